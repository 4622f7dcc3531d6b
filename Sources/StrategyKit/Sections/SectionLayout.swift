import LayoutCore

/// Everything about a section but its items: the style that places them, and what surrounds them.
///
/// Neighbouring sections with equal parameters share one.
public struct SectionLayout<Style: Equatable & Sendable>: Sendable {
  /// Everything that the places of items depend on.
  public var style: Style
  /// The distances from the header to the items, and from the items to the footer, in points.
  ///
  /// The insets across the scroll axis have no effect here, because a style applies them itself.
  public var insets: LayoutInsets
  /// The header of the section.
  public var header: EdgeItem
  /// The footer of the section.
  public var footer: EdgeItem
  /// A Boolean value that indicates whether the cells of the section form a group.
  ///
  /// In a group, the ``/LayoutCore/LayoutAttributes/position`` of each cell is specified. The
  /// default is `false`.
  public var groupsCells: Bool

  /// Creates the layout of a section.
  ///
  /// - Parameter style: Everything that the places of items depend on.
  /// - Parameter insets: The distances from the header to the items, and from the items to the
  ///   footer, in points. The default is zero.
  /// - Parameter header: The header of the section. The default is none.
  /// - Parameter footer: The footer of the section. The default is none.
  /// - Parameter groupsCells: A Boolean value that indicates whether the cells form a group. The
  ///   default is `false`.
  public init(
    _ style: Style, insets: LayoutInsets = .zero, header: EdgeItem = EdgeItem(),
    footer: EdgeItem = EdgeItem(), groupsCells: Bool = false
  ) {
    self.style = style
    self.insets = insets
    self.header = header
    self.footer = footer
    self.groupsCells = groupsCells
  }

  /// Creates the layout of a section with the insets, header and footer of its parameters.
  ///
  /// - Parameter style: Everything that the places of items depend on.
  /// - Parameter parameters: The parameters of the section.
  public init(_ style: Style, _ parameters: SectionParameters) {
    self.init(
      style, insets: parameters.sectionInsets, header: parameters.header,
      footer: parameters.footer)
  }
}

/// The parameters of a section that are invalid, and what replaces them.
///
/// Each note becomes a diagnostic of the prepared layout, with the number of the section.
public struct SectionNotes: Sendable {
  /// A parameter that is replaced.
  struct Note: Sendable {
    var key: String
    var problem: LayoutDiagnostic.Problem
    var given: Double
    var used: Double
  }

  private(set) var notes: [Note] = []

  /// Creates a list without notes.
  public init() {}

  /// Adds a parameter that is replaced.
  ///
  /// - Parameter key: The name of the parameter.
  /// - Parameter problem: The problem of the given number.
  /// - Parameter given: The given number.
  /// - Parameter used: The number that replaces it.
  public mutating func note(
    _ key: String, _ problem: LayoutDiagnostic.Problem, given: Double, used: Double
  ) {
    notes.append(Note(key: key, problem: problem, given: given, used: used))
  }

  /// Returns a distance in exact units, and notes it if it is not finite or above the limits.
  ///
  /// - Parameter points: The distance, which can be negative.
  /// - Parameter key: The name of the parameter.
  public mutating func length(_ points: Double, _ key: String) -> LayoutUnit {
    LayoutUnit.checked(points) { note(key, $0, given: points, used: $1) }
  }

  /// Returns an extent in exact units, and notes it if it is negative, not finite or above the
  /// limits.
  ///
  /// - Parameter points: The extent.
  /// - Parameter key: The name of the parameter.
  public mutating func extent(_ points: Double, _ key: String) -> LayoutUnit {
    LayoutUnit.checkedExtent(points) { note(key, $0, given: points, used: $1) }
  }

  /// Returns a number within a range, and notes it if it is replaced.
  ///
  /// - Parameter number: The number.
  /// - Parameter range: The numbers that are valid.
  /// - Parameter key: The name of the parameter.
  public mutating func limited(
    _ number: Double, to range: ClosedRange<Double>, _ key: String
  ) -> Double {
    LayoutLimits.limited(number, to: range) { note(key, $0, given: number, used: $1) }
  }

  /// Returns an integer within a range, and notes it if it is replaced.
  ///
  /// - Parameter number: The number.
  /// - Parameter range: The numbers that are valid.
  /// - Parameter key: The name of the parameter.
  public mutating func limited(_ number: Int, to range: ClosedRange<Int>, _ key: String) -> Int {
    LayoutLimits.limited(Double(number), to: range) {
      note(key, $0, given: Double(number), used: $1)
    }
  }
}
