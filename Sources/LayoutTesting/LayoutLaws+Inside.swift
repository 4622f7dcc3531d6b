import LayoutCore

extension LayoutLaws {
  /// Returns a checker for a layout that contains the strategy.
  ///
  /// A contained strategy receives shifted viewports, and its first section is not section 0.
  /// Elements that are declared as pinned must be pinned there too. Checks inside another layout
  /// find faults that other checks do not:
  ///
  /// ```swift
  /// let inside = laws.inside { MixedLayout(blocks: [MixedBlock(WaterfallLayout(), sections: 1), MixedBlock($0)]) }
  /// #expect(inside.report(count: 500).isClean)
  /// ```
  ///
  /// - Parameter claims: The laws that the containing layout claims to keep. The default is the
  ///   claims of the strategy, without those about its axis and its reference.
  /// - Parameter wrap: Returns a layout that contains a strategy.
  public func inside<Outer: LayoutStrategy>(
    claims: Set<LayoutLaw>? = nil, _ wrap: @escaping @Sendable (Strategy) -> Outer
  ) -> LayoutLaws<Outer> {
    let inner = self
    var outside = LayoutLaws<Outer>(
      wrap(strategy),
      claims: claims
        ?? self.claims.subtracting([.transposes, .matchesReference]),
      questions: questions, withoutAnswers: withoutAnswers,
      vary: { outer, collection, random in
        var strategy = inner.strategy
        inner.vary(&strategy, &collection, &random)
        outer = wrap(strategy)
      })
    outside.pinned = { inner.pinned(inner.example(seed: $0.seed)) }
    return outside
  }
}
