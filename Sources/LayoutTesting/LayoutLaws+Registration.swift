import LayoutCore

extension LayoutLaws {
  /// Laws for a registered strategy, with parameters made up for every case.
  ///
  /// Where the strategy has a parameter `axis`, it is turned by it for the law of transposition.
  /// - Parameter claims: The laws that the strategy claims to keep; those expected of every layout unless
  ///   told otherwise.
  /// - Parameter keeping: Keys of parameters that keep their defaults.
  /// - Parameter bounds: How much work is promised, for the law about that.
  /// - Parameter vary: Called for every case once parameters are made up.
  public init(
    _ registration: LayoutRegistration<Strategy>, claims: Set<LayoutLaw>? = nil,
    keeping: Set<String> = [], bounds: WorkBounds? = nil, questions: [DeclaredQuestion] = [],
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
      registration.prototype, parameters, claims: claims, keeping: keeping, bounds: bounds,
      questions: questions, withoutAnswers: withoutAnswers, pinned: pinned, vary: vary)
  }

  init(
    _ prototype: Strategy, _ parameters: StrategyParameters<Strategy>, claims: Set<LayoutLaw>?,
    keeping: Set<String>, bounds: WorkBounds?, questions: [DeclaredQuestion],
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
      prototype, claims: claims, transpose: turned, bounds: bounds, questions: questions,
      withoutAnswers: withoutAnswers, pinned: pinned, vary: makeUp)
    self.parameters = parameters
  }
}

extension LayoutLaws where Strategy == AnyLayout {
  /// Laws for the layout called `name` in a registry, with parameters made up for every case.
  ///
  /// - Parameter claims: As in ``init(_:claims:keeping:bounds:questions:withoutAnswers:pinned:vary:)``.
  /// - Parameter keeping: Keys of parameters that keep their defaults.
  /// - Throws: ``/LayoutCore/LayoutError/unknownLayout(name:known:)``.
  public init(
    _ registry: LayoutRegistry, named name: String, claims: Set<LayoutLaw>? = nil,
    keeping: Set<String> = [], bounds: WorkBounds? = nil, questions: [DeclaredQuestion] = [],
    withoutAnswers: Set<LayoutLaw> = [],
    pinned: @escaping @Sendable (Strategy) -> Set<ElementKind> = { _ in [] },
    vary: @escaping Vary = { _, _, _ in }
  ) throws(LayoutError) {
    let parameters = StrategyParameters<AnyLayout>(
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
      bounds: bounds, questions: questions, withoutAnswers: withoutAnswers, pinned: pinned,
      vary: vary)
  }
}
