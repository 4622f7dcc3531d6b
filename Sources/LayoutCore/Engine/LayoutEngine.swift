/// A layout that lives: it scrolls, changes, learns sizes late, and keeps what the user looks at where it
/// is.
///
/// The engine is the one stateful piece of the core. A host owns it, tells it what happens, and shows
/// what it answers. It holds a strategy and what that prepared, where the viewport stands, which sections
/// and items are hidden, and sizes that were measured. It holds no delegate: whoever calls hands one
/// over.
///
/// ```swift
/// var engine = try LayoutEngine(WaterfallLayout(columns: 3), for: photos, in: environment)
/// let update = try engine.apply(transaction, for: photos, animated: true)
/// scrollView.contentOffset = update.contentOffset
/// ```
///
/// It is a value: a copy is a snapshot. Where a change is refused, it stays as it was.
///
/// Indexes are always those of the whole collection, hidden sections and items included.
public struct LayoutEngine<Strategy: LayoutStrategy>: Sendable {
  /// What lays the collection out, as it was set last.
  public internal(set) var strategy: Strategy
  /// The container, direction and screen.
  public internal(set) var environment: LayoutEnvironment
  /// What the strategy prepared, without what is hidden.
  public internal(set) var prepared: Strategy.Prepared
  /// The visible part of the content.
  public internal(set) var viewport: LayoutRect
  /// How often content changed; scrolling does not count.
  public internal(set) var revision = 0
  /// What stays where it is on screen while content changes.
  public var anchor = LayoutAnchor.start
  /// How elements come and go, unless the delegate tells.
  public var appearance = LayoutAppearance.fade
  /// How far around the viewport elements count as shown, in points.
  public var overscan = 0.0
  /// How far ahead of what is shown cells are told to be prefetched, in points.
  public var prefetchDistance = 0.0

  var visibility = VisibilityMap()
  var sizes = SizeOverrides()
  var tracks = TrackExtents.none
  /// Replaced whenever content changes.
  var state = EngineState()
  var shown = ShownElements()
  /// The direction of the last step along each axis: −1, 0 or 1.
  var travel = LayoutPoint.zero

  /// An engine whose viewport stands at the beginning of the content.
  ///
  /// - Throws: ``LayoutError`` where the collection cannot be laid out.
  public init(
    _ strategy: Strategy, for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    self.strategy = strategy
    self.environment = environment
    prepared = try strategy.prepare(for: delegate, in: environment)
    viewport = LayoutRect(origin: .zero, size: environment.visibleSize)
    viewport.origin = initialContentOffset
  }

  func wrapped<Base: LayoutDelegate>(_ delegate: Base) -> EngineDelegate<Base> {
    EngineDelegate(base: delegate, visibility: visibility, sizes: sizes, tracks: tracks)
  }

  // MARK: Questions

  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize { prepared.contentSize }

  /// What bad data was replaced, and with what.
  public var diagnostics: LayoutDiagnostics { prepared.diagnostics }

  /// How many sections there are, hidden ones included.
  public var numberOfSections: Int { prepared.numberOfSections + visibility.sections.count }

  /// How many items `section` has, hidden ones included; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    guard !visibility.isEmpty else { return prepared.numberOfItems(inSection: section) }
    if let hidden = visibility.hiddenCount(ofSection: section) { return hidden }
    return prepared.numberOfItems(inSection: visibility.shownSection(of: section))
      + visibility.hiddenItems(of: section).count
  }

  /// The attributes of every element whose frame intersects `rect`, in order.
  public func elements(in rect: LayoutRect) -> [LayoutAttributes] {
    var answer: [LayoutAttributes] = []
    appendElements(in: rect, to: &answer)
    return answer
  }

  /// The attributes of every visible element, in order.
  public var visibleElements: [LayoutAttributes] { elements(in: viewport) }

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  public func appendElements(in rect: LayoutRect, to answer: inout [LayoutAttributes]) {
    let first = answer.count
    prepared.appendElements(in: rect, viewport: viewport, to: &answer)
    visibility.restoreIndexes(of: &answer, from: first, in: prepared)
  }

  /// The attributes of one element; nil where there is none, or it is hidden.
  public func attributes(for element: LayoutElement) -> LayoutAttributes? {
    guard let shown = shownElement(of: element),
      var attributes = prepared.attributes(for: shown, viewport: viewport)
    else { return nil }
    attributes.element = element
    return attributes
  }

  /// What an element is to somebody who hears it rather than sees it.
  public func role(of element: LayoutElement) -> ElementRole { prepared.role(of: element) }

  /// What the index of an element stands for.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    visibility.identity(of: element, in: prepared)
  }

  // MARK: Hidden parts

  /// An element as the strategy knows it; nil where it is hidden.
  func shownElement(of element: LayoutElement) -> LayoutElement? {
    visibility.shown(element, in: prepared)
  }

  /// An element of the strategy as it is in the whole collection.
  func element(ofShown shown: LayoutElement) -> LayoutElement {
    visibility.isEmpty ? shown : visibility.whole(shown, as: prepared.identity(of: shown))
  }
}
