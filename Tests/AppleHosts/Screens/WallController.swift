import LayoutUIKit
import UIKit
import Waterfall

final class WallController: UIViewController {
  let layout = CollectionLayout(WaterfallLayout(columns: .adaptive(minimumWidth: 160)))
  lazy var wall = UICollectionView(frame: .zero, collectionViewLayout: layout)
  lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: wall) {
    wall, path, caption in
    let cell = wall.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    (cell as? CaptionCell)?.label.text = caption
    return cell
  }
  override func loadView() {
    wall.register(CaptionCell.self, forCellWithReuseIdentifier: "photo")
    view = wall
  }
  func show(_ captions: [String], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(captions, toSection: 0)
    source.apply(snapshot, animatingDifferences: animated)
  }
}
