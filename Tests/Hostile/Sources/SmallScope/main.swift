// Updates every small collection by every small transaction: see the README beside the sources.
import Compositional
import Flow
import Foundation
import GroupedColumns
import LayoutCore
import Mixed
import Spreadsheet
import Waterfall

/// A strategy with parameters that use its code for pins, headers and unequal sizes.
struct Subject: Sendable {
  let name: String
  let run: @Sendable (SmallCollection, inout Tally) -> Void

  init(_ name: String, _ strategy: some LayoutStrategy) {
    let scope = Scope(name: name, strategy: strategy)
    self.name = name
    run = { scope.run($0, &$1) }
  }
}

let waterfall = WaterfallLayout(
  columns: 2, columnSpacing: 4, itemSpacing: 3, headerExtent: 12, pinsHeaders: true)
let flow = FlowLayout(lineSpacing: 4, itemSpacing: 3, headerExtent: 12, pinsHeaders: true)
let subjects = [
  Subject("waterfall", waterfall),
  Subject(
    "grouped-columns",
    GroupedColumnsLayout(
      columns: 2, headerExtent: 12, footerExtent: 5, splitsTallSections: true, pinsHeaders: true)),
  Subject(
    "spreadsheet",
    SpreadsheetLayout(sizing: .cells, columnHeaderHeight: 10, rowHeaderWidth: 14, pinsHeaders: true)
  ),
  Subject("flow", flow),
  Subject(
    "compositional",
    CompositionalLayout(sections: [CompositionalSection(.cell(height: .estimated(30)))])),
  Subject("mixed", MixedLayout(blocks: [MixedBlock(waterfall, sections: 1), MixedBlock(flow)])),
]

// An update that preserves tracks differs from a new preparation, so the comparison must find that.
var control = Tally(isQuiet: true)
var preserving = waterfall
preserving.changePolicy = .preserveTracks
for collection in SmallCollection.all(items: 3, sections: 1) {
  Subject("control", preserving).run(collection, &control)
}
guard control.counterexamples > 0 else {
  print("the comparison finds no difference where there is one")
  exit(1)
}

/// Returns the number after a flag.
func number(_ flag: String, default standard: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let place = arguments.firstIndex(of: flag), place + 1 < arguments.count,
    let value = Int(arguments[place + 1]), value >= 1
  else { return standard }
  return value
}

let items = number("--items", default: 6)
let sections = number("--sections", default: 3)
let part = number("--part", default: 1)
let workers = number("--workers", default: 2)
let collections = SmallCollection.all(items: items, sections: sections)
let begin = Date()
var total = 0
var counterexamples = 0
for subject in subjects {
  let tallies = Tallies(workers)
  DispatchQueue.concurrentPerform(iterations: workers) { worker in
    var tally = Tally()
    for place in stride(from: worker * part, to: collections.count, by: workers * part) {
      subject.run(collections[place], &tally)
    }
    tallies[worker] = tally
  }
  let (cases, found) = tallies.sum
  print("\(subject.name): \(cases) cases, \(found) counterexamples")
  fflush(nil)
  total += cases
  counterexamples += found
}
let share = part == 1 ? "" : ", every \(part)th collection"
print(
  "\(total) cases of collections of at most \(items) items in \(sections) sections\(share), "
    + "\(counterexamples) counterexamples, \(Int(Date().timeIntervalSince(begin))) s")
exit(counterexamples == 0 ? 0 : 1)

/// The tallies of several threads.
final class Tallies: @unchecked Sendable {
  private let lock = NSLock()
  private var tallies: [Tally]

  init(_ count: Int) { tallies = Array(repeating: Tally(), count: count) }

  subscript(_ worker: Int) -> Tally {
    get { lock.withLock { tallies[worker] } }
    set { lock.withLock { tallies[worker] = newValue } }
  }

  var sum: (cases: Int, counterexamples: Int) {
    lock.withLock {
      (
        tallies.reduce(0) { $0 + $1.cases }, tallies.reduce(0) { $0 + $1.counterexamples }
      )
    }
  }
}
