import LayoutCore
import UIKit

/// The data of the benchmark: one section of items whose heights are in an array.
final class BenchmarkShelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let heights: [Double]
  var count: Int
  /// A Boolean value that indicates whether cells determine their heights.
  let sizesItself: Bool
  /// A Boolean value that indicates whether the section has a header that stays in view.
  let pinsHeader: Bool

  init(_ count: Int, of scene: Scene) {
    sizesItself = scene.sizesItself
    pinsHeader = scene == .pinnedList
    // Seven heights in a fixed order, like rows of text.
    heights = (0..<count + 1).map { [44, 60, 52, 88, 47, 71, 65][$0 % 7] }
    self.count = count
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

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
