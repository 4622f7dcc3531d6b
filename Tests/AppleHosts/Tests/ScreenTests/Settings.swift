import GroupedColumns
import LayoutUIKit
import UIKit

nonisolated struct Row: Hashable, Sendable { var title: String, detail: String }

final class SettingsScreen: UIViewController {
  let list = LayoutCollectionView(GroupedColumnsLayout(columns: 1, headerExtent: 28))
  let cell = UICollectionView.CellRegistration<GroupedCell, Row> { cell, _, row in
    cell.contentConfiguration = UIListContentConfiguration.text(row.title, detail: row.detail)
  }
  let header = UICollectionView.SupplementaryRegistration<SelfSizingCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }
  lazy var source = UICollectionViewDiffableDataSource<String, Row>(collectionView: list) {
    [cell] in $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
  }

  override func loadView() { view = list }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<String, Row>) {
    source.supplementaryViewProvider = { [header] view, _, path in
      let title = view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      title.contentConfiguration = UIListContentConfiguration.text(
        snapshot.sectionIdentifiers[path.section])
      return title
    }
    source.apply(snapshot)
  }
}
