import LayoutCore

@testable import Flow

extension PreparedSections where Layout == FlowLayout {
  /// Returns a description of each broken invariant of the storage; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n log n); n = items.
  func brokenInvariants() -> [String] {
    let items = storage.items
    let count = (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
    var broken: [String] = []
    func expect(_ holds: Bool, _ text: String) { if !holds { broken.append(text) } }
    expect(
      items.crosses.count == count && items.mains.count == count, "extents are not one per item")
    expect(items.lineItems.count == items.lineExtents.count, "lines have counts or extents only")
    expect(Int(items.lineItems.length) == count, "items are not those of the lines")
    expect(!items.isUnmeasured && items.filler.isEmpty, "items are still being measured")
    guard broken.isEmpty else { return broken }
    for number in 0..<numberOfSections { broken += brokenInvariants(of: number) }
    return broken
  }

  private func brokenInvariants(of number: Int) -> [String] {
    let items = storage.items
    let section = slice(ofSection: number)
    let style = style(ofSection: number)
    let lines = items.lines(of: section.items)
    var broken: [String] = []
    let difference = Int(storage.states[number].difference)
    if section.count > 0 {
      let isCorrect =
        difference == 0
        ? section.items.dropFirst().allSatisfy { !items.isChange(at: $0) }
        : difference < section.count && items.isChange(at: section.place(of: difference))
      if !isCorrect { broken.append("section \(number): item \(difference) is no difference") }
    }
    var breaker = LineBreaker(style)
    var line = lines.lowerBound
    func close(isLast: Bool) {
      let entry = breaker.extent &+ (isLast ? 0 : style.lineSpacing)
      if line >= lines.upperBound || items.lineItems.extent(of: line) != breaker.count
        || items.lineExtents.extent(of: line) != entry && items.lineOverhang == 0
      {
        broken.append("line \(line) is not \(breaker.count) items of \(entry)")
      }
      breaker.clear()
      line += 1
    }
    for place in section.items {
      let extents = items.extents(at: place)
      if !breaker.takes(extents.cross) { close(isLast: false) }
      breaker.add(extents.cross, extents.main)
    }
    if breaker.count > 0 { close(isLast: true) }
    if line != lines.upperBound { broken.append("section \(number) has lines too many") }
    return broken
  }
}
