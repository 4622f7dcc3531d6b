import AppKit
import LayoutAppKit
import LayoutCore
import LayoutTesting
import XCTest

/// A collection that changes at random and is the data source of its view.
@MainActor
final class Library: ChangingCollection, NSCollectionViewDataSource, NSCollectionViewDelegate {
  var measures = false
  var asked = 0
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
  let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
  var random: SeededGenerator

  init(_ counts: [Int], _ layout: CollectionStrategyLayout?, seed: UInt64 = 1) {
    random = SeededGenerator(seed: seed)
    super.init(EditableCollection(counts: counts, using: &random))
    scrollView.documentView = view
    view.collectionViewLayout = layout
    view.register(
      Book.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"))
    view.delegate = self
    view.dataSource = self
    scrollView.layoutSubtreeIfNeeded()
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { data.numberOfSections }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.numberOfItems(inSection: section) }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(
      withIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"), for: indexPath)
    let index = ElementIndex(section: indexPath.section, item: indexPath.item)
    guard measures, let book = item as? Book, let own = data.item(at: index) else { return item }
    book.preferred = own.id % 3 == 0 ? Double(20 + (own.id * 29) % 150) : nil
    book.wasMeasured = { [weak self] size in self?.measured[own.id] = LayoutSize(size) }
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { NSView(frame: .zero) }

  func change() { change(view, using: &random) }

  /// Inserts a section before all others, with the items of the first one.
  func insertSection() {
    view.performBatchUpdates { [self] in
      let counts = data.sections.map { $0.items.count }
      data = EditableCollection(counts: [counts[0]] + counts, using: &random)
      view.insertSections([0])
    }
  }

  var clip: NSClipView { scrollView.contentView }

  func scroll(to y: CGFloat, x: CGFloat = 0) {
    clip.scroll(to: NSPoint(x: x, y: y))
    scrollView.layoutSubtreeIfNeeded()
  }

  var frames: [String: NSRect] { view.frames }

  /// Returns the frames that a strategy prepares for a snapshot of the data, in the same bounds.
  func fresh(
    _ strategy: some LayoutStrategy, insets: LayoutInsets = .zero
  ) throws -> [String: NSRect] {
    try freshFrames(strategy, snapshot, in: clip.bounds, insets: insets)
  }
}

extension Library: @MainActor LayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { 0 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    asked += 1
    return data.sizeForItem(at: index, proposal: proposal)
  }
}

/// An item that measures its own height.
final class Book: NSCollectionViewItem {
  var preferred: Double?
  var wasMeasured: ((NSSize) -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes {
    guard let preferred else { return layoutAttributes }
    let old = layoutAttributes.size.height
    layoutAttributes.size.height = CGFloat(preferred)
    if abs(old - layoutAttributes.size.height) > 0.01 { wasMeasured?(layoutAttributes.size) }
    return layoutAttributes
  }
}
