import LayoutCore

/// Values at some indexes of a list, such as the measured sizes of some items of a section.
///
/// - Complexity: A lookup is O(log m). A change is O(log m + b), and O(c) more if it splits a
///   chunk. An edit of the list is O(c), and O(b) more for each chunk that it touches. Here, m is
///   the number of values, c is the number of chunks, and b = 512 is the maximum number of values
///   in a chunk.
struct IndexedValues<Value: Sendable>: Sendable {
  /// Neighboring values in ascending order, whose offsets count from a base.
  ///
  /// A chunk is moved by changing its base.
  private struct Chunk: Sendable {
    var base: Int
    var entries: [(offset: Int, value: Value)] = []

    var first: Int { base + entries[0].offset }
    var last: Int { base + entries[entries.count - 1].offset }
  }

  private static var largestChunk: Int { 512 }

  /// The chunks in ascending order, none of which is empty.
  private var chunks: [Chunk] = []

  var isEmpty: Bool { chunks.isEmpty }

  /// Returns the place of the value at `index`, or the place for it if there is no value.
  private func place(of index: Int) -> (chunk: Int, entry: Int, isTaken: Bool) {
    guard !chunks.isEmpty else { return (0, 0, false) }
    // An index after all others belongs to the last chunk.
    let number = SortedSearch.first(in: chunks.count - 1) { chunks[$0].last >= index }
    let chunk = chunks[number]
    let entry = SortedSearch.first(in: chunk.entries.count) {
      chunk.base + chunk.entries[$0].offset >= index
    }
    let isTaken =
      entry < chunk.entries.count && chunk.base + chunk.entries[entry].offset == index
    return (number, entry, isTaken)
  }

  subscript(index: Int) -> Value? {
    get {
      let (number, entry, isTaken) = place(of: index)
      return isTaken ? chunks[number].entries[entry].value : nil
    }
    set {
      if let newValue {
        update(index, default: newValue) { $0 = newValue }
      } else if case let (number, entry, isTaken) = place(of: index), isTaken {
        chunks[number].entries.remove(at: entry)
        if chunks[number].entries.isEmpty { chunks.remove(at: number) }
      }
    }
  }

  /// Changes the value at `index` in place, or sets it to a changed `fresh` if there is none.
  ///
  /// - Returns: The number of values that were moved to make room.
  @discardableResult
  mutating func update(_ index: Int, default fresh: Value, _ body: (inout Value) -> Void) -> Int {
    let (number, entry, isTaken) = place(of: index)
    if isTaken {
      body(&chunks[number].entries[entry].value)
      return 0
    }
    var value = fresh
    body(&value)
    if chunks.isEmpty { chunks.append(Chunk(base: index)) }
    chunks[number].entries.insert((index - chunks[number].base, value), at: entry)
    let moved = chunks[number].entries.count - entry - 1
    guard chunks[number].entries.count > Self.largestChunk else { return moved }
    // If the last chunk is split, leave it full, because indexes are often added in ascending
    // order.
    let half = number == chunks.count - 1 ? Self.largestChunk : Self.largestChunk / 2
    let rest = Chunk(base: chunks[number].base, entries: Array(chunks[number].entries[half...]))
    chunks[number].entries.removeLast(rest.entries.count)
    chunks.insert(rest, at: number + 1)
    return moved + rest.entries.count + chunks.count - number - 2
  }

  private var count: Int { chunks.reduce(0) { $0 + $1.entries.count } }

  /// Calls `body` with each index and its value, ascending.
  func forEach(_ body: (Int, Value) -> Void) {
    for chunk in chunks {
      for entry in chunk.entries { body(chunk.base + entry.offset, entry.value) }
    }
  }

  /// The values with their indexes, ascending.
  var entries: some Sequence<(index: Int, value: Value)> {
    chunks.lazy.flatMap { chunk in
      chunk.entries.lazy.map { (index: chunk.base + $0.offset, value: $0.value) }
    }
  }

  /// Returns the values by their indexes after a change, without those that are removed.
  func followingMoves(_ edits: IndexEdits<Int>) -> IndexedValues {
    var result = following(edits)
    for insertion in edits.inserted {
      result[insertion.index] = insertion.source.flatMap { self[$0] }
    }
    return result
  }

  /// Returns the values by their indexes after a change, without those whose indexes are not kept.
  func following(_ edits: IndexEdits<some Hashable & Sendable>) -> IndexedValues {
    if edits.isEmpty { return self }
    var result = IndexedValues()
    result.chunks.reserveCapacity(chunks.count)
    for chunk in chunks {
      let first = edits.newIndex(ofKept: chunk.first)
      let last = edits.newIndex(ofKept: chunk.last)
      var kept = chunk
      if let first, let last, last - first == chunk.last - chunk.first,
        !edits.removesAny(in: chunk.first..<chunk.last)
      {
        kept.base += first - chunk.first
      } else {
        kept.entries = chunk.entries.compactMap { entry in
          edits.newIndex(ofKept: chunk.base + entry.offset).map { ($0 - chunk.base, entry.value) }
        }
      }
      if !kept.entries.isEmpty { result.chunks.append(kept) }
    }
    return result
  }
}

extension IndexedValues: Equatable where Value: Equatable {
  static func == (lhs: IndexedValues, rhs: IndexedValues) -> Bool {
    lhs.count == rhs.count && lhs.entries.elementsEqual(rhs.entries) { $0 == $1 }
  }
}
