import Flow
import LayoutCore
import Testing

@testable import LayoutViewer

/// Tests of stories of a list.
@Suite struct LayoutStoryTests {
  private struct Rows: LayoutDelegate {
    var counts: [Int]

    var numberOfSections: Int { counts.count }

    func numberOfItems(inSection section: Int) -> Int { counts[section] }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 10, height: Double(10 * (1 + index.item % 2)))
    }
  }

  private static func list(spacing: Double = 0) -> FlowLayout {
    FlowLayout(
      columns: 1, itemSize: LayoutSize(width: 10, height: 10), lineSpacing: spacing)
  }

  private func story(_ counts: [Int]) throws -> LayoutStory<FlowLayout, Rows> {
    try LayoutStory(
      Self.list(), named: "stack", for: Rows(counts: counts),
      in: LayoutEnvironment(width: 60, height: 50))
  }

  private struct Plain: LayoutDelegate {
    var count: Int
    func numberOfItems(inSection section: Int) -> Int { count }
  }

  @Test func storyboard_tellsWhatHappens() throws {
    var story = try LayoutStory(
      Self.list(), named: "stack", for: Plain(count: 20),
      in: LayoutEnvironment(width: 30, height: 50))
    try story.play([.scroll(.middle), .insert(2), .measure, .deleteAnchor])
    #expect(
      story.storyboard(width: 80, squares: 3) == """
        1 scroll to the middle   2 insert 2 at 0/0   3 late sizes of 10 cells
        A A A                    A A A               A A A
        B B B                    B B B               B B B
        C C C                    C C C               B B B
        D D D                    D D D               B B B
        E E E                    E E E               C C C
        stack                    stack               stack
        content 30 × 150         content 30 × 170    content 30 × 308
        offset 0, 50             offset 0, 70        offset 0, 148
        A at 0, 0: jump 0        A at 0, 0: jump 0   A at 0, 0: jump 0

        4 delete 0/7
        F F F
        B B B
        B B B
        B B B
        C C C
        stack
        content 30 × 300
        offset 0, 140
        B at 0, 8: jump 0

        """)
  }

  @Test func jumps_areNoticed() throws {
    var story = try LayoutStory(
      Self.list(), named: "stack", for: Plain(count: 12),
      in: LayoutEnvironment(width: 100, height: 40))
    // Nine items, 90 points high: turned, all of them are in view, and none can stay.
    try story.play([.scroll(.middle), .turn])
    #expect(
      story.frames[0].anchor
        == StoryAnchor(
          subject: .cell(.cell(section: 0, item: 3), source: ElementIndex(section: 0, item: 4)),
          inset: LayoutPoint(x: 0, y: 5), jump: .zero))
    #expect(story.frames[1].anchor?.jump == LayoutPoint(x: 0, y: 25))
    #expect(story.storyboard().contains("B at 0, 30: jump 0, 25\n"))
  }

}
