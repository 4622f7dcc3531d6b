import LayoutUIKit
import Spreadsheet
import UIKit

final class SheetScreen: UIViewController, UICollectionViewDataSource {
  let titles = ["Element", "Symbol"], rows = [["Hydrogen", "H"], ["Helium", "He"]]
  let cell = UICollectionView.CellRegistration<SelfSizingCell, String> { cell, _, text in
    cell.contentConfiguration = UIListContentConfiguration.text(text)
  }
  let title = UICollectionView.SupplementaryRegistration<SelfSizingCell>(
    elementKind: ElementKind.columnHeader.collectionViewKind
  ) { _, _, _ in }

  override func loadView() {
    let sheet = LayoutCollectionView(
      SpreadsheetLayout(
        rowHeight: 44, columnHeaderHeight: 44, pinsHeaders: true, frozenLeadingColumns: 1))
    sheet.dataSource = self
    view = sheet
  }

  func numberOfSections(in view: UICollectionView) -> Int { rows.count }
  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { titles.count }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueConfiguredReusableCell(using: cell, for: path, item: rows[path.section][path.item])
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind _: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueConfiguredReusableSupplementary(using: title, for: path)
    header.contentConfiguration = UIListContentConfiguration.text(titles[path.item])
    return header
  }
}
