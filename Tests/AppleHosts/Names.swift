import Flow
import GroupedColumns
import LayoutCore
import LayoutHosting
import LayoutPresets
import LayoutRuntime
import LayoutSwiftUI
import Spreadsheet
import SwiftUI
import Waterfall

// The names of SwiftUI that an app uses, in a file that imports every product. .ci/interop checks that none is ambiguous. The
// only one that is, AnyLayoutStrategy, is in Offenders.

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private func names(
  _: ScrollPosition, _: ScrollTarget, _: Axis, _: Alignment, _: Section, _: Grid, _: GridItem,
  _: Edge,
  _: LayoutDirection, _: LayoutSubview, _: LayoutSubviews, _: ProposedViewSize, _: UnitPoint,
  _: Transaction,
  _: Animation, _: EnvironmentValues, _: AnyView, _: Text, _: Color, _: Path, _: some Layout,
  _: any View,
  _: (any LayoutValueKey.Type)
) {}
