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

  /// Creates the parameter `headerInsets`.
  public static func headerInsets(
    get: @escaping Getter<LayoutInsets>, set: @escaping Setter<LayoutInsets>
  ) -> LayoutParameter {
    .insets("headerInsets", "The distance of a header from its neighbours.", get: get, set: set)
  }

  /// Creates the parameter `footerInsets`.
  public static func footerInsets(
    get: @escaping Getter<LayoutInsets>, set: @escaping Setter<LayoutInsets>
  ) -> LayoutParameter {
    .insets("footerInsets", "The distance of a footer from its neighbours.", get: get, set: set)
  }

  /// Creates the parameter `pinsHeaders`.
  public static func pinsHeaders(
    get: @escaping Getter<Bool>, set: @escaping Setter<Bool>
  ) -> LayoutParameter {
    .flag(
      "pinsHeaders", "Pins headers to the viewport while their section is visible.", get: get,
      set: set)
  }

  /// Creates the parameter `pinsFooters`.
  public static func pinsFooters(
    get: @escaping Getter<Bool>, set: @escaping Setter<Bool>
  ) -> LayoutParameter {
    .flag(
      "pinsFooters", "Pins footers to the viewport while their section is visible.", get: get,
      set: set)
  }
}
