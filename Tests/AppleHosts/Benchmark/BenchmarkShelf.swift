import LayoutCore
import UIKit

/// The data of the benchmark: items whose heights are in an array, in one section, or in rows of 100.
final class BenchmarkShelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let heights: [Double]
  var count: Int
  /// A Boolean value that indicates whether cells determine their heights.
  let sizesItself: Bool
  /// A Boolean value that indicates whether the section has a header that stays in view.
  let pinsHeader: Bool
  private let isOfRows: Bool

  init(_ count: Int, of scene: Scene) {
    sizesItself = scene.sizesItself
    pinsHeader = scene == .pinnedList
    isOfRows = scene == .rows
    // Seven heights in a fixed order, like rows of text.
    heights = (0..<count + 100).map { [44, 60, 52, 88, 47, 71, 65][$0 % 7] }
    self.count = count
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    isOfRows ? (count + 99) / 100 : 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { isOfRows ? min(100, count - 100 * section) : count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

extension BenchmarkShelf: @MainActor LayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizesItself ? nil : LayoutSize(width: 100, height: heights[index.item])
  }
}
