import LayoutCore

/// A stateful layout that applies changes incrementally and keeps visible content in place.
///
/// A host owns an engine, passes scroll positions and changes to it, and shows the elements that it
/// returns. The engine stores everything that changes while a collection is shown:
///
/// - the strategy, the environment and the prepared layout, with the offsets of sections that
///   scroll independently
/// - the viewport, and the elements that count as shown
/// - hidden sections, items, rows and columns
/// - measured sizes, and the extents that the user gave rows and columns
///
/// It stores no delegate: each operation that needs one takes it as an argument.
///
/// ```swift
/// var engine = try LayoutEngine(WaterfallLayout(columns: 3), for: photos, in: environment)
/// let update = try engine.apply(transaction, for: photos, animated: true)
/// scrollView.contentOffset = update.contentOffset
/// ```
///
/// An engine is a value, so a copy is a snapshot, and costs as much as a reference. If an operation
/// throws an error, the engine is unchanged.
///
/// All indexes are those of the whole collection, which includes hidden sections and items. The
/// exceptions are ``prepared`` and ``diagnostics``, whose indexes leave out hidden sections and
/// items. The hidden rows and columns of a sheet are not left out: they keep their numbers and have
/// elements whose ``/LayoutCore/LayoutAttributes/isHidden`` is `true`.
public struct LayoutEngine: Sendable {
  /// The stored values, which several engines share until one of them changes.
  ///
  /// Read them from here, and change them in ``owned``.
  private(set) var storage: Storage

  /// The stored values of an engine.
  struct Values: Sendable {
    var strategy: AnyLayoutStrategy
    var environment: LayoutEnvironment
    var prepared: AnyPreparedLayout
    var revision = 0
    var anchor = LayoutAnchor.start
    var appearance = LayoutAppearance.fade
    var overscan = 0.0
    var prefetchDistance = 0.0
    /// The viewport in the content, and the places of frames in it.
    var geometry: ScrollGeometry
    /// The environment that the layout was prepared for.
    ///
    /// It differs from the environment only in insets on which no frame depends.
    var preparedEnvironment: LayoutEnvironment
    var overrides = CollectionOverrides()
    /// The offsets of sections that scroll by themselves, by the section numbers of the layout.
    var sectionOffsets = SectionOffsets()
    /// The offsets of hidden sections, by their numbers in the whole collection.
    var hiddenSectionOffsets = SectionOffsets()
    /// An object that stands for the current content, and which every change of the layout
    /// replaces.
    var state = EngineState()
    var shown = ShownElements()
    /// The direction of the last scroll along each axis: −1, 0 or 1.
    var travel = LayoutPoint.zero
    /// The place that changes keep instead of the anchor.
    var goal: LayoutPlace?
    var goalProgress = GoalProgress.waiting
    /// The place that the last change kept.
    var anchored: LayoutPlace?
  }

