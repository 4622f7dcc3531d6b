import Flow
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing

/// A long session of random changes, after each of which the element at the anchor is where it was.
@Suite struct AnchorSessionTests {
  /// A list whose rows have names, so that they are found again after any change.
  struct Rows: LayoutDelegate {
    var sections: [[(name: Int, height: Double)]]
    var numberOfSections: Int { sections.count }
    func numberOfItems(inSection section: Int) -> Int { sections[section].count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 10, height: sections[index.section][index.item].height)
    }
    func index(of name: Int) -> ElementIndex? {
      for section in sections.indices {
        if let item = sections[section].firstIndex(where: { $0.name == name }) {
          return ElementIndex(section: section, item: item)
        }
      }
      return nil
    }
  }

  private struct Session {
    var rows = Rows(sections: [])
    var random: SeededGenerator
    var next = 0

    mutating func section() -> [(name: Int, height: Double)] {
      (0..<random.integer(in: 1...30)).map { _ in row() }
    }

    mutating func row() -> (name: Int, height: Double) {
      next += 1
      return (next, random.length(in: 10...90))
    }

    /// Changes the rows and returns the change; the rows that are reloaded keep their names.
    mutating func change() -> LayoutChange {
      let number = random.integer(in: 0...rows.sections.count - 1)
      let item = random.integer(in: 0...rows.sections[number].count - 1)
      let index = ElementIndex(section: number, item: item)
      switch random.integer(in: 0...8) {
      case 0 where rows.sections.count > 5:
        rows.sections.remove(at: number)
        return .deleteSection(number)
      case 1 where rows.sections.count < 12:
        rows.sections.insert(section(), at: number)
        return .insertSection(number)
      case 2: return .reloadSection(number)
      case 3: return .resizeSection(number)
      case 4 where rows.sections[number].count > 5:
        rows.sections[number].remove(at: item)
        return .deleteItem(index)
      case 5:
        rows.sections[number].insert(row(), at: item)
        return .insertItem(index)
      case 6:
        return .reloadItem(index)
      case 7:
        rows.sections[number][item].height = random.length(in: 10...90)
        return .resizeItem(index)
      default:
        let to = random.integer(in: 0...rows.sections.count - 1)
        let moved = rows.sections.remove(at: number)
        rows.sections.insert(moved, at: to)
        return .moveSection(from: number, to: to)
      }
    }
  }

  /// The cell that the anchor keeps: the first that begins below the upper edge, or the last that ends
  /// above the lower one.
  private func anchor(
    _ engine: LayoutEngine<FlowLayout>, _ rows: Rows
  ) -> (name: Int, distance: Double)? {
    let (top, bottom) = (engine.viewport.minY, engine.viewport.maxY)
    let cells = engine.visibleElements.filter { $0.element.category == .cell }
    func distance(_ cell: LayoutAttributes) -> Double {
      engine.anchor == .end ? bottom - cell.frame.maxY : cell.frame.minY - top
    }
    let inside = cells.filter { distance($0) >= -0.5 }
    return inside.min { distance($0) < distance($1) }.map {
      (rows.sections[$0.element.index.section][$0.element.index.item].name, distance($0))
    }
  }

  /// The last anchor stands for the cell that is nearest to the upper edge before each change.
  @Test(arguments: [LayoutAnchor.start, .leading, .end, .element(.cell(section: 0, item: 0))])
  func whatIsRead_staysThroughChanges(anchor kind: LayoutAnchor) throws {
    var session = Session(random: SeededGenerator(seed: 7))
    session.rows.sections = (0..<6).map { _ in session.section() }
    var engine = try LayoutEngine(
      FlowLayout(columns: 1, lineSpacing: 0, rounding: .none), for: session.rows,
      in: LayoutEnvironment(width: 100, height: 300))
    engine.anchor = kind
    var checked = 0
    for step in 0..<1_000 {
      let bounds = engine.contentOffsetBounds
      engine.scroll(
        to: LayoutPoint(
          x: 0, y: session.random.length(in: bounds.minimum.y + 1...max(1, bounds.maximum.y - 1))))
      guard let (name, distance) = anchor(engine, session.rows) else { continue }
      if case .element = kind, let index = session.rows.index(of: name) {
        engine.anchor = .element(.cell(at: index))
      }
      let label: String
      if session.random.oneIn(4) {
        let number = session.random.integer(in: 0...session.rows.sections.count - 1)
        label = "\(step): hide or show \(number)"
        if engine.isHidden(section: number) {
          try engine.show(sections: [number], for: session.rows)
        } else if session.rows.sections.indices.filter({ engine.isHidden(section: $0) }).count < 2 {
          try engine.hide(sections: [number], for: session.rows)
        }
      } else {
        let old = session.rows
        let change = session.change()
        label = "\(step): \(change)"
        try engine.apply(
          LayoutTransaction([change], counts: session.rows.sections.map { $0.count }),
          for: session.rows)
        // What moves elsewhere is not followed.
        if case .moveSection(let from, _) = change, old.index(of: name)?.section == from {
          continue
        }
      }
      let range = engine.contentOffsetBounds
      let isClamped =
        engine.contentOffset.y <= range.minimum.y || engine.contentOffset.y >= range.maximum.y
      guard let index = session.rows.index(of: name),
        let frame = engine.restingFrame(of: .cell(at: index)), !isClamped
      else { continue }
      let now =
        kind == .end ? engine.viewport.maxY - frame.maxY : frame.minY - engine.viewport.minY
      #expect(
        (now - distance).magnitude < 1e-6,
        "\(label), \(name) at \(distance), now \(index) at \(now)")
      checked += 1
    }
    #expect(checked > 600)
  }
}
