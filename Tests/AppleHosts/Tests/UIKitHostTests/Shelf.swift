import LayoutCore
import LayoutUIKit
import UIKit
import XCTest

/// A collection of an app: its data, its cells, and the sizes of its items.
@MainActor
final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  struct Item: Hashable {
    var id: Int
    var size: LayoutSize
    /// The height that the cell prefers once it is shown; `nil` if the given size applies.
    var preferredHeight: Double?
    /// The height that the cell prefers if it has the preferred one; `nil` if it is content with that.
    var otherHeight: Double?
  }

  var sections: [[Item]]
  var asked = 0
  /// Returns the size of a header's or footer's content in the required extents.
  var titleSize: ((_ section: Int, _ width: CGFloat?, _ height: CGFloat?) -> CGSize)?
  private var nextID = 0

  init(_ counts: [Int]) {
    sections = []
    super.init()
    sections = counts.map { count in (0..<count).map { _ in item() } }
  }

  /// Returns an item of some size, which is the same whenever the collection is created again.
  func item(height: Double? = nil) -> Item {
    nextID += 1
    let height = height ?? Double(40 + (nextID * 37) % 90)
    return Item(id: nextID, size: LayoutSize(width: 100, height: height))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let item = sections[indexPath.section][indexPath.item]
    (cell as? Card)?.preferredHeight = item.preferredHeight
    (cell as? Card)?.otherHeight = item.otherHeight
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    view.standInContent = titleSize.map { size in { size(indexPath.section, $0, $1) } }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  /// Returns a collection view of this collection, laid out.
  func view(
    _ layout: CollectionStrategyLayout, width: CGFloat = 320, height: CGFloat = 480
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    fill(view)
    return view
  }

  /// Shows this collection in a view, which is laid out.
  func fill(_ view: UICollectionView) {
    view.register(Card.self, forCellWithReuseIdentifier: "card")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      "rowHeader", "columnHeader",
    ]
    for kind in kinds {
      view.register(
        SelfSizingReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }
}

extension Shelf: @MainActor LayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { sections[section].count }

  var numberOfSections: Int { sections.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    asked += 1
    return sections[index.section][index.item].size
  }
}

/// A cell that can prefer another height than it was given.
final class Card: UICollectionViewCell {
  var preferredHeight: Double?
  var otherHeight: Double?
  var position: CellPosition?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    position = (layoutAttributes as? CollectionLayoutAttributes)?.position
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredHeight else { return layoutAttributes }
    let isContent = layoutAttributes.size.height != CGFloat(preferredHeight)
    layoutAttributes.size.height = CGFloat(
      isContent ? preferredHeight : otherHeight ?? preferredHeight)
    return layoutAttributes
  }
}

extension UICollectionView {
  /// Returns the frames that a strategy prepares for a snapshot of the data, in the same bounds.
  func fresh(
    _ strategy: some LayoutStrategy, _ delegate: some LayoutDelegate,
    insets: LayoutInsets = .zero
  ) throws -> [String: CGRect] {
    try freshFrames(strategy, delegate, in: bounds, insets: insets)
  }
}

extension Shelf {
  /// Returns the data as a value, with the sizes that cells prefer.
  func snapshot(preferring seen: Set<Int> = []) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sections: sections.map { items in
        items.map { item in
          guard seen.contains(item.id), let height = item.preferredHeight else { return item.size }
          return LayoutSize(width: item.size.width, height: height)
        }
      })
  }
}
