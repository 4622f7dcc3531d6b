import LayoutCore
import LayoutJSON

@testable import LayoutViewer

/// A comparison of the current result of a layout with the recorded result of the original.
struct ReferenceComparison {
  enum Verdict: Hashable, CustomStringConvertible {
    case agrees
    /// The original failed, or gave a result that is not worth reproducing.
    case skipped
    case differs(String)

    var description: String {
      switch self {
      case .agrees: "agrees"
      case .skipped: "skipped"
      case .differs(let finding): "differs: \(finding)"
      }
    }
  }

  let system: String

  /// Returns the verdict on one case.
  ///
  /// - Parameter replayed: The replay of the case, or nil if the replay lacks it.
  func verdict(on recorded: JSONValue, replayed: JSONValue?) -> Verdict {
    guard let replayed else { return .differs("is missing from the replay") }
    let failed = recorded["output"]["exception"] != .null || recorded["output"]["crash"] != .null
    if let error = replayed["error"].string { return failed ? .skipped : .differs(error) }
    guard let ours = ReferenceLayout(replayed["output"]) else { return .differs("is no layout") }
    if let finding = insanity(of: ours) { return .differs(finding) }
    let excuses = ReferenceQuirks.excuses(of: recorded, system: system)
    if failed || excuses.contains(.everything) { return .skipped }
    guard let theirs = ReferenceLayout(recorded["output"]) else {
      return .differs("is no recording")
    }
    let unsure = ReferenceLayout.elements(named: recorded["differsFromDescription"])
    let isHorizontal = recorded["input"]["scrollDirection"].string == "horizontal"
    let finding =
      frames(theirs, ours, excuses, unsure) ?? stretchedEnds(ours, excuses) ?? layers(ours)
      ?? contentSize(theirs, ours, excuses, isHorizontal) ?? queries(theirs, ours)
      ?? sectionOrder(recorded["input"], ours)
    return finding.map { .differs($0) } ?? .agrees
  }

  // MARK: What every layout has to be

  private func insanity(of layout: ReferenceLayout) -> String? {
    var seen: Set<LayoutElement> = []
    for entry in layout.entries {
      if !seen.insert(entry.element).inserted { return "\(entry.element) is there twice" }
      let frame = entry.frame
      if !frame.isFinite || frame.width < 0 || frame.height < 0 {
        return "\(entry.element) has the frame \(frame)"
      }
    }
    for query in layout.queries {
      if let finding = answer(to: query.rect, query.answer, layout, unsure: []) { return finding }
    }
    return nil
  }

  /// Returns the first difference between an answer and a test of every frame, or nil.
  ///
  /// Differences that depend on less than a millionth of a point do not count.
  private func answer(
    to rect: LayoutRect, _ answer: [String], _ layout: ReferenceLayout,
    unsure: Set<LayoutElement>
  ) -> String? {
    let found = Set(answer)
    if found.count < answer.count { return "\(rect) answers an element twice" }
    let known = Set(layout.entries.map { $0.element.description })
    if let ghost = found.subtracting(known).sorted().first { return "\(rect) answers \(ghost)" }
    for entry in layout.entries where !unsure.contains(entry.element) {
      let frame = entry.frame
      if frame.isEmpty || rect.isEmpty { continue }
      let overlap = min(
        min(rect.maxX, frame.maxX) - max(rect.minX, frame.minX),
        min(rect.maxY, frame.maxY) - max(rect.minY, frame.minY))
      if overlap.magnitude <= 1e-6 { continue }
      let name = entry.element.description
      if (overlap > 0) != found.contains(name) {
        return "\(rect) \(overlap > 0 ? "lacks" : "has") \(name)"
      }
    }
    return nil
  }

  // MARK: Differences from the original

  private func isNear(_ one: Double, _ other: Double) -> Bool {
    (one - other).magnitude <= 1e-3 + 1e-6 * max(one.magnitude, other.magnitude)
  }

  private func frames(
    _ theirs: ReferenceLayout, _ ours: ReferenceLayout, _ excuses: Set<Excuse>,
    _ unsure: Set<LayoutElement>
  ) -> String? {
    var expected = theirs.byElement
    var actual = ours.byElement
    if excuses.contains(.corner) {
      expected = expected.filter { $0.key.kind != .corner }
      actual = actual.filter { $0.key.kind != .corner }
    }
    if let lost = Set(expected.keys).subtracting(actual.keys).min() { return "lacks \(lost)" }
    if let extra = Set(actual.keys).subtracting(expected.keys).min() { return "has \(extra)" }
    let theirTops = tops(theirs)
    let ourTops = tops(ours)
    for (element, their) in expected.sorted(by: { $0.key < $1.key })
    where !unsure.contains(element) {
      guard let our = actual[element] else { continue }
      let section = element.index.section
      let isCell = element.category == .cell
      var pairs: [(String, Double, Double)] = [
        ("x", their.frame.minX, our.frame.minX), ("width", their.frame.width, our.frame.width),
      ]
      if !excuses.contains(.stretchedHeights) {
        pairs.append(("height", their.frame.height, our.frame.height))
        if !excuses.contains(.verticalPlace) {
          if isCell || !excuses.contains(.supplementaryPlace) {
            pairs.append(("y", their.frame.minY, our.frame.minY))
          }
        } else if isCell {
          pairs.append(
            (
              "y in its section", their.frame.minY - (theirTops[section] ?? 0),
              our.frame.minY - (ourTops[section] ?? 0)
            ))
        }
      }
      for (name, their, our) in pairs where !isNear(their, our) {
        return "\(element): \(name) is \(our), recorded \(their)"
      }
      if system == "sk" {
        // That layout recorded the position in place of a zIndex.
        let names = ["top", "middle", "bottom", "single"]
        let name = names.indices.contains(their.zIndex) ? names[their.zIndex] : "unknown"
        if our.position != name {
          return "\(element): position is \(our.position ?? "none"), recorded \(name)"
        }
      }
    }
    return nil
  }

