import LayoutCore

/// The edge or corner of a section, or of the whole layout, at which something lies.
public enum CompositionalAlignment: String, Hashable, Sendable, CaseIterable {
  /// In the middle of the upper edge.
  case top
  /// In the upper corner where reading begins.
  case topLeading
  /// In the upper corner where reading ends.
  case topTrailing
  /// In the middle of the edge where reading begins.
  case leading
  /// In the middle of the edge where reading ends.
  case trailing
  /// In the middle of the lower edge.
  case bottom
  /// In the lower corner where reading begins.
  case bottomLeading
  /// In the lower corner where reading ends.
  case bottomTrailing

  /// Where it lies along `axis`: −1 where that begins, 1 where it ends, 0 in the middle.
  func side(along axis: LayoutAxis) -> Int {
    switch (self, axis) {
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical),
      (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal):
      -1
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical),
      (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal):
      1
    default: 0
    }
  }
}
