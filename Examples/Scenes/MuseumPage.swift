import Compositional
import LayoutCore

/// A museum's front page: each section looks otherwise, and three of them scroll by themselves.
struct MuseumPage: SceneContent, CompositionalLayoutDelegate {
  /// The content of a section.
  enum Part: Int, CaseIterable, Sendable {
    case featured, oldest, eras, all

    var title: String {
      switch self {
      case .featured: ""
      case .oldest: "The oldest"
      case .eras: "Eras"
      case .all: "All paintings"
      }
    }
  }

  static let rank: ElementKind = "rank"

  private let featured: [Painting]
  private let oldest: [Painting]
  private let eras: [(title: String, count: Int, colors: [Color])]
  private let all: [Painting]

  init(_ paintings: [Painting]) {
    var titles: [String] = []
    for painting in paintings where !titles.contains(painting.era) { titles.append(painting.era) }
    let groups = titles.map { title in paintings.filter { $0.era == title } }
    featured = groups.compactMap { $0.max { $0.ratio < $1.ratio } }
    oldest = Array(paintings.sorted { ($0.year, $0.title) < ($1.year, $1.title) }.prefix(12))
    eras = zip(titles, groups).map { ($0, $1.count, $1[$1.count / 2].colors) }
    all = paintings.sorted { $0.title < $1.title }
  }

  // MARK: Answers

  var numberOfSections: Int { Part.allCases.count }

