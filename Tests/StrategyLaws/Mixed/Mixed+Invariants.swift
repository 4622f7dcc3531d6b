import LayoutCore

@testable import Mixed

extension PreparedMixed {
  /// Returns a description of each broken invariant of the storage; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(b); b = blocks.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    var next = 0
    var end = LayoutUnit(rawValue: .min)
    for (place, run) in runs.enumerated() {
      let sections = run.place.sections
      if sections.isEmpty { broken.append("block \(place) has no sections") }
      if sections.lowerBound != next { broken.append("block \(place) begins at \(sections)") }
      next = sections.upperBound
      if run.prepared.numberOfSections != sections.count {
        broken.append("block \(place) holds \(run.prepared.numberOfSections) sections")
      }
      if run.start < end { broken.append("block \(place) begins before the one before ends") }
      end = min(run.start + run.extent, LayoutLimits.maximumPosition)
      if place > 0, run.reach < runs[place - 1].reach || run.beginning < runs[place - 1].beginning {
        broken.append("the bounds of block \(place) are out of order")
      }
      if run.bounds.upper > run.reach || run.bounds.lower < run.beginning {
        broken.append("block \(place) reaches beyond its bounds")
      }
    }
    return broken
  }
}
