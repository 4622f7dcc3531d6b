import LayoutCore

/// Values at some indexes of a list, such as the measured sizes of some items of a section.
///
/// - Complexity: A lookup is O(log m). A change is O(log m + b), and O(c) more if it splits a
///   chunk. An edit of the list is O(c), and O(b) more for each chunk that it touches. Here, m is
///   the number of values, c is the number of chunks, and b = 512 is the maximum number of values
///   in a chunk.
struct IndexedValues<Value: Sendable>: Sendable {
  /// Neighboring values, whose offsets count from a base.
  ///
  /// A chunk is moved by changing its base.
  private struct Chunk: Sendable {
    var base: Int
    var offsets: [Int]
    var values: [Value]

    var first: Int { base + offsets[0] }
    var last: Int { base + offsets[offsets.count - 1] }

    func place(of index: Int) -> Int {
      SortedSearch.first(in: offsets.count) { base + offsets[$0] >= index }
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
    return chunks[number].base + chunks[number].offsets[place] == index ? (number, place) : nil
  }

  /// Returns the value at `index`, or nil if there is none.
  subscript(index: Int) -> Value? {
    find(index).map { chunks[$0.chunk].values[$0.place] }
  }

  /// Changes the value at `index` in place, after setting `fresh` if there is none.
  ///
  /// - Returns: The number of values that were moved to make room.
  mutating func update(_ index: Int, default fresh: Value, _ body: (inout Value) -> Void) -> Int {
    var moved = 0
    if find(index) == nil { moved = set(fresh, at: index) }
    if let (number, place) = find(index) { body(&chunks[number].values[place]) }
    return moved
  }

  /// Sets the value at `index`.
  ///
  /// - Returns: The number of values that were moved to make room.
  @discardableResult
  mutating func set(_ value: Value, at index: Int) -> Int {
    guard !chunks.isEmpty else {
      chunks = [Chunk(base: index, offsets: [0], values: [value])]
      return 0
    }
    // An index after all others belongs to the last chunk.
    let number = min(chunk(of: index), chunks.count - 1)
    let place = chunks[number].place(of: index)
    let offset = index - chunks[number].base
    let moved = chunks[number].offsets.count - place
    if moved > 0, chunks[number].offsets[place] == offset {
      chunks[number].values[place] = value
      return 0
    }
    chunks[number].offsets.insert(offset, at: place)
    chunks[number].values.insert(value, at: place)
    guard chunks[number].offsets.count > Self.largestChunk else { return moved }
    return moved + split(number)
  }

  private mutating func split(_ number: Int) -> Int {
    let whole = chunks[number]
    // If the last chunk is split, leave it full, because indexes are often added in ascending
    // order.
    let half = number == chunks.count - 1 ? Self.largestChunk : Self.largestChunk / 2
    chunks[number].offsets.removeLast(whole.offsets.count - half)
    chunks[number].values.removeLast(whole.values.count - half)
    chunks.insert(
      Chunk(
        base: whole.base, offsets: Array(whole.offsets[half...]),
        values: Array(whole.values[half...])),
      at: number + 1)
    return whole.offsets.count - half + chunks.count - number - 2
  }

  /// Removes the value at `index`, if there is one.
  mutating func remove(_ index: Int) {
    guard let (number, place) = find(index) else { return }
    chunks[number].offsets.remove(at: place)
    chunks[number].values.remove(at: place)
    if chunks[number].offsets.isEmpty { chunks.remove(at: number) }
  }

  /// Calls `body` with every index that has a value, ascending.
  func forEach(_ body: (Int, Value) -> Void) {
    for chunk in chunks {
      for (offset, value) in zip(chunk.offsets, chunk.values) { body(chunk.base + offset, value) }
    }
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
      var kept = Chunk(base: chunk.base, offsets: [], values: [])
      for (offset, value) in zip(chunk.offsets, chunk.values) {
        guard let index = edits.newIndex(ofKept: chunk.base + offset) else { continue }
        kept.offsets.append(index - chunk.base)
        kept.values.append(value)
      }
      if !kept.offsets.isEmpty { result.chunks.append(kept) }
    }
    return result
  }
}
