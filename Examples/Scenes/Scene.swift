import LayoutCore

/// Data, a layout by name, and how both go together on a screen.
struct Scene: Sendable {
  /// How a scene is set up for one form of screen.
  struct Setting: Sendable {
    /// Values for some of the layout's parameters.
    var parameters = LayoutConfiguration()
    /// The position to which the screen is scrolled.
    var scroll = ScrollTarget.start
    /// How far sections that scroll by themselves were pulled before they were let go, in points.
    var pull = 0.0
  }

  /// The name by which the scene is asked for.
  let name: String
  let title: String
  /// The description of the scene, in one sentence.
  let summary: String
  /// The name of its layout in the registry.
  let layout: String
  let content: any SceneContent
  let setting: @Sendable (ScreenForm) -> Setting
}

/// Where a screen is scrolled to.
enum ScrollTarget: Hashable, Sendable {
  /// Where reading begins.
  case start
  /// A place in the content, counted from where reading begins.
  case offset(x: Double, y: Double)
  /// The place that has an element in the middle of the screen.
  case middle(of: LayoutElement)
  /// Exactly there, in the content's own coordinates, even beyond its edges.
  case exact(LayoutPoint)
}
