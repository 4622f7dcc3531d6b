import LayoutUIKit
import Spreadsheet
import UIKit

final class TableController: UIViewController, UICollectionViewDataSource {
  let rows = [["Name", "Size"], ["a", "1"], ["b", "2"]]
  let layout = CollectionLayout(
    SpreadsheetLayout(frozenTopRows: 1, frozenLeadingColumns: 1, gridlineThickness: 0.5))
  override func loadView() {
    let table = TableCollectionView(frame: .zero, collectionViewLayout: layout)
    table.register(CaptionCell.self, forCellWithReuseIdentifier: "cell")
    table.dataSource = self
    view = table
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CaptionCell)?.label.text = rows[indexPath.section][indexPath.item]
    return cell
  }
}
