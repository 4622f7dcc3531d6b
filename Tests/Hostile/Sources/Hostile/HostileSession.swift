import Foundation
import LayoutCore
import LayoutRuntime

/// A session with an engine that receives senseless input.
struct HostileSession {
  var engine: LayoutEngine<AnyLayout>
  let delegate: HostileDelegate
  let isDescribed: Bool

  private func describe(_ text: @autoclosure () -> String) {
    guard isDescribed else { return }
    print(text())
    fflush(nil)
  }

  /// Performs one random step and returns the error in its result, or nil.
  mutating func step(_ values: inout HostileValues) -> String? {
    do throws(LayoutError) {
      try change(&values)
    } catch {
      describe("error: \(error)")
    }
    ask(&values)
    guard engine.contentSize.isFinite else { return "content size \(engine.contentSize)" }
    guard engine.viewport.isFinite else { return "viewport \(engine.viewport)" }
    for attributes in engine.visibleElements where !attributes.frame.isFinite {
      return "\(attributes.element) has the frame \(attributes.frame)"
    }
    return nil
  }

  private mutating func change(_ values: inout HostileValues) throws(LayoutError) {
    let animated = values.oneIn(2)
    let kind = values.random.integer(in: 0...12)
    describe("change of kind \(kind)")
    switch kind {
    case 0: _ = engine.scroll(to: values.point())
    case 1: engine.setContentOffset(values.point())
    case 2: _ = engine.scrollSection(values.integer(), to: values.wildNumber())
    case 3, 4: try apply(&values, animated)
    case 5:
      let sizes = (0..<values.random.integer(in: 0...5)).map { _ in
        let index = values.index()
        let kind = values.random.pick([ElementKind.cell, .cell, .header, .footer])
        return PreferredSize(
          kind == .cell ? .cell(at: index) : .supplementary(kind, index.section), values.size())
      }
      _ = try engine.setPreferredSizes(sizes, for: delegate, animated: animated)
    case 6: _ = try engine.setStrategy(values.layout(), for: delegate, animated: animated)
    case 7:
      _ = try engine.setEnvironment(values.environment(), for: delegate, animated: animated)
    case 8: _ = try engine.reload(for: delegate, keepsSizes: values.oneIn(2), animated: animated)
    case 9:
      let tracks = [values.integer(), values.integer()]
      _ = try engine.sizeToFit(
        rows: tracks, columns: tracks, limit: min(values.integer(), 1_000), for: delegate,
        animated: animated)
    case 10:
      _ = try engine.setExtent(
        values.oneIn(3) ? nil : values.number(), ofRow: values.integer(), for: delegate)
      _ = try engine.setExtent(
        values.oneIn(3) ? nil : values.number(), ofColumn: values.integer(), for: delegate)
    case 11:
      let sections = [values.integer(), values.integer()]
      _ =
        try values.oneIn(2)
        ? engine.hide(sections: sections, for: delegate)
        : engine.show(sections: sections, for: delegate)
    default:
      let items = [values.integer(), values.integer()]
      let section = values.integer()
      _ =
        try values.oneIn(2)
        ? engine.hide(items: items, inSection: section, for: delegate)
        : engine.show(items: items, inSection: section, for: delegate)
      let column = values.integer()
      _ =
        try values.oneIn(2)
        ? engine.hide(columns: [column], for: delegate)
        : engine.show(columns: [column], for: delegate)
    }
  }

  private mutating func apply(
    _ values: inout HostileValues, _ animated: Bool
  ) throws(LayoutError) {
    var changes: [LayoutChange] = []
    for _ in 0..<values.random.integer(in: 0...4) {
      let index = values.index()
      let section = values.integer()
      switch values.random.integer(in: 0...8) {
      case 0: changes.append(.insertSection(section))
      case 1: changes.append(.deleteSection(section))
      case 2: changes.append(.moveSection(from: section, to: values.integer()))
      case 3: changes.append(.reloadSection(section))
      case 4: changes.append(.insertItem(index))
      case 5: changes.append(.deleteItem(index))
      case 6: changes.append(.moveItem(from: index, to: values.index()))
      case 7: changes.append(.reloadItem(index))
      default: changes.append(.resizeItem(index))
      }
    }
    // Some transactions fit the collection after them, some do not.
    if values.oneIn(2) {
      delegate.counts = (0..<values.random.integer(in: 0...5)).map { _ in values.count(upTo: 20) }
      delegate.numberOfSections = delegate.counts.count
    }
    let transaction =
      values.oneIn(3)
      ? LayoutTransaction(
        changes, numberOfSections: values.integer(),
        itemCounts: [.init(section: values.integer(), count: values.integer())])
      : LayoutTransaction(changes, counts: delegate.counts)
    describe("\(transaction)")
    _ = try engine.apply(transaction, for: delegate, animated: animated)
  }

  private mutating func ask(_ values: inout HostileValues) {
    engine.anchor = values.pick([.start, .leading, .end])
    engine.overscan = values.number()
    engine.prefetchDistance = values.number()
    let element = values.element()
    let index = values.index()
    describe("questions about \(element) and \(index)")
    _ = engine.attributes(for: element)
    _ = engine.element(at: values.point())
    _ = engine.neighbor(of: element, toward: values.pick(LayoutSide.allCases))
    _ = engine.contentOffset(toShow: element, at: values.pick(ScrollPosition.allCases))
    _ = engine.targetContentOffset(
      for: values.point(), velocity: values.point(),
      snapping: values.pick(ScrollSnapping.allCases))
    _ = engine.visibleRegion(for: element)
    _ = engine.restingFrame(of: element)
    _ = engine.targetIndex(forDragging: index, to: values.point())
    _ = try? engine.previewOfMove(from: index, to: values.index(), for: delegate)
    _ = engine.numberOfItems(inSection: index.section)
    _ = engine.isHidden(section: index.section)
    _ = engine.isHidden(index)
    _ = engine.isRow(index.section)
    _ = engine.changesLayout(PreferredSize(index, values.size()))
    _ = engine.sectionOffset(index.section)
    _ = engine.restingOffset(
      ofSection: index.section,
      after: SectionDrag(
        from: values.wildNumber(), proposed: values.wildNumber(), velocity: values.wildNumber()))
    _ = engine.elements(in: values.rect())
    _ = engine.readingOrder(of: engine.visibleElements)
    _ = engine.clamped(values.point())
  }
}
