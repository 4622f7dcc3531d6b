import LayoutHosting
import Schedule
import XCTest

/// Ten rooms with two events each, from 8 to 9 and from 9 to 10:30, in a schedule of a day.
///
/// An hour takes 60 points after a title of 80; a room takes 64 points below a ruler of 28. There is
/// a break from 12 to 13, and it is half past nine.
@MainActor
class Timetable: NSObject, @MainActor ScheduleLayoutDelegate {
  static let strategy = ScheduleLayout(
    lineExtent: 1, now: 9.5, breaks: [ScheduleBreak(start: 12, end: 13)])
  static let header = ElementKind.header.collectionViewKind

  var rooms = Array(repeating: [8.0..<9.0, 9.0..<10.5], count: 10)

  var numberOfSections: Int { rooms.count }
  func numberOfItems(inSection section: Int) -> Int { rooms[section].count }
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    let hours = rooms[index.section][index.item]
    return ScheduleItem(start: hours.lowerBound, end: hours.upperBound)
  }

  /// Changes the first event of the second room to one of the third room, an hour later.
  func moveEvent(in view: PlatformCollectionView) {
    view.performBatchUpdates { [self] in
      rooms[1].removeFirst()
      rooms[2].insert(9.0..<10.0, at: 0)
      view.moveItem(at: IndexPath(item: 0, section: 1), to: IndexPath(item: 0, section: 2))
    }
  }

  /// Asserts what is in view after a scroll by 400 points along time and 100 across rooms.
  static func assertScrolled(
    _ frames: [String: CGRect], file: StaticString = #filePath, line: UInt = #line
  ) {
    let expected = [
      "cell 1/0": CGRect(x: 560, y: 92, width: 60, height: 64),
      "cell 1/1": CGRect(x: 620, y: 92, width: 90, height: 64),
      // The title of the second room and the ruler stay at their edges, and so does the corner.
      "\(header) 1/0": CGRect(x: 400, y: 92, width: 80, height: 64),
      "tick 0/-9": CGRect(x: 560, y: 100, width: 60, height: 28),
      "corner 0/-1": CGRect(x: 400, y: 100, width: 80, height: 28),
      // Lines cross all rooms.
      "line 0/-9": CGRect(x: 560, y: 28, width: 1, height: 640),
      "now 0/-1": CGRect(x: 650, y: 28, width: 2, height: 640),
    ]
    for (name, frame) in expected {
      XCTAssertEqual(frames[name], frame, name, file: file, line: line)
    }
    XCTAssertNil(frames["tick 0/-5"], "before the view", file: file, line: line)
  }

  /// Asserts where the moved event is, and which event it overlaps.
  static func assertMoved(
    _ frames: [String: CGRect], file: StaticString = #filePath, line: UInt = #line
  ) {
    let expected = [
      "cell 1/0": CGRect(x: 620, y: 92, width: 90, height: 64),
      "cell 2/0": CGRect(x: 620, y: 156, width: 60, height: 32),
      "cell 2/1": CGRect(x: 560, y: 156, width: 60, height: 64),
      "cell 2/2": CGRect(x: 620, y: 188, width: 90, height: 32),
    ]
    for (name, frame) in expected {
      XCTAssertEqual(frames[name], frame, name, file: file, line: line)
    }
  }
}
