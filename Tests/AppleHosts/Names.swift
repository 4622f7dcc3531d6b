import Board
import Compositional
import Flow
import GroupedColumns
import Justified
import LayoutCore
import LayoutHosting
import LayoutJSON
import LayoutPresets
import LayoutRuntime
import LayoutSwiftUI
import Mixed
import Schedule
import Spreadsheet
import SwiftUI
import Waterfall

// The names of SwiftUI that an app uses, in a file that imports every product. .ci/interop checks that none is
// ambiguous.

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private func names(
  _: AnyLayout, _: ScrollGeometry, _: ScrollPhase, _: LayoutDirectionBehavior, _: LayoutProperties,
  _: ViewSpacing, _: ScrollPosition, _: ScrollTarget, _: Axis, _: Alignment, _: Section, _: Grid,
  _: GridItem,
  _: Edge,
  _: LayoutDirection, _: LayoutSubview, _: LayoutSubviews, _: ProposedViewSize, _: UnitPoint,
  _: Transaction,
  _: Animation, _: EnvironmentValues, _: AnyView, _: Text, _: Color, _: Path, _: some Layout,
  _: any View,
  _: (any LayoutValueKey.Type)
) {}
