import LayoutCore

/// A scene: data, the name of a layout, and the settings for each form of screen.
struct Scene: Sendable {
  /// The settings of a scene for one form of screen.
  struct Setting: Sendable {
    /// Values for some of the layout's parameters.
    var parameters = LayoutConfiguration()
    /// The position to which the screen is scrolled.
    var scroll = ScrollTarget.start
    /// The distance in points by which sections that scroll by themselves are dragged before
    /// release.
    var pull = 0.0
  }

  /// The name that selects the scene.
  let name: String
  let title: String
  /// The description of the scene, in one sentence.
  let summary: String
  /// The name of its layout in the registry.
  let layout: String
  let content: any SceneContent
  let setting: @Sendable (ScreenForm) -> Setting
}

/// A position to which a screen is scrolled.
enum ScrollTarget: Hashable, Sendable {
  /// The position at which reading begins.
  case start
  /// An offset in the content, in points from the position at which reading begins.
  case offset(x: Double, y: Double)
  /// The place that has an element in the middle of the screen.
  case middle(of: LayoutElement)
  /// Exactly there, in the content's own coordinates, even beyond its edges.
  case exact(LayoutPoint)
}
