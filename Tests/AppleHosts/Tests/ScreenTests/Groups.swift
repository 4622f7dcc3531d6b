import GroupedColumns
import LayoutSwiftUI
import SwiftUI

struct SettingGroup: Identifiable, Sendable { var id: String, settings: [Setting] }
struct Setting: Identifiable, Hashable, Sendable { var id: String }

struct GroupsView: View {
  var groups: [SettingGroup]

  var body: some View {
    LazyLayoutStack(
      GroupedColumnsLayout(columns: 1, headerExtent: 28), sections: groups,
      elements: { $0.settings }
    ) { setting in
      Text(setting.id)
    }
    .header { Text(groups[$0].id) }
  }
}
