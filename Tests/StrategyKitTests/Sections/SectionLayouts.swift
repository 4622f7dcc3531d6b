import StrategyKit

extension LayoutQuestion where Answer == SectionParameters {
  /// The question of the layouts that test the sectioned level.
  static var testSection: Self { Self("SectionTest.section", about: .section) }
}

/// A layout of items that overlap and reach beyond both ends of their section.
struct ScatterLayout: SectionStrategy {
  typealias Content = PlacedContent<ScatterStyle>
  var axis = LayoutAxis.vertical
  var rounding = PixelRounding.lossless
  var parameters = SectionParameters()
  var minimumContentExtent = 0.0

  func section(_ number: Int, answeredBy delegate: AnyLayoutDelegate) -> SectionParameters {
    delegate.answer(
      to: .testSection, at: ElementIndex(section: number), default: parameters)
  }

  func layout(
    of section: SectionParameters, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) -> SectionLayout<ScatterStyle> {
    let metrics = SectionMetrics(section, in: container, noting: &notes)
    return SectionLayout(ScatterStyle(metrics: metrics), section)
  }

  struct ScatterStyle: PlacedStyle {
    var metrics: SectionMetrics

    func place(from first: Int, _ items: inout PlacedItems<ItemExtents>) -> SectionBounds {
      // Far beyond the content, mirrored frames are not exact.
      let most = LayoutUnit(points: 5000)
      for item in first..<items.count {
        let start = LayoutUnit(points: Double(item &* 7919 % 997 - 100))
        let (lower, upper) = metrics.grid.edges(of: item &* 31 % metrics.grid.count)
        items[item] = ItemSpan(
          lower: start, upper: start + min(items.value(of: item).main, most),
          crossLower: lower, crossUpper: upper)
      }
      return SectionBounds(length: LayoutUnit(points: items.count > 0 ? 700 : 0))
    }
  }
}

/// A layout that places each item in the shortest track, and all items again after a change.
struct TowersLayout: SectionStrategy {
  typealias Content = PlacedContent<TowersStyle>
  var axis = LayoutAxis.vertical
  var columns = ColumnCount.fixed(3)
  var itemSpacing = 4.0
  var header = EdgeItem()
  var contentInsets = LayoutInsets.zero
  var contentCrossExtent: Double?

  func section(_ number: Int, answeredBy delegate: AnyLayoutDelegate) -> SectionParameters {
    var own = SectionParameters(
      columns: columns, columnSpacing: 5, itemSpacing: itemSpacing,
      sectionInsets: LayoutInsets(top: 3, leading: 7, bottom: 2, trailing: 9), header: header,
      footer: EdgeItem(extent: header.extent / 2, isPinned: header.isPinned))
    own.columns =
      delegate.answer(to: .testSection, at: ElementIndex(section: number), default: own).columns
    return own
  }

  func layout(
    of section: SectionParameters, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) -> SectionLayout<TowersStyle> {
    let metrics = SectionMetrics(section, in: container, noting: &notes)
    return SectionLayout(TowersStyle(metrics: metrics), section)
  }

  struct TowersStyle: PlacedStyle {
    var metrics: SectionMetrics

    func place(from first: Int, _ items: inout PlacedItems<ItemExtents>) -> SectionBounds {
      var heights = [LayoutUnit](repeating: .zero, count: metrics.grid.count)
      for item in 0..<items.count {
        let track = heights.indices.min { heights[$0] < heights[$1] } ?? 0
        let (lower, upper) = metrics.grid.edges(of: track)
        items[item] = ItemSpan(
          lower: heights[track], upper: heights[track] + items.value(of: item).main,
          crossLower: lower, crossUpper: upper)
        heights[track] = items[item].upper + metrics.itemSpacing
      }
      let end = heights.max() ?? .zero
      return SectionBounds(length: items.count > 0 ? end - metrics.itemSpacing : .zero)
    }
  }
}
