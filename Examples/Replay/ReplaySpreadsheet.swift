import LayoutCore
import LayoutJSON
import Spreadsheet

/// Answers a sheet's questions from recorded rows.
struct RecordedSheet: SpreadsheetLayoutDelegate {
  let input: JSONValue

  var sizesCells: Bool { input.delegateAnswers("sizeForCell") }
  var sizesHeaders: Bool { input.delegateAnswers("sizeForHeader") }

  var sizing: SpreadsheetSizing {
    if sizesCells { return .cells }
    return sizesHeaders ? .rowsAndColumns : .uniform
  }

  var numberOfSections: Int { input["sections"].array?.count ?? 0 }

  func numberOfItems(inSection section: Int) -> Int {
    input["sections"][section]["itemCount"].integer ?? 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizesCells ? input["sections"][index.section]["cellSizes"][index.item].size : nil
  }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    SpreadsheetRow(headerSize: sizesHeaders ? input["rowHeaderSizes"][row].size : nil)
  }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    SpreadsheetColumn(headerSize: sizesHeaders ? input["columnHeaderSizes"][column].size : nil)
  }
}

extension ReplayCase {
  /// Rows of cells with headers, sticky or not, and a corner; nothing rounded.
  static func kez(_ input: JSONValue) -> ReplayCase {
    var input = input
    for operation in input["ops"].array ?? [] { input.apply(operation) }
    let sheet = RecordedSheet(input: input)
    var configuration: LayoutConfiguration = [
      "rounding": "none", "hasBackgrounds": false, "sizing": .text(sheet.sizing.rawValue),
    ]
    configuration["columnWidth"] = input["cellSize"].size.map { .number($0.width) }
    configuration["rowHeight"] = input["cellSize"].size.map { .number($0.height) }
    configuration["minimumCellSize"] = input["minimumCellSize"].size.map { .size($0) }
    configuration["maximumCellSize"] = input["maximumCellSize"].size.map { .size($0) }
    configuration["columnHeaderHeight"] = input["columnHeaderHeight"].number.map { .number($0) }
    configuration["rowHeaderWidth"] = input["rowHeaderWidth"].number.map { .number($0) }
    configuration["hasCorner"] = .flag(input["cornerRegistered"].bool ?? false)
    configuration["pinsHeaders"] = .flag(input["stickyHeaders"].bool ?? false)
    let scrolled = input["scroll"].array?.last?.point
    return ReplayCase(
      layout: "spreadsheet", configuration: configuration, delegate: sheet,
      environment: LayoutEnvironment(
        containerSize: input.container, insets: input["contentInset"].insets ?? .zero),
      offset: scrolled ?? input["contentOffset"].point ?? .zero)
  }
}

extension JSONValue {
  /// Changes a recorded sheet's properties as the recorded app did; operations that only make the
  /// layout run again change nothing.
  fileprivate mutating func apply(_ operation: JSONValue) {
    switch operation["op"].string {
    case "setCellSize":
      self["cellSize"] = ["width": operation["width"], "height": operation["height"]]
    case "unregisterCorner": self["cornerRegistered"] = false
    default: return
    }
  }
}
