import GroupedColumns
import LayoutCore
import Spreadsheet
import Waterfall

/// A delegate that describes the playground's collection to every layout.
///
/// It answers the questions of all strategies of which the data knows something; whatever it leaves
/// open, the parameters decide.
struct PlaygroundDelegate: WaterfallLayoutDelegate, GroupedColumnsLayoutDelegate,
  SpreadsheetLayoutDelegate
{
  let collection: ShownCollection
  let source: DataSource
  /// A Boolean value that indicates whether the layout sizes all rows itself.
  let hasUniformRows: Bool

  var numberOfSections: Int { collection.sections.count }

  func numberOfItems(inSection section: Int) -> Int {
    collection.sections.indices.contains(section) ? collection.sections[section].items.count : 0
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    if hasUniformRows { return nil }
    let section = collection.sections[index.section]
    return source.size(ofItem: Int(section.items[index.item]), inSection: Int(section.number))
  }

  /// Of the two strategies that ask for it, the parameters of each decide.
  func headerExtent(inSection section: Int) -> Double? { nil }

  func width(ofColumn column: Int) -> Double? { source.width(ofColumn: column) }

  /// Returns 0 if the section has no note.
  func footerExtent(inSection section: Int) -> Double? {
    // Headings of a hundred thousand sections are not created if they are not needed.
    if !source.hasNotes { return 0 }
    guard collection.sections.indices.contains(section) else { return nil }
    let note = source.heading(ofSection: Int(collection.sections[section].number)).note
    return note.isEmpty ? 0 : nil
  }

  func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    waterfallAnswer(question, at: index) ?? groupedColumnsAnswer(question, at: index)
      ?? spreadsheetAnswer(question, at: index)
  }
}
