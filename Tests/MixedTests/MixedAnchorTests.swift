import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Mixed
import Spreadsheet
import Testing
import Waterfall

/// Tests of anchors and movement while the sections of a sheet change.
@Suite struct MixedAnchorTests {
  /// Returns a layout of squares of 50 points above 40 rows of 10 points with two cells each.
  static func page(_ adjust: (inout SpreadsheetLayout) -> Void) -> MixedLayout {
    var sheet = SpreadsheetLayout(columnWidth: 30, rowHeight: 10)
    adjust(&sheet)
    return MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1, itemSpacing: 0), sections: 1), MixedBlock(sheet),
    ])
  }

  /// Returns the positions of two rows in the viewport, and the change of the offset by an insertion above.
  static func change(_ layout: MixedLayout) throws -> (rows: [Double?], offset: Double) {
    func content(_ squares: Int) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(
        sections: 41, itemCount: { $0 == 0 ? squares : 2 },
        size: { index, _ in index.section == 0 ? LayoutSize(width: 50, height: 50) : nil })
    }
    let environment = LayoutEnvironment(width: 50, height: 80)
    var engine = try LayoutEngine(layout, for: content(3), in: environment)
    engine.scroll(to: LayoutPoint(x: 0, y: 350))
    func rows() -> [Double?] {
      [21, 28].map {
        engine.attributes(for: .cell(section: $0, item: 0)).map {
          $0.frame.minY - engine.viewport.minY
        }
      }
    }
    let before = rows()
    let transaction = LayoutTransaction(
      [.insertItem(ElementIndex(section: 0, item: 1))], numberOfSections: 41, itemCounts: [0: 4])
    let update = try engine.apply(transaction, for: content(4))
    #expect(rows() == before)
    return (before, update.offsetAdjustment.y)
  }

  @Test func frozenColumns_scrollDown_soTheViewportFollowsThem() throws {
    let (rows, offset) = try Self.change(Self.page { $0.frozenLeadingColumns = 2 })
    #expect(rows == [0, 70])
    #expect(offset == 50)
  }

  /// A sheet whose rows are all frozen has no room for pinning, so it scrolls with its block.
  @Test func frozenRows_thatLieAtRest_areFollowed() throws {
    let (rows, offset) = try Self.change(Self.page { $0.frozenTopRows = 40 })
    #expect(rows == [0, 70])
    #expect(offset == 50)
  }
}
