import LayoutCore

/// The prepared layout of a mutant: a correct layout, and one mistake in its answers.
///
/// Each query tests all frames, so that a mistake in frames is not a mistake in queries too.
struct PreparedMutant: PreparedLayout {
  var base: AnyPreparedLayout
  let environment: LayoutEnvironment
  let fault: Fault?
  /// The diagnostics of the hours of items.
  var hours: LayoutDiagnostics
  /// The number of diagnostics that the last update lost.
  var lostDiagnostics = 0
  private let memo = Memo()

  var contentSize: LayoutSize {
    var size = base.contentSize
    if fault == .contentForgetsTheLastInset { size.height = max(0, size.height - 9) }
    return size
  }

  var diagnostics: LayoutDiagnostics {
    if fault == .keepsSilent { return LayoutDiagnostics() }
    if lostDiagnostics == 0 {
      var diagnostics = base.diagnostics
      for entry in hours.entries { diagnostics.note(entry) }
      return diagnostics
    }
    var diagnostics = LayoutDiagnostics()
    for entry in base.diagnostics.entries.dropLast(lostDiagnostics) { diagnostics.note(entry) }
    return diagnostics
  }
  var numberOfSections: Int { base.numberOfSections }
  var contentScrolling: ContentScrolling {
    var scrolling = base.contentScrolling
    switch fault {
    case .cellsTremble: scrolling.followers = .pinned
    case .pinsAreDenied: scrolling.followers = .none
    case .scrollsAcross: scrolling.axis = scrolling.axis?.transposed
    case .doesNotRestAtTheEnd: scrolling.hasScrollingSections = true
    default: break
    }
    return scrolling
  }
  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    if fault == .nothingIsObscured { return .zero }
    // It reports that headers stick, but they leave with their sections.
    if fault == .nothingSticks, element == nil { return LayoutInsets(top: 20) }
    return base.obscuredEdges(for: element)
  }
  func followedAxes(of element: LayoutElement) -> LayoutAxes {
    fault == .pinsAreDenied ? [] : base.followedAxes(of: element)
  }
  func identity(of element: LayoutElement) -> ElementIdentity {
    switch fault {
    case .cellsBelongToSections where element.category == .cell: .section
    case .cellsKeepTheirNumbers where element.category == .cell: .fixed
    // The headers become badges of the first items if there is another section.
    case .headersDependOnOtherSections
    where element.kind == .header && numberOfSections > 1
      && numberOfItems(inSection: element.index.section) > element.index.item:
      .item
    default: base.identity(of: element)
    }
  }

  func scrolling(ofSection section: Int) -> ScrollingSection? {
    guard fault == .doesNotRestAtTheEnd || fault == .scrollsInSecret else { return nil }
    return ScrollingSection(
      axis: .horizontal, frame: LayoutRect(x: 0, y: 0, width: 50, height: 50), contentExtent: 140,
      offsets: 0...90, behavior: .groupPaging, direction: .leftToRight)
  }

  func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    min(max(0, (drag.proposed / 40).rounded() * 40), 90)
  }

  func numberOfItems(inSection section: Int) -> Int {
    let count = base.numberOfItems(inSection: section)
    return fault == .countsOneTooMany && section == 0 ? count + 1 : count
  }

  var work: LayoutWork { base.work }

  // MARK: Elements

  func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    var asked = element
    var seen = viewport
    switch fault {
    case .hasGhosts where element == .cell(section: 0, item: numberOfItems(inSection: 0)):
      return LayoutAttributes(element: element, frame: LayoutRect(x: 0, y: 0, width: 9, height: 9))
    case .losesTheLastItem where isLast(element): return nil
    case .indexOffByOne where element.category == .cell && !isLast(element):
      asked.index.item &+= 1
    case .singlePinsDoNotMove:
      seen = viewport.moved(to: LayoutRect(origin: .zero, size: base.contentSize))
    case .secondHeaderRests where element.kind == .header && element.index.section % 2 == 1:
      seen = viewport.moved(to: LayoutRect(x: -1e9, y: -1e9, width: 1, height: 1))
    default: break
    }
    var attributes = base.attributes(for: asked, in: seen).map { mutated($0, viewport) }
    attributes?.element = element
    return attributes
  }

  private func all(in viewport: LayoutViewport) -> [LayoutAttributes] {
    var all = base.allElements(in: viewport).map { mutated($0, viewport) }
    switch fault {
    case .losesTheLastItem: all.removeAll { isLast($0.element) }
    case .listsTheFirstTwice: if let first = all.first { all.insert(first, at: 0) }
    case .ordersByPlace: all.sort { $0.frame.minY < $1.frame.minY }
    default: break
    }
    return all
  }

  func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let viewport = query.viewport
    let all = all(in: viewport)
    guard var rect = query.rect else {
      result.elements += all
      return
    }
    if fault == .pinsAreForgotten, query.part == .followers { return }
    if fault == .remembersByRectangle {
      let known = memo.answers[rect] ?? all.filter { $0.frame.intersects(rect) && !$0.isHidden }
      memo.answers[rect] = known
      result.elements += known
      return
    }
    var seen = viewport
    switch fault {
    case .touchingEdgesCount where !rect.isEmpty: rect = rect.outset(by: 0.01)
    case .missesPins:
      seen = viewport.moved(to: LayoutRect(origin: .zero, size: base.contentSize))
    default: break
    }
    var found = all.filter { attributes in
      let frame =
        fault == .missesPins
        ? base.attributes(for: attributes.element, in: seen)?.frame ?? .zero
        : attributes.frame
      return frame.intersects(rect) && !attributes.isHidden
    }
    switch fault {
    case .searchBeginsTooLate:
      // It begins with the first item that begins in the rectangle: tall ones from above are missed.
      found.removeAll { $0.element.category == .cell && $0.frame.minY < rect.minY - 60 }
    case .searchEndsTooEarly:
      // It ends with the first item below the rectangle, though another column continues above it.
      if let end = all.first(where: { $0.frame.minY >= rect.maxY })?.element {
        found.removeAll { $0.element > end }
      }
    case .answersBackToFront: found.reverse()
    default: break
    }
    result.elements.append(contentsOf: found)
  }

  private func isLast(_ element: LayoutElement) -> Bool {
    element.category == .cell
      && element.index.item == base.numberOfItems(inSection: element.index.section) - 1
  }
}

