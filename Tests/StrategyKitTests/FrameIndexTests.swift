import LayoutTesting
import StrategyKit
import Testing

@Suite struct FrameIndexTests {
  @Test(arguments: [0, 1, 15, 16, 17, 257, 1000])
  func candidates_holdEveryHit_inOrder(count: Int) {
    var random = SeededGenerator(seed: UInt64(count) + 1)
    let frames = (0..<count).map { _ in
      LayoutRect(
        x: random.length(in: 0...500), y: random.length(in: 0...5000),
        width: random.oneIn(9) ? 0 : random.length(in: 1...90), height: random.length(in: 0...200))
    }
    let index = FrameIndex(count: count) { frames[$0] }
    for _ in 0..<200 {
      let rect = LayoutRect(
        x: random.length(in: -20...500), y: random.length(in: -20...5000),
        width: random.length(in: 0...200), height: random.length(in: 0...400))
      var found: [Int] = []
      index.forEachCandidate(in: rect) { found.append($0) }
      #expect(found == found.sorted())
      let hits = frames.indices.filter { frames[$0].intersects(rect) }
      #expect(found.filter { frames[$0].intersects(rect) } == hits)
    }
  }

  @Test(arguments: [1, 16, 17, 257, 1000])
  func extendedIndex_findsWhatItWasExtendedTo(count: Int) {
    var random = SeededGenerator(seed: UInt64(count) + 2)
    var index = FrameIndex(count: count) { _ in .zero }
    var frames = [LayoutRect](repeating: .zero, count: count)
    for _ in 0..<200 {
      let place = random.integer(in: 0...count - 1)
      if frames[place] == .zero {
        frames[place] = LayoutRect(
          x: random.length(in: 0...500), y: random.length(in: 0...500), width: 20, height: 30)
        index.extend(place, to: frames[place])
      }
      let rect = LayoutRect(
        x: random.length(in: 0...500), y: random.length(in: 0...500), width: 9, height: 9)
      let found = index.containsCandidate(in: rect) { frames[$0].intersects(rect) }
      #expect(found == frames.contains { $0.intersects(rect) })
    }
    #expect(!index.containsCandidate(in: .zero) { _ in true })
    #expect(!FrameIndex(count: 0) { _ in .zero }.containsCandidate(in: frames[0]) { _ in true })
  }

  @Test func search_visitsFewOfMany() {
    let index = FrameIndex(count: 100_000) {
      LayoutRect(x: 0, y: Double($0) * 10, width: 100, height: 10)
    }
    var visited = 0
    index.forEachCandidate(in: LayoutRect(x: 0, y: 500_000, width: 100, height: 100)) { _ in
      visited += 1
    }
    #expect(visited >= 10 && visited <= 48)
  }

  @Test func search_ofNothing_findsNothing() {
    var visited = 0
    let index = FrameIndex(count: 3) { _ in LayoutRect(x: 0, y: 0, width: 9, height: 9) }
    index.forEachCandidate(in: .zero) { _ in visited += 1 }
    index.forEachCandidate(in: LayoutRect(x: 9, y: 0, width: 5, height: 5)) { _ in visited += 1 }
    #expect(visited == 0)
  }
}
