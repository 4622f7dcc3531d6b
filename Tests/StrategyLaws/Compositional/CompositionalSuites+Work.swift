import Compositional
import LayoutCore
import LayoutTesting

// Counted work, texts and diagnostics.
extension CompositionalSuites {
  private static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  /// Queries of large collections examine few groups and items.
  static let queries = LawSuite("compositional queries") {
    let cell = CompositionalItem.cell(width: .absolute(100), height: .absolute(50))
    let cases: [(CompositionalSection, [Int], LayoutRect, SectionOffsets, ClosedRange<Int>)] = [
      (
        CompositionalSection(.horizontal(height: .absolute(50), [cell])), [100_000],
        LayoutRect(x: 0, y: 500_000, width: 400, height: 300), [:], 24...60
      ),
      (
        CompositionalSection(cell, scrolling: .continuous), [1_000_000],
        LayoutRect(x: 0, y: 0, width: 400, height: 300), [0: 40_000_000], 4...16
      ),
      (
        CompositionalSection(
          .vertical(height: .absolute(20_000), count: 200, of: .horizontal(count: 100))), [90_000],
        LayoutRect(x: 100, y: 33_333, width: 1, height: 1), [:], 1...60
      ),
      (
        CompositionalSection(.cell(height: .estimated(40))), [20_000],
        LayoutRect(x: 0, y: 300_000, width: 400, height: 300), [:], 4...60
      ),
      (
        CompositionalSection(.cell(height: .absolute(40)), boundaryItems: [.header()]),
        Array(repeating: 2, count: 10_000),
        LayoutRect(x: 0, y: 300_000, width: 400, height: 300), [:], 4...60
      ),
    ]
    for (section, counts, rect, offsets, expected) in cases {
      let layout = CompositionalLayout(section: section)
      let collection = GeneratedCollection(
        sections: counts.map { Array(repeating: LayoutSize(width: 60, height: 40), count: $0) })
      func broken(_ finding: String) -> LawViolation {
        LawViolation(law: .workIsBounded, finding: finding, seed: 0, input: "\(layout)")
      }
      do throws(LayoutError) {
        let prepared = try layout.prepare(for: collection, in: environment)
        let viewport = LayoutViewport(rect, sectionOffsets: offsets)
        var result = QueryResult()
        prepared.find(LayoutQuery(in: rect, viewport: viewport), into: &result)
        if !expected.contains(result.searched) {
          return broken("\(result.searched) searched, not \(expected)")
        }
      } catch {
        return broken("\(error)")
      }
    }
    return nil
  }

  /// The texts of dimensions, and those that are none.
  static let texts = LawSuite("compositional dimensions") {
    let valid: [(String, CompositionalDimension)] = [
      ("44", .absolute(44)), ("0", .absolute(0)), ("4.25", .absolute(4.25)),
      ("50%w", .fractionalWidth(0.5)), ("20%h", .fractionalHeight(0.2)),
      ("~44", .estimated(44)), ("=4.5", .uniformAcrossSiblings(estimate: 4.5)),
      ("00000000000000000012", .absolute(12)),
    ]
    func broken(_ finding: String) -> LawViolation {
      LawViolation(law: .matchesReference, finding: finding, seed: 0, input: "")
    }
    for (text, expected) in valid where CompositionalDimension(text) != expected {
      return broken("\(text) is \(String(describing: CompositionalDimension(text)))")
    }
    let invalid = [
      "", "~", "=", "%w", "w", "4%", "4%x", "~4%w", "=4%h", "-4", "4.", ".4", "4..2", "4.2.2",
      "4e2",
      "~~4", "4w", "/", ":", "123456789012345678901", "nan", " 4", "4 ", "~=4",
    ]
    for text in invalid where CompositionalDimension(text) != nil {
      return broken("\(text) is a dimension")
    }
    let estimated = valid.map { $0.1.isEstimated }
    if estimated != [false, false, false, false, false, true, true, false] {
      return broken("isEstimated is \(estimated)")
    }
    return nil
  }

