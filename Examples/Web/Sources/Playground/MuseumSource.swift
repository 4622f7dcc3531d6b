import Compositional
import LayoutCore

/// A museum's front page, whose sections look different from each other; three scroll sideways.
final class MuseumSource: DataSource {
  private let paintings: [Painting]
  private let sections: [(title: String, paintings: [Painting], look: String)]
  private let eraCounts: [Int]

  init(_ rows: [[String]]) {
    // The newest come first, as in a feed.
    paintings = rows.compactMap { Painting(fields: $0) }.reversed()
    var titles: [String] = []
    for painting in paintings where !titles.contains(painting.era) { titles.append(painting.era) }
    let all = paintings
    let groups = titles.map { title in all.filter { $0.era == title } }
    eraCounts = groups.map { $0.count }
    let oldest = all.sorted { $0.year == $1.year ? $0.number < $1.number : $0.year < $1.year }
    sections = [
      ("", groups.compactMap { $0.max { $0.ratio < $1.ratio } }, "poster"),
      ("The oldest", Array(oldest.prefix(12)), "entry"),
      ("Eras", groups.map { $0[$0.count / 2] }, "card"),
      ("All paintings", all, "entry"),
    ]
    super.init(name: "museum", title: "Museum")
  }

  override func collection(count: Int) -> ShownCollection {
    ShownCollection(counts: sections.map { $0.paintings.count })
  }

  override var hasNotes: Bool { false }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    (sections[number % sections.count].title, "")
  }

  /// Returns a painting; items are numbered from the first section on.
  private func painting(_ number: Int, _ section: Int) -> Painting {
    let own = sections[section % sections.count].paintings
    let first = sections.prefix(section % sections.count).reduce(0) { $0 + $1.paintings.count }
    return own[max(0, number - first) % own.count]
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    DataSource.size(ratio: painting(number, section).ratio)
  }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    let painting = painting(number, section)
    let look = sections[section % sections.count].look
    var content = PaintingsSource.content(of: painting)
    content.look = look
    if look == "card" {
      content.title = painting.era
      let count = paintings.reduce(0) { $0 + ($1.era == painting.era ? 1 : 0) }
      content.subtitle = count.counted("painting")
      content.detail = ""
      content.note = ""
    } else {
      content.note = ""
    }
    return content
  }

  override func compositionalSection(_ number: Int, width: Double) -> CompositionalSection? {
    let isWide = width >= 600
    let sides = LayoutInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
    switch number % sections.count {
    case 0:
      return CompositionalSection(
        .cell(
          width: isWide ? .absolute(400) : .fractionalWidth(0.84),
          height: .absolute(isWide ? 230 : 212)), interGroupSpacing: 12,
        contentInsets: LayoutInsets(top: 14, leading: isWide ? 16 : 0, bottom: 10),
        scrolling: isWide ? .groupPaging : .groupPagingCentered)
    case 1:
      return CompositionalSection(
        .vertical(
          width: isWide ? .absolute(330) : .fractionalWidth(0.88), height: .absolute(210), count: 3,
          of: .cell()), interGroupSpacing: 14, contentInsets: sides,
        boundaryItems: [.header(height: .absolute(44))], scrolling: .groupPaging)
    case 2:
      return CompositionalSection(
        .cell(width: .absolute(152), height: .absolute(92)), interGroupSpacing: 10,
        contentInsets: sides, boundaryItems: [.header(height: .absolute(44))],
        scrolling: .continuous)
    default:
      return CompositionalSection(
        .horizontal(height: .absolute(66), spacing: .fixed(28), count: isWide ? 3 : 1),
        contentInsets: sides,
        boundaryItems: [.header(height: .absolute(44), pinsToVisibleBounds: true, zIndex: 2)])
    }
  }
}

extension Painting {
  /// A number that orders paintings of a year.
  fileprivate var number: Int { title.utf8.count }
}