  /// Returns the top of the first cell of each section, by section.
  private func tops(_ layout: ReferenceLayout) -> [Int: Double] {
    layout.entries.filter { $0.element.category == .cell }.reduce(into: [:]) { tops, entry in
      let section = entry.element.index.section
      tops[section] = min(tops[section] ?? .infinity, entry.frame.minY)
    }
  }

  /// Returns a finding if stretched columns do not end together, or else nil.
  private func stretchedEnds(_ ours: ReferenceLayout, _ excuses: Set<Excuse>) -> String? {
    guard excuses.contains(.stretchedHeights) else { return nil }
    var ends: [Int: [Int: Double]] = [:]
    for entry in ours.entries {
      let column = Int((entry.frame.minX * 100).rounded())
      let section = entry.element.index.section
      ends[section, default: [:]][column] = max(
        ends[section]?[column] ?? 0, entry.frame.maxY)
    }
    for (section, columns) in ends {
      guard let first = columns.values.min(), let last = columns.values.max() else { continue }
      if !isNear(first, last) { return "columns of section \(section) end at \(first) and \(last)" }
    }
    return nil
  }

  /// Returns a finding if the layers of a sheet are out of order, or else nil.
  ///
  /// Cells lie below row headers, row headers below column headers, and column headers below the corner.
  private func layers(_ ours: ReferenceLayout) -> String? {
    guard system == "kez" else { return nil }
    var highest = Int.min
    for kind in [ElementKind.cell, .rowHeader, .columnHeader, .corner] {
      let layers = ours.entries.filter { $0.element.kind == kind }.map { $0.zIndex }
      guard let low = layers.min(), let high = layers.max() else { continue }
      if low <= highest { return "\(kind) is not above what lies below" }
      highest = high
    }
    return nil
  }

  private func contentSize(
    _ theirs: ReferenceLayout, _ ours: ReferenceLayout, _ excuses: Set<Excuse>,
    _ isHorizontal: Bool
  ) -> String? {
    if excuses.contains(.contentSize) { return nil }
    let sizes = "the content is \(ours.contentSize), recorded \(theirs.contentSize)"
    if excuses.contains(.contentAcross) {
      let axis: LayoutAxis = isHorizontal ? .horizontal : .vertical
      let agrees = isNear(
        theirs.contentSize.extent(along: axis), ours.contentSize.extent(along: axis))
      return agrees ? nil : sizes
    }
    if !isNear(theirs.contentSize.width, ours.contentSize.width) { return sizes }
    if excuses.contains(.contentHeight) { return nil }
    return isNear(theirs.contentSize.height, ours.contentSize.height) ? nil : sizes
  }

  /// Returns the first query whose answer differs from a test of every frame, or nil.
  ///
  /// The recorded answers are not used, because the answers of the originals lack elements.
  private func queries(_ theirs: ReferenceLayout, _ ours: ReferenceLayout) -> String? {
    guard theirs.queries.count == ours.queries.count else { return "queries are missing" }
    for (their, our) in zip(theirs.queries, ours.queries) {
      if let finding = answer(to: their.rect, our.answer, ours, unsure: their.unsure) {
        return finding
      }
    }
    return nil
  }

  /// Returns a finding if a cell begins above the end of the previous section's cells, or else nil.
  ///
  /// Cases with negative numbers are not checked.
  private func sectionOrder(_ input: JSONValue, _ ours: ReferenceLayout) -> String? {
    guard system == "ajf" || system == "cht", !input.hasNegativeNumber else { return nil }
    var end = 0.0
    var section = -1
    var next = 0.0
    let cells = ours.entries.filter { $0.element.category == .cell }
    for entry in cells.sorted(by: { $0.element < $1.element }) {
      if entry.element.index.section != section {
        // Only neighbours are compared, because an empty section has no cells that show its position.
        end = entry.element.index.section == section + 1 ? next : 0
        section = entry.element.index.section
        next = 0
      }
      if entry.frame.minY < end - 1e-3 { return "\(entry.element) lies in the section before" }
      next = max(next, entry.frame.maxY)
    }
    return nil
  }
}

extension JSONValue {
  /// A Boolean value that indicates whether the value contains a negative number.
  fileprivate var hasNegativeNumber: Bool {
    switch self {
    case .number, .integer: (number ?? 0) < 0
    case .array(let elements): elements.contains { $0.hasNegativeNumber }
    case .object(let members): members.contains { $0.value.hasNegativeNumber }
    default: false
    }
  }
}
