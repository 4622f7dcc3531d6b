import LayoutUIKit
import UIKit

/// A collection view layout that the benchmark drives as a collection view does.
///
/// The calls are those of a collection view, without its views and without the checks of the
/// stand-in, so that only the layout's own work is measured.
@MainActor
struct HostCase {
  /// The name in the table, such as "Trellis".
  let name: String
  let view: BareCollectionView
  let layout: UICollectionViewLayout
  let shelf: BenchmarkShelf

  init(_ name: String, _ layout: UICollectionViewLayout, _ shelf: BenchmarkShelf) {
    self.name = name
    self.layout = layout
    self.shelf = shelf
    view = BareCollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.delegate = shelf
    view.dataSource = shelf
    reload()
  }

  /// Reloads all data and prepares the layout.
  func reload() {
    _ = view.numberOfSections
    guard let context = makeContext() else { return }
    view.standInReloadCounts()
    context.standInInvalidateAll()
    layout.invalidateLayout(with: context)
    settle()
  }

  private func makeContext() -> UICollectionViewLayoutInvalidationContext? {
    let kind: AnyClass = type(of: layout).invalidationContextClass
    return (kind as? UICollectionViewLayoutInvalidationContext.Type)?.init()
  }

  /// Prepares the layout and requests the visible elements.
  @discardableResult
  func settle() -> Int {
    layout.prepare()
    view.size = layout.collectionViewContentSize
    return layout.layoutAttributesForElements(in: view.bounds)?.count ?? 0
  }

  /// Moves the viewport, as a scroll step or a jump does.
  @discardableResult
  func scroll(to y: CGFloat) -> Int {
    var bounds = view.bounds
    bounds.origin.y = y
    move(to: bounds)
    return layout.layoutAttributesForElements(in: bounds)?.count ?? 0
  }

  /// Changes the width of the collection view, as a rotation does.
  func rotate(to width: CGFloat) {
    move(to: CGRect(x: 0, y: view.bounds.minY, width: width, height: 844))
    view.size = layout.collectionViewContentSize
    _ = layout.layoutAttributesForElements(in: view.bounds)
  }

  private func move(to bounds: CGRect) {
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else {
      view.rect = bounds
      return
    }
    let context = layout.invalidationContext(forBoundsChange: bounds)
    view.rect = bounds
    layout.invalidateLayout(with: context)
    layout.prepare()
  }

  /// Moves a section that scrolls by itself; the collection view requests what the layout names.
  func scrollRow(_ section: Int, to offset: Double) {
    guard let layout = layout as? CollectionStrategyLayout else { return }
    layout.scrollSection(section, to: offset)
    layout.prepare()
    _ = layout.layoutAttributesForElements(in: view.bounds)
  }

  /// Gives visible cells a height, or a point less if they have it, as one pass of self-sizing in a turn of the
  /// run loop does.
  ///
  /// - Parameter count: The number of cells to measure, beginning with the last visible one.
  /// - Returns: The number of cells whose size changed the layout.
  @discardableResult
  func sizeVisibleCells(to height: CGFloat, count: Int = .max) -> Int {
    // A layout may limit the sizes that a view prefers in one turn.
    (layout as? CollectionStrategyLayout)?.contentDidChange()
    var changed = 0
    let cells = (layout.layoutAttributesForElements(in: view.bounds) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    for original in cells.suffix(count) {
      guard let preferred = original.copy() as? UICollectionViewLayoutAttributes else { continue }
      preferred.size.height = original.size.height == height ? height - 1 : height
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      changed += 1
    }
    settle()
    precondition(
      changed > 0 || !(layout is CollectionStrategyLayout),
      "no cell of \(name) was asked for its size")
    return changed
  }

  /// Inserts items at the front, or removes them again.
  func insertAtFront(_ inserts: Bool, count: Int = 1) {
    let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
    shelf.count += inserts ? count : -count
    guard let context = makeContext() else { return }
    view.standInReloadCounts()
    context.standInInvalidateCounts()
    layout.invalidateLayout(with: context)
    layout.prepare()
    layout.prepare(
      forCollectionViewUpdates: paths.map {
        inserts ? .standIn(inserting: $0) : .standIn(deleting: $0)
      })
    view.size = layout.collectionViewContentSize
    _ = layout.targetContentOffset(forProposedContentOffset: view.bounds.origin)
    for attributes in layout.layoutAttributesForElements(in: view.bounds) ?? [] {
      _ = layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
    }
    layout.finalizeCollectionViewUpdates()
    _ = layout.layoutAttributesForElements(in: view.bounds)
  }
}

/// A collection view whose bounds and content size are plain stored values, and that checks nothing.
final class BareCollectionView: UICollectionView {
  var rect = CGRect(x: 0, y: 0, width: 390, height: 844)
  var size = CGSize.zero

  override var bounds: CGRect {
    get { rect }
    set { rect = newValue }
  }
  override var contentOffset: CGPoint {
    get { rect.origin }
    set { rect.origin = newValue }
  }
  override var contentSize: CGSize {
    get { size }
    set { size = newValue }
  }

  /// The stand-in checks contexts here, and records what a view would request again.
  override func standInLayoutWasInvalidated(
    _ invalidated: UICollectionViewLayout, by context: UICollectionViewLayoutInvalidationContext
  ) {}
}
