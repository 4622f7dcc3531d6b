import LayoutUIKit
import UIKit
import Waterfall

final class WallScreen: UIViewController {
  let wall = LayoutCollectionView(WaterfallLayout(columns: .adaptive(minimumWidth: 150)))
  let cell = UICollectionView.CellRegistration<SelfSizingCell, Picture> { cell, _, picture in
    cell.contentConfiguration = UIListContentConfiguration.text(
      picture.title, detail: picture.caption)
  }
  lazy var source = UICollectionViewDiffableDataSource<Int, Picture>(collectionView: wall) {
    [cell] view, path, picture in
    view.dequeueConfiguredReusableCell(using: cell, for: path, item: picture)
  }

  override func loadView() { view = wall }

  func show(_ pictures: [Picture], animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Picture>()
    snapshot.appendSections([0])
    snapshot.appendItems(pictures)
    source.apply(snapshot, animatingDifferences: animated)
  }
}
