/// A layout strategy of sections that follow one another along the scroll axis.
///
/// Implement ``place(from:in:_:_:)``, which places the items of one section. If sections differ,
/// implement ``section(_:answeredBy:)`` too. The core does the rest:
///
/// - It asks the delegate about each section and each item once in a preparation. It replaces
///   invalid data with valid values, and reports each replacement with a diagnostic.
/// - It stacks sections with their headers, footers and insets, and keeps pinned bars in view.
/// - It transposes the places for the scroll axis, mirrors them for the reading direction, and
///   rounds edges to pixels.
/// - It answers queries exactly.
/// - It applies changes. Unchanged sections keep their storage. A changed section is placed again
///   from its first changed item on.
///
/// The elements are the cells and, if their extents are above 0, one header and one footer for each
/// section. For other elements, such as backgrounds or lines, write ``PreparedFrames`` or a
/// ``PreparedLayout`` of your own.
///
/// Every other requirement except ``axis`` has a default implementation. Implement it if a layout
/// must store less, search faster, or place fewer items after a change:
///
/// | To | implement |
/// | --- | --- |
/// | ask the delegate other questions about items | ``item(at:_:answeredBy:noting:)`` |
/// | compute something once per run of equal sections | ``style(of:_:in:)`` |
/// | check parameters of its own | ``check(_:in:note:)`` |
/// | position cells in a group | ``groupsCells(_:)`` |
/// | resume placement in the middle of a section | ``checkpointSize(of:_:)`` |
/// | do less than place again after a change | ``revise(_:in:_:_:)`` |
/// | store less for each item, and search on your own | ``measure(_:in:_:_:answeredBy:noting:)``, ``span(of:in:_:_:)``, ``find(in:_:_:_:into:)`` |
///
/// ```swift
/// struct ListLayout: SectionStrategy {
///   var axis = LayoutAxis.vertical
///
///   func place(
///     from first: Int, in section: SectionSlice, _ style: SectionMetrics,
///     _ store: inout PlacedStore<ItemExtents>
///   ) -> SectionBody {
///     let (lower, upper) = style.grid.edges(of: 0)
///     var end = first > 0 ? store.items[first - 1, in: section].upper : .zero
///     for item in first..<section.count {
///       let next = end + store.items.value(of: item, in: section).main
///       store.items[item, in: section] = ItemSpan(
///         lower: end, upper: next, crossLower: lower, crossUpper: upper)
///       end = store.items[item, in: section].upper
///     }
///     return SectionBody(length: end)
///   }
/// }
/// ```
public protocol SectionStrategy: LayoutStrategy where Prepared == PreparedSections<Self> {
  /// A value that holds everything about a section that a delegate can change.
  ///
  /// The default is ``SectionParameters``.
  associatedtype Section: SectionDescription = SectionParameters
  /// A value that holds everything that the placement of items depends on.
  ///
  /// It is resolved once per run of equal sections. The default is ``SectionMetrics``.
  associatedtype Style: Equatable & Sendable = SectionMetrics
  /// The value that is stored for each item. The default is ``ItemExtents``.
  associatedtype Item: ItemValue = ItemExtents
  /// The storage of all items. The default is ``PlacedItems``.
  associatedtype Items: SectionItems = PlacedItems<Item>
  /// The value that is stored for each section. The default stores nothing.
  associatedtype State: SectionState = NoSectionState

  /// The scroll axis, along which sections follow one another.
  var axis: LayoutAxis { get }

  /// The policy for lengths that are not a whole number of device pixels.
  ///
  /// The default is ``PixelRounding/lossless``.
  var rounding: PixelRounding { get }

  /// The minimum length of the content along the scroll axis, in points; the default is 0.
  var minimumContentExtent: Double { get }

  /// Returns the parameters of a section.
  ///
  /// The default implementation returns default parameters for every section.
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter delegate: The source of answers about the section.
  func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> Section

