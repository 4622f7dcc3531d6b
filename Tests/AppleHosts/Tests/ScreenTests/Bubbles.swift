import Flow
import LayoutSwiftUI
import SwiftUI

struct Note: Identifiable, Hashable, Sendable { var id: Int, text: String, isOwn: Bool }

struct BubblesView: View {
  @State var notes: [Note] = []
  var earlier: (Note?) -> [Note] = { _ in [] }

  var body: some View {
    LazyLayoutStack(
      FlowLayout(columns: 1, itemSize: LayoutSize(width: 320, height: 60), lineSpacing: 8), notes
    ) { note in
      Text(note.text)
    }
    .itemAnswer(.flowItem) { note, item in
      item = FlowItem(note.isOwn ? .trailing : .leading, maximumWidth: 0.75)
    }
    .scrollAnchor(.end)
    .onNearStart { notes.insert(contentsOf: earlier(notes.first), at: 0) }
  }
}