  /// Values that an engine changes in place unless a copy of the engine shares them.
  final class Storage: @unchecked Sendable {
    /// The engine is a value, so the compiler already enforces exclusive access to it.
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The stored values, which no other engine shares.
  var owned: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      return storage
    }
  }

  /// The strategy that lays out the collection; ``setStrategy(_:for:animated:)`` replaces it.
  public var strategy: AnyLayoutStrategy { storage.values.strategy }
  /// The container's size and insets, the layout direction and the scale.
  ///
  /// To replace it, call ``setEnvironment(_:for:animated:)``.
  public var environment: LayoutEnvironment { storage.values.environment }
  /// The prepared layout, without hidden sections and items.
  ///
  /// Its indexes leave them out. Hidden rows and columns of a sheet are part of it.
  public var prepared: AnyPreparedLayout { storage.values.prepared }
  /// The visible part of the content, in points.
  ///
  /// To move it, call ``scroll(to:)`` or ``setContentOffset(_:)``.
  public var viewport: LayoutRect { storage.values.geometry.viewport }
  /// The number of changes of the layout so far; scrolling does not count.
  public var revision: Int { storage.values.revision }
  /// The part of the content that stays in place on screen while content changes.
  ///
  /// The default is ``LayoutAnchor/start``. If it is ``LayoutAnchor/element(_:)``, changes update
  /// it.
  public var anchor: LayoutAnchor {
    get { storage.values.anchor }
    set {
      owned.values.anchor = newValue
      if geometry.restsAtEnd != (newValue == .end) { rest(atEnd: newValue == .end) }
    }
  }
  /// Moves short content to its end, or to its start.
  private mutating func rest(atEnd: Bool) {
    let before = geometry.bounds
    owned.values.geometry.restsAtEnd = atEnd
    if before == geometry.bounds { return }
    owned.values.geometry.viewport.origin = geometry.clamped(viewport.origin)
    owned.values.shown.invalidate(viewport, shownRect)
    owned.values.state = EngineState()
  }

  /// The appearance of inserted and removed elements if the delegate specifies none.
  ///
  /// The default is ``/LayoutCore/LayoutAppearance/fade``.
  public var appearance: LayoutAppearance {
    get { storage.values.appearance }
    set { owned.values.appearance = newValue }
  }
  /// The distance around the viewport within which elements count as shown, in points.
  ///
  /// The default is 0. A distance beyond the largest position, such as infinity, counts as that
  /// position; NaN counts as 0.
  public var overscan: Double {
    get { storage.values.overscan }
    set { owned.values.overscan = newValue }
  }
  /// The distance ahead of the shown elements within which cells are prefetched, in points.
  ///
  /// If the distance is 0, which is the default, negative or NaN, no cells are prefetched. A
  /// distance beyond the largest position, such as infinity, counts as that position.
  public var prefetchDistance: Double {
    get { storage.values.prefetchDistance }
    set { owned.values.prefetchDistance = newValue }
  }

  var geometry: ScrollGeometry { storage.values.geometry }
  /// A Boolean value that indicates whether elements move with the viewport.
  package var hasFollowers: Bool { storage.values.geometry.hasFollowers }
  var overrides: CollectionOverrides { storage.values.overrides }
  var visibility: VisibilityMap { storage.values.overrides.visibility }
  var tracks: TrackExtents { storage.values.overrides.tracks }
  /// The offsets of sections that scroll by themselves, by the section numbers of the layout.
  package var sectionOffsets: SectionOffsets { storage.values.sectionOffsets }
  /// An object that stands for the current content, and which every change of the layout replaces.
  package var state: EngineState { storage.values.state }

  /// Creates an engine whose viewport is at the beginning of the content.
  ///
  /// - Parameter strategy: The strategy that lays out the collection.
  /// - Parameter delegate: A delegate of the collection.
  /// - Parameter environment: The container's size and insets, the layout direction and the scale.
  /// - Throws: ``/LayoutCore/LayoutError`` if the strategy cannot lay out the collection.
  /// - Complexity: That of preparing the layout.
  public init(
    _ strategy: some LayoutStrategy, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    let strategy = AnyLayoutStrategy(strategy)
    let prepared = try strategy.prepare(for: delegate, in: environment)
    var geometry = ScrollGeometry(
      of: prepared, in: environment, LayoutRect(origin: .zero, size: environment.visibleSize),
      restsAtEnd: false)
    geometry.viewport.origin = geometry.start
    storage = Storage(
      Values(
        strategy: strategy, environment: environment, prepared: prepared, geometry: geometry,
        preparedEnvironment: environment))
  }

  /// The insets that a scroll view must add around the content, in points.
  ///
  /// They are the insets of the environment along the scroll axis. Along the other axis, the
  /// content avoids bars by itself.
  public var scrollInsets: LayoutInsets { geometry.bars }

  /// Returns a viewport with another rectangle, and with the insets and offsets of the engine.
  func view(_ rect: LayoutRect) -> LayoutViewport {
    LayoutViewport(rect, insets: scrollInsets, sectionOffsets: sectionOffsets)
  }

  /// The distances by which a host that cannot scroll beyond the content must move it, in points.
  ///
  /// They are 0 along an axis along which there is content to scroll. Shorter content rests at its
  /// start, which is at the right if it is read from right to left, or at its end if the ``anchor``
  /// is ``LayoutAnchor/end``. ``contentOffset`` is negative there.
  public var restingShift: LayoutPoint { geometry.rest }

  // MARK: Questions

  /// The size of everything that can be scrolled to, in points.
  public var contentSize: LayoutSize { geometry.contentSize }

  /// The diagnostics that report invalid data and the values used instead.
  ///
  /// Their indexes are those of ``prepared``, which leave out hidden sections and items.
  public var diagnostics: LayoutDiagnostics { prepared.diagnostics }

  /// The number of sections, including hidden ones.
  public var numberOfSections: Int { prepared.numberOfSections + visibility.sections.count }

  /// Returns the number of items in `section`, including hidden ones.
  ///
  /// - Returns: The number of items, or 0 if the section does not exist.
  /// - Complexity: O(log r), where r is the number of runs of hidden sections and items.
  public func numberOfItems(inSection section: Int) -> Int {
    visibility.counts[section]
      ?? prepared.numberOfItems(inSection: visibility.shownSection(of: section))
      + visibility.hiddenItems(of: section).count
  }

  /// Returns the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// - Parameter rect: A rectangle in the content, in points. An empty one intersects no elements.
  /// - Complexity: That of ``/LayoutCore/PreparedLayout/find(_:into:)`` of the prepared layout,
  ///   usually O(log n + k), where k is the number of elements in the result and n is the size of
  ///   the collection. If sections or items are hidden, at most O(k log k + k log r) more, where r
  ///   is the number of their runs.
  public func elements(in rect: LayoutRect) -> [LayoutAttributes] {
    var answer: [LayoutAttributes] = []
    appendElements(in: rect, to: &answer)
    return answer
  }

  /// The attributes of every visible element, in order.
  ///
  /// - Complexity: That of ``elements(in:)`` for the viewport.
  public var visibleElements: [LayoutAttributes] { elements(in: viewport) }

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// - Parameter rect: A rectangle in the content, in points. An empty one intersects no elements.
  /// - Parameter answer: The array to which the attributes are appended.
  /// - Complexity: That of ``elements(in:)``. If `answer` has enough capacity, no memory is
  ///   allocated.
  public func appendElements(in rect: LayoutRect, to answer: inout [LayoutAttributes]) {
    let first = answer.count
    prepared.appendElements(in: rect, viewport: view(viewport), to: &answer)
    visibility.restoreIndexes(of: &answer, from: first, in: prepared)
  }

  /// Returns the attributes of an element, or nil if the layout has no such element.
  ///
  /// The result is nil for elements of hidden sections and items. For a cell in a hidden row or
  /// column of a sheet, it has ``/LayoutCore/LayoutAttributes/isHidden`` set.
  ///
  /// - Complexity: That of the layout's ``/LayoutCore/PreparedLayout/attributes(for:viewport:)``.
  public func attributes(for element: LayoutElement) -> LayoutAttributes? {
    guard let shown = shownElement(of: element),
      var attributes = prepared.attributes(for: shown, in: view(viewport))
    else { return nil }
    attributes.element = element
    return attributes
  }

  /// Returns the role of an element in an accessibility tree, by its category and kind.
  ///
  /// The element need not exist.
  public func role(of element: LayoutElement) -> ElementRole { prepared.role(of: element) }

  /// Returns the part of the collection that an element follows through changes.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    visibility.identity(of: element, in: prepared)
  }

  // MARK: Hidden parts

  /// Returns an element with the strategy's index, or nil if it is hidden.
  func shownElement(of element: LayoutElement) -> LayoutElement? {
    visibility.shown(element, in: prepared)
  }

  /// Returns an element of the strategy with its index in the whole collection.
  func element(ofShown shown: LayoutElement) -> LayoutElement {
    visibility.isEmpty ? shown : visibility.whole(shown, as: prepared.identity(of: shown))
  }
}
