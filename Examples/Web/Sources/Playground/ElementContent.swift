import LayoutCore
import LayoutJSON

/// The content of an element: words and colours.
///
/// The page determines how they are drawn.
struct ElementContent {
  enum Alignment: Int { case start, center, end }

  var title = ""
  var subtitle = ""
  var detail = ""
  var note = ""
  /// A few letters on a chip of the first colour.
  var badge = ""
  var colors: [Color] = []
  /// Minutes since midnight for a clock in the place of the chip.
  var clock: Int?
  var alignment = Alignment.start
  /// The look of the element, or an empty text for that of the layout.
  var look = ""
  /// The seed of a drawing in the element's colours; nil for none.
  var drawing: Int?
  /// The number of a picture that the page keeps.
  var image: Int?

  /// The text that screen readers speak.
  var label: String {
    var text = ""
    for part in [title, subtitle, detail, note] where !part.isEmpty {
      text += text.isEmpty ? part : ", " + part
    }
    return text.isEmpty ? badge : text
  }

  func write(to json: inout JSONWriter) {
    json.value("title", title)
    json.value("subtitle", subtitle)
    json.value("detail", detail)
    json.value("note", note)
    json.value("badge", badge)
    json.value("label", label)
    json.value("alignment", alignment.rawValue)
    json.array("colors") { array in for color in colors { array.value(nil, color.hex) } }
    if let ground = colors.last { json.value("ink", ground.inked.hex) }
    if let clock { json.value("clock", clock) }
    if !look.isEmpty { json.value("look", look) }
    if let drawing { json.value("drawing", drawing) }
    if let image { json.value("image", image) }
  }
}
