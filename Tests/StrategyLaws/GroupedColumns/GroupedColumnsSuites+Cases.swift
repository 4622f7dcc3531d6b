import GroupedColumns
import LayoutCore
import LayoutTesting

extension GroupedColumnsSuites {
  /// Layouts whose lengths are a few units, so that they are often equal to each other and to the
  /// room of a part.
  static let units = LawSuite.cases(
    "grouped columns of units", seeds: 1...240, reference: GroupedColumnsReference.reference
  ) { seed in
    var random = SeededGenerator(seed: seed)
    func units(_ range: ClosedRange<Int>) -> Double {
      Double(random.integer(in: range)) / 76_800
    }
    let layout = GroupedColumnsLayout(
      columns: .fixed(random.pick([1, 2, 2, 3])), sectionSpacing: units(0...1),
      headerExtent: units(0...2), footerExtent: units(0...2), style: .plain,
      placement: random.oneIn(2) ? .balanced : .shortestColumn,
      splitsTallSections: random.oneIn(2), rounding: .none)
    var example = LayoutCase(layout, seed: seed) { _, _, _ in }
    example.collection = GeneratedCollection(
      sections: (0..<random.integer(in: 1...5)).map { _ in
        (0..<random.integer(in: 0...4)).map { _ in LayoutSize(width: 9, height: units(0...3)) }
      })
    if random.oneIn(2) {
      let bar = LayoutSize(width: 9, height: 20)
      for section in example.collection.sections.indices {
        let index = ElementIndex(section: section)
        for property in [AnswerProperty(.barSizes, \.header), AnswerProperty(.barSizes, \.footer)] {
          example.collection.scripted.append(.init(property, at: index, .size(bar)))
        }
      }
    }
    example.environment = LayoutEnvironment(width: 400, height: units(1...9), scale: 2)
    example.offset = .zero
    return example
  }

  /// The extent that is proposed to rows: that of the card.
  static let proposals = LawSuite("grouped columns proposals") {
    let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
    for (trailing, expected) in [(20.0, 170.0), (300, 0)] {
      var layout = GroupedColumnsLayout(style: .plain)
      layout.style.cardInsets = LayoutInsets(leading: 10, trailing: trailing)
      do throws(LayoutError) {
        let frame = try layout.prepare(for: Squares(), in: environment)
          .attributes(for: .cell(section: 0, item: 0), viewport: .zero)?.frame
        if frame?.height != expected {
          return LawViolation(
            law: .matchesReference,
            finding: "\(String(describing: frame)) should be \(expected) high",
            seed: 0, input: "\(layout)")
        }
      } catch {
        return LawViolation(
          law: .matchesReference, finding: "\(error)", seed: 0, input: "\(layout)")
      }
    }
    return nil
  }

  /// Elements that do not exist, and the insets that they cover.
  static let absent = LawSuite("grouped columns absent elements") {
    let layout = GroupedColumnsLayout(headerExtent: 20, pinsHeaders: true)
    let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
    func broken(_ finding: String) -> LawViolation {
      LawViolation(law: .matchesReference, finding: finding, seed: 0, input: "\(layout)")
    }
    do throws(LayoutError) {
      let prepared = try layout.prepare(for: Squares(), in: environment)
      for item in [-1, 1, .min, .max] {
        let element = LayoutElement.decoration(.background, 0, item)
        if prepared.attributes(for: element, viewport: .zero) != nil {
          return broken("\(element) should not exist")
        }
      }
      let covered = [
        LayoutElement.cell(section: 0, item: 0), .cell(section: 9, item: 0),
        .supplementary(.header, 0),
      ].map { prepared.obscuredEdges(for: $0).top }
      for section in [-1, 1, .min, .max] where prepared.numberOfItems(inSection: section) != 0 {
        return broken("section \(section) should have no items")
      }
      return covered == [20, 0, 0] ? nil : broken("\(covered) should be [20, 0, 0]")
    } catch {
      return broken("\(error)")
    }
  }
}

/// One row that is as high as the width that is proposed.
private struct Squares: LayoutDelegate {
  var numberOfSections: Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { 1 }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: 9, height: proposal.width ?? 9)
  }
}
