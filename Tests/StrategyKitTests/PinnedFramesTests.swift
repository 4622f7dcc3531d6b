import LayoutTesting
import StrategyKit
import Testing

/// Tests of pinned frames in a calendar of three columns, with headers above and hours beside them.
@Suite struct PinnedFramesTests {
  static let size = LayoutSize(width: 340, height: 1040)

  /// Returns columns of 100 points beside hours of 40 points and below headers of 40 points.
  static func calendar(
    _ pins: (LayoutElement) -> LayoutPin?, in environment: LayoutEnvironment
  ) -> PreparedFrames {
    var attributes: [LayoutAttributes] = []
    func add(_ element: LayoutElement, _ x: Double, _ y: Double, _ w: Double, _ h: Double, z: Int) {
      let mirrored = environment.direction == .rightToLeft ? size.width - x - w : x
      attributes.append(
        LayoutAttributes(
          element: element, frame: LayoutRect(x: mirrored, y: y, width: w, height: h), zIndex: z))
    }
    for section in 0..<3 {
      let x = 40 + Double(section) * 100
      add(.supplementary(.header, section), x, 0, 100, 40, z: 1)
      for item in 0..<10 {
        add(.cell(section: section, item: item), x, 40 + Double(item) * 100, 100, 90, z: 0)
      }
    }
    for hour in 0..<10 {
      add(.supplementary(.rowHeader, 0, hour), 0, 40 + Double(hour) * 100, 40, 100, z: 1)
    }
    add(.supplementary(.corner, 0), 0, 0, 40, 40, z: 2)
    return PreparedFrames(
      attributes: attributes, pins: attributes.compactMap { pins($0.element) }, contentSize: size,
      itemCounts: [10, 10, 10], in: environment, scrollAxis: nil)
  }

  // MARK: Limits and bars

  /// Returns a header of 100 × 40 points that is pinned to the top, and a cell below it.
  private static func page(
    height: Double, isHidden: Bool = false, insets: LayoutInsets = .zero, pinInset: Double = 0
  ) -> PreparedFrames {
    let header = LayoutElement.supplementary(.header, 0)
    return PreparedFrames(
      attributes: [
        LayoutAttributes(
          element: header, frame: LayoutRect(x: 0, y: 0, width: 100, height: 40), zIndex: 1,
          isHidden: isHidden),
        LayoutAttributes(
          element: .cell(section: 0, item: 0),
          frame: LayoutRect(x: 0, y: 40, width: 100, height: 40)),
      ],
      pins: [LayoutPin(header, to: .top, within: .content, inset: pinInset)],
      contentSize: LayoutSize(width: 100, height: height), itemCounts: [1],
      in: LayoutEnvironment(width: 100, height: 200, insets: insets))
  }

  @Test func pinsHold_inContentLongerThanTheLongestElement() {
    let viewport = LayoutRect(x: 0, y: 5e10, width: 100, height: 200)
    let header = Self.page(height: 1e11).attributes(
      for: .supplementary(.header, 0), viewport: viewport)
    #expect(header?.frame.minY == 5e10)
  }

  @Test func hiddenPinnedElements_coverNothing() {
    let cell = LayoutElement.cell(section: 0, item: 0)
    #expect(Self.page(height: 1000).obscuredEdges(for: cell).top == 40)
    #expect(Self.page(height: 1000, isHidden: true).obscuredEdges(for: cell).top == 0)
  }

  @Test func aPinWithAnInset_coversItsInsetToo() {
    let prepared = Self.page(height: 1000, pinInset: 7)
    let header = prepared.attributes(
      for: .supplementary(.header, 0),
      viewport: LayoutRect(x: 0, y: 100, width: 100, height: 200))
    #expect(header?.frame == LayoutRect(x: 0, y: 107, width: 100, height: 40))
    #expect(prepared.obscuredEdges(for: .cell(section: 0, item: 0)) == LayoutInsets(top: 47))
  }

