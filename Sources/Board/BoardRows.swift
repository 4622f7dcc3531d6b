import LayoutCore

/// The occupied modules of a board, as runs of rows with the same ones.
///
/// The first free place of a shape never moves toward the start while items are added. It is stored
/// for each shape, so rows are not searched again.
///
/// - Complexity: O(n) memory for n items. A run takes 16 bytes, and full runs at the start are
///   removed.
struct BoardRows: Sendable {
  private struct Run {
    var start: Int
    var mask: UInt64
  }

  /// The runs in ascending order, of which the last one is free and has no end.
  private var runs = [Run(start: 0, mask: 0)]
  /// The first run that is not full.
  private var head = 0
  /// The bits of all columns.
  private let board: UInt64
  /// For each shape, by height and width, a row before which it fits nowhere, and a run near it.
  private var bounds: [(row: Int, run: Int)] = []

  /// Creates the rows of a board.
  ///
  /// - Parameter columns: The number of columns, from 1 to 64.
  /// - Parameter places: The modules that are occupied, of which no two have one in common, in
  ///   ascending order of their rows.
  init(columns: Int, around places: [BoardPlace] = []) {
    board = BoardPlace(column: 0, row: 0, width: columns).bits
    for place in places { toggle(place.bits, from: split(at: place.row), to: place.end) }
  }

  /// Occupies the first free place for a shape, row by row, and returns it.
  ///
  /// - Parameter cursor: A place before which the shape must not begin.
  mutating func place(width: Int, height: Int, after cursor: BoardPlace? = nil) -> BoardPlace {
    let shape = height &* 64 &+ width &- 1
    var bound = (row: 0, run: head)
    if let cursor {
      bound.row = cursor.row
      // The columns before the cursor are free for the shape from the next row on.
      _ = split(at: cursor.row + 1)
    } else {
      let missing = height * 64 + 64 - bounds.count
      if missing > 0 { bounds += Array(repeating: (0, 0), count: missing) }
      bound = bounds[shape]
      // A greater shape does not fit where a smaller one does not.
      if bounds[shape &- 64].row > bound.row { bound = bounds[shape &- 64] }
      if width > 1, bounds[shape &- 1].row > bound.row { bound = bounds[shape &- 1] }
    }
    let first = run(at: bound.row, near: bound.run)
    var skipped: UInt64 = 0
    if let cursor, runs[first].start == cursor.row { skipped = ~(~0 << UInt64(cursor.column)) }
    let (found, column) = search(width, height, from: first, skipping: skipped)
    let place = BoardPlace(column: column, row: runs[found].start, width: width, height: height)
    // Items that are placed in order never go back.
    if cursor == nil { bounds[shape] = (place.row, found) } else { head = first }
    toggle(place.bits, from: found, to: place.end)
    return place
  }

  /// Returns the run that contains a row, or the first run that is not full.
  @inline(__always)
  private func run(at row: Int, near guess: Int) -> Int {
    var run = max(head, min(guess, runs.count &- 1))
    while run > head, runs[run].start > row { run &-= 1 }
    while run &+ 1 < runs.count, runs[run &+ 1].start <= row { run &+= 1 }
    return run
  }

  /// Returns the bits at which as many free columns begin.
  @inline(__always)
  private static func starts(_ free: UInt64, _ width: Int) -> UInt64 {
    var (starts, known) = (free, 1)
    while known < width {
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
      var (index, skipped) = (first, skipped)
      while true {
        var free = board & ~(runs[index].mask | skipped)
        var starts = Self.starts(free, width)
        let end = runs[index].start &+ height
        var next = index &+ 1
        while starts != 0, next < runs.count, runs[next].start < end {
          free &= ~runs[next].mask
          starts = Self.starts(free, width)
          next &+= 1
        }
        if starts != 0 { return (index, starts.trailingZeroBitCount) }
        index &+= 1
        skipped = 0
      }
    }
  }

  /// Occupies free modules, or frees occupied ones.
  ///
  /// - Parameter bits: The columns of the modules.
  /// - Parameter first: The run that begins with the first row of the modules.
  /// - Parameter end: The row after the last one.
  @inline(__always)
  private mutating func toggle(_ bits: UInt64, from first: Int, to end: Int) {
    var last = first
    while last &+ 1 < runs.count, runs[last &+ 1].start < end {
      runs[last].mask ^= bits
      last &+= 1
    }
    if last &+ 1 == runs.count || runs[last &+ 1].start > end {
      last = insert(Run(start: end, mask: runs[last].mask), at: last &+ 1) &- 1
    }
    runs[last].mask ^= bits
    while runs[head].mask == board { head &+= 1 }
    // Some full runs remain, so that the last items can be removed.
    if head > 4_096, head > runs.count / 2 {
      runs.removeFirst(head - 1_024)
      head = 1_024
    }
  }

  /// Inserts a run, and returns its place.
  private mutating func insert(_ run: Run, at place: Int) -> Int {
    // Whatever is fewer is moved: the runs before the new one or those after it.
    if !bounds.isEmpty, head > 0, head < place, place - head < runs.count - place {
      runs.replaceSubrange(head - 1..<place, with: Array(runs[head..<place]) + [run])
      head -= 1
      return place - 1
    }
    runs.insert(run, at: place)
    if place <= head { head += 1 }
    return place
  }

  /// Returns the run that begins with a row, for which another one is divided if necessary.
  private mutating func split(at row: Int) -> Int {
    let next = SortedSearch.first(in: runs.count) { runs[$0].start >= row }
    if next < runs.count, runs[next].start == row { return next }
    return insert(Run(start: row, mask: runs[next - 1].mask), at: next)
  }

  /// Frees the modules of the item that was added last.
  ///
  /// - Returns: `false` if its rows are no longer stored.
  mutating func remove(_ place: BoardPlace) -> Bool {
    guard place.row >= runs[0].start else { return false }
    let first = split(at: place.row)
    // If items are placed in order, any run before can have free modules.
    head = bounds.isEmpty ? 0 : min(head, first)
    toggle(place.bits, from: first, to: place.end)
    // A shape can fit in the rows before if it ends in those that are free again.
    for shape in bounds.indices {
      bounds[shape].row = max(0, min(bounds[shape].row, place.row - shape / 64 + 1))
    }
    return true
  }

  /// The row after the last one that is occupied.
  var end: Int {
    var last = runs.count - 1
    while last > 0, runs[last - 1].mask == 0 { last -= 1 }
    return runs[last].start
  }
}
