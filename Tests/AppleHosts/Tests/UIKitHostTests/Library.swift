import LayoutCore
import LayoutTesting
import LayoutUIKit
import UIKit

/// A collection that changes at random and is a data source.
@MainActor
final class Library: ChangingCollection, UICollectionViewDataSource {
  init(_ counts: [Int], script: EditableCollection.Script, using random: inout SeededGenerator) {
    super.init(EditableCollection(counts: counts, script: script, using: &random))
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