/// The answers to queries of rectangles, whatever the viewport is.
private final class Memo: @unchecked Sendable {
  var answers: [LayoutRect: [LayoutAttributes]] = [:]
}

extension PreparedMutant {
  /// Returns the attributes of an element with the mistake applied.
  private func mutated(
    _ attributes: LayoutAttributes, _ viewport: LayoutViewport
  ) -> LayoutAttributes {
    var attributes = attributes
    let pixel = 1 / environment.scale
    let isCell = attributes.element.category == .cell
    switch fault {
    case .dividesByZero where attributes.frame.isEmpty: attributes.frame.origin.y = 0.0 / 0.0
    case .lengthsGoNegative where isCell: attributes.frame.size.height -= 24
    case .edgesBetweenPixels: attributes.frame.origin.x += pixel / 3
    case .growsIntoNeighbours where isCell:
      attributes.frame.size.height += 20
      attributes.frame.size.width += 20
    case .dependsOnChance:
      var chance = SystemRandomNumberGenerator()
      attributes.frame.origin.y += Double(Int.random(in: 0...3, using: &chance)) * pixel
    case .pinsAreBehindCells where attributes.element.kind == .header: attributes.zIndex = -1
    case .lastIsMiddle where attributes.position == .bottom: attributes.position = .middle
    case .singleIsTop where attributes.position == .single && isCell: attributes.position = .top
    case .mirrorsTwice where environment.direction == .rightToLeft:
      attributes.frame.origin.x = base.contentSize.width - attributes.frame.maxX
    case .otherAxisIsShifted where scrollAxis == .horizontal: attributes.frame.origin.x += pixel
    case .cellsTremble where isCell:
      // It says that no cell moves, and none does far away.
      let isOdd = viewport.rect.minY.magnitude.truncatingRemainder(dividingBy: 2) >= 1
      if isOdd { attributes.frame.origin.y += 3 }
    default: break
    }
    return attributes
  }
}
