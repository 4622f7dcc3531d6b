import LayoutCore

/// How one element looks: marks for a picture, and a word and a colour for a viewer without room.
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
  /// Whether the label itself stands at the end of its line, as numbers do.
  var isTrailing = false

  /// The colour that stands for the element: that of its lowest filled mark.
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

  /// A parameter that is a length, or 0 where the layout has none of that name.
  func length(_ key: String) -> Double {
    if case .number(let length) = parameters[key] { return length }
    return 0
  }

  /// The axis along which the layout scrolls.
  var axis: LayoutAxis {
    if case .text(let name) = parameters["axis"] { return LayoutAxis(rawValue: name) ?? .vertical }
    return .vertical
  }

  /// The part of a frame that is visible, from the frame's own corner.
  func visiblePart(of frame: LayoutRect) -> LayoutRect {
    let x = max(frame.minX, viewport.minX)
    let y = max(frame.minY, viewport.minY)
    return LayoutRect(
      x: x - frame.minX, y: y - frame.minY, width: max(0, min(frame.maxX, viewport.maxX) - x),
      height: max(0, min(frame.maxY, viewport.maxY) - y))
  }
}
