import LayoutCore

/// The look of one element: marks for a picture, and a word and a colour for a small viewer.
struct ElementLook: Hashable, Sendable {
  var marks: [Mark] = []
  /// The text that represents the element in a terminal: a name, a number, or nothing.
  var label = ""
  /// The additional texts that a terminal shows if there is room.
  ///
  /// Below the label, a terminal shows all of them. In the line of the label, it shows the first
  /// behind the label and the second before the detail.
  var notes: [String] = []
  /// The text at the end of the label's line.
  var detail = ""
  /// A Boolean value that indicates whether the label itself stands at the end of its line, as
  /// numbers do.
  var isTrailing = false

  /// The colour that represents the element: that of its lowest filled mark.
  var tint: Color? {
    for mark in marks {
      switch mark {
      case .box(_, _, let paint?, _), .circle(_, _, let paint?, _), .polygon(_, let paint?, _):
        return paint.color
      default: continue
      }
    }
    return nil
  }
}

/// The context of a look: what it depends on besides the element.
struct LookContext: Sendable {
  var palette: Palette
  var form: ScreenForm
  var direction: FlowDirection
  /// All parameters of the layout that placed the element.
  var parameters: LayoutConfiguration
  /// The visible part of the content.
  var viewport: LayoutRect

  /// Returns the parameter with the given key as a length, or 0 if the layout has no such
  /// parameter.
  func length(_ key: String) -> Double {
    if case .number(let length) = parameters[key] { return length }
    return 0
  }

  /// The axis along which the layout scrolls.
  var axis: LayoutAxis {
    if case .text(let name) = parameters["axis"] { return LayoutAxis(rawValue: name) ?? .vertical }
    return .vertical
  }

  /// Returns the part of a frame that is visible, from the frame's own corner.
  func visiblePart(of frame: LayoutRect) -> LayoutRect {
    let x = max(frame.minX, viewport.minX)
    let y = max(frame.minY, viewport.minY)
    return LayoutRect(
      x: x - frame.minX, y: y - frame.minY, width: max(0, min(frame.maxX, viewport.maxX) - x),
      height: max(0, min(frame.maxY, viewport.maxY) - y))
  }
}
