import LayoutTesting
import Testing

@testable import LayoutRuntime

/// Tests of the contents of differences, and of their application to the old list.
@Suite struct IndexDifferenceTests {
  private func difference(_ old: String, _ new: String) -> IndexDifference {
    IndexDifference(from: Array(old), to: Array(new))
  }

  /// Returns `old` after all deletions, insertions and moves at once, as a collection view applies them.
  ///
  /// The result is nil if the counts do not match.
  private func applied<ID>(_ difference: IndexDifference, _ old: [ID], _ new: [ID]) -> [ID]? {
    let gone = Set(difference.deletions + difference.moves.map { $0.from })
    var kept = old.indices.filter { !gone.contains($0) }.map { old[$0] }[...]
    let given = Dictionary(
      uniqueKeysWithValues: difference.insertions.map { ($0, new[$0]) }
        + difference.moves.map { ($0.to, old[$0.from]) })
    var result: [ID] = []
    for place in new.indices {
      if let id = given[place] {
        result.append(id)
      } else if let id = kept.popFirst() {
        result.append(id)
      } else {
        return nil
      }
    }
    return kept.isEmpty ? result : nil
  }

  @Test func equalLists() {
    #expect(difference("", "").isEmpty)
    #expect(difference("abc", "abc").isEmpty)
  }

  @Test func deletionsAndInsertions() {
    let change = difference("abcd", "bxdy")
    #expect(change.deletions == [0, 2])
    #expect(change.insertions == [1, 3])
    #expect(change.moves.isEmpty)
    #expect(difference("", "ab").insertions == [0, 1])
    #expect(difference("ab", "").deletions == [0, 1])
  }

  @Test func oneItemMoves_notAllOthers() {
    #expect(difference("abcdef", "fabcde").moves == [.init(from: 5, to: 0)])
    #expect(difference("abcdef", "bcdefa").moves == [.init(from: 0, to: 5)])
    #expect(difference("abcdef", "abedcf").moves.count == 2)
  }

  @Test func movesAmongOtherChanges() {
    let change = difference("abcde", "exab")
    #expect(change.deletions == [2, 3])
    #expect(change.insertions == [1])
    #expect(change.moves == [.init(from: 4, to: 0)])
    #expect(change.count == 4)
  }

  @Test func equalIdentifiers_correspondInOrder() {
    let change = difference("aab", "abab")
    #expect(change.insertions == [1] || change.insertions == [3])
    #expect(applied(change, Array("aab"), Array("abab")) == Array("abab"))
    #expect(difference("aaa", "aa").deletions.count == 1)
  }

  @Test(arguments: 1...400) func appliedToTheOldList_isTheNewOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = seed.isMultiple(of: 4) ? 4 : 40
    func list() -> [Int] {
      var list: [Int] = []
      for _ in 0..<random.integer(in: 0...12) {
        let id = random.integer(in: 0...letters)
        if letters == 4 || !list.contains(id) { list.append(id) }
      }
      return list
    }
    let old = list()
    var new = list()
    if random.oneIn(2) {
      new = old
      for _ in 0..<random.integer(in: 0...4) where new.count > 1 {
        let id = new.remove(at: random.integer(in: 0...new.count - 1))
        if !random.oneIn(3) { new.insert(id, at: random.integer(in: 0...new.count)) }
      }
    }
    let change = IndexDifference(from: old, to: new)
    #expect(applied(change, old, new) == new, "seed \(seed): \(old) to \(new)")
    guard Set(old).count == old.count, Set(new).count == new.count else { return }
    #expect(change.deletions == old.indices.filter { !new.contains(old[$0]) }, "seed \(seed)")
    #expect(change.insertions == new.indices.filter { !old.contains(new[$0]) }, "seed \(seed)")
    // As few moves as any set of items that could stay allows.
    let places = new.compactMap { old.firstIndex(of: $0) }
    var best = 0
    for chosen in 0..<1 << places.count {
      let staying = places.indices.filter { chosen & 1 << $0 != 0 }.map { places[$0] }
      if zip(staying, staying.dropFirst()).allSatisfy({ $0 < $1 }) {
        best = max(best, staying.count)
      }
    }
    #expect(change.moves.count == places.count - best, "seed \(seed): \(old) to \(new)")
  }
}
