import LayoutCore
import LayoutTesting
import LayoutUIKit
import UIKit

/// A collection that changes at random and is a data source.
@MainActor
final class Library: NSObject, UICollectionViewDataSource {
  private(set) var data: EditableCollection
  /// The preferred sizes that the layout took, by item.
  private(set) var measured: [Int: LayoutSize] = [:]

  init(_ counts: [Int], script: EditableCollection.Script, using random: inout SeededGenerator) {
    data = EditableCollection(counts: counts, script: script, using: &random)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { data.numberOfSections }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.numberOfItems(inSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    guard let book = cell as? Book, let item = item(indexPath) else { return cell }
    book.preferred = item.id % 3 == 0 ? Double(20 + (item.id * 29) % 150) : nil
    book.wasMeasured = { [weak self, weak collectionView] size in
      // While an item is dragged, the layout takes no sizes.
      guard collectionView?.standInMovementTarget == nil else { return }
      self?.measured[item.id] = LayoutSize(size)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  private func item(_ path: IndexPath) -> EditableCollection.Item? {
    data.item(at: ElementIndex(section: path.section, item: path.item))
  }

  /// The data, as a fresh layout must receive it.
  var snapshot: EditableCollection { data.showing(withoutSections: [], items: [], sizes: measured) }

  func forgetMeasured() { measured = [:] }

  /// Performs a batch of random changes.
  func change(_ view: UICollectionView, using random: inout SeededGenerator) {
    var own = random
    view.performBatchUpdates { [self] in
      let old = data
      let transaction = data.change(using: &own)
      for change in transaction.changes { report(view, change, old) }
    }
    random = own
  }

  private func report(_ view: UICollectionView, _ change: LayoutChange, _ old: EditableCollection) {
    func path(_ index: ElementIndex) -> IndexPath {
      IndexPath(item: index.item, section: index.section)
    }
    switch change {
    case .insertSection(let section): view.insertSections([section])
    case .deleteSection(let section): view.deleteSections([section])
    case .moveSection(let from, let to): view.moveSection(from, toSection: to)
    case .reloadSection(let section):
      for item in old.sections[section].items { measured[item.id] = nil }
      view.reloadSections([section])
    // Sections of the library have no answers of their own.
    case .resizeSection: break
    case .insertItem(let index): view.insertItems(at: [path(index)])
    case .deleteItem(let index): view.deleteItems(at: [path(index)])
    case .moveItem(let from, let to): view.moveItem(at: path(from), to: path(to))
    case .reloadItem(let index), .resizeItem(let index):
      view.reloadItems(at: [path(index)])
    }
  }
}

/// A cell that measures its own height.
final class Book: UICollectionViewCell {
  var preferred: Double?
  var wasMeasured: ((CGSize) -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferred else { return layoutAttributes }
    let old = layoutAttributes.size.height
    layoutAttributes.size.height = CGFloat(preferred)
    if abs(old - layoutAttributes.size.height) > 0.01 { wasMeasured?(layoutAttributes.size) }
    return layoutAttributes
  }
}
