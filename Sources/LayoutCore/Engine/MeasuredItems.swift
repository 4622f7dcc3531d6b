/// The sizes that some items of a section were measured to have.
///
/// - Complexity: A look-up is O(log m). A change is O(log m + b) and a run through all chunks where it
///   adds one, an edit of the section the same for each chunk that it touches; m = measured items, b =
///   512, the largest chunk.
struct MeasuredItems: Hashable, Sendable {
  /// Neighbours, counted from an item of their own so that a chunk is moved by one number.
  private struct Chunk: Hashable, Sendable {
    var base: Int
    var offsets: [Int]
    var sizes: [LayoutSize]

    var first: Int { base + offsets[0] }
    var last: Int { base + offsets[offsets.count - 1] }

    func place(of item: Int) -> Int {
      SortedSearch.first(in: offsets.count) { base + offsets[$0] >= item }
    }
  }

  private static let largestChunk = 512

  /// Ascending; none is empty.
  private var chunks: [Chunk] = []

  var isEmpty: Bool { chunks.isEmpty }

  /// The chunk that holds `item`, or would.
  private func chunk(of item: Int) -> Int {
    SortedSearch.first(in: chunks.count) { chunks[$0].last >= item }
  }

  subscript(item: Int) -> LayoutSize? {
    get {
      let number = chunk(of: item)
      guard number < chunks.count else { return nil }
      let place = chunks[number].place(of: item)
      return chunks[number].base + chunks[number].offsets[place] == item
        ? chunks[number].sizes[place] : nil
    }
    set {
      if let newValue { set(newValue, item) } else { remove(item) }
    }
  }

  private mutating func set(_ size: LayoutSize, _ item: Int) {
    guard !chunks.isEmpty else {
      chunks = [Chunk(base: item, offsets: [0], sizes: [size])]
      return
    }
    // What comes after all others goes to the last chunk.
    let number = min(chunk(of: item), chunks.count - 1)
    let place = chunks[number].place(of: item)
    let offset = item - chunks[number].base
    if place < chunks[number].offsets.count, chunks[number].offsets[place] == offset {
      chunks[number].sizes[place] = size
      return
    }
    chunks[number].offsets.insert(offset, at: place)
    chunks[number].sizes.insert(size, at: place)
    if chunks[number].offsets.count > MeasuredItems.largestChunk { split(number) }
  }

  private mutating func split(_ number: Int) {
    let whole = chunks[number]
    // What grows at its end leaves full chunks behind.
    let half =
      number == chunks.count - 1 ? MeasuredItems.largestChunk : MeasuredItems.largestChunk / 2
    chunks[number].offsets.removeLast(whole.offsets.count - half)
    chunks[number].sizes.removeLast(whole.sizes.count - half)
    chunks.insert(
      Chunk(
        base: whole.base, offsets: Array(whole.offsets[half...]),
        sizes: Array(whole.sizes[half...])),
      at: number + 1)
  }

  private mutating func remove(_ item: Int) {
    let number = chunk(of: item)
    guard number < chunks.count else { return }
    let place = chunks[number].place(of: item)
    guard chunks[number].base + chunks[number].offsets[place] == item else { return }
    chunks[number].offsets.remove(at: place)
    chunks[number].sizes.remove(at: place)
    if chunks[number].offsets.isEmpty { chunks.remove(at: number) }
  }

  /// Calls `body` for every measured item, ascending.
  func forEach(_ body: (Int, LayoutSize) -> Void) {
    for chunk in chunks {
      for (offset, size) in zip(chunk.offsets, chunk.sizes) { body(chunk.base + offset, size) }
    }
  }

  /// The same with items where they are after a change; without those that are not kept.
  func following(_ edits: IndexEdits<ElementIndex>) -> MeasuredItems {
    if edits.isEmpty { return self }
    var result = MeasuredItems()
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
      var kept = Chunk(base: chunk.base, offsets: [], sizes: [])
      for (offset, size) in zip(chunk.offsets, chunk.sizes) {
        guard let item = edits.newIndex(ofKept: chunk.base + offset) else { continue }
        kept.offsets.append(item - chunk.base)
        kept.sizes.append(size)
      }
      if !kept.offsets.isEmpty { result.chunks.append(kept) }
    }
    return result
  }
}
