import Floor
import LayoutCore

/// A waterfall that is placed by the C loops, with the arrays that they write.
final class FloorWaterfall {
  private let sizes: UnsafeMutableBufferPointer<floor_size>
  private let storage: floor_tracks
  private let tracks: Int

  init(_ sizes: [LayoutSize], tracks: Int) {
    self.tracks = tracks
    let count = sizes.count
    let copy = UnsafeMutableBufferPointer<floor_size>.allocate(capacity: count)
    for (place, size) in sizes.enumerated() {
      copy.initializeElement(at: place, to: floor_size(width: size.width, height: size.height))
    }
    self.sizes = copy
    storage = floor_tracks(
      y: .allocate(capacity: count), track: .allocate(capacity: count),
      extent: .allocate(capacity: count),
      index: .allocate(capacity: (count + 63) / 64 * tracks))
  }

  deinit {
    sizes.deallocate()
    storage.y.deallocate()
    storage.track.deallocate()
    storage.extent.deallocate()
    storage.index.deallocate()
  }

  func placeArgmin() {
    floor_place_argmin(sizes.baseAddress, sizes.count, Int32(tracks), 10, storage)
    keep(storage.y[sizes.count - 1])
  }

  func placeAny() { place(floor_place_any) }

  func placeWhole() { place(floor_place_whole) }

  func placeRatio(width: Double) { place(floor_place_ratio, width: width) }

  private func place(
    _ function: (UnsafePointer<floor_size>?, Int, Int32, Double, Double, floor_tracks) -> Void,
    width: Double = 0
  ) {
    function(sizes.baseAddress, sizes.count, Int32(tracks), width, 10, storage)
    keep(storage.y[sizes.count - 1])
  }

  /// Returns a query for the items, which are sorted by column and found by bins.
  func query() -> FloorQuery {
    placeArgmin()
    return FloorQuery(storage, count: sizes.count, tracks: tracks)
  }
}

/// A query that finds the visible items of a waterfall with the C loop.
final class FloorQuery {
  private var columns: [floor_column] = []
  private let found = UnsafeMutablePointer<floor_frame>.allocate(capacity: 4096)

  init(_ storage: floor_tracks, count: Int, tracks: Int) {
    precondition(
      MemoryLayout<floor_frame>.stride == MemoryLayout<LayoutAttributes>.stride,
      "the floor must write as many bytes for an element as a query does")
    for track in 0..<tracks {
      let items = (0..<count).filter { Int(storage.track[$0]) == track }
      let y = UnsafeMutablePointer<Double>.allocate(capacity: items.count)
      let extent = UnsafeMutablePointer<Float>.allocate(capacity: items.count)
      let item = UnsafeMutablePointer<UInt32>.allocate(capacity: items.count)
      for (place, number) in items.enumerated() {
        y[place] = storage.y[number]
        extent[place] = storage.extent[number]
        item[place] = UInt32(number)
      }
      let end = items.last.map { storage.y[$0] + Double(storage.extent[$0]) } ?? 0
      let binCount = Int(end / 1024) + 1
      let bins = UnsafeMutablePointer<UInt32>.allocate(capacity: binCount)
      var place = 0
      for bin in 0..<binCount {
        while place < items.count, y[place] + Double(extent[place]) <= Double(bin) * 1024 {
          place += 1
        }
        bins[bin] = UInt32(place)
      }
      columns.append(
        floor_column(
          y: y, extent: extent, item: item, bins: bins, count: items.count, bin_count: binCount))
    }
  }

  deinit {
    for column in columns {
      column.y.deallocate()
      column.extent.deallocate()
      column.item.deallocate()
      column.bins.deallocate()
    }
    found.deallocate()
  }

  func elements(in rect: LayoutRect) {
    keep(
      floor_query(columns, Int32(columns.count), 90, 10, rect.minY, rect.maxY, found))
  }
}

/// A list that uses the C loops: prefix sums, and sums of blocks in a Fenwick tree.
final class FloorList {
  private let extents: UnsafeMutablePointer<Double>
  private let starts: UnsafeMutablePointer<Double>
  private let found = UnsafeMutablePointer<floor_frame>.allocate(capacity: 4096)
  private let blocks: floor_blocks
  private let count: Int

  init(_ sizes: [LayoutSize]) {
    count = sizes.count
    let blockCount = (count + 63) / 64
    extents = .allocate(capacity: count)
    starts = .allocate(capacity: count + 1)
    blocks = floor_blocks(
      extents: .allocate(capacity: count), tree: .allocate(capacity: blockCount), count: count,
      blocks: blockCount)
    for (place, size) in sizes.enumerated() {
      extents[place] = size.height
      blocks.extents[place] = Float(size.height)
    }
    floor_blocks_build(blocks)
    sum()
  }

  deinit {
    extents.deallocate()
    starts.deallocate()
    found.deallocate()
    blocks.extents.deallocate()
    blocks.tree.deallocate()
  }

  func sum() { keep(floor_prefix_sums(extents, count, starts)) }

  func set(_ extent: Double, at index: Int) { floor_blocks_set(blocks, index, Float(extent)) }

  func insertFirst(_ extent: Double) { floor_blocks_insert_front(blocks, Float(extent)) }

  func elements(in rect: LayoutRect) {
    keep(floor_query_list(starts, count, rect.width, rect.minY, rect.maxY, found))
  }
}

/// A sheet whose visible cells are found by the C loop.
final class FloorSheet {
  private let rows: UnsafeMutablePointer<Double>
  private let columns: UnsafeMutablePointer<Double>
  private let found = UnsafeMutablePointer<floor_frame>.allocate(capacity: 4096)
  private let rowCount: Int
  private let columnCount: Int

  init(rows: [Double], columns: [Double]) {
    rowCount = rows.count
    columnCount = columns.count
    self.rows = .allocate(capacity: rowCount + 1)
    self.columns = .allocate(capacity: columnCount + 1)
    floor_prefix_sums(rows, rowCount, self.rows)
    floor_prefix_sums(columns, columnCount, self.columns)
  }

  deinit {
    rows.deallocate()
    columns.deallocate()
    found.deallocate()
  }

  func cells(in rect: LayoutRect) {
    keep(
      floor_query_sheet(
        rows, rowCount, columns, columnCount, rect.minX, rect.minY, rect.width, rect.height, found))
  }
}
