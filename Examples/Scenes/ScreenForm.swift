import LayoutCore

/// The two sizes of screen that every scene is made for.
enum ScreenForm: String, CaseIterable, Sendable {
  case phone, desktop

  /// Creates the form of a screen of the given width in points.
  init(width: Double) { self = width < 600 ? .phone : .desktop }

  /// The size of the content, without a device's bars.
  var contentSize: LayoutSize {
    switch self {
    case .phone: LayoutSize(width: 390, height: 762)
    case .desktop: LayoutSize(width: 1200, height: 800)
    }
  }
}
