import LayoutCore

/// The checks of the laws; each returns a description of what is wrong, or `nil` if the law holds.
enum Checks {
  static func everyElementOnce(
    _ prepared: some PreparedLayout, _ collection: GeneratedCollection, _ all: [LayoutAttributes]
  ) -> String? {
    var seen: Set<LayoutElement> = []
    for attributes in all where !seen.insert(attributes.element).inserted {
      return "\(attributes.element) is there twice"
    }
    guard prepared.numberOfSections == collection.numberOfSections else {
      return "\(prepared.numberOfSections) sections, not \(collection.numberOfSections)"
    }
    for section in 0..<collection.numberOfSections {
      let count = collection.numberOfItems(inSection: section)
      guard prepared.numberOfItems(inSection: section) == count else {
        return "section \(section) has \(prepared.numberOfItems(inSection: section)) items"
      }
      for item in 0..<count where !seen.contains(.cell(section: section, item: item)) {
        return "\(LayoutElement.cell(section: section, item: item)) is missing"
      }
    }
    let cells = all.count { $0.element.category == .cell }
    let items = collection.sections.reduce(0) { $0 + $1.count }
    return cells == items ? nil : "\(cells) cells for \(items) items"
  }

  static func finiteFrames(
    _ prepared: some PreparedLayout, _ all: [LayoutAttributes]
  ) -> String? {
    let size = prepared.contentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return "the content is \(size)"
    }
    for attributes in all {
      let frame = attributes.frame
      if !frame.isFinite || frame.width < 0 || frame.height < 0 { return "\(attributes)" }
    }
    return nil
  }

  /// Returns a viewport around all content and its bars, in which pinned elements rest.
  static func viewportAtRest(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> LayoutRect {
    let size = prepared.contentSize
    let insets = environment.insets
    let left = environment.direction == .leftToRight ? insets.leading : insets.trailing
    return LayoutRect(
      x: -left, y: -insets.top, width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  static func insideContent(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> String? {
    let content = LayoutRect(origin: .zero, size: prepared.contentSize)
    let clear = partClearOfBars(prepared, environment)
    let atRest = viewportAtRest(prepared, environment)
    for attributes in prepared.allElements(viewport: atRest)
    where !attributes.frame.isEmpty && !attributes.isHidden {
      var content = content
      var clear = clear
      // The cells of a section that scrolls by itself can be outside the content along its axis.
      if let scrolling = prepared.scrolling(ofSection: attributes.element.index.section),
        attributes.element.category == .cell
      {
        let beside = scrolling.axis == .horizontal
        let x = beside ? scrolling.contentExtent : 0
        let y = beside ? 0 : scrolling.contentExtent
        content = content.outset(x: x, y: y)
        clear = clear?.outset(x: x, y: y)
      }
      if !content.contains(attributes.frame, tolerance: 1e-6) {
        return "\(attributes) is outside \(prepared.contentSize)"
      }
      if let clear, !clear.contains(attributes.frame, tolerance: 1e-6) {
        return "\(attributes) is covered by bars across the scroll axis, outside \(clear)"
      }
    }
    return nil
  }

  /// Returns the part of the content that no bar across the scroll axis covers, with a pixel around
  /// it; `nil` if a scroll view adds the insets of all bars, or if they leave no room.
  private static func partClearOfBars(
    _ prepared: some PreparedLayout, _ environment: LayoutEnvironment
  ) -> LayoutRect? {
    guard let axis = prepared.contentScrolling.insetAxis?.transposed else { return nil }
    let bars = environment.sides(of: environment.insets, along: axis)
    let container = environment.containerSize.extent(along: axis)
    guard container > bars.low + bars.high else { return nil }
    let extent = max(container, prepared.contentSize.extent(along: axis))
    var part = LayoutRect.everything
    if axis == .horizontal {
      (part.origin.x, part.size.width) = (bars.low, extent - bars.low - bars.high)
    } else {
      (part.origin.y, part.size.height) = (bars.low, extent - bars.low - bars.high)
    }
    return part.outset(by: 1 / environment.scale)
  }

  static func attributesAgree(
    _ prepared: some PreparedLayout, _ all: [LayoutAttributes], _ viewport: LayoutRect
  ) -> String? {
    for attributes in all {
      let single = prepared.attributes(for: attributes.element, viewport: viewport)
      if single != attributes {
        return "\(attributes), but asked for: \(single.map { $0.description } ?? "nothing")"
      }
    }
    let sections = prepared.numberOfSections
    var strangers: [LayoutElement] = [
      .cell(section: -1, item: 0), .cell(section: sections, item: 0),
      .cell(section: .max, item: .max), .cell(section: .min, item: .min),
      .supplementary("unknown", 0), .supplementary(.header, -1), .decoration(.separator, sections),
    ]
    for section in 0..<sections {
      strangers.append(.cell(section: section, item: prepared.numberOfItems(inSection: section)))
      strangers.append(.cell(section: section, item: -1))
    }
    // Elements next to the existing ones, of every kind.
    var lasts: [ElementKind: LayoutElement] = [:]
    for attributes in all
    where lasts[attributes.element.kind] ?? attributes.element <= attributes.element {
      lasts[attributes.element.kind] = attributes.element
    }
    for (_, last) in lasts.sorted(by: { $0.value < $1.value }) {
      var (next, below) = (last, last)
      next.index.item += 1
      below.index.section += 1
      strangers += [next, below]
    }
    for element in strangers {
      if let ghost = prepared.attributes(for: element, viewport: viewport) {
        return "there is no \(element), but asked for: \(ghost)"
      }
    }
    return nil
  }

  static func queryEqualsBruteForce(
    _ prepared: some PreparedLayout, _ all: [LayoutAttributes], _ viewport: LayoutRect,
    _ random: inout SeededGenerator
  ) -> String? {
    let rects = rects(around: all, prepared.contentSize, viewport, &random)
    for rect in rects {
      if let finding = wrongAnswer(prepared, to: rect, all, viewport) { return finding }
    }
    guard prepared.hasFollowers else { return nil }
    // In another viewport, the same rectangles have other answers.
    let moved = viewport.offsetBy(
      x: random.length(in: -400...400), y: random.length(in: -400...400))
    let there = prepared.allElements(viewport: moved)
    for rect in rects.prefix(4) {
      if let finding = wrongAnswer(prepared, to: rect, there, moved) {
        return "\(finding), in a viewport of \(moved) after one of \(viewport)"
      }
    }
    return nil
  }

  /// Returns a description of a difference between a query of a rectangle and a test of every
  /// frame.
  ///
  /// - Parameter all: The attributes of all elements in the viewport.
  private static func wrongAnswer(
    _ prepared: some PreparedLayout, to rect: LayoutRect, _ all: [LayoutAttributes],
    _ viewport: LayoutRect
  ) -> String? {
    let expected = rect.isEmpty ? [] : all.filter { !$0.isHidden && $0.frame.intersects(rect) }
    let answer = prepared.elements(in: rect, viewport: viewport)
    guard answer != expected else { return nil }
    let found = Set(answer.map { $0.element })
    let wanted = Set(expected.map { $0.element })
    if let lacking = expected.first(where: { !found.contains($0.element) }) {
      return "\(rect) lacks \(lacking)"
    }
    if let extra = answer.first(where: { !wanted.contains($0.element) }) {
      return "\(rect) has \(extra) too many"
    }
    // Another law covers the same elements in another order.
    let inOrder = answer.sorted { $0.element < $1.element }
    return inOrder == expected.sorted { $0.element < $1.element }
      ? nil : "\(rect) is answered with other attributes"
  }

  /// Returns empty, touching, whole, outside, huge and random rectangles.
  private static func rects(
    around all: [LayoutAttributes], _ size: LayoutSize, _ viewport: LayoutRect,
    _ random: inout SeededGenerator
  ) -> [LayoutRect] {
    var rects: [LayoutRect] = [
      viewport, .zero, .everything, LayoutRect(origin: .zero, size: size),
      LayoutRect(x: 0, y: size.height + 1, width: size.width, height: 100),
      LayoutRect(x: -200, y: -200, width: 150, height: 150),
      LayoutRect(x: .nan, y: 0, width: 10, height: 10),
      LayoutRect(x: 0, y: 0, width: -10, height: 10),
      LayoutRect(x: -.infinity, y: 0, width: .infinity, height: 10),
    ]
    for _ in 0..<(all.count > 150 ? 1 : 3) where !all.isEmpty {
      let frame = random.pick(all).frame
      rects.append(frame)
      rects.append(frame.offsetBy(x: frame.width, y: 0))
      rects.append(frame.offsetBy(x: 0, y: -frame.height))
      rects.append(LayoutRect(x: frame.midX, y: frame.midY, width: 0.01, height: 0.01))
      rects.append(LayoutRect(x: frame.minX - 5, y: frame.maxY - 0.001, width: 9, height: 0.002))
    }
    for _ in 0..<4 {
      rects.append(
        LayoutRect(
          x: random.number(in: -50...max(1, size.width)),
          y: random.number(in: -50...max(1, size.height)),
          width: random.length(in: 0...400), height: random.length(in: 0...800)))
    }
    return rects
  }

  static func pixelEdges(_ all: [LayoutAttributes], scale: Double) -> String? {
    for attributes in all {
      let frame = attributes.frame
      for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        let pixel = edge * scale
        // Beyond, a Double has too few digits for a fraction of a pixel.
        guard pixel.magnitude < 1e11 else { continue }
        let fraction = (pixel - Double(Int64(pixel))).magnitude
        if min(fraction, 1 - fraction) > 1e-4 {
          return "\(attributes) has an edge between pixels of 1/\(scale) points"
        }
      }
    }
    return nil
  }

  static func mirrored(
    _ left: [LayoutAttributes], _ right: [LayoutAttributes], width: Double, slack pixel: Double = 0,
    resting: Double = 0, follows: (LayoutElement) -> Bool = { _ in false }
  ) -> String? {
    var others = Counterparts(right)
    guard left.count == right.count else { return "\(left.count) and \(right.count) elements" }
    var axis: Double?
    // The farthest position so far, which limits how exactly the axis is known.
    var reach = width.magnitude
    for (place, attributes) in left.enumerated() {
      guard let other = others[attributes.element, expectedAt: place] else {
        return "\(attributes.element) is missing"
      }
      let frame = attributes.frame
      for end in [frame, other.frame] {
        reach = max(reach, end.minX.magnitude, end.maxX.magnitude)
      }
      let sum = frame.maxX + other.frame.minX
      let isOther =
        attributes.zIndex != other.zIndex || attributes.position != other.position
        || attributes.isHidden != other.isHidden
      // A pinned element is rounded separately, relative to an edge of its own.
      if follows(attributes.element) {
        // What has no area is not seen, wherever it is pinned.
        if frame.isEmpty, other.frame.isEmpty { continue }
        if (sum - width).magnitude > pixel || (frame.width - other.frame.width).magnitude > pixel
          || (frame.minY - other.frame.minY).magnitude > pixel || isOther
        {
          return "\(attributes), mirrored \(other), in \(width)"
        }
        continue
      }
      // All elements are mirrored about one axis, which is that of the content except for a
      // fraction of a pixel.
      let edge = axis ?? sum
      axis = edge
      let slack = resting + 1e-6 + 1e-12 * reach
      if (sum - edge).magnitude > slack || (edge - width).magnitude > 1 + slack
        || (frame.width - other.frame.width).magnitude > slack
        || frame.minY != other.frame.minY || frame.height != other.frame.height || isOther
        || (attributes.alpha - other.alpha).magnitude > slack
      {
        return "\(attributes), mirrored \(other), in \(width)"
      }
    }
    return nil
  }

  static func transposed(_ one: [LayoutAttributes], _ other: [LayoutAttributes]) -> String? {
    var others = Counterparts(other)
    guard one.count == other.count else { return "\(one.count) and \(other.count) elements" }
    for (place, attributes) in one.enumerated() {
      guard var turned = others[attributes.element, expectedAt: place] else {
        return "\(attributes.element) is missing"
      }
      turned.frame = turned.frame.transposed
      turned.transform = attributes.transform
      if turned != attributes { return "\(attributes), transposed \(turned)" }
    }
    return nil
  }
}

extension LayoutEnvironment {
  /// Returns the insets at the low and the high edge along an axis, where x or y is least and
  /// greatest.
  func sides(of insets: LayoutInsets, along axis: LayoutAxis) -> (low: Double, high: Double) {
    let (start, end) = (insets.start(along: axis), insets.end(along: axis))
    return axis == .horizontal && direction == .rightToLeft ? (end, start) : (start, end)
  }
}
