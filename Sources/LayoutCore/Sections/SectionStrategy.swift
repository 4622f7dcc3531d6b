/// A layout strategy of sections that follow one another along the scroll axis.
///
/// The author of a layout writes ``place(from:in:_:_:)``, which gives the items of one section their places,
/// and ``section(_:answeredBy:)``, if sections differ. The core does the rest:
///
/// - it asks the delegate, once, and replaces bad data with a diagnostic;
/// - it stacks sections with their headers, footers and insets, keeps pinned bars in view, and rounds edges to
///   pixels along both axes and in both directions of reading;
/// - it answers queries exactly;
/// - it applies changes. Sections that are not touched keep their storage. A section that is touched is placed
///   again from the first touched item on.
///
/// Each other requirement has a default. They are refinements for layouts that store less, search faster, or
/// place less after a change:
///
/// | To | implement |
/// | --- | --- |
/// | ask the delegate other questions about items | ``item(at:_:answeredBy:noting:)`` |
/// | compute something once per run of equal sections | ``style(of:_:in:)`` |
/// | go on placing in the middle of a section | ``checkpointSize(of:_:_:)`` |
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
  /// Everything that a delegate may change about a section. The default is ``SectionParameters``.
  associatedtype Section: SectionDescription = SectionParameters
  /// Everything that the placement of items depends on, resolved once per run of equal sections. The default
  /// is ``SectionMetrics``.
  associatedtype Style: Equatable & Sendable = SectionMetrics
  /// The answers about an item that are kept. The default is ``ItemExtents``.
  associatedtype Item: ItemValue = ItemExtents
  /// The storage of all items. The default is ``PlacedItems``.
  associatedtype Items: SectionItems = PlacedItems<Item>
  /// What is kept of each section. The default is nothing.
  associatedtype State: SectionState = NoSectionState

  /// The scroll axis, along which sections follow one another.
  var axis: LayoutAxis { get }

  /// The treatment of lengths that are no whole number of device pixels. The default is
  /// ``PixelRounding/lossless``.
  var rounding: PixelRounding { get }

  /// The least length of the content along the scroll axis, in points. The default is 0.
  var minimumContentExtent: Double { get }

  /// Returns the parameters of a section.
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter delegate: Answers questions about the section.
  func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> Section

  /// Returns the style of sections that are described alike.
  ///
  /// - Parameter section: The description of the sections.
  /// - Parameter metrics: The common parameters of the description, checked.
  func style(of section: Section, _ metrics: SectionMetrics, in container: LayoutContainer) -> Style

  /// Returns the answers about one item.
  ///
  /// - Parameter problems: Takes a diagnostic for bad data, which is replaced.
  func item(
    at index: ElementIndex, _ style: Style, answeredBy delegate: some LayoutDelegate,
    noting problems: inout LayoutDiagnostics
  ) -> Item

  /// Asks the delegate about some items of a section, and stores the answers.
  func measure(
    _ items: Range<Int>, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>,
    answeredBy delegate: some LayoutDelegate, noting problems: inout LayoutDiagnostics)

  /// Returns the number of checkpoints that a section needs: numbers that the strategy keeps in order to go on
  /// placing in the middle of the section.
  ///
  /// Checkpoints are 0 until the strategy writes them. If their number changes, those at the end are removed
  /// or added.
  func checkpointSize(of section: SectionSlice, _ style: Style, _ store: SectionStore<Items, State>)
    -> Int

  /// Places the items of a section from one on.
  ///
  /// A strategy with checkpoints goes on from the checkpoint before item `first - 1`, which was placed before.
  /// - Parameter first: The first item without a place. All items before it have their places.
  /// - Parameter section: The part of the storage that belongs to the section.
  /// - Parameter style: The style of the section.
  /// - Parameter store: The storage. Its items are measured.
  /// - Returns: The room that all items of the section take along the scroll axis.
  func place(
    from first: Int, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>
  ) -> SectionBody

  /// Brings the places of a section's items up to date after a change, doing less than placing again.
  ///
  /// - Returns: The room that the items take now; nil to have them placed again from the first touched item.
  func revise(
    _ edit: SectionEdit, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>
  ) -> SectionBody?

  /// Returns the place of one item.
  func span(
    of item: Int, in section: SectionSlice, _ style: Style, _ store: SectionStore<Items, State>
  ) -> ItemSpan

  /// Adds the items of a section that could lie in a window, in ascending order if possible.
  func find(
    in window: SectionWindow, _ section: SectionSlice, _ style: Style,
    _ store: SectionStore<Items, State>,
    into sink: inout CellSink)
}
