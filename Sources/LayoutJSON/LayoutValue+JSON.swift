import LayoutCore

extension LayoutValue {
  /// Returns a description of the objects that can be values of parameters, for messages.
  ///
  /// If the keys of a refused object belong to one form only, the description is that of this form.
  static func objectForms(like json: JSONValue) -> String {
    let forms = [
      (["width", "height"], "with \"width\" and \"height\""),
      (
        ["top", "leading", "bottom", "trailing"],
        "with some of \"top\", \"leading\", \"bottom\" and \"trailing\""
      ),
      (["minimumWidth"], "with \"minimumWidth\""),
    ]
    let keys = json.members?.map { $0.key } ?? []
    let similar = forms.filter { form in keys.contains { form.0.contains($0) } }
    if similar.count == 1 { return "an object \(similar[0].1)" }
    return "an object \(forms[0].1), \(forms[1].1), or \(forms[2].1)"
  }

  /// Creates the value that a JSON value describes.
  ///
  /// The registry checks later whether a parameter accepts the value.
  ///
  /// - Parameter json: The JSON value. The result is nil if it contains an object that does not
  ///   describe a size, insets or columns.
  public init?(_ json: JSONValue) {
    switch json {
    case .null: self = .none
    case .bool(let flag): self = .flag(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .string(let text): self = .text(text)
    case .array(let elements):
      var values: [LayoutValue] = []
      for element in elements {
        guard let value = LayoutValue(element) else { return nil }
        values.append(value)
      }
      self = .list(values)
    case .object(let members): self.init(members)
    }
  }

  private init?(_ members: [JSONValue.Member]) {
    var insets = LayoutInsets(all: 0)
    var (width, height, minimumWidth): (Double?, Double?, Double?)
    var edges = 0
    for member in members {
      guard let number = member.value.number else { return nil }
      switch member.key {
      case "width": width = number
      case "height": height = number
      case "minimumWidth": minimumWidth = number
      case "top": insets.top = number
      case "leading": insets.leading = number
      case "bottom": insets.bottom = number
      case "trailing": insets.trailing = number
      default: return nil
      }
      switch member.key {
      case "width", "height", "minimumWidth": break
      default: edges += 1
      }
    }
    if let width, let height, members.count == 2 {
      self = .size(LayoutSize(width: width, height: height))
    } else if let minimumWidth, members.count == 1 {
      self = .columns(.adaptive(minimumWidth: minimumWidth))
    } else if edges > 0, edges == members.count {
      self = .insets(insets)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// Creates the JSON value that describes a parameter's value, in the forms of ``LayoutDocument``.
  ///
  /// - Parameter value: The value of a parameter. A fixed number of columns becomes an integer.
  public init(_ value: LayoutValue) {
    switch value {
    case .none: self = .null
    case .flag(let flag): self = .bool(flag)
    case .integer(let integer): self = .integer(integer)
    case .number(let number): self = .number(number)
    case .text(let text): self = .string(text)
    case .size(let size):
      self = .object([
        Member("width", .number(size.width)), Member("height", .number(size.height)),
      ])
    case .insets(let insets):
      self = .object([
        Member("top", .number(insets.top)), Member("leading", .number(insets.leading)),
        Member("bottom", .number(insets.bottom)), Member("trailing", .number(insets.trailing)),
      ])
    case .columns(.fixed(let count)): self = .integer(count)
    case .columns(.adaptive(let width)): self = .object([Member("minimumWidth", .number(width))])
    case .list(let values): self = .array(values.map { JSONValue($0) })
    }
  }

  /// Creates an object with the values of a layout's parameters.
  ///
  /// - Parameter configuration: The values of the parameters.
  public init(_ configuration: LayoutConfiguration) {
    self = .object(configuration.entries.map { Member($0.key, JSONValue($0.value)) })
  }
}
