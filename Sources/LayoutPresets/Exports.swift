#if canImport(SwiftUI) || canImport(UIKit) || canImport(AppKit)
  // The ready-made layouts are those of the strategies, in the views of the hosts.
  @_exported import Board
  @_exported import Compositional
  @_exported import Flow
  @_exported import GroupedColumns
  @_exported import Justified
  @_exported import LayoutHosting
  @_exported import LayoutSwiftUI
  @_exported import Mixed
  @_exported import Schedule
  @_exported import Spreadsheet
  @_exported import Waterfall
#endif
