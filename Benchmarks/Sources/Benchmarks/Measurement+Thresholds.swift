import Allocations
import Foundation
import LayoutCore

extension Measurement {
  /// Returns the counted figures of a scenario, which are the same in every run.
  ///
  /// These are the allocations of two runs, or the figure of a scenario that is not timed.
  func counts(of scenario: Scenario) throws -> [Thresholds.Entry] {
    func entry(_ quantity: String, _ value: Double) -> Thresholds.Entry {
      Thresholds.Entry(scenario: scenario.path, quantity: quantity, value: value)
    }
    switch scenario.contents {
    case .counted(let count):
      // The first run may initialize state that later runs share.
      _ = try count()
      let figure = try count().trellis
      return scenario.unit == .work
        ? [entry("work", figure)]
        : [
          entry(
            "bytes",
            scenario.unit == .bytes ? figure : (figure * Double(scenario.size)).rounded())
        ]
    case .timed(let make):
      guard let subject = try make().first, allocations_are_counted() else { return [] }
      // Some runs grow a collection that the next run shrinks, so runs are counted in pairs.
      subject.run()
      subject.run()
      let before = allocations_count()
      subject.run()
      subject.run()
      return [entry("allocations", Double(allocations_count() - before))]
    }
  }

  /// Returns the processor time of a scenario as a multiple of the floor's time.
  ///
  /// The result is the median of interleaved rounds, or nil if the scenario is not timed. A
  /// scenario without a floor of its own is compared with the query of the C waterfall.
  func ratio(of scenario: Scenario) throws -> Thresholds.Entry? {
    guard case .timed(let make) = scenario.contents else { return nil }
    let subjects = try make()
    guard let own = subjects.first else { return nil }
    let floor = subjects.first { $0.role == .floor } ?? Self.commonFloor
    let counts = [own, floor].map { subject in
      max(1, min(2000, Int(nanosecondsPerTurn / max(1, processorTime(of: subject, runs: 2)))))
    }
    var ratios: [Double] = []
    for _ in 0..<rounds {
      let times = zip([own, floor], counts).map { subject, count in
        processorTime(of: subject, runs: count) / Double(subject.operations)
      }
      ratios.append(times[0] / times[1])
    }
    return Thresholds.Entry(
      scenario: scenario.path, quantity: "times the floor", value: median(ratios))
  }

  /// Returns the mean processor time of `count` runs in nanoseconds.
  ///
  /// Unlike elapsed time, it excludes the time in which other processes run.
  private func processorTime(of subject: Subject, runs count: Int) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    for _ in 0..<count { subject.run() }
    return (now() - start) / Double(count)
  }

  /// The C loop that queries a waterfall of 100,000 items.
  nonisolated(unsafe) private static let commonFloor: Subject = {
    let floor = FloorWaterfall(Sizes.any(100_000), tracks: 4).query()
    let places = Viewports.random(
      512, in: LayoutSize(width: 1000, height: 5_000_000), LayoutSize(width: 1000, height: 1500))
    return Subject(.floor, operations: places.count) {
      for place in places { floor.elements(in: place) }
    }
  }()
}
