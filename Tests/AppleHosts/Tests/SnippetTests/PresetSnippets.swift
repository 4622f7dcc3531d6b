import GroupedColumns
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

final class ShelfCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
  typealias Strategy = ShelfLayout
}

@MainActor
func check(_ layout: ShelfCollectionLayout) {
  assert(layout.parameterErrors.isEmpty, "\(layout.parameterErrors)")
}

func look(_ cellStyle: inout GroupedCellStyle) {
  cellStyle = GroupedCellStyle(GroupedStyle.insetGrouped)
}
