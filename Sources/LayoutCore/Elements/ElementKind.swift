/// The kind of a supplementary or decoration element, by name.
///
/// Names are compared byte by byte. Any name is a valid kind; the kinds that the included layouts
/// use are listed here.
///
/// - Complexity: Copying and comparing one of the listed kinds costs no more than an integer.
public struct ElementKind: Hashable, Sendable {
  /// The kinds that are listed here need no string, so copying attributes counts no references.
  enum Storage: Hashable, Sendable {
    case cell, header, footer, background, separator, more
    case columnHeader, rowHeader, corner, columnGridline, rowGridline
    case named(Name)
  }

  /// A name that is compared byte by byte, which needs none of Unicode's tables in small programs.
  struct Name: Hashable, Sendable {
    let text: String

    static func == (lhs: Name, rhs: Name) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// Creates the kind with the given name.
  public init(_ name: String) {
    let known = ElementKind.listed.first { $0.name.utf8.elementsEqual(name.utf8) }
    self = known ?? ElementKind(.named(Name(text: name)))
  }

  /// The kind of every cell.
  public static var cell: ElementKind { ElementKind(.cell) }
  /// The kind of a section's header.
  public static var header: ElementKind { ElementKind(.header) }
  /// The kind of a section's footer.
  public static var footer: ElementKind { ElementKind(.footer) }
  /// The kind of a surface behind the cells of a section.
  public static var background: ElementKind { ElementKind(.background) }
  /// The kind of a line between two cells of a section.
  public static var separator: ElementKind { ElementKind(.separator) }
  /// The kind of an element that stands for the hidden items of a section, such as "+5 more".
  public static var more: ElementKind { ElementKind(.more) }
  /// The kind of the header above a column of a sheet.
  public static var columnHeader: ElementKind { ElementKind(.columnHeader) }
  /// The kind of the header beside a row of a sheet.
  public static var rowHeader: ElementKind { ElementKind(.rowHeader) }
  /// The kind of the corner where the column and row headers of a sheet meet.
  public static var corner: ElementKind { ElementKind(.corner) }
  /// The kind of a line beside a column of a sheet.
  public static var columnGridline: ElementKind { ElementKind(.columnGridline) }
  /// The kind of a line below a row of a sheet.
  public static var rowGridline: ElementKind { ElementKind(.rowGridline) }

  private static var listed: [ElementKind] {
    [
      .cell, .header, .footer, .background, .separator, .more,
      .columnHeader, .rowHeader, .corner, .columnGridline, .rowGridline,
    ]
  }

  /// The name of the kind.
  ///
  /// Two kinds are equal if their names are equal.
  public var name: String {
    switch storage {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    case .separator: "separator"
    case .more: "more"
    case .columnHeader: "columnHeader"
    case .rowHeader: "rowHeader"
    case .corner: "corner"
    case .columnGridline: "columnGridline"
    case .rowGridline: "rowGridline"
    case .named(let name): name.text
    }
  }
}

extension ElementKind: Comparable {
  /// Returns a Boolean value that indicates whether `lhs` precedes `rhs` by name, byte by byte.
  public static func < (lhs: ElementKind, rhs: ElementKind) -> Bool {
    if lhs.storage == rhs.storage { return false }
    return lhs.name.utf8.lexicographicallyPrecedes(rhs.name.utf8)
  }
}

extension ElementKind: ExpressibleByStringLiteral {
  /// Creates the kind with the given name.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ElementKind: CustomStringConvertible {
  /// The name of the kind.
  public var description: String { name }
}
