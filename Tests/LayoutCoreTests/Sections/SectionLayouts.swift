import LayoutCore

extension LayoutQuestion where Answer == SectionParameters {
  /// The question of the layouts that test the sectioned level.
  static var testSection: Self { Self("SectionTest.section", about: .section) }
}

/// A layout of items that overlap and reach beyond both ends of their section.
struct ScatterLayout: SectionStrategy {
  var axis = LayoutAxis.vertical
  var rounding = PixelRounding.lossless
  var parameters = SectionParameters()
  var minimumContentExtent = 0.0

  func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> SectionParameters {
    delegate.answer(
      to: .testSection, at: ElementIndex(section: number), default: parameters)
  }

  func place(
    from first: Int, in section: SectionSlice, _ style: SectionMetrics,
    _ store: inout PlacedStore<ItemExtents>
  ) -> SectionBody {
    // Far beyond the content, mirrored frames are not exact.
    let most = LayoutUnit(points: 5000)
    for item in first..<section.count {
      let start = LayoutUnit(points: Double(item &* 7919 % 997 - 100))
      let (lower, upper) = style.grid.edges(of: item &* 31 % style.grid.count)
      store.items[item, in: section] = ItemSpan(
        lower: start, upper: start + min(store.items.value(of: item, in: section).main, most),
        crossLower: lower, crossUpper: upper)
    }
    return SectionBody(length: LayoutUnit(points: section.count > 0 ? 700 : 0))
  }
}

/// A layout that places each item in the shortest track, with a checkpoint before every eighth item.
struct TowersLayout: SectionStrategy {
  var axis = LayoutAxis.vertical
  var columns = ColumnCount.fixed(3)
  var itemSpacing = 4.0
  var header = SectionBar()

  func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> SectionParameters {
    var own = SectionParameters(
      columns: columns, columnSpacing: 5, itemSpacing: itemSpacing,
      sectionInsets: LayoutInsets(top: 3, leading: 7, bottom: 2, trailing: 9), header: header,
      footer: SectionBar(extent: header.extent / 2, isPinned: header.isPinned))
    own.columns =
      delegate.answer(to: .testSection, at: ElementIndex(section: number), default: own).columns
    return own
  }

  func checkpointSize(of section: SectionSlice, _ style: SectionMetrics) -> Int {
    (section.count + 7) / 8 * style.grid.count
  }

  func place(
    from first: Int, in section: SectionSlice, _ style: SectionMetrics,
    _ store: inout PlacedStore<ItemExtents>
  ) -> SectionBody {
    let tracks = style.grid.count
    // The item before the first one is placed, and so is the checkpoint of its block written.
    let begin = max(0, first - 1) / 8 * 8
    var heights = [LayoutUnit](repeating: .zero, count: tracks)
    if begin > 0 {
      let checkpoint = section.checkpoints.lowerBound + begin / 8 * tracks
      heights = Array(store.checkpoints[checkpoint..<checkpoint + tracks])
    }
    for item in begin..<section.count {
      if item % 8 == 0 {
        let checkpoint = section.checkpoints.lowerBound + item / 8 * tracks
        store.checkpoints.replaceSubrange(checkpoint..<checkpoint + tracks, with: heights)
      }
      let track = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let (lower, upper) = style.grid.edges(of: track)
      store.items[item, in: section] = ItemSpan(
        lower: heights[track],
        upper: heights[track] + store.items.value(of: item, in: section).main,
        crossLower: lower, crossUpper: upper)
      heights[track] = store.items[item, in: section].upper + style.itemSpacing
    }
    store.work.placed += first - begin
    let end = heights.max() ?? .zero
    return SectionBody(length: section.count > 0 ? end - style.itemSpacing : .zero)
  }
}
