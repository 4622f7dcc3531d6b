import LayoutRuntime

/// The scenarios that compute the changes from one list of identifiers to another.
enum DifferenceScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    sizes.flatMap { size in
      [
        scenario("shuffled", size, target: .atMost(1000)) { $0.shuffle(using: &$1) },
        scenario("one item moved to the front", size) { list, _ in
          list.insert(list.removeLast(), at: 0)
        },
        scenario("every tenth item replaced", size) { list, _ in
          for place in stride(from: 0, to: list.count, by: 10) { list[place] += list.count }
        },
      ]
    }
  }

  private static func scenario(
    _ name: String, _ size: Int, target: Target? = nil,
    change: @escaping (inout [Int], inout Numbers) -> Void
  ) -> Scenario {
    Scenario(
      "difference", name, size: size, unit: .perItem, target: size >= 1_000_000 ? target : nil
    ) {
      var random = Numbers()
      let old = Array(0..<size)
      var new = old
      change(&new, &random)
      var subjects = [
        Subject(.trellis, operations: size) { [new] in
          keep(IndexDifference(from: old, to: new).count)
        }
      ]
      // The time of the standard library's algorithm is quadratic in the number of differences.
      if size <= 1000 {
        subjects.append(
          Subject(.baseline, operations: size) { [new] in
            keep(new.difference(from: old).inferringMoves().count)
          })
      }
      return subjects
    }
  }
}
