// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class NSCollectionView: NSView {

  public enum DropOperation: Int, Sendable { case on, before }

  open var backgroundColors: [NSColor]! = [.controlBackgroundColor]
  open var isSelectable = false
  open var allowsMultipleSelection = false
  open var selectionIndexPaths: Set<IndexPath> = []
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
  open weak var dataSource: (any NSCollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }
  open weak var delegate: (any NSCollectionViewDelegate)?
  open var collectionViewLayout: NSCollectionViewLayout? {
    get { current }
    set { newValue.map { transition(to: $0, animated: false) } }
  }

  var current: NSCollectionViewLayout
  var counts: [Int]?
  var views: [ElementKey: NSView] = [:]
  var elements: [ElementKey: any NSCollectionViewElement] = [:]
  var shown: [ElementKey: NSCollectionViewLayoutAttributes] = [:]
  private var supplementaries: [String: NSView.Type] = [:]
  private var pool: [String: [NSView]] = [:]
  /// The number of classes that were registered.
  public private(set) var standInRegistrations = 0
  /// For every batch of updates, whether it went through the animator.
  public internal(set) var standInBatches: [Bool] = []
  private var items: [NSUserInterfaceItemIdentifier: NSCollectionViewItem.Type] = [:]
  var pendingUpdates: [NSCollectionViewUpdateItem]?
  var isUpdating = false
  var isLayingOut = false

  /// A Boolean value that indicates whether target offsets of the layout are ignored in updates.
  public var standInIgnoresTargets = false
  /// The distance around the visible bounds in which elements are requested too, as responsive
  /// scrolling does.
  public var standInOverscan: CGFloat = 0
  /// A Boolean value that indicates whether scrolling asks the layout only beyond the prepared content.
  ///
  /// Since macOS 10.13, custom layouts hear of scrolling a few times a second (openradar 33919217).
  public var standInScrollsResponsively = false
  /// A Boolean value that indicates whether attributes are kept until a context names them.
  ///
  /// No documentation describes that the framework does so.
  public var standInKeepsAttributes = false
  var cache = AttributeCache()
  private var prefetched: [IndexPath: NSCollectionViewItem] = [:]
  /// A Boolean value that indicates whether batches prepare the layout again before they pass the
  /// update items.
  public var standInPreparesTwice = false
  /// A Boolean value that indicates whether batches have their new counts only after they pass the
  /// update items.
  public var standInCountsLate = false
  /// A Boolean value that indicates whether batches call their completion handlers in
  /// ``standInEndAnimations()``.
  public var standInCompletesLate = false
  /// A Boolean value that indicates whether adjustments of the offset apply in batches too.
  ///
  /// Shipping layouts contradict each other.
  public var standInAdjustsInUpdates = false
  /// A closure that runs while an update is animated, as when an item is measured only then.
  public var standInDuringUpdate: (() -> Void)?
  var completions: [(Bool) -> Void] = []
  private var unusedItems: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
  /// The animations of elements at the last animated change.
  public internal(set) var standInAnimations: [StandInAnimation] = []

  public required init(frame frameRect: NSRect) {
    current = NSCollectionViewLayout()
    super.init(frame: frameRect)
    current.collectionView = self
    standInWindow = NSWindow()
  }

  public required init?(coder: NSCoder) { nil }

  open override var isFlipped: Bool { true }

  /// Views are in front of others by the zIndex of their attributes.
  override var standInFrontToBack: [NSView] {
    let known = views.sorted { (shown[$0.key]?.zIndex ?? 0) > (shown[$1.key]?.zIndex ?? 0) }
    return known.map { $0.value }
  }

  // MARK: Data

  open var numberOfSections: Int { currentCounts.count }

  open func numberOfItems(inSection section: Int) -> Int { currentCounts[section] }

  open func reloadData() {
    counts = nil
    selectionIndexPaths = []
    prefetched = [:]
    discardViews()
    let context = current.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidate(context)
  }

  // MARK: Views

  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    standInRegistrations += 1
    items[identifier] = itemClass as? NSCollectionViewItem.Type
  }

  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    Contracts.expect(items[identifier] != nil, "no item class is registered for \(identifier)")
    if let item = unusedItems[identifier]?.popLast() {
      item.prepareForReuse()
      return item
    }
    let item = (items[identifier] ?? NSCollectionViewItem.self).init()
    item.standInReuseIdentifier = identifier
    return item
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind kind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) {
    standInRegistrations += 1
    supplementaries[kind + identifier.rawValue] = viewClass as? NSView.Type
  }

  open func makeSupplementaryView(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    let key = elementKind + identifier.rawValue
    Contracts.expect(supplementaries[key] != nil, "no class is registered for \(key)")
    if let view = pool[key]?.popLast() {
      view.standInReuse()
      return view
    }
    let view = (supplementaries[key] ?? NSView.self).init(frame: .zero)
    view.standInReuseKey = key
    return view
  }

  open func supplementaryView(
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  ) -> (any NSView & NSCollectionViewElement)? {
    elements.first { $0.key.kind == elementKind && $0.key.indexPath == indexPath }?.value
      as? any NSView & NSCollectionViewElement
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: NSCollectionView.SupplementaryElementKind
  ) -> Set<IndexPath> {
    Set(
      shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
        .map { $0.indexPath })
  }

  private func recycle(_ view: NSView, _ key: ElementKey) {
    view.removeFromSuperview()
    if let item = elements[key] as? NSCollectionViewItem, let own = item.standInReuseIdentifier {
      unusedItems[own, default: []].append(item)
    }
    if let key = view.standInReuseKey { pool[key, default: []].append(view) }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    ensurePrepared()
    let attributes = current.layoutAttributesForItem(at: indexPath)
    attributes.map { record($0, "layoutAttributesForItem") }
    return attributes
  }

  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? {
    elements.first { $0.key.category == .item && $0.key.indexPath == indexPath }?.value
      as? NSCollectionViewItem
  }

  open func indexPathsForVisibleItems() -> Set<IndexPath> {
    Set(shown.keys.filter { $0.category == .item }.map { $0.indexPath })
  }

  /// Returns the view of an element by its kind; `nil` if it is not shown.
  public func standInView(ofKind kind: String, at indexPath: IndexPath) -> NSView? {
    views.first { $0.key.kind == kind && $0.key.indexPath == indexPath }?.value
  }

  /// Creates an item ahead of time, as the framework does for items about to appear.
  public func standInPrefetch(_ indexPath: IndexPath) {
    prefetched[indexPath] = dataSource?.collectionView(self, itemForRepresentedObjectAt: indexPath)
  }

  /// The attributes of all elements that are shown.
  open func indexPathForItem(at point: NSPoint) -> IndexPath? {
    standInShown.filter { $0.representedElementCategory == .item && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }
  public var standInShown: [NSCollectionViewLayoutAttributes] { Array(shown.values) }

  func discardViews() {
    for (key, view) in views { recycle(view, key) }
    views = [:]
    elements = [:]
    shown = [:]
    cache = AttributeCache()
  }

  // MARK: Bounds

  var standInInvalidates = false

  /// Reports that the clip view is about to show another part, and performs the change.
  func standInVisibleRectChanges(to new: NSRect, _ change: () -> Void) {
    if standInScrollsResponsively, new.size == clip?.bounds.size, preparedContentRect.contains(new)
    {
      change()
      return
    }
    guard current.bookkeeping.wasEverPrepared, !isUpdating, !isLayingOut else {
      change()
      needsLayout = true
      return
    }
    Contracts.note("shouldInvalidateLayout(forBoundsChange:)")
    guard current.shouldInvalidateLayout(forBoundsChange: new) else {
      change()
      needsLayout = true
      return
    }
    let context = current.invalidationContext(forBoundsChange: new)
    change()
    needsLayout = true
    invalidate(context)
    adjust(by: context)
  }

  var clip: NSClipView? { enclosingScrollView?.contentView }

  // MARK: Layout

  /// Moves the bounds as a context requests; during an animated update, most requests are ignored.
  func adjust(by context: NSCollectionViewLayoutInvalidationContext) {
    let move = context.contentOffsetAdjustment
    guard move != .zero, !isUpdating || standInAdjustsInUpdates, let clip else { return }
    clip.scroll(to: NSPoint(x: clip.bounds.minX + move.x, y: clip.bounds.minY + move.y))
  }

  func takeContentSize() {
    let size = current.collectionViewContentSize
    let least = clip?.bounds.size ?? .zero
    frame.size = NSSize(
      width: max(size.width, least.width), height: max(size.height, least.height))
  }

  open override func layout() {
    guard let visible = clip?.bounds, visible.width > 0, visible.height > 0, !isUpdating else {
      return
    }
    isLayingOut = true
    for pass in 0... {
      // UIKit ends an app after about a hundred nested passes.
      Contracts.expect(pass < 100, "self-sizing does not come to an end")
      display(attributes(in: clip?.bounds ?? visible))
      if pass >= 100 || !sizeElements() { break }
    }
    isLayingOut = false
    if standInScrollsResponsively, let visible = clip?.bounds {
      prepareContent(in: visible.insetBy(dx: 0, dy: -visible.height))
    }
    current.bookkeeping.checkHandedOut()
  }

  func display(_ attributes: [NSCollectionViewLayoutAttributes]) {
    shown = [:]
    for attributes in attributes where !attributes.isHidden {
      let key = ElementKey(attributes)
      shown[key] = attributes
      let view = views[key] ?? makeView(key)
      if views[key] == nil {
        views[key] = view
        addSubview(view)
        if let item = elements[key] as? NSCollectionViewItem {
          delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: key.indexPath)
        }
      }
      elements[key]?.apply(attributes)
      view.frame = attributes.frame
      view.standInDisplay()
      view.alphaValue = attributes.alpha
    }
    for (key, view) in views where shown[key] == nil {
      recycle(view, key)
      views[key] = nil
      elements[key] = nil
    }
  }

  private func makeView(_ key: ElementKey) -> NSView {
    let kind = key.kind ?? ""
    switch key.category {
    case .item, .interItemGap:
      let item =
        prefetched.removeValue(forKey: key.indexPath)
        ?? dataSource?.collectionView(self, itemForRepresentedObjectAt: key.indexPath)
      elements[key] = item
      return item?.view ?? NSView(frame: .zero)
    case .supplementaryView:
      let view =
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: key.indexPath) ?? NSView(frame: .zero)
      elements[key] = view as? any NSCollectionViewElement
      return view
    case .decorationView:
      let type = current.bookkeeping.decorations[kind] as? NSView.Type
      let view: NSView
      if let known = pool["decoration \(kind)"]?.popLast() {
        known.standInReuse()
        view = known
      } else {
        view = (type ?? NSView.self).init(frame: .zero)
        view.standInReuseKey = "decoration \(kind)"
      }
      elements[key] = view as? any NSCollectionViewElement
      return view
    }
  }

}
