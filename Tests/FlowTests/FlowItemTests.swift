import Flow
import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

/// Tests of the alignment and the greatest width of items in a single column.
@Suite struct FlowItemTests {
  private struct Messages: FlowItemDelegate {
    var sizes: [LayoutSize?]
    var items: [FlowItem]

    func numberOfItems(inSection section: Int) -> Int { sizes.count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      sizes[index.item]
    }
    func flowItem(at index: ElementIndex) -> FlowItem { items[index.item] }
  }

  private let layout = FlowLayout(
    columns: 1, lineSpacing: 8, sectionInsets: LayoutInsets(leading: 10, trailing: 10),
    rounding: .none)

  private let messages = Messages(
    sizes: [
      LayoutSize(width: 100, height: 20), LayoutSize(width: 400, height: 30),
      LayoutSize(width: 60, height: 40), LayoutSize(width: 70, height: 50),
      LayoutSize(width: 80, height: 60),
    ],
    items: [
      FlowItem(.trailing, maximumWidth: 0.75), FlowItem(.leading, maximumWidth: 0.75),
      FlowItem(.center), FlowItem(), FlowItem(maximumWidth: 0.5),
    ])

  private func prepare(
    _ messages: Messages, _ direction: FlowDirection = .leftToRight
  ) throws -> PreparedFlow {
    try layout.prepare(
      for: messages,
      in: LayoutEnvironment(
        containerSize: LayoutSize(width: 320, height: 480), direction: direction))
  }

  @Test func items_haveTheirAlignmentAndTheirGreatestWidth() throws {
    #expect(
      try prepare(messages).listing() == [
        "cell/0/0 (210, 0) 100 × 20", "cell/0/1 (10, 28) 225 × 30", "cell/0/2 (130, 66) 60 × 40",
        "cell/0/3 (10, 114) 300 × 50", "cell/0/4 (10, 172) 150 × 60",
      ])
    #expect(
      try prepare(messages, .rightToLeft).listing() == [
        "cell/0/0 (10, 0) 100 × 20", "cell/0/1 (85, 28) 225 × 30", "cell/0/2 (130, 66) 60 × 40",
        "cell/0/3 (10, 114) 300 × 50", "cell/0/4 (160, 172) 150 × 60",
      ])
  }

  @Test func queries_findItemsWhereTheyAre() throws {
    let prepared = try prepare(messages)
    func cells(_ x: Double, _ width: Double) -> [Int] {
      let rect = LayoutRect(x: x, y: 0, width: width, height: 500)
      return prepared.elements(in: rect, viewport: rect).map { $0.element.index.item }
    }
    #expect(cells(0, 10) == [])
    #expect(cells(0, 11) == [1, 3, 4])
    #expect(cells(234, 10) == [0, 1, 3])
    #expect(cells(300, 5) == [0, 3])
  }

  @Test func items_areMeasuredUpToTheirGreatestWidth() throws {
    let recorder = RecordingDelegate(messages)
    let prepared = try layout.prepare(
      for: recorder, in: LayoutEnvironment(width: 320, height: 480))
    #expect(
      (0..<5).map { prepared.greatestExtent(of: .cell(section: 0, item: $0)) } == [
        225, 225, 300, nil, nil,
      ])
    #expect(prepared.greatestExtent(of: .cell(section: 0, item: 5)) == nil)
    // A plain list determines the width of its items.
    let list = try layout.prepare(
      for: Boxes([(50, 20)]), in: LayoutEnvironment(width: 320, height: 9))
    #expect(list.greatestExtent(of: .cell(section: 0, item: 0)) == nil)
  }

  @Test func measuredSizes_replaceTheWidthToo() throws {
    var chat = messages
    chat.sizes = Array(repeating: nil, count: 5)
    var layout = layout
    layout.section.itemSize = LayoutSize(width: 280, height: 44)
    var engine = try LayoutEngine(
      layout, for: chat, in: LayoutEnvironment(width: 320, height: 480))
    let first = LayoutElement.cell(section: 0, item: 0)
    #expect(engine.attributes(for: first)?.frame == LayoutRect(x: 85, y: 0, width: 225, height: 44))
    try engine.setPreferredSizes(
      [PreferredSize(first, LayoutSize(width: 90, height: 61))], for: chat)
    #expect(engine.attributes(for: first)?.frame == LayoutRect(x: 220, y: 0, width: 90, height: 61))
    #expect(engine.greatestExtent(of: first) == 225)
    #expect(
      engine.attributes(for: .cell(section: 0, item: 1))?.frame
        == LayoutRect(x: 10, y: 69, width: 225, height: 44))
  }

  @Test func invalidWidths_areReplacedAndReported() throws {
    var wrong = messages
    wrong.items[0].maximumWidth = .nan
    wrong.items[1].maximumWidth = 2
    wrong.sizes[2] = LayoutSize(width: -5, height: 40)
    let prepared = try prepare(wrong)
    #expect(
      prepared.listing { $0.index.item < 3 } == [
        "cell/0/0 (309.7, 0) 0.3 × 20", "cell/0/1 (10, 28) 300 × 30", "cell/0/2 (160, 66) 0 × 40",
      ])
    #expect(prepared.diagnostics.entries.count == 3)
  }

  @Test func itemsOfSeveralColumns_fillTheirColumns() throws {
    var layout = layout
    layout.section.columns = 2
    layout.section.itemSpacing = 0
    let prepared = try layout.prepare(
      for: messages, in: LayoutEnvironment(width: 320, height: 480))
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 0))?.width == 150)
  }

  @Test func theLawsHold() {
    let report = LayoutLaws(
      FlowLayout.registration, claims: LayoutLaw.expected, keeping: ["rounding"],
      questions: [
        DeclaredQuestion(
          "columns", .flowSection, \.columns, .optional(.columns), outside: .clamped),
        DeclaredQuestion(
          "alignment", .flowItem, \.alignmentNumber, .integer(0...3), outside: .clamped),
        DeclaredQuestion("maximumWidth", .flowItem, \.maximumWidth, .number(0.001...1)),
      ],
      vary: { layout, _, random in if random.pick([true, false]) { layout.section.columns = 1 } }
    ).report(count: GeneratedCases.count(60))
    #expect(report.isClean, "\(report)")
  }
}

extension FlowItem {
  /// The alignment as a number, which can be generated.
  fileprivate var alignmentNumber: Int {
    get { FlowLineAlignment.allCases.firstIndex(of: alignment) ?? 0 }
    set {
      let all = FlowLineAlignment.allCases
      alignment = all[min(max(0, newValue), all.count - 1)]
    }
  }
}
