import StrategyKit

extension MixedLayout {
  /// Returns the registration of the layout `mixed`, whose blocks have layouts of `registry`.
  ///
  /// The parameter `blocks` is a list of objects. The members `layout` and `parameters` describe
  /// the layout of a block as in a document of its own. The member `sections` is the number of
  /// sections. If it is missing, the block takes the remaining sections. The member `insets`
  /// specifies the insets of the block.
  ///
  /// ```json
  /// [{"sections": 1, "layout": "waterfall", "parameters": {"columns": 1}},
  ///  {"sections": 4, "layout": "grouped-columns", "insets": {"bottom": 16}},
  ///  {"layout": "waterfall"}]
  /// ```
  ///
  /// Register this layout last, because it uses the layouts that are in `registry` when this method
  /// is called.
  ///
  /// - Parameter registry: The layouts that blocks can have. By default, the first of them lays out
  ///   all sections.
  /// - Returns: The registration, for use with a ``/LayoutCore/LayoutRegistry``.
  public static func registration(of registry: LayoutRegistry) -> LayoutRegistration<MixedLayout> {
    let first = registry.descriptors.first.flatMap { try? registry.layout(named: $0.name) }
    return LayoutRegistration(
      name: "mixed",
      summary: "Several layouts in sequence, each for a block of sections.",
      prototype: MixedLayout(blocks: first.map { [MixedBlock($0)] } ?? []),
      parameters: [
        .parts(
          "blocks", "The blocks, each with a layout, its sections and its insets.",
          of: registry, prototype: MixedBlock(UnplacedLayout()),
          parameters: [
            .optionalInteger(
              "sections", "The number of sections, or none for the remaining sections.",
              get: { $0.sections }, set: { $0.sections = $1 }),
            .insets(
              "insets", "The distances from neighbours and from the edges of the content.",
              in: LayoutValueType.nonNegativeLength, get: { $0.insets }, set: { $0.insets = $1 }),
          ],
          layout: { $0.layout }, setLayout: { $0.layout = $1 },
          get: { $0.blocks }, set: { $0.blocks = $1 }),
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
