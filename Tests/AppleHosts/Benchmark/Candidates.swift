import Compositional
import Flow
import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall

/// The content that the compared layouts show.
enum Scene: String, CaseIterable {
  case list
  case pinnedList = "list with a pinned header"
  case selfSizingList = "self-sizing list"
  case waterfall = "waterfall of 4"
  case selfSizingWaterfall = "self-sizing waterfall of 4"
  case rows = "rows that scroll"

  /// A Boolean value that indicates whether cells determine their heights.
  var sizesItself: Bool { self == .selfSizingList || self == .selfSizingWaterfall }
}

/// The layouts that the benchmark compares.
///
/// `compare-layouts` replaces `peers` by the layouts of other projects, outside this repository.
@MainActor
enum Candidates {
  typealias Make = @MainActor (BenchmarkShelf) -> HostCase

  /// Returns this project's layout of a scene.
  static func own(_ scene: Scene, _ shelf: BenchmarkShelf) -> HostCase {
    let layout: CollectionStrategyLayout
    switch scene {
    case .list: layout = CollectionLayout(FlowLayout(columns: 1, asksForSizes: true))
    case .pinnedList:
      layout = CollectionLayout(
        FlowLayout(columns: 1, asksForSizes: true, headerExtent: 44, pinsHeaders: true))
    case .selfSizingList:
      layout = CollectionLayout(
        FlowLayout(columns: 1, itemSize: LayoutSize(width: 390, height: 150), asksForSizes: true))
      layout.selfSizing = .alongScrollAxis
    case .waterfall: layout = CollectionLayout(WaterfallLayout(columns: 4))
    case .selfSizingWaterfall:
      layout = CollectionLayout(
        WaterfallLayout(
          columns: 4, itemSizing: .exact, itemSize: LayoutSize(width: 90, height: 150)))
      layout.selfSizing = .alongScrollAxis
    case .rows:
      layout = CollectionLayout(
        CompositionalLayout(
          section: CompositionalSection(
            .cell(width: .absolute(120), height: .absolute(160)), interGroupSpacing: 10,
            contentInsets: LayoutInsets(bottom: 20), scrolling: .continuous)))
      layout.selfSizing = .off
    }
    return HostCase("Trellis", layout, shelf)
  }

  /// Returns a layout that computes nothing, so that its times are those of the calls.
  static func floor(_ shelf: BenchmarkShelf) -> HostCase {
    HostCase("no layout", FloorLayout(pinsHeader: shelf.pinsHeader), shelf)
  }
}
