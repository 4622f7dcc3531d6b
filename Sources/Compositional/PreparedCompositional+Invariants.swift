import LayoutCore

extension PreparedCompositional {
  /// Returns a description of every violated invariant of the storage; used by tests.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    if extents.count != numberOfSections { broken.append("extents are not one per section") }
    if measured.groupsOfSection.count != numberOfSections
      || measured.itemsOfSection.count != numberOfSections
    {
      broken.append("measured sections are not counted")
      return broken
    }
    if measured.pitches.count != Int(measured.groupsOfSection.length)
      || measured.counts.count != measured.pitches.count
    {
      broken.append("pitches are not one per measured group")
    }
    if measured.mains.count != Int(measured.itemsOfSection.length)
      || measured.crosses.count != measured.mains.count
    {
      broken.append("answers are not one per measured item")
    }
    for (section, record) in records.enumerated() {
      let isMeasured = templates[record.template].isMeasured
      let items = measured.items(ofSection: section).count
      if items != (isMeasured ? record.count : 0) {
        broken.append("section \(section) of \(record.count) items has \(items) answers")
      }
      let counted = measured.groups(ofSection: section).reduce(0) {
        $0 + Int(measured.counts.extent(of: $1))
      }
      if counted != items { broken.append("section \(section) has \(counted) items in its groups") }
    }
    return broken
  }
}
