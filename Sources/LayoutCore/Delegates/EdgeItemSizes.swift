/// The measured sizes of a section's header and footer.
///
/// An engine answers ``LayoutQuestion/edgeItemSizes`` with the sizes that views reported after they
/// were displayed.
public struct EdgeItemSizes: Hashable, Sendable {
  /// The size of the header, in points, or nil if it is not measured.
  public var header: LayoutSize?
  /// The size of the footer, in points, or nil if it is not measured.
  public var footer: LayoutSize?

  /// Creates the sizes of a header and a footer.
  ///
  /// - Parameter header: The size of the header, in points. The default is nil.
  /// - Parameter footer: The size of the footer, in points. The default is nil.
  public init(header: LayoutSize? = nil, footer: LayoutSize? = nil) {
    self.header = header
    self.footer = footer
  }

  /// A Boolean value that indicates whether neither edge item is measured.
  public var isEmpty: Bool { header == nil && footer == nil }
}

extension LayoutQuestion where Answer == EdgeItemSizes {
  /// The question for the measured sizes of a section's header and footer.
  ///
  /// The extent of a measured size along the scroll axis replaces the extent that the layout gives
  /// the edge item. If the layout gives it none, there is no edge item, and its measured size is
  /// ignored. A layout whose edge items have fixed extents does not ask this question.
  ///
  /// A preparation first asks whether the question is answered at all, as if about the items of
  /// section 0. A delegate that answers it for some section must therefore fill the slot for every
  /// section.
  public static var edgeItemSizes: Self { Self("Layout.edgeItemSizes", about: .section) }
}
