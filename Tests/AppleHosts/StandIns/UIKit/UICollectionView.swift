// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1) }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  var selected: Set<IndexPath> = []
  /// The index paths to which the items of the last drop moved.
  public internal(set) var standInDropped: [IndexPath] = []
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  var layout: UICollectionViewLayout
  var counts: [Int]?
  var views: [ElementKey: UICollectionReusableView] = [:]
  var shown: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var cells: [String: UICollectionViewCell.Type] = [:]
  private var supplementaries: [String: UICollectionReusableView.Type] = [:]
  private var pool: [String: [UICollectionReusableView]] = [:]
  private var prefetched: [IndexPath: UICollectionReusableView] = [:]
  var pendingUpdates: [UICollectionViewUpdateItem]?
  var isUpdating = false
  /// A Boolean value that indicates whether each step of a drag also passes an update item to the layout.
  ///
  /// UIKit does so ("shadow updates"), as shipping layouts found (AsyncDisplayKit 2117, Listable 57).
  public var standInMovesByUpdates = false
  var movement: (original: IndexPath, current: IndexPath, position: CGPoint)?
  /// The gap for a drop, and the item of this view that is dragged; `nil` for one from elsewhere.
  var gap: (source: IndexPath?, target: IndexPath)?
  var sizingPasses = 0

  /// A Boolean value that indicates whether the layout is invalidated before the bounds change.
  ///
  /// The documentation leaves this open.
  public var standInInvalidatesFirst = false
  /// A Boolean value that indicates whether a new layout is prepared before its transition is
  /// announced.
  ///
  /// The documentation leaves this open.
  public var standInPreparesTransitionsFirst = false
  /// A Boolean value that indicates whether a new layout has no collection view when its transition
  /// is announced.
  ///
  /// The documentation leaves this open.
  public var standInAttachesLate = false
  /// A Boolean value that indicates whether adjustments of the offset apply in batches too.
  ///
  /// Shipping layouts contradict each other.
  public var standInAdjustsInUpdates = false
  /// A Boolean value that indicates whether adjustments apply if a layout invalidates itself.
  ///
  /// The documentation leaves this open.
  public var standInAdjustsAlways = false
  var standInInvalidates = false
  /// A closure that runs while an update is animated, as when a cell is measured only then.
  public var standInDuringUpdate: (() -> Void)?
  /// A Boolean value that indicates whether batches prepare the layout again before they pass the update
  /// items.
  public var standInPreparesTwice = false
  /// A Boolean value that indicates whether batches have their new counts only after they pass the
  /// update items.
  public var standInCountsLate = false
  /// The distance around the bounds in which elements are requested too.
  public var standInOverscan: CGFloat = 0
  /// A Boolean value that indicates whether attributes are kept until a context names them.
  public var standInKeepsAttributes = false
  var cache = AttributeCache()
  /// A Boolean value that indicates whether batches call their completion handlers in
  /// ``standInEndAnimations()``.
  public var standInCompletesLate = false
  var completions: [(Bool) -> Void] = []
  var standInIsFinalizing = false
  /// For every batch of updates, whether it was animated.
  public internal(set) var standInBatches: [Bool] = []
  /// The number of classes that were registered.
  public private(set) var standInRegistrations = 0
  /// The animations of elements at the last animated change.
  public internal(set) var standInAnimations: [StandInAnimation] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    standInWindow = UIWindow(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: Data

  open var numberOfSections: Int { currentCounts.count }

  open func numberOfItems(inSection section: Int) -> Int { currentCounts[section] }

  open func reloadData() {
    counts = nil
    selected = []
    discardViews()
    let context = layout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidate(context)
  }

  // MARK: Views

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    standInRegistrations += 1
    cells[identifier] = cellClass as? UICollectionViewCell.Type
    pool[identifier] = nil
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    standInRegistrations += 1
    supplementaries[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    Contracts.expect(cells[identifier] != nil, "no cell class is registered for \(identifier)")
    return dequeue(identifier, cells[identifier] ?? UICollectionViewCell.self)
  }

  /// Whether the data source provides a view, which must not create a registration.
  static var standInProvides = false

  func standInDequeue<View: UICollectionReusableView>(_ name: String, _ type: View.Type) -> View {
    dequeue(name, type)
  }

  private func dequeue<View: UICollectionReusableView>(_ identifier: String, _ type: View.Type)
    -> View
  {
    if let view = pool[identifier]?.popLast() as? View {
      view.prepareForReuse()
      return view
    }
    let view = type.init(frame: .zero)
    view.standInReuseIdentifier = identifier
    return view
  }

  private func recycle(_ view: UIView) {
    if let view = view as? UICollectionReusableView,
      view.standInReuseIdentifier?.hasPrefix("decoration ") == true
    {
      // The framework hides views that it may use again.
      view.isHidden = true
    } else {
      view.removeFromSuperview()
    }
    guard let view = view as? UICollectionReusableView, let identifier = view.standInReuseIdentifier
    else { return }
    pool[identifier, default: []].append(view)
  }

  /// Creates the cell of an item ahead of time, as the framework does for items about to appear.
  public func standInPrefetch(_ indexPath: IndexPath) {
    prefetched[indexPath] = dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = supplementaries[elementKind + identifier]
    Contracts.expect(type != nil, "no class is registered for \(elementKind) \(identifier)")
    return dequeue(elementKind + identifier, type ?? UICollectionReusableView.self)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { standInView(ofKind: elementKind, at: indexPath) }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map { $0.indexPath }.sorted()
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    standInShown.filter {
      $0.representedElementCategory == .cell && standInDisplayFrame(of: $0).contains(point)
    }
    .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views.first { $0.key.category == .cell && $0.key.indexPath == indexPath }?.value
      as? UICollectionViewCell
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    ensurePrepared()
    let attributes = layout.layoutAttributesForItem(at: indexPath)
    attributes.map { record($0, "layoutAttributesForItem") }
    return attributes
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map { $0.indexPath }.sorted()
  }

  /// Returns the view of an element by its kind; `nil` if it is not shown.
  public func standInView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    views.first { $0.key.kind == kind && $0.key.indexPath == indexPath }?.value
  }

  /// The attributes of all elements that are shown.
  public var standInShown: [UICollectionViewLayoutAttributes] { Array(shown.values) }

  /// Releases the views that are kept to be used again.
  func releaseViews() {
    for (identifier, views) in pool where identifier.hasPrefix("decoration ") {
      views.forEach { $0.removeFromSuperview() }
      pool[identifier] = nil
    }
  }

  func discardViews() {
    views.values.forEach { recycle($0) }
    views = [:]
    shown = [:]
    cache = AttributeCache()
  }

  // MARK: Bounds

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard old != newValue else { return }
      guard layout.bookkeeping.wasEverPrepared, !isUpdating else {
        super.bounds = newValue
        setNeedsLayout()
        return
      }
      Contracts.note("shouldInvalidateLayout(forBoundsChange:)")
      guard layout.shouldInvalidateLayout(forBoundsChange: newValue) else {
        super.bounds = newValue
        setNeedsLayout()
        return
      }
      let context = layout.invalidationContext(forBoundsChange: newValue)
      if standInInvalidatesFirst { invalidate(context) }
      super.bounds = newValue
      setNeedsLayout()
      if !standInInvalidatesFirst { invalidate(context) }
      if UIView.standInIsAnimating, old.size != newValue.size { animateBoundsChange(from: old) }
      adjust(by: context)
    }
  }

  // MARK: Layout

  /// Returns the safe area for bounds of a size, which follows them one layout pass later; `nil` if it does
  /// not depend on the bounds.
  public var standInFollowingSafeArea: ((CGSize) -> UIEdgeInsets)?

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    guard let insets = standInFollowingSafeArea?(bounds.size), insets != standInSafeArea else {
      return
    }
    standInSafeArea = insets
    super.layoutIfNeeded()
  }

  /// Records what a layout has invalidated; benchmarks do less.
  open func standInLayoutWasInvalidated(
    _ invalidated: UICollectionViewLayout, by context: UICollectionViewLayoutInvalidationContext
  ) { layoutWasInvalidated(invalidated, by: context) }

  /// Moves the bounds as a context requests; during an animated update, most requests are ignored.
  func adjust(by context: UICollectionViewLayoutInvalidationContext) {
    let move = context.contentOffsetAdjustment
    guard move != .zero, !isUpdating || standInAdjustsInUpdates else { return }
    contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
  }

  open override func layoutSubviews() {
    guard bounds.width > 0, bounds.height > 0, !isUpdating else { return }
    for pass in 0... {
      // UIKit ends an app after about a hundred nested passes.
      Contracts.expect(pass < 100, "self-sizing does not come to an end")
      display(attributes(in: bounds))
      if pass >= 100 || !sizeElements() { break }
    }
    layout.bookkeeping.checkHandedOut()
  }

  func display(_ attributes: [UICollectionViewLayoutAttributes]) {
    shown = [:]
    for attributes in attributes where !attributes.isHidden {
      let key = ElementKey(attributes)
      shown[key] = attributes
      let view = views[key] ?? makeView(key)
      if views[key] == nil {
        views[key] = view
        addSubview(view)
        tellDelegate(of: view, key)
      }
      view.apply(attributes)
      view.frame = standInDisplayFrame(of: attributes)
      view.alpha = attributes.alpha
    }
    for (key, view) in views where shown[key] == nil {
      recycle(view)
      views[key] = nil
    }
  }

  private func tellDelegate(of view: UICollectionReusableView, _ key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.indexPath)
    case .decorationView: break
    }
  }

  private func makeView(_ key: ElementKey) -> UICollectionReusableView {
    let kind = key.kind ?? ""
    Self.standInProvides = true
    defer { Self.standInProvides = false }
    switch key.category {
    case .cell:
      if let ready = prefetched.removeValue(forKey: key.indexPath) { return ready }
      guard let path = dataSourceIndexPath(forPresentationIndexPath: key.indexPath) else {
        return UICollectionViewCell(frame: .zero)
      }
      return dataSource?.collectionView(self, cellForItemAt: dataPath(path))
        ?? UICollectionViewCell(frame: .zero)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
        ?? UICollectionReusableView(frame: .zero)
    case .decorationView:
      let type = layout.bookkeeping.decorations[kind] as? UICollectionReusableView.Type
      let view = dequeue("decoration \(kind)", type ?? UICollectionReusableView.self)
      view.isHidden = false
      return view
    }
  }

  /// Returns the frame in which an element is shown: mirrored, if the layout requests that.
  public func standInDisplayFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard layout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    else { return attributes.frame }
    var frame = attributes.frame
    frame.origin.x = max(contentSize.width, bounds.width) - frame.maxX
    return frame
  }

}
