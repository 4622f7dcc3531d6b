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

    func place(of index: Int) -> Int {
      SortedSearch.first(in: entries.count) { base + entries[$0].offset >= index }
    }
  }

  private static var largestChunk: Int { 512 }

  /// The chunks in ascending order, none of which is empty.
  private var chunks: [Chunk] = []

  /// A Boolean value that indicates whether there are no values.
  var isEmpty: Bool { chunks.isEmpty }

  /// Returns the number of the chunk that holds `index`, or that would hold it.
  private func chunk(of index: Int) -> Int {
    SortedSearch.first(in: chunks.count) { chunks[$0].last >= index }
  }

  /// Returns the chunk and the position in it of the value at `index`, or nil if there is no value.
  private func find(_ index: Int) -> (chunk: Int, place: Int)? {
    let number = chunk(of: index)
    guard number < chunks.count else { return nil }
    let place = chunks[number].place(of: index)
    let found = chunks[number].base + chunks[number].entries[place].offset
    return found == index ? (number, place) : nil
  }

  /// Returns the value at `index`, or nil if there is none.
  subscript(index: Int) -> Value? {
    find(index).map { chunks[$0.chunk].entries[$0.place].value }
  }

  /// Changes the value at `index` in place, after setting `fresh` if there is none.
  ///
  /// - Returns: The number of values that were moved to make room.
  mutating func update(_ index: Int, default fresh: Value, _ body: (inout Value) -> Void) -> Int {
    var moved = 0
    if find(index) == nil { moved = set(fresh, at: index) }
    if let (number, place) = find(index) { body(&chunks[number].entries[place].value) }
    return moved
  }

  /// Sets the value at `index`.
  ///
  /// - Returns: The number of values that were moved to make room.
  @discardableResult
  mutating func set(_ value: Value, at index: Int) -> Int {
    guard !chunks.isEmpty else {
      chunks = [Chunk(base: index, entries: [(0, value)])]
      return 0
    }
    // An index after all others belongs to the last chunk.
    let number = min(chunk(of: index), chunks.count - 1)
    let place = chunks[number].place(of: index)
    let offset = index - chunks[number].base
    let moved = chunks[number].entries.count - place
    if moved > 0, chunks[number].entries[place].offset == offset {
      chunks[number].entries[place].value = value
      return 0
    }
    chunks[number].entries.insert((offset, value), at: place)
    guard chunks[number].entries.count > Self.largestChunk else { return moved }
    return moved + split(number)
  }

  private mutating func split(_ number: Int) -> Int {
    // If the last chunk is split, leave it full, because indexes are often added in ascending
    // order.
    let half = number == chunks.count - 1 ? Self.largestChunk : Self.largestChunk / 2
    let rest = Chunk(base: chunks[number].base, entries: Array(chunks[number].entries[half...]))
    chunks[number].entries.removeLast(rest.entries.count)
    chunks.insert(rest, at: number + 1)
    return rest.entries.count + chunks.count - number - 2
  }

  /// Removes the value at `index`, if there is one.
  mutating func remove(_ index: Int) {
    guard let (number, place) = find(index) else { return }
    chunks[number].entries.remove(at: place)
    if chunks[number].entries.isEmpty { chunks.remove(at: number) }
  }

  /// Calls `body` with every index that has a value, ascending.
  func forEach(_ body: (Int, Value) -> Void) {
    for chunk in chunks {
      for entry in chunk.entries { body(chunk.base + entry.offset, entry.value) }
    }
  }

  /// The values with their indexes, ascending.
  var entries: [(index: Int, value: Value)] {
    chunks.flatMap { chunk in chunk.entries.map { (chunk.base + $0.offset, $0.value) } }
  }

  /// Returns the values by their indexes after a change, without those that are removed.
  func followingMoves(_ edits: IndexEdits<Int>) -> IndexedValues {
    var result = following(edits)
    for insertion in edits.inserted {
      if let source = insertion.source, let value = self[source] {
        result.set(value, at: insertion.index)
      }
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
      if let first, let last, last - first == chunk.last - chunk.first,
        !edits.removesAny(in: chunk.first..<chunk.last)
      {
        result.chunks.append(chunk)
        result.chunks[result.chunks.count - 1].base += first - chunk.first
        continue
      }
      var kept = Chunk(base: chunk.base)
      for entry in chunk.entries {
        guard let index = edits.newIndex(ofKept: chunk.base + entry.offset) else { continue }
        kept.entries.append((index - chunk.base, entry.value))
      }
      if !kept.entries.isEmpty { result.chunks.append(kept) }
    }
    return result
  }
}

extension IndexedValues: Equatable where Value: Equatable {
  static func == (lhs: IndexedValues, rhs: IndexedValues) -> Bool {
    lhs.entries.elementsEqual(rhs.entries) { $0 == $1 }
  }
}
