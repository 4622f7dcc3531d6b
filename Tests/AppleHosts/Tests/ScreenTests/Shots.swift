import Justified
import LayoutUIKit
import UIKit

nonisolated struct Shot: Hashable, Sendable { var id: Int, width: Double, height: Double }

final class ShotsScreen: UIViewController {
  var shots: [Shot] = []
  let wall = LayoutCollectionView(JustifiedLayout(rowExtent: 140, rowSpacing: 4, itemSpacing: 4))
  let cell = UICollectionView.CellRegistration<UICollectionViewCell, Shot> { cell, _, _ in
    cell.backgroundColor = UIColor(white: 0.6, alpha: 1)
  }
  lazy var source = UICollectionViewDiffableDataSource<Int, Shot>(collectionView: wall) {
    [cell] in $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
  }

  override func loadView() {
    view = wall
    wall.sizesItems(of: source) { CGSize(width: $0.width, height: $0.height) }
    wall.reorders { [unowned self] path, destination in
      shots.insert(shots.remove(at: path.item), at: destination.item)
      show(shots)
    }
  }

  func show(_ shots: [Shot]) {
    self.shots = shots
    var snapshot = NSDiffableDataSourceSnapshot<Int, Shot>()
    snapshot.appendSections([0])
    snapshot.appendItems(shots)
    source.apply(snapshot)
  }
}
