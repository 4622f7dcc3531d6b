import LayoutCore

extension MixedLayout {
  /// Returns the registration of the layout `mixed`, whose blocks have layouts of `registry`.
  ///
  /// The parameter `blocks` is a text that names the blocks in order. Each block can have a number
  /// of sections before its name, and parameters after it. If it has no number, it takes the
  /// remaining sections.
  ///
  /// ```
  /// 1 waterfall(columns=1) | 4 grouped-columns(columns=2; itemExtent=30) | waterfall
  /// ```
  ///
  /// The parameter `blockInsets` specifies the insets of a block. If the value of a parameter has a
  /// semicolon, a bar or parentheses, the key is followed by `%`, and the value is percent-encoded,
  /// as in `banner(title%=A%3B%20B)`. A name with one of these signs or `%`, or with a digit at the
  /// start, is percent-encoded too, as in `%33d-wall`. Register this layout last, because it uses
  /// the layouts that are in `registry` when this method is called.
  ///
  /// - Parameter registry: The layouts that blocks can have. By default, the first of them lays out
  ///   all sections.
  /// - Returns: The registration, for use with a ``/LayoutCore/LayoutRegistry``.
  public static func registration(of registry: LayoutRegistry) -> LayoutRegistration<MixedLayout> {
    let texts = MixedBlockTexts(registry: registry)
    let first = registry.descriptors.first.flatMap { texts.blocks(from: texts.written($0.name)) }
    return LayoutRegistration(
      name: "mixed",
      summary: "Several layouts in sequence, each for a block of sections.",
      prototype: MixedLayout(blocks: first ?? []),
      parameters: [
        .text(
          "blocks", "The blocks: the number of sections, the layout and its parameters.",
          form: "blocks such as 1 waterfall(columns=1; itemSpacing=4), with bars between them",
          pattern: texts.pattern, accepts: { texts.blocks(from: $0) != nil },
          get: { texts.text(of: $0.blocks) }, set: { $0.blocks = texts.blocks(from: $1) ?? [] }),
        .choice(
          "axis", "The direction in which blocks follow each other.",
          get: { $0.axis }, set: { $0.axis = $1 }),
        .length(
          "blockSpacing", "The distance between blocks.",
          get: { $0.blockSpacing }, set: { $0.blockSpacing = $1 }),
        .choice(
          "rounding", "The rounding of block edges that are not whole pixels.",
          get: { $0.rounding }, set: { $0.rounding = $1 }),
      ])
  }
}
