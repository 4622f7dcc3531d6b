import LayoutCore

extension LayoutRegistry {
  /// Returns the layouts of all scenes: every layout, and the carousel.
  ///
  /// The cells of a carousel follow the viewport, so what holds for layouts with anchors does not
  /// hold for it.
  ///
  /// - Parameter add: Registers additional layouts.
  static func ofSceneLayouts(
    and add: (inout LayoutRegistry) throws(LayoutError) -> Void = { _ in }
  ) throws(LayoutError) -> LayoutRegistry {
    try ofAllLayouts { registry throws(LayoutError) in
      try registry.register(CarouselLayout.registration)
      try add(&registry)
    }
  }
}
