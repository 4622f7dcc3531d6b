import LayoutCore

extension PreparedFlow {
  /// Returns a description of each broken invariant of the storage; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n log n); n = items.
  package func brokenInvariants() -> [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ text: String) { if !holds { broken.append(text) } }
    let items = Int(itemCounts.length)
    expect(crosses.count == items && mains.count == items, "extents are not one per item")
    expect(lineItems.count == lineExtents.count, "lines have counts or extents only")
    expect(Int(lineCounts.length) == lineItems.count, "lines are not those of the sections")
    expect(Int(lineItems.length) == items, "items are not those of the lines")
    let sectionCounts = [lineCounts.count, sections.count, styleOfSection.count, differences.count]
    expect(sectionCounts.allSatisfy { $0 == numberOfSections }, "sections differ in number")
    guard broken.isEmpty else { return broken }
    for number in 0..<numberOfSections { broken.append(contentsOf: brokenInvariants(of: number)) }
    return broken
  }

  private func brokenInvariants(of number: Int) -> [String] {
    let section = placed(number)
    var broken: [String] = []
    var differences = 0
    for item in section.items.dropFirst() where isChange(at: item) { differences += 1 }
    if differences != self.differences[number] {
      broken.append("section \(number) has \(differences) changes of size")
    }
    var breaker = LineBreaker(section.style)
    var line = section.lines.lowerBound
    func close(isLast: Bool) {
      let entry = breaker.extent &+ (isLast ? 0 : section.style.lineSpacing)
      if line >= section.lines.upperBound || lineItems.extent(of: line) != breaker.count
        || lineExtents.extent(of: line) != entry && lineOverhang == 0
      {
        broken.append("line \(line) is not \(breaker.count) items of \(entry)")
      }
      breaker.clear()
      line += 1
    }
    for item in section.items {
      if !breaker.takes(crosses.extent(of: item)) { close(isLast: false) }
      breaker.add(crosses.extent(of: item), mains.extent(of: item))
    }
    if breaker.count > 0 { close(isLast: true) }
    if line != section.lines.upperBound { broken.append("section \(number) has lines too many") }
    return broken
  }

  /// Returns `true` if an item's extents differ from those of the item before.
  func isChange(at item: Int) -> Bool {
    crosses.extent(of: item) != crosses.extent(of: item - 1)
      || mains.extent(of: item) != mains.extent(of: item - 1)
  }
}
