import Foundation
import Testing

@testable import LayoutViewer

@Suite struct TerminalDeviceTests {
  @Test(arguments: [
    (80, 24, 80, 24), (0, 24, 80, 24), (80, 0, 80, 24), (1, 1, 1, 1), (65_535, 65_535, 1000, 1000),
    (1001, 30, 1000, 30),
  ])
  func sizes_areLimited(columns: UInt16, rows: UInt16, drawnColumns: Int, drawnRows: Int) {
    let window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(TerminalDevice.size(of: window) == (drawnColumns, drawnRows))
  }
}
