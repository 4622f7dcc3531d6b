import LayoutCore
import LayoutRuntime

/// Queries for the positions of elements.
extension Playground {
  func query(_ operation: Operation, _ numbers: [Double]) {
    guard current != nil else { return }
    switch operation {
    case .move: move(numbers)
    case .shown: shown()
    case .motions: tellMotions()
    case .animate: animate(numbers.first ?? 1)
    case .neighbor: neighbor(numbers)
    case .reveal: reveal(numbers)
    case .order: order()
    case .followers: followers()
    case .query: repeatQuery(numbers)
    case .frame:
      guard let element = element(numbers, 0) else { return }
      if let attributes = current?.engine.attributes(for: element) { append(attributes) }
    case .hit:
      guard numbers.count >= 2 else { return }
      let point = LayoutPoint(x: numbers[0], y: numbers[1])
      if let attributes = current?.engine.element(at: point) { append(attributes) }
    case .edge: edge(isLast: numbers.first == 1)
    case .item: item(numbers.first ?? 0)
    case .section: section(at: numbers)
    case .scrollSection: scrollSection(numbers)
    case .rest: rest(numbers)
    default: break
    }
  }

  private func edge(isLast: Bool) {
    guard let current else { return }
    let sections = current.collection.sections
    let place =
      isLast
      ? sections.lastIndex { !$0.items.isEmpty } : sections.firstIndex { !$0.items.isEmpty }
    guard let place else { return }
    let cell = LayoutElement.cell(
      section: place, item: isLast ? sections[place].items.count - 1 : 0)
    if let attributes = current.engine.attributes(for: cell) { append(attributes) }
  }

  /// Appends the cell of an item, counted through all sections.
  private func item(_ number: Double) {
    guard let current, number >= 0, number < 1e9 else { return }
    var rest = Int(number)
    for (section, shown) in current.collection.sections.enumerated() {
      if rest < shown.items.count {
        let cell = LayoutElement.cell(section: section, item: rest)
        if let attributes = current.engine.attributes(for: cell) { append(attributes) }
        return
      }
      rest -= shown.items.count
    }
  }

  /// Offset; how many elements came, went and changed; those that came, went (without attributes) and
  /// changed.
  private func move(_ numbers: [Double]) {
    guard numbers.count >= 2,
      let delta = current?.engine.scroll(to: LayoutPoint(x: numbers[0], y: numbers[1]))
    else { return }
    append(delta)
  }

  /// Appends the result of a step.
  ///
  /// If more elements are shown than the page draws, the first count is −1, and the page requests those
  /// that it draws.
  func append(_ delta: ViewportDelta) {
    guard let viewport = current?.engine.viewport else { return }
    shownCount += delta.appeared.count - delta.disappeared.count
    answer.numbers.append(viewport.minX)
    answer.numbers.append(viewport.minY)
    guard shownCount <= Playground.mostShown else {
      for count in [-1, 0, 0] { answer.append(count) }
      return
    }
    answer.append(delta.appeared.count)
    answer.append(delta.disappeared.count)
    answer.append(delta.updated.count)
    for attributes in delta.appeared { append(attributes) }
    for element in delta.disappeared { append(element) }
    for attributes in delta.updated { append(attributes) }
  }

  private func shown() {
    guard let current else { return }
    found.removeAll(keepingCapacity: true)
    current.engine.appendElements(in: current.engine.shownRect, to: &found)
    shownCount = found.count
    for attributes in found.prefix(Playground.mostShown) { append(attributes) }
  }

  /// For each motion, in the order of ``animate(_:)``: whether there was an element and which, and
  /// whether there is one and which.
  private func tellMotions() {
    for motion in motions {
      for element in [motion.before, motion.after] {
        answer.append(element == nil ? 0 : 1)
        append(element ?? .cell(section: 0, item: 0))
      }
    }
  }

  private func animate(_ progress: Double) {
    for motion in motions { append(motion.attributes(at: progress)) }
    if progress >= 1 { motions = [] }
  }

  private func neighbor(_ numbers: [Double]) {
    let sides = LayoutSide.allCases
    guard let side = numbers.first.flatMap({ Int(exactly: $0) }), sides.indices.contains(side),
      let element = element(numbers, 1), let engine = current?.engine,
      let next = neighbor(of: element, toward: sides[side], engine),
      let attributes = engine.attributes(for: next)
    else { return }
    append(attributes)
  }

  private func reveal(_ numbers: [Double]) {
    let positions = ScrollPlace.allCases
    guard let position = numbers.first.flatMap({ Int(exactly: $0) }),
      positions.indices.contains(position),
      let element = element(numbers, 1), var engine = current?.engine
    else { return }
    let sectionOffset = sectionOffset(toShow: element, engine)
    if let sectionOffset { engine.scrollSection(element.index.section, to: sectionOffset) }
    guard let offset = engine.contentOffset(toShow: element, at: positions[position]) else {
      return
    }
    answer.numbers.append(offset.x)
    answer.numbers.append(offset.y)
    if let sectionOffset {
      answer.append(element.index.section)
      answer.numbers.append(sectionOffset)
    }
  }

  private func order() {
    guard let current else { return }
    let read = current.engine.shownElements.prefix(Playground.mostShown).filter {
      !current.isMark($0.element)
    }
    for attributes in current.engine.readingOrder(of: read) { append(attributes.element) }
  }

  private func followers() {
    guard let engine = current?.engine else { return }
    for attributes in engine.shownElements.prefix(Playground.mostShown)
    where engine.followsViewport(attributes.element) {
      append(attributes.element)
    }
  }

  private func repeatQuery(_ numbers: [Double]) {
    guard let engine = current?.engine else { return }
    var count = 0
    for _ in 0..<Int(max(1, numbers.first ?? 1)) {
      found.removeAll(keepingCapacity: true)
      engine.appendElements(in: engine.viewport, to: &found)
      count += found.count
    }
    answer.append(count)
  }
}
