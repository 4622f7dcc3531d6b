import Flow
import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall

/// The layouts that the benchmark compares, by what they show.
///
/// A script adds `peers` for layouts of other projects, outside this repository.
@MainActor
enum Candidates {
  typealias Make = (BenchmarkShelf) -> HostCase

  static let own: [(scene: String, make: Make)] = [
    (
      "list",
      { shelf in
        HostCase("Trellis", sizing(FlowLayout(columns: 1, asksForSizes: true)), shelf)
      }
    ),
    (
      "waterfall of 4",
      { shelf in
        HostCase("Trellis", sizing(WaterfallLayout(columns: 4, itemSizing: .exact)), shelf)
      }
    ),
  ]

  private static func sizing(_ layout: some LayoutStrategy) -> UICollectionViewLayout {
    let layout = CollectionLayout(layout)
    layout.selfSizing = .alongScrollAxis
    return layout
  }
}
