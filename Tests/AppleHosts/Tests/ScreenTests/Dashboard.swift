import LayoutPresets
import SwiftUI

struct Widget: Identifiable, Sendable { var id: Int, title: String }

struct Dashboard: View {
  var widgets: [Widget]
  @State var placement: BoardPlacement

  var body: some View {
    ScrollView {
      BoardStack(widgets, placement: $placement) { widget in
        Text(widget.title)
      }
    }
  }
}
