import LayoutCore

/// A layout strategy of sections that follow one another along the scroll axis.
///
/// Write a ``SectionContent``, which places the items of one section; for most layouts it is
/// ``PlacedContent`` with one placing function. The core does the rest:
///
/// - It asks the delegate about each section and each item once in a preparation. It replaces
///   invalid data with valid values, and reports each replacement with a diagnostic.
/// - It stacks sections with their headers, footers and insets, and keeps pinned headers and
///   footers in view.
/// - It transposes the places for the scroll axis, mirrors them for the reading direction, and
///   rounds edges to pixels.
/// - It answers queries exactly.
/// - It applies changes. Unchanged sections keep their contents, and a changed section applies the
///   change to its own.
///
/// The elements are the cells and, if their extents are above 0, one header and one footer for each
/// section. A content can add one element of another kind; see ``SectionContent/accessoryKind``.
/// For more elements, such as backgrounds or lines, write ``PreparedFrames`` or a
/// ``/LayoutCore/PreparedLayout`` of your own.
///
/// The parameters and the content of a section must depend on nothing but the answers about this
/// section and its items, the layout and the container. For example, they must not depend on the
/// number of sections, because other sections are not asked about again if one is inserted.
public protocol SectionStrategy: LayoutStrategy where Prepared == PreparedSections<Self> {
  /// A value that holds everything about a section that a delegate can change.
  ///
  /// Neighbouring sections with equal values share one layout. The default is
  /// ``/LayoutCore/SectionParameters``.
  associatedtype Section: Hashable & Sendable = SectionParameters
  /// The content of one section.
  associatedtype Content: SectionContent

  /// The scroll axis, along which sections follow one another.
  var axis: LayoutAxis { get }

  /// The policy for lengths that are not a whole number of device pixels.
  ///
  /// The default is ``/LayoutCore/PixelRounding/lossless``.
  var rounding: PixelRounding { get }

  /// The extent of the content across the scroll axis, in points, or `nil` for that of the
  /// container.
  ///
  /// If the content is wider than the container, it scrolls along both axes. Items must not extend
  /// beyond this extent, because a host cannot scroll to them. From right to left, content that
  /// scrolls along both axes is at least as wide as the container. The default is `nil`.
  var contentCrossExtent: Double? { get }

  /// The distances from the start of the content to the first section, and from the last section to
  /// its end, in points.
  ///
  /// The insets across the scroll axis have no effect. The default is zero.
  var contentInsets: LayoutInsets { get }

  /// The minimum length of the content along the scroll axis, in points; the default is 0.
  var minimumContentExtent: Double { get }

  /// A Boolean value that indicates whether sections depend on the bars along the scroll axis.
  ///
  /// Set it if ``layout(of:in:noting:)`` uses ``LayoutContainer/mainStartInset`` or
  /// ``LayoutContainer/mainEndInset``. A change of these bars then prepares the layout again. The
  /// default is `false`.
  var placementDependsOnInsets: Bool { get }

  /// The parameters of a section if the delegate answers no question about it.
  ///
  /// The default, if ``Section`` is ``/LayoutCore/SectionParameters``, is one track without
  /// spacing, insets, header and footer.
  var section: Section { get }

  /// The question for the parameters of a section, or `nil` if all sections have the same.
  ///
  /// The default is `nil`.
  static var sectionQuestion: LayoutQuestion<Section>? { get }

  /// Returns the parameters of a section.
  ///
  /// The default implementation returns the delegate's answer to ``sectionQuestion``, or else
  /// ``section``.
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter delegate: The source of answers about the section.
  func section(_ number: Int, answeredBy delegate: AnyLayoutDelegate) -> Section

  /// Returns a Boolean value that indicates whether a section's parameters can depend on its
  /// number.
  ///
  /// If they do, the core asks for the parameters of all sections whose numbers change, and
  /// otherwise only of those that move or change themselves. The default implementation returns
  /// whether the delegate answers ``sectionQuestion``, and `true` if there is no such question.
  ///
  /// - Parameter delegate: The source of answers about sections.
  func asksForSections(_ delegate: AnyLayoutDelegate) -> Bool

  /// Returns everything about sections with equal parameters but their items.
  ///
  /// Invalid parameters are replaced, and each replacement is noted. The kit itself checks and
  /// notes the insets along the scroll axis, the header and the footer of the result.
  ///
  /// - Parameter section: The parameters of the sections.
  /// - Parameter container: The container that the layout is prepared for.
  /// - Parameter notes: The notes to which each replaced parameter is added.
  func layout(
    of section: Section, in container: LayoutContainer, noting notes: inout SectionNotes
  ) -> SectionLayout<Content.Style>
}

extension SectionStrategy {
  /// Returns ``/LayoutCore/PixelRounding/lossless``.
  public var rounding: PixelRounding { .lossless }

  /// Returns `nil`, so the content is as wide as the container.
  public var contentCrossExtent: Double? { nil }

  /// Returns zero insets.
  public var contentInsets: LayoutInsets { .zero }

  /// Returns 0, so the content ends with its last section.
  public var minimumContentExtent: Double { 0 }

  /// Returns `false`.
  public var placementDependsOnInsets: Bool { false }

  /// Returns `nil`.
  public static var sectionQuestion: LayoutQuestion<Section>? { nil }

  /// Returns the delegate's answer to ``sectionQuestion``, or else ``section``.
  public func section(_ number: Int, answeredBy delegate: AnyLayoutDelegate) -> Section {
    guard let question = Self.sectionQuestion else { return section }
    return delegate.answer(to: question, at: ElementIndex(section: number), default: section)
  }

  /// Returns whether the delegate answers ``sectionQuestion``, and `true` if there is no such
  /// question.
  public func asksForSections(_ delegate: AnyLayoutDelegate) -> Bool {
    Self.sectionQuestion.map { delegate.answers($0, inSection: 0) } ?? true
  }
}

extension SectionStrategy where Section == SectionParameters {
  /// The default parameters: one track without spacing, insets, header and footer.
  public var section: SectionParameters { SectionParameters() }
}
