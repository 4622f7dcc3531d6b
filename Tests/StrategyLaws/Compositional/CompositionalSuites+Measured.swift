import Compositional
import LayoutCore
import LayoutTesting

// Proposals, invalid sizes and limits.
extension CompositionalSuites {
  private static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  private static func violation(
    _ found: some Equatable, _ expected: some Equatable, _ layout: CompositionalLayout
  ) -> LawViolation {
    LawViolation(
      law: .matchesReference, finding: "\(found) should be \(expected)", seed: 0,
      input: "\(layout)")
  }

  /// The extents that are proposed to items: those that are known already, without the insets.
  static let proposals = LawSuite("compositional proposals") {
    let insets = LayoutInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
    let cases: [(CompositionalItem, LayoutAxis, String)] = [
      (.cell(width: .fractionalWidth(0.5), height: .estimated(9)), .vertical, "200 -"),
      (
        .cell(width: .fractionalWidth(0.5), height: .estimated(9), insets: insets), .vertical,
        "170 -"
      ),
      (.cell(width: .absolute(25), height: .estimated(9), insets: insets), .vertical, "0 -"),
      (.cell(width: .estimated(9), height: .absolute(30), insets: insets), .vertical, "- 27"),
      (.cell(width: .estimated(9), height: .estimated(8)), .vertical, "- -"),
      (.cell(width: .absolute(40), height: .estimated(9)), .horizontal, "40 -"),
      (.cell(width: .estimated(9), height: .fractionalHeight(0.5)), .horizontal, "- 150"),
      (
        .horizontal(
          height: .estimated(9), spacing: .fixed(8), count: 4, of: .cell(height: .estimated(9))),
        .vertical, "94 -"
      ),
      (
        .vertical(
          width: .absolute(60), height: .absolute(100), count: 4, of: .cell(width: .estimated(9))),
        .vertical, "- 25"
      ),
      (.cell(height: .absolute(30)), .vertical, ""),
    ]
    for (item, axis, expected) in cases {
      let layout = CompositionalLayout(section: CompositionalSection(item), axis: axis)
      do throws(LayoutError) {
        let delegate = Proposals()
        _ = try layout.prepare(for: delegate, in: environment)
        if delegate.log.text != expected { return violation(delegate.log.text, expected, layout) }
      } catch {
        return violation("\(error)", expected, layout)
      }
    }
    return nil
  }

  /// Invalid sizes of items and of measured headers, and what is reported.
  static let sizes = LawSuite("compositional sizes of bad data") {
    let list = CompositionalItem.cell(height: .estimated(20))
    let both = CompositionalItem.cell(width: .estimated(20), height: .estimated(20))
    let header = CompositionalBoundary.header(
      height: .estimated(30), insets: LayoutInsets(top: 4, bottom: 1))
    let cases: [(CompositionalItem, LayoutSize, LayoutSize?, Double, [String])] = [
      (list, LayoutSize(width: 5, height: 7), nil, 35 + 7, []),
      (list, LayoutSize(width: -5, height: 7), nil, 35 + 7, []),
      (list, LayoutSize(width: 5, height: -7), nil, 35, ["cell/0/0: negative (-7), used 0"]),
      (
        list, LayoutSize(width: 5, height: .nan), nil, 35,
        ["cell/0/0: not a finite number (nan), used 0"]
      ),
      (
        both, LayoutSize(width: -5, height: -7), nil, 35,
        ["cell/0/0: negative (-5), used 0", "cell/0/0: negative (-7), used 0"]
      ),
      (list, LayoutSize(width: 5, height: 7), LayoutSize(width: 9, height: 10), 15 + 7, []),
      (list, LayoutSize(width: 5, height: 7), LayoutSize(width: 9, height: .nan), 35 + 7, []),
      (
        list, LayoutSize(width: 5, height: 7), LayoutSize(width: 9, height: -6), 7,
        ["supplementary/header/0/0: negative (-1), used 0"]
      ),
    ]
    for (item, size, bar, height, expected) in cases {
      let layout = CompositionalLayout(
        section: CompositionalSection(item, boundaryItems: [header]))
      var collection = GeneratedCollection(sections: [[size]])
      if let bar {
        collection.scripted.append(
          .init(
            AnswerProperty(.barSizes, \.header), at: ElementIndex(section: 0), .size(bar)))
      }
      do throws(LayoutError) {
        let prepared = try layout.prepare(for: collection, in: environment)
        let texts = prepared.diagnostics.entries.map { $0.description }
        if texts.sorted() != expected.sorted() { return violation(texts, expected, layout) }
        // An estimate is 30 points with the insets.
        let expectedHeight = bar?.height.isFinite == true ? height : height - 5
        if prepared.contentSize.height != expectedHeight {
          return violation(prepared.contentSize.height, expectedHeight, layout)
        }
      } catch {
        return violation("\(error)", expected, layout)
      }
    }
    return nil
  }

