import LayoutHosting
import Spreadsheet
import XCTest

/// A sheet of eight groups with five rows each: a parent, a parent inside it, and three rows inside
/// that one.
///
/// Rows are 20 points high and columns 100 points wide, and parents stay in view.
@MainActor
class Outline: NSObject, @MainActor SpreadsheetLayoutDelegate {
  static var strategy: SpreadsheetLayout {
    var layout = SpreadsheetLayout(columnWidth: 100, rowHeight: 20, sizing: .rowsAndColumns)
    layout.pinsParents = true
    layout.hasBackgrounds = false
    return layout
  }

  var levels = Array(repeating: [0, 1, 2, 2, 2], count: 8).flatMap { $0 }

  var numberOfSections: Int { levels.count }
  func numberOfItems(inSection section: Int) -> Int { 2 }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow(level: levels[row]) }

  /// Adds a row at the end of the second group.
  func insertRow(in view: PlatformCollectionView) {
    view.performBatchUpdates { [self] in
      levels.insert(2, at: 10)
      view.insertSections([10])
    }
  }

  /// Asserts what is in view after a scroll by 50 points: both parents of the first group are
  /// stacked at the top.
  static func assertScrolled(
    _ frames: [String: CGRect], file: StaticString = #filePath, line: UInt = #line
  ) {
    for (row, y) in [(0, 50.0), (1, 70), (3, 60), (4, 80), (5, 100), (6, 120)] {
      XCTAssertEqual(
        frames["cell \(row)/0"], CGRect(x: 0, y: y, width: 100, height: 20), "row \(row)",
        file: file, line: line)
    }
  }

  /// Asserts what is in view after the second group is folded.
  static func assertFolded(
    _ frames: [String: CGRect], file: StaticString = #filePath, line: UInt = #line
  ) {
    for (row, y) in [(0, 50.0), (1, 70), (5, 100), (10, 120), (11, 140)] {
      XCTAssertEqual(
        frames["cell \(row)/0"], CGRect(x: 0, y: y, width: 100, height: 20), "row \(row)",
        file: file, line: line)
    }
    XCTAssertNil(frames["cell 6/0"], "folded", file: file, line: line)
  }
}
