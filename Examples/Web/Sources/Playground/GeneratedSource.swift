import LayoutCore

/// Any number of items made up from their numbers: in one section, in groups, or in rows.
final class GeneratedSource: DataSource {
  enum Shape { case wall, groups, table }

  private let shape: Shape
  private static let columns = 20
  /// The place in ``sizes`` of the size of each item that was asked for, by its number.
  private var kinds: [UInt8] = []
  /// The sizes of items, so that a million are not computed one by one.
  private let sizes = (60..<160).map { DataSource.size(ratio: Double($0) / 100) }

  init(_ shape: Shape) {
    self.shape = shape
    switch shape {
    case .wall: super.init(name: "generated", title: "Generated items", isGenerated: true)
    case .groups:
      super.init(name: "generated-groups", title: "Generated groups", isGenerated: true)
    case .table:
      super.init(
        name: "generated-table", title: "Generated table", isTable: true, isGenerated: true)
    }
  }

  override func collection(count: Int) -> ShownCollection {
    switch shape {
    case .wall: return ShownCollection(counts: [count])
    case .groups:
      var counts: [Int] = []
      var rest = count
      var scramble = Scramble(7)
      while rest > 0 {
        counts.append(min(rest, 3 + scramble.next(below: 10)))
        rest -= counts[counts.count - 1]
      }
      return ShownCollection(counts: counts)
    case .table:
      return ShownCollection(
        rows: max(1, count / GeneratedSource.columns), columns: GeneratedSource.columns)
    }
  }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    switch shape {
    case .wall: ("Generated", "")
    case .groups: ("Group \((number + 1).grouped)", "")
    case .table: ((number + 1).grouped, "")
    }
  }

  override var hasNotes: Bool { false }

  // This is asked a million times, so the proposed width is not left out by a function of its own.
  override func size(
    ofItem number: Int, inSection section: Int, proposed width: Double?
  ) -> LayoutSize? {
    if shape == .table {
      let letters = product(section, number).utf8.count
      return LayoutSize(width: Double(28 + letters * 8), height: section % 3 == 0 ? 40 : 32)
    }
    // Numbers do not change, so each is scrambled once.
    while kinds.count <= number {
      var scramble = Scramble(UInt64(kinds.count))
      kinds.append(UInt8(scramble.next(below: 100)))
    }
    return sizes[Int(kinds[number])]
  }

  private func product(_ row: Int, _ column: Int) -> String { ((row + 1) * (column + 1)).grouped }

  /// Quiet colours on which white is legible.
  private static let colors: [UInt32] = [
    0x41597a, 0x5a5478, 0x74506a, 0x7d5248, 0x6f5f3a, 0x4c6647, 0x376860, 0x3f6275, 0x2f5d8a,
    0x7a4a4f,
  ]

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    if shape == .table {
      return ElementContent(title: product(section, number), alignment: .end)
    }
    var scramble = Scramble(UInt64(number) &+ 99)
    let color = Color(GeneratedSource.colors[scramble.next(below: GeneratedSource.colors.count)])
    return ElementContent(
      title: (number + 1).grouped, colors: [color.mixed(with: .white, 0.22), color])
  }

  override func heading(ofColumn column: Int) -> ElementContent {
    ElementContent(
      title: DataSource.letters(ofColumn: column), subtitle: "× \((column + 1).grouped)",
      alignment: .end)
  }
}
