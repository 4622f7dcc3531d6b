import Compositional
import LayoutCore
import LayoutTesting

// Layouts, scripts and laws that hold for any description.
extension CompositionalLawTests {
  static func layout(_ seed: UInt64, isEstimated: Bool, depth: Int = 2) -> CompositionalLayout {
    var made = CompositionalDescriptions(
      isEstimated: isEstimated, depth: depth, random: SeededGenerator(seed: seed &* 77))
    return made.layout()
  }

  /// A list, whose items are groups of their own, rows, or any group.
  static func measuredLayout(_ seed: UInt64) -> CompositionalLayout {
    var random = SeededGenerator(seed: seed &* 13)
    var layout = layout(seed, isEstimated: true)
    let row: CompositionalItem
    switch random.integer(in: 0...4) {
    case 0: row = .cell(height: .estimated(30))
    case 1:
      row = .horizontal(
        height: .estimated(30), [.cell(width: .fractionalWidth(0.4), height: .estimated(20))])
    case 2:
      row = .horizontal(
        width: .estimated(200), height: .absolute(30),
        [.cell(width: .estimated(40)), .cell(width: .estimated(10), height: .estimated(9))])
    case 3: row = .cell(height: .uniformAcrossSiblings(estimate: 20))
    default: return layout
    }
    layout.sections[0].group = row
    if random.oneIn(2) { layout.sections[0].scrolling = nil }
    layout.axis = random.oneIn(3) ? .horizontal : .vertical
    return layout
  }

  static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(
          .compositionalSection, \.value.interGroupSpacing, Double(random.integer(in: -1...9)))
      ] : []
  })

  /// The laws of queries and updates in long sections, and in many.
  static let long = LayoutLaws(
    CompositionalLayout(), claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    vary: { layout, collection, random in
      layout =
        random.oneIn(2)
        ? Self.layout(random.next(), isEstimated: false) : measuredLayout(random.next())
      if random.oneIn(2) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: random.pick([2, 7]), using: &random)
      }
    })

  /// The laws of queries and updates of content that reaches the maximum position.
  static let endless = LayoutLaws(
    CompositionalLayout(), claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    vary: { layout, collection, random in
      layout = measuredLayout(random.next())
      let limit = LayoutLimits.maximumLength.points
      if random.oneIn(3) {
        layout.sections[0].group = .horizontal(
          height: .absolute(random.pick([limit, limit / 2, 1])), [.cell(width: .absolute(99))])
        layout.sections[0].interGroupSpacing = random.pick([0, limit])
      }
      collection.becomeEndless(using: &random)
    })

  /// All laws that hold for any description.
  static let laws = LayoutLaws(
    CompositionalLayout(),
    claims: LayoutLaw.expected.subtracting(descriptionLaws)
      .subtracting([
        .insideContent, .badDataIsDiagnosed, .transposes,
      ]),
    vary: { layout, collection, random in
      layout = Self.layout(random.next(), isEstimated: random.oneIn(2))
      layout.rounding = .lossless
    })
}
