import LayoutCore

/// A list in chunks, so that a section is inserted or removed without moving all others.
///
/// A copy shares its chunks. If an element changes afterwards, its chunk is copied, and no other.
///
/// - Complexity: O(1) for an access while no element was inserted in the middle, otherwise
///   O(log n); O(n / 256 + 512) for an insertion and a removal; n = elements.
struct SectionList<Element: Sendable>: Sendable {
  /// The number of elements in a chunk that is filled at the end; others have up to twice as many.
  static var size: Int { 256 }

  var chunks: [[Element]] = []
  /// The index of the first element of each chunk.
  var starts: [Int] = []
  var count = 0

  init() {}

  var indices: Range<Int> { 0..<count }

  /// Returns the chunk of an element, and its place there.
  func locate(_ index: Int) -> (chunk: Int, place: Int) {
    // Until elements are inserted, all chunks but the last are equally long.
    var chunk = min(index / Self.size, starts.count - 1)
    let next = chunk + 1 < starts.count ? starts[chunk + 1] : count
    if index < starts[chunk] || index >= next {
      chunk = SortedSearch.first(in: starts.count) { starts[$0] > index } - 1
    }
    return (chunk, index - starts[chunk])
  }

  subscript(index: Int) -> Element {
    _read {
      let (chunk, place) = locate(index)
      yield chunks[chunk][place]
    }
    _modify {
      let (chunk, place) = locate(index)
      yield &chunks[chunk][place]
    }
  }

  mutating func append(_ element: Element) {
    if chunks.last.map({ $0.count >= Self.size }) ?? true {
      chunks.append([])
      starts.append(count)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  mutating func insert(_ element: Element, at index: Int) {
    guard index < count else { return append(element) }
    let (chunk, place) = locate(index)
    chunks[chunk].insert(element, at: place)
    moveStarts(after: chunk, by: 1)
    if chunks[chunk].count > 2 * Self.size {
      let half = chunks[chunk].count / 2
      chunks.insert(Array(chunks[chunk][half...]), at: chunk + 1)
      chunks[chunk].removeSubrange(half...)
      starts.insert(starts[chunk] + half, at: chunk + 1)
    }
  }

  @discardableResult
  mutating func remove(at index: Int) -> Element {
    let (chunk, place) = locate(index)
    let element = chunks[chunk].remove(at: place)
    moveStarts(after: chunk, by: -1)
    if chunks[chunk].isEmpty {
      chunks.remove(at: chunk)
      starts.remove(at: chunk)
    }
    return element
  }

  private mutating func moveStarts(after chunk: Int, by distance: Int) {
    for later in chunk + 1..<starts.count { starts[later] += distance }
    count += distance
  }
}
