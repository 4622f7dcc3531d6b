/// The parameters that several layouts have, each with one key, one summary and one range.
extension LayoutParameter {
  /// Creates the parameter `axis`.
  public static func axis(
    get: @escaping Getter<LayoutAxis>, set: @escaping Setter<LayoutAxis>
  ) -> LayoutParameter {
    .choice("axis", "The direction in which the layout grows and scrolls.", get: get, set: set)
  }

  /// Creates the parameter `rounding`.
  public static func rounding(
    get: @escaping Getter<PixelRounding>, set: @escaping Setter<PixelRounding>
  ) -> LayoutParameter {
    .choice(
      "rounding", "The rounding of lengths that are not whole numbers of pixels.", get: get,
      set: set)
  }

  /// Creates the parameter `sectionInsets`.
  public static func sectionInsets(
    get: @escaping Getter<LayoutInsets>, set: @escaping Setter<LayoutInsets>
  ) -> LayoutParameter {
    .insets(
      "sectionInsets", "The distance of a section's items from its edges.", get: get, set: set)
  }

  /// Creates the parameter `itemSize`.
  public static func itemSize(
    get: @escaping Getter<LayoutSize>, set: @escaping Setter<LayoutSize>
  ) -> LayoutParameter {
    .size("itemSize", "The size of items that the delegate does not size.", get: get, set: set)
  }

  /// Creates the parameter `headerExtent`.
  ///
  /// - Parameter range: The allowed extents, in points. The default is −10⁹ to 10⁹.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func headerExtent(
    in range: ClosedRange<Double> = LayoutValueType.anyLength,
    get: @escaping Getter<Double>, set: @escaping Setter<Double>
  ) -> LayoutParameter {
    .length(
      "headerExtent", "The extent of every section's header; 0 for none.", in: range,
      get: get, set: set)
  }

  /// Creates the parameter `footerExtent`.
  ///
  /// - Parameter range: The allowed extents, in points. The default is −10⁹ to 10⁹.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func footerExtent(
    in range: ClosedRange<Double> = LayoutValueType.anyLength,
    get: @escaping Getter<Double>, set: @escaping Setter<Double>
  ) -> LayoutParameter {
    .length(
      "footerExtent", "The extent of every section's footer; 0 for none.", in: range,
      get: get, set: set)
  }

  /// Creates the parameter `pinsHeaders`.
  public static func pinsHeaders(
    get: @escaping Getter<Bool>, set: @escaping Setter<Bool>
  ) -> LayoutParameter {
    .flag(
      "pinsHeaders", "Pins headers to the viewport while their section is visible.", get: get,
      set: set)
  }

  /// Creates the parameters of headers and footers: `headerExtent`, `headerInsets`, `footerExtent`,
  /// `footerInsets`, `pinsHeaders` and `pinsFooters`.
  ///
  /// - Parameter get: Returns the header and the footer of a layout.
  /// - Parameter set: Sets the header and the footer of a layout.
  public static func edgeItems(
    get: @escaping Getter<(header: EdgeItem, footer: EdgeItem)>,
    set: @escaping Setter<(header: EdgeItem, footer: EdgeItem)>
  ) -> [LayoutParameter] {
    @Sendable func update(
      _ layout: inout Layout, _ body: (inout (header: EdgeItem, footer: EdgeItem)) -> Void
    ) {
      var items = get(layout)
      body(&items)
      set(&layout, items)
    }
    return [
      .headerExtent(
        get: { get($0).header.extent },
        set: { layout, extent in update(&layout) { $0.header.extent = extent } }),
      .insets(
        "headerInsets", "The distance of a header from its neighbours.",
        get: { get($0).header.insets },
        set: { layout, insets in update(&layout) { $0.header.insets = insets } }),
      .footerExtent(
        get: { get($0).footer.extent },
        set: { layout, extent in update(&layout) { $0.footer.extent = extent } }),
      .insets(
        "footerInsets", "The distance of a footer from its neighbours.",
        get: { get($0).footer.insets },
        set: { layout, insets in update(&layout) { $0.footer.insets = insets } }),
      .pinsHeaders(
        get: { get($0).header.isPinned },
        set: { layout, isPinned in update(&layout) { $0.header.isPinned = isPinned } }),
      .flag(
        "pinsFooters", "Pins footers to the viewport while their section is visible.",
        get: { get($0).footer.isPinned },
        set: { layout, isPinned in update(&layout) { $0.footer.isPinned = isPinned } }),
    ]
  }
}
