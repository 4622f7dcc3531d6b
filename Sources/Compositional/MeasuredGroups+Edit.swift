import LayoutCore

extension MeasuredGroups {
  /// Returns the answers of items.
  func answers(of items: Range<Int>) -> CompositionalBuilder.Answers {
    CompositionalBuilder.Answers(
      mains: items.map { mains.extent(of: $0) }, crosses: items.map { crosses.extent(of: $0) })
  }

  /// Removes a section.
  mutating func remove(_ section: Int) {
    let group = firstGroup(ofSection: section)
    let item = firstItem(ofSection: section)
    let groups = group..<group + Int(groupsOfSection.extent(of: section))
    let items = item..<item + Int(itemsOfSection.extent(of: section))
    pitches.remove(groups)
    counts.remove(groups)
    mains.remove(items)
    crosses.remove(items)
    groupsOfSection.remove(at: section)
    itemsOfSection.remove(at: section)
  }

  /// Inserts a section.
  mutating func insert(
    _ groups: CompositionalBuilder.Groups, _ answers: CompositionalBuilder.Answers,
    at section: Int
  ) {
    groupsOfSection.insert(0, at: section)
    itemsOfSection.insert(0, at: section)
    replace(section, fromGroup: 0, fromItem: 0, groups, answers)
  }

  /// Replaces the groups and items of a section from the given ones on.
  mutating func replace(
    _ section: Int, fromGroup: Int, fromItem: Int, _ groups: CompositionalBuilder.Groups,
    _ answers: CompositionalBuilder.Answers
  ) {
    let group = firstGroup(ofSection: section)
    let oldGroups = group + fromGroup..<group + Int(groupsOfSection.extent(of: section))
    let item = firstItem(ofSection: section)
    let oldItems = item + fromItem..<item + Int(itemsOfSection.extent(of: section))
    MeasuredGroups.replace(oldGroups, of: &pitches, by: groups.pitches)
    MeasuredGroups.replace(oldGroups, of: &counts, by: groups.counts)
    MeasuredGroups.replace(oldItems, of: &mains, by: answers.mains)
    MeasuredGroups.replace(oldItems, of: &crosses, by: answers.crosses)
    groupsOfSection.setExtent(Int64(fromGroup + groups.pitches.count), of: section)
    itemsOfSection.setExtent(Int64(fromItem + answers.mains.count), of: section)
  }

  /// Replaces the values of existing groups and items.
  mutating func set(
    _ groups: CompositionalBuilder.Groups, _ answers: CompositionalBuilder.Answers,
    _ section: Int, group: Int, item: Int
  ) {
    let firstGroup = firstGroup(ofSection: section) + group
    let firstItem = firstItem(ofSection: section) + item
    MeasuredGroups.set(groups.pitches, in: &pitches, from: firstGroup)
    MeasuredGroups.set(answers.mains, in: &mains, from: firstItem)
    MeasuredGroups.set(answers.crosses, in: &crosses, from: firstItem)
  }

  private static func set(
    _ extents: some Collection<Int64>, in axis: inout ExtentIndex, from first: Int
  ) {
    for (place, extent) in extents.enumerated() where axis.extent(of: first + place) != extent {
      axis.setExtent(extent, of: first + place)
    }
  }

  /// Updates the values that differ, and inserts or removes the rest at the end.
  private static func replace(
    _ old: Range<Int>, of axis: inout ExtentIndex, by new: [Int64]
  ) {
    let common = min(old.count, new.count)
    set(new.prefix(common), in: &axis, from: old.lowerBound)
    if old.count > common {
      axis.remove(old.lowerBound + common..<old.upperBound)
    } else if new.count > common {
      axis.insert(count: new.count - common, at: old.upperBound) { new[common + $0] }
    }
  }
}
