import GroupedColumns
import LayoutCore
import LayoutPresets
import Waterfall

#if canImport(UIKit)
  import LayoutUIKit
  import UIKit

  typealias SomeCollectionView = UICollectionView
#else
  import AppKit
  import LayoutAppKit

  typealias SomeCollectionView = NSCollectionView
#endif

// The snippets of LayoutPresets' page that concern collection views.

typealias ShelfLayout = WaterfallLayout

@MainActor
func ready(_ collectionView: SomeCollectionView) {
  let layout = WaterfallCollectionLayout()
  layout.columnCount = 3
  layout.strategy.stretching = .lastCell
  collectionView.collectionViewLayout = layout
}

final class ShelfCollectionLayout: CollectionStrategyLayout {
  override class var initialStrategy: AnyLayout { AnyLayout(ShelfLayout()) }
}

func look(_ cellStyle: inout GroupedCellStyle) {
  cellStyle = GroupedCellStyle(GroupedStyle.insetGrouped)
}
