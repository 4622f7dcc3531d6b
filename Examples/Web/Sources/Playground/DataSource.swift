import Compositional
import LayoutCore
import Schedule

/// A data set: its sections and items, their sizes and their content.
class DataSource {
  let name: String
  let title: String
  /// A Boolean value that indicates whether sections are rows, and items columns.
  let isTable: Bool
  /// A Boolean value that indicates whether there can be any number of items.
  let isGenerated: Bool
  /// A Boolean value that indicates whether the current layout has asked for the size of an item.
  var isAsked = false

  init(name: String, title: String, isTable: Bool = false, isGenerated: Bool = false) {
    self.name = name
    self.title = title
    self.isTable = isTable
    self.isGenerated = isGenerated
  }

  /// Returns the collection at the beginning; `count` matters to generated ones only.
  func collection(count: Int) -> ShownCollection { ShownCollection(sections: []) }

  /// Returns the heading of a section, and the note below it.
  func heading(ofSection number: Int) -> (title: String, note: String) { ("", "") }

  /// A Boolean value that indicates whether sections have notes below them.
  var hasNotes: Bool { true }

  /// Returns the size of an item, in points; layouts that take its ratio only may do so.
  func size(ofItem number: Int, inSection section: Int) -> LayoutSize? { nil }

  /// Returns the size of an item for which a layout proposes a width.
  func size(
    ofItem number: Int, inSection section: Int, proposed width: Double?
  ) -> LayoutSize? {
    size(ofItem: number, inSection: section)
  }

  /// A Boolean value that indicates whether the first item of each section spans two columns.
  var hasWideItems: Bool { false }

  /// Returns whether an item spans two columns, wherever it is moved to.
  func isWide(item number: Int) -> Bool { false }

  /// Returns the height of a table's row, in points.
  func height(ofRow row: Int) -> Double? { nil }

  /// Returns the description of a compositional section in a container of a width, or nil if the
  /// parameters describe it.
  func compositionalSection(_ number: Int, width: Double) -> CompositionalSection? { nil }

  /// Returns the times of an item in hours, or nil if the data has none.
  func times(ofItem number: Int, inSection section: Int) -> ScheduleItem? { nil }

  /// The hours that a schedule shows of the data.
  var hours: ClosedRange<Double> { 0...12 }

  /// Returns the content of an item.
  func content(ofItem number: Int, inSection section: Int) -> ElementContent { ElementContent() }

  /// Returns the width of a table's column, in points.
  func width(ofColumn column: Int) -> Double? { nil }

  /// Returns the heading of a table's column.
  func heading(ofColumn column: Int) -> ElementContent {
    ElementContent(title: DataSource.letters(ofColumn: column), alignment: .center)
  }

  /// Returns a size of a ratio, always of the same area.
  static func size(ratio: Double) -> LayoutSize {
    let root = ratio.squareRoot()
    return LayoutSize(width: 140 * root, height: 140 / root)
  }

  /// Returns the letters that spreadsheets call a column by: A to Z, AA, AB and so on.
  static func letters(ofColumn column: Int) -> String {
    var letters: [UInt8] = []
    var rest = column + 1
    while rest > 0 {
      letters.insert(UInt8(65 + (rest - 1) % 26), at: 0)
      rest = (rest - 1) / 26
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
