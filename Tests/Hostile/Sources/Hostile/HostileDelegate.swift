import Compositional
import Flow
import GroupedColumns
import LayoutCore
import LayoutTesting
import Mixed
import Spreadsheet
import Waterfall

/// A collection whose counts, sizes and answers make no sense.
///
/// Everything is computed from the seed and the index, so it takes no memory, and an answer is the same
/// each time unless the delegate is fickle.
final class HostileDelegate: LayoutDelegate {
  private let seed: UInt64
  /// A Boolean value that indicates whether the same question has another answer each time.
  private let isFickle: Bool
  /// The number of questions that a fickle delegate was asked.
  private var asked: UInt64 = 0
  /// The counts, by section; sections beyond them have none.
  var counts: [Int]
  var numberOfSections: Int
  /// A Boolean value that indicates whether strategies' own questions are answered.
  let answers: Bool

  init(seed: UInt64, using values: inout HostileValues) {
    self.seed = seed
    isFickle = values.oneIn(12)
    answers = values.oneIn(2)
    let sections = values.count(upTo: 5)
    let most = values.oneIn(8) ? 300 : 20
    counts = (0..<min(max(sections, 0), 6)).map { _ in values.count(upTo: most) }
    numberOfSections = sections
  }

  private func values(_ purpose: Int, _ index: ElementIndex) -> HostileValues {
    if isFickle { asked += 1 }
    var hash = seed &+ asked
    for part in [purpose, index.section, index.item] {
      hash = (hash ^ UInt64(bitPattern: Int64(part))) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    return HostileValues(seed: hash)
  }

  /// Returns a number that identifies a question in every process, unlike its hash value.
  private static func number(of question: String) -> Int {
    question.utf8.reduce(5_381) { $0 &* 33 &+ Int($1) }
  }

  /// The properties of answers that are numbers, sizes, insets or columns.
  private static let properties: [AnswerProperty] = [
    .init(.waterfallSection, \.columns), .init(.waterfallSection, \.columnSpacing),
    .init(.waterfallSection, \.itemSpacing), .init(.waterfallSection, \.sectionInsets),
    .init(.waterfallSection, \.headerExtent), .init(.waterfallSection, \.headerInsets),
    .init(.waterfallSection, \.footerExtent), .init(.waterfallSection, \.footerInsets),
    .init(.waterfallItem, \.span), .init(.waterfallItem, \.track),
    .init(.flowSection, \.columns), .init(.flowSection, \.itemSize),
    .init(.flowSection, \.lineSpacing), .init(.flowSection, \.itemSpacing),
    .init(.flowSection, \.sectionInsets), .init(.flowSection, \.headerExtent),
    .init(.flowSection, \.footerExtent),
    .init(.groupedColumnsSection, \.sectionSpacing),
    .init(.groupedColumnsSection, \.headerExtent),
    .init(.groupedColumnsSection, \.footerExtent), .init(.groupedColumnsColumn, \.self),
    .init(.spreadsheetRow, \.height), .init(.spreadsheetRow, \.headerSize),
    .init(.spreadsheetColumn, \.width), .init(.spreadsheetColumn, \.headerSize),
    .init(.mixedBlock, \.self), .init(.unfilteredSectionCount, \.self),
  ]

  func numberOfItems(inSection section: Int) -> Int {
    if isFickle, asked % 7 == 3 { return counts.last ?? 1 }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    var values = values(-1, index)
    return values.oneIn(6) ? nil : values.size()
  }

  func answer(in slot: inout AnswerSlot) {
    guard answers else { return }
    let name = "\(slot.name)"
    var values = values(HostileDelegate.number(of: name), slot.index)
    for property in HostileDelegate.properties where property.question == name {
      if !values.oneIn(4) { property.fill(&slot, with: values.answer(of: property)) }
    }
    slot.fill(.compositionalSection) {
      if values.oneIn(2) { $1.value = values.compositionalSection() }
    }
    slot.fill(.compositionalBoundaryItems) {
      $1.value = (0..<values.random.integer(in: 0...2)).map { _ in values.boundary() }
    }
  }
}