  /// The largest groups, the places after the last item, and lines that are laid out too often.
  static let limits = LawSuite("compositional limits") {
    let row = CompositionalItem.horizontal(
      width: .absolute(5000), height: .absolute(10), spacing: .flexible(0), count: 5000,
      of: .cell(height: .estimated(10)))
    let frames = Array(
      repeating: CompositionalFrame(LayoutRect(x: 0, y: 0, width: 1, height: 1)), count: 40_000)
    let cases: [(CompositionalItem, Int, [String], LayoutElement, LayoutRect)] = [
      (
        .vertical(height: .estimated(10), [row]), 3, ["section 0, group: too large"],
        .cell(section: 0, item: 1), LayoutRect(x: 75.5, y: 0, width: 1, height: 10)
      ),
      (
        .horizontal(width: .absolute(70_000), height: .absolute(1), [.cell(width: .absolute(1))]),
        65_536, ["section 0, sections: leaves no room"], .cell(section: 0, item: 65_535),
        LayoutRect(x: 0, y: 1, width: 1, height: 1)
      ),
      (
        .horizontal(width: .absolute(65_534), height: .absolute(1), [.cell(width: .absolute(1))]),
        65_536, [], .cell(section: 0, item: 65_535), LayoutRect(x: 1, y: 1, width: 1, height: 1)
      ),
      (
        .horizontal(width: .absolute(65_535), height: .absolute(1), [.cell(width: .absolute(1))]),
        65_536, [], .cell(section: 0, item: 65_535), LayoutRect(x: 0, y: 1, width: 1, height: 1)
      ),
      (
        .horizontal(
          height: .absolute(1),
          [
            .custom(width: .fractionalWidth(0.5), frames: frames),
            .custom(width: .fractionalWidth(0.5), frames: frames),
          ]), 65_536, ["section 0, sections: leaves no room"],
        .cell(section: 0, item: 65_535), LayoutRect(x: 0, y: 1, width: 1, height: 1)
      ),
    ]
    for (item, count, expected, element, frame) in cases {
      let layout = CompositionalLayout(section: CompositionalSection(item))
      let collection = GeneratedCollection(
        sections: [Array(repeating: LayoutSize(width: 10, height: 10), count: count)])
      do throws(LayoutError) {
        let prepared = try layout.prepare(for: collection, in: environment)
        let texts = prepared.diagnostics.entries.map { $0.description }
        if texts != expected { return violation(texts, expected, layout) }
        let found = prepared.attributes(for: element, viewport: .zero)?.frame
        if found != frame { return violation("\(String(describing: found))", "\(frame)", layout) }
      } catch {
        return violation("\(error)", expected, layout)
      }
    }
    return nil
  }

  /// Elements that do not exist.
  static let absent = LawSuite("compositional absent elements") {
    let layout = CompositionalLayout(
      section: CompositionalSection(
        .cell(height: .absolute(44)), boundaryItems: [.header(pinsToVisibleBounds: true)],
        decorations: [CompositionalDecoration()]))
    let collection = GeneratedCollection(sections: [[LayoutSize(width: 9, height: 9)]])
    do throws(LayoutError) {
      let prepared = try layout.prepare(for: collection, in: environment)
      for number in [-2, -1, 1, 2, .min, .max] {
        let elements: [LayoutElement] = [
          .cell(section: 0, item: number), .cell(section: number, item: 0),
          .supplementary(.header, 0, number), .supplementary(.header, number),
          .supplementary("badge", 0, 0), .decoration(.background, 0, number),
          .decoration(.background, number, 0), .decoration("frame", 0, 0),
        ]
        for element in elements {
          if prepared.attributes(for: element, viewport: .zero) != nil {
            return violation("\(element)", "absent", layout)
          }
          let covered = prepared.obscuredEdges(for: element)
          let isCell = element.category == .cell && element.index.section == 0
          if covered.top != (isCell ? 44 : 0) { return violation(covered, element, layout) }
          if !prepared.followedAxes(of: element).isEmpty {
            return violation("\(element) is pinned", "absent", layout)
          }
        }
        if prepared.numberOfItems(inSection: number) != 0 {
          return violation("items", "none", layout)
        }
      }
      return nil
    } catch {
      return violation("\(error)", "a layout", layout)
    }
  }
}

/// One item that records what is proposed to it.
private struct Proposals: LayoutDelegate {
  final class Log {
    var text = ""
  }

  let log = Log()
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { 1 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    func text(_ points: Double?) -> String { points.map { "\(Int($0))" } ?? "-" }
    log.text += log.text.isEmpty ? "" : ", "
    log.text += text(proposal.width) + " " + text(proposal.height)
    return nil
  }
}
