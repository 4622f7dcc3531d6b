import LayoutCore

/// The occupied modules of a board, as runs of rows with the same ones.
///
/// The first free place of a shape never moves toward the start while items are added. It is kept
/// for recent shapes, and for classes of them, so rows are not searched again.
///
/// - Complexity: O(n) memory for n items. A run takes 16 bytes, and those that are full at the start
///   are not searched.
struct BoardRows: Sendable {
  private struct Run {
    var start: Int
    var mask: UInt64
  }

  /// A shape, and a place before which it fits nowhere.
  private struct Shape {
    var width = 0
    var height = 0
    var row = 0
    var run = 0
  }

  /// The runs in ascending order. The last one is free and has no end.
  private var runs: [Run] = []
  /// The first run that is not full.
  private var head = 0
  private let board: UInt64
  private var shapes = Array(repeating: Shape(), count: 32)
  /// A row before which no shape of a class fits, by width and the binary logarithm of the height;
  /// none if there are few runs.
  private var classes: [Int] = []

  /// Creates the rows of a board.
  ///
  /// - Parameter columns: The number of columns, from 1 to 64.
  /// - Parameter places: The modules that are occupied, of which no two have one in common.
  init(columns: Int, around places: some Sequence<BoardPlace> = []) {
    board = BoardPlace(column: 0, row: 0, width: columns).bits
    var edges: [(row: Int, bits: UInt64)] = []
    for place in places { edges += [(place.row, place.bits), (place.end, place.bits)] }
    edges.sort { $0.row < $1.row }
    runs.append(Run(start: 0, mask: 0))
    for edge in edges {
      let mask = runs[runs.count - 1].mask ^ edge.bits
      if runs[runs.count - 1].start < edge.row { runs.append(Run(start: edge.row, mask: mask)) }
      runs[runs.count - 1].mask = mask
    }
    skipFullRuns()
  }

  /// Occupies the first free place for a shape, row by row, and returns it.
  ///
  /// - Parameter cursor: A row and a column before which the place must not be.
  mutating func place(
    width: Int, height: Int, after cursor: (row: Int, column: Int)? = nil
  ) -> BoardPlace {
    let slot = (width &+ height &* 5) & 31
    let known = shapes[slot]
    let isKnown = known.width == width && known.height == height
    var first = head
    if let cursor {
      first = run(at: cursor.row, near: runs.count &- 1)
      head = max(head, first &- 1_024)
    } else if isKnown {
      if known.row > runs[head].start { first = run(at: known.row, near: known.run) }
    } else if !classes.isEmpty {
      let own = width &* 22 &+ Self.level(height)
      classes[own] = max(classes[own], classes[max(0, own &- 22)], classes[own &- 1])
      if classes[own] > runs[head].start { first = run(at: classes[own], near: head) }
    }
    var skipped: UInt64 = 0
    if let cursor, runs[first].start == cursor.row, cursor.column > 0 {
      skipped = cursor.column > 63 ? ~0 : (1 << UInt64(cursor.column)) &- 1
    }
    let (found, column) = search(width, height, from: first, skipping: skipped)
    let place = BoardPlace(column: column, row: runs[found].start, width: width, height: height)
    let run = occupy(place, from: found)
    if cursor == nil {
      shapes[slot] = Shape(width: width, height: height, row: place.row, run: run)
      if classes.isEmpty, runs.count &- head > 256 {
        classes = Array(repeating: 0, count: 65 * 22)
      }
      if !classes.isEmpty {
        // A higher shape does not fit before this place either.
        let higher = width &* 22 &+ Self.level(height &* 2 &- 1)
        classes[higher] = max(classes[higher], place.row)
      }
    }
    skipFullRuns()
    return place
  }

  /// The row after the last one that is occupied.
  var end: Int {
    var last = runs.count - 1
    while last > 0, runs[last - 1].mask == 0 { last -= 1 }
    return runs[last].start
  }

  /// Returns the position of the highest bit of a number.
  @inline(__always)
  private static func level(_ number: Int) -> Int { 63 &- number.leadingZeroBitCount }

