import GroupedColumns
import LayoutUIKit
import UIKit

final class SettingsController: UIViewController, UICollectionViewDataSource {
  let groups = [["Wi-Fi", "Bluetooth"], ["General"]]
  let layout = CollectionLayout(GroupedColumnsLayout(columns: 1, sectionSpacing: 16))
  override func loadView() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view = list
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { groups[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = groups[indexPath.section][indexPath.item]
    return cell
  }
}