  func numberOfItems(inSection section: Int) -> Int {
    switch Part.allCases[section] {
    case .featured: featured.count
    case .oldest: oldest.count
    case .eras: eras.count
    case .all: all.count
    }
  }

  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    guard Part.allCases.indices.contains(number) else { return section }
    let isWide = environment.containerSize.width >= 600
    let sides = LayoutInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
    switch Part.allCases[number] {
    case .featured:
      return CompositionalSection(
        .cell(
          width: isWide ? .absolute(400) : .fractionalWidth(0.84),
          height: .absolute(isWide ? 230 : 212)), interGroupSpacing: 12,
        contentInsets: LayoutInsets(top: 14, leading: isWide ? 16 : 0, bottom: 10),
        scrolling: isWide ? .groupPaging : .groupPagingCentered)
    case .oldest:
      let badge = CompositionalSupplementary(
        MuseumPage.rank, width: .absolute(22), height: .absolute(22),
        containerAnchor: CompositionalAnchor(
          [.top, .leading], absoluteOffset: LayoutPoint(x: -7, y: 3)))
      return CompositionalSection(
        .vertical(
          width: isWide ? .absolute(330) : .fractionalWidth(0.88), height: .absolute(210), count: 3,
          of: .cell(supplementaryItems: [badge])), interGroupSpacing: 14, contentInsets: sides,
        boundaryItems: [.header()], scrolling: .groupPaging)
    case .eras:
      return CompositionalSection(
        .cell(width: .absolute(152), height: .absolute(92)), interGroupSpacing: 10,
        contentInsets: sides, boundaryItems: [.header()],
        decorations: [CompositionalDecoration()], scrolling: .continuous)
    case .all:
      return CompositionalSection(
        .horizontal(height: .absolute(60), spacing: .fixed(28), count: isWide ? 3 : 1),
        contentInsets: sides, boundaryItems: [.header(pinsToVisibleBounds: true, zIndex: 2)])
    }
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let index = attributes.element.index
    guard Part.allCases.indices.contains(index.section) else { return ElementLook() }
    let part = Part.allCases[index.section]
    switch (attributes.element.category, part) {
    case (.decoration, _):
      var sketch = Sketch(attributes, context)
      sketch.fill(context.palette.groupedScreen)
      return sketch.look
    case (.supplementary, _) where attributes.element.kind == MuseumPage.rank:
      return badge(index.item + 1, attributes, context)
    case (.supplementary, _): return heading(part, attributes, context)
    case (.cell, .featured): return poster(featured[index.item], attributes, context)
    case (.cell, .oldest):
      let isLast = index.item % 3 == 2 || index.item == oldest.count - 1
      return row(oldest[index.item], hasLine: !isLast, attributes, context)
    case (.cell, .eras): return card(eras[index.item], attributes, context)
    case (.cell, .all): return row(all[index.item], hasLine: true, attributes, context)
    }
  }

  private func heading(
    _ part: Part, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context, label: part.title)
    // Rows pass below a heading that is pinned.
    if part == .all { sketch.fill(context.palette.screen) }
    sketch.text(
      part.title, .bold(20), context.palette.text, in: sketch.bounds, isCentered: true)
    return sketch.look
  }

  private func badge(
    _ number: Int, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let accent = context.palette.accent
    var sketch = Sketch(attributes, context, label: "\(number)")
    sketch.fill(
      accent, radius: sketch.size.height / 2, stroke: Stroke(context.palette.screen, 2))
    sketch.text(
      "\(number)", .bold(11), accent.inked, in: sketch.bounds, alignment: .center, isCentered: true)
    return sketch.look
  }

  /// Returns a painting's colours from top to bottom, the lowest dark enough to be written on.
  private func ground(_ colors: [Color]) -> Paint {
    var stops = zip(colors, [0, 0.35, 0.62]).map { Paint.Stop(color: $0, place: $1) }
    if let last = stops.popLast() {
      stops.append(Paint.Stop(color: last.color.darkened(toContrast: 6.5), place: last.place))
    }
    return .gradient(stops)
  }

  private func poster(
    _ painting: Painting, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    var sketch = Sketch(attributes, context, label: painting.title, notes: [painting.artist])
    sketch.fill(ground(painting.colors), corners: .all(14))
    var room = sketch.bounds.inset(by: 16, 14)
    room.origin.y = sketch.size.height * 0.64
    room.size.height = sketch.size.height * 0.36 - 14
    let white = Color.white
    sketch.stack(
      sketch.fitting(
        [
          .init(painting.title, .bold(18), white),
          .init("\(painting.artist), \(painting.year)", .regular(13.5), white.withOpacity(0.94)),
        ], in: room), atBottomOf: room)
    return sketch.look
  }

  private func card(
    _ era: (title: String, count: Int, colors: [Color]), _ attributes: LayoutAttributes,
    _ context: LookContext
  ) -> ElementLook {
    let count = era.count.counted("painting")
    var sketch = Sketch(attributes, context, label: era.title, detail: count)
    let ground = (era.colors.last ?? .black).darkened(toContrast: 6.5)
    sketch.fill(ground, radius: 12)
    let room = sketch.bounds.inset(by: 12, 10)
    sketch.stack(
      sketch.fitting(
        [
          .init(era.title, .bold(14), .white, count: 2),
          .init(count, .regular(12), Color.white.withOpacity(0.94)),
        ], in: room), atBottomOf: room)
    return sketch.look
  }

  private func row(
    _ painting: Painting, hasLine: Bool, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let palette = context.palette
    var sketch = Sketch(
      attributes, context, label: painting.title, notes: [painting.artist],
      detail: "\(painting.year)")
    let side = sketch.size.height - 14
    let stops = zip(painting.colors, [0, 0.5, 1]).map { Paint.Stop(color: $0, place: $1) }
    sketch.fill(
      .gradient(stops), in: LayoutRect(x: 0, y: 7, width: side, height: side), corners: .all(8))
    let words = sketch.bounds.without(leading: side + 12)
    let year = "\(painting.year)"
    let yearWidth = TextMetrics.width(of: year, in: .regular(13)) + 10
    sketch.text(
      year, .regular(13), palette.secondaryText, in: words, alignment: .trailing, isCentered: true)
    var room = words
    room.size.width = max(0, room.width - yearWidth)
    sketch.stack(
      sketch.fitting(
        [
          .init(painting.title, .bold(15), palette.text),
          .init(painting.artist, .regular(13), palette.secondaryText),
        ], in: room), centeredIn: room, alignment: .leading)
    if hasLine {
      sketch.fill(
        palette.hairline,
        in: LayoutRect(x: words.minX, y: sketch.size.height - 1, width: words.width, height: 1))
    }
    return sketch.look
  }
}
