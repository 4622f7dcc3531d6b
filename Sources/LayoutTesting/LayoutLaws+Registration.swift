import LayoutCore

extension LayoutLaws {
  /// Creates a checker for a registered strategy, with generated parameters in every case.
  ///
  /// If the strategy has a parameter `axis`, the checker uses it to test ``LayoutLaw/transposes``.
  ///
  /// - Parameter registration: The registration of the strategy.
  /// - Parameter claims: The laws that the strategy claims to keep. The default is the same as in
  ///   ``init(_:claims:transpose:questions:withoutAnswers:pinned:vary:)``.
  /// - Parameter keeping: The keys of parameters that keep their defaults.
  /// - Parameter questions: The strategy's own questions.
  /// - Parameter withoutAnswers: The laws that hold only in cases without answers.
  /// - Parameter pinned: Returns the kinds of elements that a strategy pins.
  /// - Parameter vary: A function that is called for every case after its parameters are generated.
  public init(
    _ registration: LayoutRegistration<Strategy>, claims: Set<LayoutLaw>? = nil,
    keeping: Set<String> = [], questions: [DeclaredQuestion] = [],
    withoutAnswers: Set<LayoutLaw> = [],
    pinned: @escaping @Sendable (Strategy) -> Set<ElementKind> = { _ in [] },
    vary: @escaping Vary = { _, _, _ in }
  ) {
    let parameters = StrategyParameters<Strategy>(
      descriptor: registration.descriptor,
      make: { configuration in
        do throws(LayoutError) {
          return try registration.applying(configuration, to: registration.prototype)
        } catch {
          return nil
        }
      },
      read: { registration.configuration(of: $0) })
    self.init(
      registration.prototype, parameters, claims: claims, keeping: keeping,
      questions: questions, withoutAnswers: withoutAnswers, pinned: pinned, vary: vary)
  }

  init(
    _ prototype: Strategy, _ parameters: StrategyParameters<Strategy>, claims: Set<LayoutLaw>?,
    keeping: Set<String>, questions: [DeclaredQuestion],
    withoutAnswers: Set<LayoutLaw>, pinned: @escaping @Sendable (Strategy) -> Set<ElementKind>,
    vary: @escaping Vary
  ) {
    var turned: Transpose?
    if parameters.hasAxis { turned = { parameters.transposed($0) } }
    let makeUp: Vary = { strategy, collection, random in
      let configuration = parameters.descriptor.configuration(keeping: keeping, using: &random)
      if let made = parameters.make(configuration) { strategy = made }
      vary(&strategy, &collection, &random)
    }
    self.init(
      prototype, claims: claims, transpose: turned, questions: questions,
      withoutAnswers: withoutAnswers, pinned: pinned, vary: makeUp)
    self.parameters = parameters
  }
}

extension LayoutLaws where Strategy == AnyLayoutStrategy {
  /// Creates a checker for a layout in a registry, with generated parameters in every case.
  ///
  /// - Parameter registry: The registry that contains the layout.
  /// - Parameter name: The name of the layout in the registry.
  /// - Parameter claims: The laws that the strategy claims to keep, as in
  ///   ``init(_:claims:keeping:questions:withoutAnswers:pinned:vary:)``.
  /// - Parameter keeping: The keys of parameters that keep their defaults.
  /// - Parameter questions: The strategy's own questions.
  /// - Parameter withoutAnswers: The laws that hold only in cases without answers.
  /// - Parameter pinned: Returns the kinds of elements that a strategy pins.
  /// - Parameter vary: A function that is called for every case after its parameters are generated.
  /// - Throws: ``/LayoutCore/LayoutError/unknownLayout(name:known:)`` if the registry has no such
  ///   layout.
  public init(
    _ registry: LayoutRegistry, named name: String, claims: Set<LayoutLaw>? = nil,
    keeping: Set<String> = [], questions: [DeclaredQuestion] = [],
    withoutAnswers: Set<LayoutLaw> = [],
    pinned: @escaping @Sendable (Strategy) -> Set<ElementKind> = { _ in [] },
    vary: @escaping Vary = { _, _, _ in }
  ) throws(LayoutError) {
    let parameters = StrategyParameters<AnyLayoutStrategy>(
      descriptor: try registry.descriptor(named: name),
      make: { configuration in
        do throws(LayoutError) {
          return try registry.layout(named: name, configuration)
        } catch {
          return nil
        }
      },
      read: { registry.configuration(of: $0)?.configuration ?? [:] })
    self.init(
      try registry.layout(named: name), parameters, claims: claims, keeping: keeping,
      questions: questions, withoutAnswers: withoutAnswers, pinned: pinned,
      vary: vary)
  }
}