  /// Returns the run that contains a row.
  private func run(at row: Int, near guess: Int) -> Int {
    for run in max(head, guess &- 1)...max(head, guess &+ 1) where run < runs.count {
      if runs[run].start <= row, run + 1 == runs.count || runs[run + 1].start > row { return run }
    }
    return SortedSearch.first(in: head..<runs.count) { runs[$0].start > row } - 1
  }

  /// Returns the bits at which as many free columns begin.
  @inline(__always)
  private static func starts(_ free: UInt64, _ width: Int) -> UInt64 {
    var (starts, known) = (free, 1)
    while known < width, starts != 0 {
      let step = min(known, width &- known)
      starts &= starts &>> UInt64(step)
      known &+= step
    }
    return starts
  }

  /// Returns the first run in which a shape fits, and the column.
  ///
  /// - Parameter skipped: Columns of the first run in which the shape must not begin.
  private func search(
    _ width: Int, _ height: Int, from first: Int, skipping skipped: UInt64
  ) -> (run: Int, column: Int) {
    runs.withUnsafeBufferPointer { runs in
      var index = first
      while true {
        var free = board & ~(runs[index].mask | (index == first ? skipped : 0))
        var starts = Self.starts(free, width)
        guard starts != 0 else {
          index &+= 1
          continue
        }
        let end = runs[index].start &+ height
        var next = index &+ 1
        while next < runs.count, runs[next].start < end {
          free &= ~runs[next].mask
          starts = Self.starts(free, width)
          if starts == 0 { break }
          next &+= 1
        }
        if starts != 0 { return (index, starts.trailingZeroBitCount) }
        // The next place begins with the first row from which on the shape fits up to this run.
        let failed = index
        index = next
        free = board & ~runs[index].mask
        while index &- 1 > failed, Self.starts(free & ~runs[index &- 1].mask, width) != 0 {
          index &-= 1
          free &= ~runs[index].mask
        }
      }
    }
  }

  /// Occupies the modules of a place that begins with a run, and returns that run.
  private mutating func occupy(_ place: BoardPlace, from first: Int) -> Int {
    let (bits, end) = (place.bits, place.end)
    var (run, first) = (first, first)
    while true {
      let next = run &+ 1 < runs.count ? runs[run &+ 1].start : .max
      if next > end {
        let rest = Run(start: end, mask: runs[run].mask)
        // Whatever is fewer is moved: the runs before the new one or those after it.
        if head > 0, run &- head < runs.count &- run {
          runs.withUnsafeMutableBufferPointer { runs in
            for index in head...run { runs[index &- 1] = runs[index] }
            runs[run] = rest
          }
          (head, run, first) = (head &- 1, run &- 1, first &- 1)
        } else {
          runs.insert(rest, at: run &+ 1)
        }
      }
      runs[run].mask |= bits
      if next >= end { return first }
      run &+= 1
    }
  }

  /// Skips the full runs at the start, and removes them once they are many.
  private mutating func skipFullRuns() {
    while runs[head].mask == board { head &+= 1 }
    guard head > 4_096, head > runs.count / 2 else { return }
    // Some remain, so that the last items can be removed.
    let removed = head - 1_024
    runs.removeFirst(removed)
    head -= removed
    for shape in shapes.indices { shapes[shape].run -= removed }
  }

  /// Frees the modules of the item that was added last.
  ///
  /// - Returns: `false` if the rows are no longer stored.
  mutating func removeLast(_ place: BoardPlace) -> Bool {
    guard place.row >= runs[0].start else { return false }
    let first = SortedSearch.first(in: runs.count) { runs[$0].start >= place.row }
    let end = SortedSearch.first(in: runs.count) { runs[$0].start >= place.end }
    guard end < runs.count, runs[first].start == place.row, runs[end].start == place.end else {
      return false
    }
    head = min(head, first)
    for run in first..<end { runs[run].mask &= ~place.bits }
    // A shape can fit in the rows before if it ends in those that are free again.
    for shape in shapes.indices {
      shapes[shape].row = min(shapes[shape].row, place.row - shapes[shape].height + 1)
    }
    for shape in classes.indices {
      classes[shape] = min(classes[shape], max(0, place.row - (2 << (shape % 22)) + 1))
    }
    return true
  }
}
