import LayoutCore

@testable import Compositional

extension PreparedCompositional {
  /// Returns a description of every violated invariant of the storage; used by tests.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
      if !condition { broken.append(problem()) }
    }
    expect(extents.count == numberOfSections, "extents are not one per section")
    let (groups, items) = (measured.groupsOfSection, Int(measured.counts.length))
    guard groups.count == numberOfSections, measured.counts.count == Int(groups.length) else {
      return broken + ["measured groups are not counted"]
    }
    expect(measured.pitches.count == Int(groups.length), "pitches are not one per measured group")
    expect(measured.mains.count == items, "answers are not one per measured item")
    expect(measured.crosses.count == items, "answers are not one per measured item")
    for (section, record) in records.enumerated() {
      let isMeasured = templates[record.template].isMeasured
      let items = measured.items(ofGroups: measured.groups(ofSection: section)).count
      expect(
        items == (isMeasured ? record.count : 0),
        "section \(section) of \(record.count) items has \(items) items in its groups")
    }
    return broken
  }
}
