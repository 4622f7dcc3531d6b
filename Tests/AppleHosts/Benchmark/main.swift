import Allocations
import Foundation

// Measures what a collection view layout costs an app, on the stand-in of UIKit.
//
// Usage: HostBenchmark [COUNT | WORD] …     numbers of items, by default 1,000, 100,000 and 1,000,000, and words that the
//                                           names of scenes and operations must contain

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let words = CommandLine.arguments.dropFirst().filter { Int($0) == nil }
let sizes = counts.isEmpty ? [1_000, 100_000, 1_000_000] : Array(counts)

/// Returns the processor time of this process, in nanoseconds.
func now() -> UInt64 { clock_gettime_nsec(CLOCK_PROCESS_CPUTIME_ID) }

func clock_gettime_nsec(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Returns the best time of one operation, of all candidates in turns, in nanoseconds.
@MainActor
func measure(_ operation: Operation, _ hosts: [HostCase]) -> [Double] {
  var best = hosts.map { _ in Double.infinity }
  for round in 0..<5 {
    for (place, host) in hosts.enumerated() {
      let begin = now()
      var times = 0
      repeat { times += operation.run(host) } while now() - begin < (round == 0 ? 1 : 20_000_000)
      if round > 0 { best[place] = min(best[place], Double(now() - begin) / Double(times)) }
    }
  }
  return best
}

/// Returns the number of allocations of one operation; `nil` if they are not counted on this system.
@MainActor
func allocations(_ operation: Operation, _ host: HostCase) -> Double? {
  guard allocations_are_counted() else { return nil }
  _ = operation.run(host)
  let before = allocations_count()
  let times = operation.run(host)
  return Double(allocations_count() - before) / Double(times)
}

func text(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: String(format: "%.1f ns", nanoseconds)
  case ..<1_000_000: String(format: "%.2f µs", nanoseconds / 1_000)
  default: String(format: "%.2f ms", nanoseconds / 1_000_000)
  }
}

for scene in Scene.allCases {
  for size in sizes {
    let operations = Operation.all.filter { operation in
      operation.isOfSelfSizing == scene.sizesItself
        && (scene == .rows ? !operation.isOfOneSection : !operation.isOfRows)
        && words.allSatisfy { "\(scene.rawValue), \(operation.name)".contains($0) }
    }
    guard !operations.isEmpty else { continue }
    let peers = Candidates.peers.filter { $0.scene == scene }.map { $0.make }
    let makers: [Candidates.Make] = [{ Candidates.own(scene, $0) }, Candidates.floor] + peers
    let hosts = makers.map { $0(BenchmarkShelf(size, of: scene)) }
    print("\n\(scene.rawValue), \(size) items: \(hosts.map { $0.name }.joined(separator: " | "))")
    for operation in operations {
      let times = measure(operation, hosts)
      let unit = operation.isPerItem ? " an item" : ""
      let count = allocations(operation, hosts[0]).map {
        String(format: ", %.1f allocations", $0)
      }
      let others = times.dropFirst().map {
        "\(text($0))\(unit) (\(String(format: "%.2g", $0 / times[0])) ×)"
      }
      print(
        "  \(operation.name): \(([text(times[0]) + unit + (count ?? "")] + others).joined(separator: " | "))"
      )
    }
  }
}
