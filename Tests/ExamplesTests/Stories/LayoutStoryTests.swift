import Flow
import LayoutCore
import Testing

@testable import LayoutViewer

/// Tests of stories of a list.
@Suite struct LayoutStoryTests {
  private struct Plain: LayoutDelegate {
    var count: Int
    func numberOfItems(inSection section: Int) -> Int { count }
  }

  @Test func jumps_areNoticed() throws {
    var story = try LayoutStory(
      FlowLayout(columns: 1, itemSize: LayoutSize(width: 10, height: 10), lineSpacing: 0),
      named: "stack", for: Plain(count: 12), in: LayoutEnvironment(width: 100, height: 40))
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