  /// Returns the style of sections with equal descriptions.
  ///
  /// - Parameter section: The description of the sections.
  /// - Parameter metrics: The checked common parameters of the description.
  /// - Parameter container: The container that the layout is prepared for.
  func style(of section: Section, _ metrics: SectionMetrics, in container: LayoutContainer) -> Style

  /// Reports the parameters of a section that are invalid, except for the common ones.
  ///
  /// The core checks the common parameters itself, and reports both as diagnostics.
  ///
  /// - Parameter section: The description of the section.
  /// - Parameter container: The container that the layout is prepared for.
  /// - Parameter note: A closure that is called with the key of each invalid parameter, its
  ///   problem, the given number and the used number.
  func check(
    _ section: Section, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void)

  /// Returns a Boolean value that indicates whether the cells of a section form a group.
  ///
  /// The default is `false`. In a group, the core specifies the ``LayoutAttributes/position`` of
  /// each cell.
  ///
  /// - Parameter style: The style of the section.
  func groupsCells(_ style: Style) -> Bool

  /// Returns the value to store for one item.
  ///
  /// - Parameter index: The position of the item in the collection.
  /// - Parameter style: The style of the section.
  /// - Parameter delegate: The source of the item's size and other answers.
  /// - Parameter problems: The diagnostics to append to if data is invalid and replaced.
  func item(
    at index: ElementIndex, _ style: Style, answeredBy delegate: some LayoutDelegate,
    noting problems: inout LayoutDiagnostics
  ) -> Item

  /// Asks the delegate about some items of a section, and stores the results.
  ///
  /// - Parameter items: The numbers of the items in their section.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  /// - Parameter store: The storage to write to.
  /// - Parameter delegate: The source of the items' sizes and other answers.
  /// - Parameter problems: The diagnostics to append to if data is invalid and replaced.
  func measure(
    _ items: Range<Int>, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>,
    answeredBy delegate: some LayoutDelegate, noting problems: inout LayoutDiagnostics)

  /// Returns the number of checkpoints that a section needs.
  ///
  /// Checkpoints are numbers from which the strategy resumes placement in the middle of the
  /// section. They are 0 until the strategy writes them. If their number changes, checkpoints are
  /// removed or added at the end.
  ///
  /// The result must depend only on the section's count and on the style, because it is requested
  /// before the items are measured.
  ///
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  func checkpointSize(of section: SectionSlice, _ style: Style) -> Int

  /// Places the items of a section from item `first` on.
  ///
  /// A strategy with checkpoints resumes from one of them, and places the items from there again.
  /// Use the last checkpoint at or before item `first - 1`, because earlier calls have written all
  /// of these. A checkpoint at item `first` is not written if the section ended before that item.
  ///
  /// - Parameter first: The first item without a place. All items before it have places.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  /// - Parameter store: The storage. Its items are measured.
  /// - Returns: The extent that all items of the section take along the scroll axis.
  func place(
    from first: Int, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>
  ) -> SectionBody

  /// Updates the places of a section's items after a change, with less work than placing again.
  ///
  /// - Parameter edit: The change to the section.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  /// - Parameter store: The storage. Its items are reordered and measured.
  /// - Returns: The extent that the items take after the change, or `nil` if they must be placed
  ///   again from the first changed item.
  func revise(
    _ edit: SectionEdit, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>
  ) -> SectionBody?

  /// Returns the place of one item.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  /// - Parameter store: The storage.
  func span(
    of item: Int, in section: SectionSlice, _ style: Style, _ store: SectionStore<Items, State>
  ) -> ItemSpan

  /// Adds the items of a section that could intersect a window.
  ///
  /// If they are added in ascending order, the answer needs no sorting.
  ///
  /// - Parameter window: The window to search.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  /// - Parameter store: The storage.
  /// - Parameter sink: The collector to which the items are added.
  func find(
    in window: SectionWindow, _ section: SectionSlice, _ style: Style,
    _ store: SectionStore<Items, State>,
    into sink: inout CellSink)
}