  /// The depth of nested groups, and the error for those that are nested too deeply.
  static let depths = LawSuite("compositional depths") {
    var item = CompositionalItem.cell()
    func broken(_ finding: String) -> LawViolation {
      LawViolation(law: .matchesReference, finding: finding, seed: 0, input: "")
    }
    for depth in 1...40 {
      item = .vertical([item])
      if item.depth != depth { return broken("\(item.depth) for \(depth)") }
      if !item.subitems.isEmpty != (depth <= 32) { return broken("subitems of \(depth)") }
      do throws(LayoutError) {
        _ = try CompositionalLayout(section: CompositionalSection(item))
          .prepare(
            for: GeneratedCollection(sections: [[LayoutSize(width: 1, height: 1)]]),
            in: environment)
        if depth > 32 { return broken("a depth of \(depth) is accepted") }
      } catch {
        if depth <= 32
          || error != .groupsNestedTooDeeply(section: 0, depth: depth, limit: 32)
        {
          return broken("\(error) for \(depth)")
        }
      }
    }
    return nil
  }

  /// Layouts with invalid descriptions, and what they report.
  static let invalid: [(strategy: CompositionalLayout, diagnostics: [String])] = {
    func group(_ item: CompositionalItem) -> CompositionalLayout {
      CompositionalLayout(section: CompositionalSection(item))
    }
    func section(_ change: (inout CompositionalSection) -> Void) -> CompositionalLayout {
      var section = CompositionalSection(.cell(height: .absolute(44)))
      change(&section)
      return CompositionalLayout(section: section)
    }
    let own = "section 0, sections: "
    let badge = CompositionalSupplementary(
      "badge", width: .absolute(5), height: .absolute(5),
      containerAnchor: CompositionalAnchor([.top]))
    return [
      (
        CompositionalLayout(interSectionSpacing: -4), ["interSectionSpacing: negative (-4), used 0"]
      ),
      (
        CompositionalLayout(boundaryItems: [.header(height: .absolute(-5))]),
        ["boundaryItems: negative (-5), used 0"]
      ),
      (section { $0.interGroupSpacing = -1 }, [own + "negative (-1), used 0"]),
      (section { $0.contentInsets.top = -2 }, [own + "negative (-2), used 0"]),
      (
        section { $0.contentInsets = LayoutInsets(leading: 200, trailing: 201) },
        [own + "leaves no room"]
      ),
      (section { $0.contentInsets = LayoutInsets(leading: 200, trailing: 200) }, []),
      (section { $0.contentInsets = LayoutInsets(top: 900) }, []),
      (
        section { $0.boundaryItems = [.header(height: .absolute(-6))] },
        [own + "negative (-6), used 0"]
      ),
      (
        section {
          $0.decorations = [CompositionalDecoration(contentInsets: LayoutInsets(top: .nan))]
        },
        [own + "not a finite number (nan), used 0"]
      ),
      (group(.cell(height: .absolute(-7))), [own + "negative (-7), used 0"]),
      (group(.cell(height: .fractionalWidth(-8))), [own + "negative (-8), used 0"]),
      (
        group(.cell(height: .fractionalWidth(.infinity))),
        [own + "not a finite number (inf), used 0"]
      ),
      (group(.cell(height: .fractionalHeight(0))), []),
      (group(.horizontal(height: .absolute(9), count: 0)), [own + "zero (0), used 1"]),
      (group(.horizontal(height: .absolute(9), count: 1)), []),
      (group(.horizontal(height: .absolute(9), [])), [own + "zero"]),
      (group(.custom(height: .absolute(9), frames: [])), [own + "zero"]),
      (
        group(.horizontal(height: .absolute(9), [.cell(width: .absolute(500))])),
        [own + "leaves no room"]
      ),
      (
        group(
          .horizontal(
            height: .absolute(9), [.horizontal(width: .absolute(500), []), .cell()])),
        [own + "zero", own + "zero"]
      ),
      (
        group(.cell(height: .absolute(9), supplementaryItems: [badge, badge])),
        [own + "overlaps another"]
      ),
      (
        group(
          .horizontal(
            height: .absolute(9), supplementaryItems: [badge],
            [.cell(width: .absolute(5), supplementaryItems: [badge])])),
        [own + "overlaps another"]
      ),
      (
        group(
          .horizontal(
            height: .absolute(9), supplementaryItems: [badge],
            [.cell(width: .absolute(5)), .cell(width: .absolute(5), supplementaryItems: [badge])])),
        []
      ),
    ]
  }()
}
