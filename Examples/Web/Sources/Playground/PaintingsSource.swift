import LayoutCore

/// Paintings, in one section or by era.
final class PaintingsSource: DataSource {
  private let paintings: [Painting]
  private let eras: [String]
  private let isByEra: Bool

  init(_ rows: [[String]], isByEra: Bool) {
    var paintings = rows.compactMap { Painting(fields: $0) }
    // The newest come first, as in a feed.
    paintings.reverse()
    var eras: [String] = []
    for painting in paintings where !eras.contains(painting.era) { eras.append(painting.era) }
    if isByEra {
      let listed = paintings
      paintings = eras.flatMap { era in listed.filter { $0.era == era } }
    }
    self.paintings = paintings
    self.eras = eras
    self.isByEra = isByEra
    super.init(
      name: isByEra ? "eras" : "paintings", title: isByEra ? "Paintings by era" : "Paintings")
  }

  override var hasWideItems: Bool { isByEra }

  override func isWide(item number: Int) -> Bool {
    guard isByEra, number < paintings.count else { return false }
    return number == 0 || paintings[number - 1].era != paintings[number].era
  }

  override func collection(count: Int) -> ShownCollection {
    guard isByEra else { return ShownCollection(counts: [paintings.count]) }
    return ShownCollection(
      counts: eras.map { era in paintings.reduce(0) { $0 + ($1.era == era ? 1 : 0) } })
  }

  private func painting(_ number: Int) -> Painting { paintings[number % paintings.count] }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    if !isByEra { return ("Paintings", "\(paintings.count) paintings") }
    let era = eras[number % eras.count]
    let count = paintings.reduce(0) { $0 + ($1.era == era ? 1 : 0) }
    return (era, count.counted("painting"))
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    DataSource.size(ratio: painting(number).ratio)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    PaintingsSource.content(of: painting(number))
  }

  static func content(of painting: Painting) -> ElementContent {
    var colors = painting.colors
    if let ground = colors.popLast() { colors.append(ground.darkened(toContrast: 6.5)) }
    var seed = painting.year
    for byte in painting.title.utf8 { seed = (seed &* 31 &+ Int(byte)) & 0xffff }
    return ElementContent(
      title: painting.title, subtitle: painting.artist, detail: "\(painting.year)",
      note: painting.dimensions, colors: colors, drawing: seed)
  }
}
