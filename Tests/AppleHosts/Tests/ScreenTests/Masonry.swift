import LayoutPresets
import SwiftUI

struct Story: Identifiable, Hashable, Sendable { var id: Int, title: String }

struct MasonryScreen: View {
  @State var stories: [Story] = []
  @State var top: Story.ID?

  var body: some View {
    WaterfallGrid(stories, columns: .adaptive(minimumWidth: 160), spacing: 8) { story in
      Text(story.title)
    }
    .scrollPosition(id: $top)
    .onNearEnd { load(after: stories.count) }
    .refreshable { await load(after: 0) }
  }

  func load(after count: Int) {
    stories =
      stories.prefix(count) + (count..<count + 20).map { Story(id: $0, title: "Story \($0)") }
  }
}