  @Test func cellFrame_isTheRestingFrame_belowBarsOfTheEnvironment() {
    let cell = LayoutElement.cell(section: 0, item: 0)
    let frame = LayoutRect(x: 0, y: 0, width: 100, height: 40)
    let prepared = PreparedFrames(
      attributes: [LayoutAttributes(element: cell, frame: frame)],
      pins: [LayoutPin(cell, to: .top, within: .content)],
      contentSize: LayoutSize(width: 100, height: 1000), itemCounts: [1],
      in: LayoutEnvironment(width: 100, height: 200, insets: LayoutInsets(top: 50)))
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 0)) == frame)
  }

  static func usual(_ element: LayoutElement) -> LayoutPin? {
    switch element.kind {
    case .header: LayoutPin(element, to: .top, within: .content)
    case .rowHeader: LayoutPin(element, to: .leading, within: .content)
    default: nil
    }
  }

  static let screen = LayoutEnvironment(width: 200, height: 300)

  func frame(
    _ element: LayoutElement, _ prepared: PreparedFrames, at x: Double, _ y: Double
  ) -> LayoutRect? {
    prepared.attributes(
      for: element, viewport: LayoutRect(x: x, y: y, width: 200, height: 300))?.frame
  }

  @Test func header_keepsAtTheTop_andEndsWithTheContent() {
    let prepared = Self.calendar(Self.usual, in: Self.screen)
    let header = LayoutElement.supplementary(.header, 1)
    #expect(frame(header, prepared, at: 0, -30) == LayoutRect(x: 140, y: 0, width: 100, height: 40))
    #expect(
      frame(header, prepared, at: 0, 500) == LayoutRect(x: 140, y: 500, width: 100, height: 40))
    #expect(
      frame(header, prepared, at: 0, 1030) == LayoutRect(x: 140, y: 1000, width: 100, height: 40))
  }

  @Test func limits_areTheSection_severalSections_orNone() {
    func prepared(_ limits: LayoutPin.Limits, _ edge: LayoutEdge) -> PreparedFrames {
      Self.calendar(
        { $0 == .cell(section: 1, item: 4) ? LayoutPin($0, to: edge, within: limits) : nil },
        in: Self.screen)
    }
    let cell = LayoutElement.cell(section: 1, item: 4)
    // Section 1 reaches from 140 to 240, sections 0 and 1 from 0, as the hours belong to section 0.
    #expect(frame(cell, prepared(.section, .trailing), at: -60, 0)?.minX == 140)
    #expect(frame(cell, prepared(.sections(0..<2), .trailing), at: -60, 0)?.minX == 40)
    #expect(frame(cell, prepared(.sections(0..<2), .trailing), at: -500, 0)?.minX == 0)
    #expect(frame(cell, prepared(.content, .bottom), at: 0, -100)?.minY == 110)
    #expect(frame(cell, prepared(.content, .bottom), at: 0, -900)?.minY == 0)
    #expect(frame(cell, prepared(.unlimited, .bottom), at: 0, -900)?.minY == -690)
  }

  @Test func corner_isPinnedAlongBothAxes() {
    var pins: [LayoutPin] = []
    let corner = LayoutElement.supplementary(.corner, 0)
    for edge in [LayoutEdge.top, .leading] {
      pins.append(LayoutPin(corner, to: edge, within: .unlimited))
    }
    let prepared = PreparedFrames(
      attributes: [
        LayoutAttributes(element: corner, frame: LayoutRect(x: 0, y: 0, width: 40, height: 40)),
        LayoutAttributes(
          element: .cell(section: 0, item: 0), frame: LayoutRect(x: 0, y: 0, width: 9, height: 9)),
      ], pins: pins + [LayoutPin(.cell(section: 7, item: 7), to: .top)],
      contentSize: LayoutSize(width: 500, height: 500), itemCounts: [1], scrollAxis: nil)
    #expect(frame(corner, prepared, at: 30, 70) == LayoutRect(x: 30, y: 70, width: 40, height: 40))
    let seen = LayoutRect(x: 30, y: 70, width: 5, height: 5)
    #expect(prepared.elements(in: seen, viewport: seen).map { $0.element } == [corner])
  }

  @Test func pinnedElementsBeyondTheLargestPosition_areFound() {
    let cell = LayoutElement.cell(section: 0, item: 0)
    let wide = LayoutRect(x: 231, y: 500, width: 1e12, height: 20)
    let prepared = PreparedFrames(
      attributes: [LayoutAttributes(element: cell, frame: wide)],
      pins: [LayoutPin(cell, to: .bottom, within: .content)],
      contentSize: LayoutSize(width: 400, height: 900), itemCounts: [1], scrollAxis: nil)
    let viewport = LayoutRect(x: 0, y: 100, width: 200, height: 300)
    #expect(frame(cell, prepared, at: 0, 100)?.minY == 380)
    for x in [300, 1e9, 9e11] {
      let rect = LayoutRect(x: x, y: 385, width: 10, height: 10)
      #expect(prepared.elements(in: rect, viewport: viewport).map { $0.element } == [cell])
    }
    #expect(
      prepared.elements(
        in: LayoutRect(x: 1.1e12, y: 385, width: 10, height: 10), viewport: viewport
      ).isEmpty)
  }

  /// Queries of random elements and pins equal a test of every frame, and pinned frames equal `oracle`.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func queries_equalBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var attributes: [LayoutAttributes] = []
    var pins: [LayoutPin] = []
    let counts = (0..<random.integer(in: 1...4)).map { _ in random.integer(in: 0...40) }
    let environment = LayoutEnvironment(
      width: 200, height: 300, insets: LayoutInsets(top: 8, leading: 4, bottom: 2, trailing: 6),
      direction: random.pick([.leftToRight, .rightToLeft]), scale: 2)
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let element = LayoutElement.cell(section: section, item: item)
        attributes.append(
          LayoutAttributes(
            element: element,
            frame: LayoutRect(
              x: Double(random.integer(in: 0...800)) / 2,
              y: Double(random.integer(in: 0...1600)) / 2,
              width: Double(random.integer(in: 0...100)),
              height: Double(random.integer(in: 0...100))),
            zIndex: random.integer(in: 0...2), isHidden: random.oneIn(20)))
        guard random.oneIn(4) else { continue }
        let first = random.integer(in: 0...3)
        let limits: [LayoutPin.Limits] = [
          .section, .sections(first..<random.integer(in: first + 1...5)), .content, .unlimited,
        ]
        pins.append(
          LayoutPin(
            element, to: random.pick([LayoutEdge.top, .bottom]), within: random.pick(limits),
            inset: random.pick([0, 7.5])))
        if random.oneIn(2) {
          pins.append(
            LayoutPin(
              element, to: random.pick([LayoutEdge.leading, .trailing]),
              within: random.pick(limits)))
        }
      }
    }
    let prepared = PreparedFrames(
      attributes: attributes, pins: pins, contentSize: LayoutSize(width: 500, height: 900),
      itemCounts: counts, in: environment, scrollAxis: nil)
    for _ in 0..<20 {
      let viewport = LayoutRect(
        x: Double(random.integer(in: -300...700)), y: Double(random.integer(in: -300...1200)),
        width: 200, height: 300)
      let expected = attributes.map {
        oracle($0, pins, attributes, viewport, environment)
      }.sorted(by: LayoutAttributes.areInOrder)
      #expect(prepared.allElements(viewport: viewport) == expected, "seed \(seed)")
      for rect in [viewport, viewport.offsetBy(x: 60, y: -90), .everything] {
        let found = prepared.elements(in: rect, viewport: viewport)
        #expect(
          found == expected.filter { !$0.isHidden && $0.frame.intersects(rect) }, "seed \(seed)")
        var moving: [LayoutAttributes] = []
        prepared.appendFollowers(in: rect, viewport: LayoutViewport(viewport), to: &moving)
        let pinned = Set(pins.map { $0.element })
        #expect(moving == found.filter { pinned.contains($0.element) }, "seed \(seed)")
      }
    }
  }

  /// Returns the frame of a pinned element, computed independently in points.
  func oracle(
    _ attributes: LayoutAttributes, _ pins: [LayoutPin], _ all: [LayoutAttributes],
    _ viewport: LayoutRect, _ environment: LayoutEnvironment
  ) -> LayoutAttributes {
    let leaving = Set(pins.filter { $0.limits != .section }.map { $0.element })
    var moved = attributes
    for pin in pins where pin.element == attributes.element {
      var area = LayoutRect(x: 0, y: 0, width: 500, height: 900)
      var sections = 0..<0
      switch pin.limits {
      case .section:
        sections = attributes.element.index.section..<attributes.element.index.section + 1
      case .sections(let range): sections = range
      case .content: break
      case .unlimited: area = LayoutRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      }
      if !sections.isEmpty {
        let members = all.filter {
          sections.contains($0.element.index.section) && !leaving.contains($0.element)
        }
        area = members.reduce(members.first?.frame ?? attributes.frame) { $0.union($1.frame) }
      }
      let isMirrored = environment.direction == .rightToLeft
      let insets = environment.insets
      let frame = attributes.frame
      let left = isMirrored ? insets.trailing : insets.leading
      let right = isMirrored ? insets.leading : insets.trailing
      switch (pin.edge, isMirrored) {
      case (.top, _):
        moved.frame.origin.y = max(
          frame.minY, min(viewport.minY + insets.top + pin.inset, area.maxY - frame.height))
      case (.bottom, _):
        moved.frame.origin.y = min(
          frame.minY,
          max(viewport.maxY - insets.bottom - pin.inset - frame.height, area.minY))
      case (.leading, false), (.trailing, true):
        moved.frame.origin.x = max(
          frame.minX, min(viewport.minX + left + pin.inset, area.maxX - frame.width))
      case (.trailing, false), (.leading, true):
        moved.frame.origin.x = min(
          frame.minX, max(viewport.maxX - right - pin.inset - frame.width, area.minX))
      }
    }
    return moved
  }
}
