/// The sort of a supplementary or decoration element within its category, by name.
///
/// Names are compared byte by byte. Any name makes a kind; those that the products use are listed
/// here.
///
/// - Complexity: Copying and comparing one of the listed kinds costs no more than an integer.
public struct ElementKind: Hashable, Sendable {
  /// The kinds listed here need no string, and so no reference count when attributes are copied.
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case cell, header, footer, background, separator
    case columnHeader, rowHeader, corner, columnGridline, rowGridline
    case named(Name)
  }

  /// A name that is compared byte by byte: that needs none of Unicode's tables in small programs.
  @usableFromInline
  struct Name: Hashable, Sendable {
    @usableFromInline let text: String

    @usableFromInline
    static func == (lhs: Name, rhs: Name) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  @usableFromInline let storage: Storage

  @inlinable
  init(_ storage: Storage) { self.storage = storage }

  /// The kind called `name`.
  public init(_ name: String) {
    let known = ElementKind.listed.first { $0.name.utf8.elementsEqual(name.utf8) }
    self = known ?? ElementKind(.named(Name(text: name)))
  }

  /// The kind of every cell.
  @inlinable
  public static var cell: ElementKind { ElementKind(.cell) }
  /// A section's header.
  @inlinable
  public static var header: ElementKind { ElementKind(.header) }
  /// A section's footer.
  @inlinable
  public static var footer: ElementKind { ElementKind(.footer) }
  /// A surface behind the cells of a section.
  @inlinable
  public static var background: ElementKind { ElementKind(.background) }
  /// A line between two cells of a section.
  @inlinable
  public static var separator: ElementKind { ElementKind(.separator) }
  /// The header over a column of a sheet.
  @inlinable
  public static var columnHeader: ElementKind { ElementKind(.columnHeader) }
  /// The header beside a row of a sheet.
  @inlinable
  public static var rowHeader: ElementKind { ElementKind(.rowHeader) }
  /// The place where the column headers and the row headers of a sheet meet.
  @inlinable
  public static var corner: ElementKind { ElementKind(.corner) }
  /// A line beside a column of a sheet.
  @inlinable
  public static var columnGridline: ElementKind { ElementKind(.columnGridline) }
  /// A line below a row of a sheet.
  @inlinable
  public static var rowGridline: ElementKind { ElementKind(.rowGridline) }

  private static var listed: [ElementKind] {
    [
      .cell, .header, .footer, .background, .separator,
      .columnHeader, .rowHeader, .corner, .columnGridline, .rowGridline,
    ]
  }

  /// What the kind is called; the same text makes the same kind.
  public var name: String {
    switch storage {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    case .separator: "separator"
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
  /// Whether `lhs` comes first by name, byte by byte.
  public static func < (lhs: ElementKind, rhs: ElementKind) -> Bool {
    if lhs.storage == rhs.storage { return false }
    return lhs.name.utf8.lexicographicallyPrecedes(rhs.name.utf8)
  }
}

extension ElementKind: ExpressibleByStringLiteral {
  /// The kind called `value`.
  public init(stringLiteral value: String) { self.init(value) }
}

extension ElementKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
