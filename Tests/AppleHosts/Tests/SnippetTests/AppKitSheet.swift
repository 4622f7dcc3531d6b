#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import LayoutAppKit
  import Spreadsheet

  final class FieldItem: NSCollectionViewItem {
    let field = NSTextField(frame: .zero)
    override func loadView() { view = field }
  }

  final class SheetController: NSViewController, NSCollectionViewDataSource, NSTextFieldDelegate {
    var rows = (0..<1_000).map { row in (0..<30).map { "\(row) \($0)" } }
    let sheet = NSCollectionView(frame: .zero)
    let cell = NSUserInterfaceItemIdentifier("cell")

    override func loadView() {
      sheet.collectionViewLayout = CollectionLayout(
        SpreadsheetLayout(
          columnWidth: 120, rowHeight: 24, frozenTopRows: 1, frozenLeadingColumns: 1,
          gridlineThickness: 1))
      sheet.register(FieldItem.self, forItemWithIdentifier: cell)
      sheet.dataSource = self
      let scroll = NSScrollView(frame: .zero)
      scroll.hasVerticalScroller = true
      scroll.hasHorizontalScroller = true
      scroll.documentView = sheet
      view = scroll
    }

    func numberOfSections(in _: NSCollectionView) -> Int { rows.count }
    func collectionView(_: NSCollectionView, numberOfItemsInSection row: Int) -> Int {
      rows[row].count
    }
    func collectionView(
      _ sheet: NSCollectionView, itemForRepresentedObjectAt path: IndexPath
    ) -> NSCollectionViewItem {
      let item = sheet.makeItem(withIdentifier: cell, for: path)
      (item as? FieldItem)?.field.stringValue = rows[path.section][path.item]
      (item as? FieldItem)?.field.delegate = self
      return item
    }
    func controlTextDidEndEditing(_ note: Notification) {
      guard let field = note.object as? NSTextField,
        let path = sheet.indexPathForItem(at: sheet.convert(field.bounds.origin, from: field))
      else { return }
      rows[path.section][path.item] = field.stringValue
    }
  }
#endif
