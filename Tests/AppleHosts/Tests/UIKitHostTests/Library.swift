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
      for change in transaction.changes {
        if case .reloadSection(let section) = change {
          for item in old.sections[section].items { measured[item.id] = nil }
        }
        view.report(change)
      }
    }
    random = own
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
