import LayoutCore
import LayoutRuntime
import LayoutTesting

/// The visible cells before a step of a story, identified by items rather than by places.
struct StorySnapshot {
  private struct Cell {
    var source: ElementIndex
    var x: SessionSnapshot.Edges
    var y: SessionSnapshot.Edges
    /// The key by which cells are compared; the cell nearest to the leading edge is first.
    var key: ((Int, Double), (Int, Double))
  }

  private var cells: [Cell] = []
  /// The item that a step deletes: the anchor, or the first or last visible item.
  private(set) var victim: ElementIndex?
  private let edge: StoryAnchor.Subject?
  private let place: StoryPlace
  private let scrollAxis: LayoutAxis?

  init<Content>(
    _ engine: LayoutEngine, _ collection: ArrangedCollection<Content>,
    _ place: StoryPlace
  ) {
    self.place = place
    scrollAxis = engine.prepared.scrollAxis
    edge =
      switch place {
      case .middle: nil
      case .beginning: .beginning
      case .end: .end
      }
    var indexes: [ElementIndex] = []
    for attributes in engine.elements(in: engine.viewport)
    where attributes.element.category == .cell
      && engine.restingFrame(of: attributes.element) == attributes.frame
    {
      guard let source = collection.source(of: attributes.element.index) else { continue }
      let x = SessionSnapshot.Edges(engine, attributes, along: .horizontal)
      let y = SessionSnapshot.Edges(engine, attributes)
      let (across, along) = (x.cost(atEnd: false), y.cost(atEnd: false))
      let isHorizontal = scrollAxis == .horizontal
      cells.append(
        Cell(
          source: source, x: x, y: y, key: isHorizontal ? (across, along) : (along, across)))
      indexes.append(attributes.element.index)
    }
    cells.sort { $0.key.0 != $1.key.0 ? $0.key.0 < $1.key.0 : $0.key.1 < $1.key.1 }
    switch place {
    case .beginning: victim = indexes.min()
    case .end: victim = indexes.max()
    case .middle: victim = cells.first.flatMap { collection.place(of: $0.source) }
    }
  }

  /// Returns the anchor of a step, found among the cells that still exist, and the distance that it
  /// moved.
  func anchor<Content>(
    after engine: LayoutEngine, _ collection: ArrangedCollection<Content>
  ) -> StoryAnchor? {
    /// Content must keep its place along an axis only if it scrolled along the axis before and
    /// still does.
    func kept(_ jump: LayoutPoint) -> LayoutPoint {
      func scrolls(along axis: LayoutAxis) -> Bool {
        let (old, new) = (scrollAxis ?? axis, engine.prepared.scrollAxis ?? axis)
        return old == axis && new == axis
      }
      return LayoutPoint(
        x: scrolls(along: .horizontal) ? jump.x : 0, y: scrolls(along: .vertical) ? jump.y : 0)
    }
    if let edge {
      let wanted = place.offset(in: engine)
      let origin = engine.viewport.origin
      return StoryAnchor(
        subject: edge, inset: .zero,
        jump: kept(LayoutPoint(x: origin.x - wanted.x, y: origin.y - wanted.y)))
    }
    for cell in cells {
      guard let index = collection.place(of: cell.source),
        let now = engine.attributes(for: .cell(section: index.section, item: index.item))
      else { continue }
      let x = SessionSnapshot.Edges(engine, now, along: .horizontal)
      let y = SessionSnapshot.Edges(engine, now)
      return StoryAnchor(
        subject: .cell(now.element, source: cell.source), inset: LayoutPoint(x: x.top, y: y.top),
        jump: kept(
          LayoutPoint(
            x: x.jump(from: cell.x, atEnd: false), y: y.jump(from: cell.y, atEnd: false))))
    }
    return nil
  }
}
