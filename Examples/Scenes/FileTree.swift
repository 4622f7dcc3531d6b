import LayoutCore
import Spreadsheet

/// A tree of folders and files, whose folders fold and stay in view.
struct FileTree: SceneContent, SpreadsheetLayoutDelegate {
  /// A folder or a file.
  struct Entry: Hashable, Sendable {
    var name: String
    /// The number of folders around it.
    var level: Int
    /// The size in kilobytes, or nil for a folder.
    var size: Int?
    var date: String
    /// The sizes and the number of the files in a folder.
    var total = 0
    var count = 0
  }

  private(set) var entries: [Entry] = []
  /// The rows of the folders that are folded.
  let folded: [Int]

  private static let titles = ["Name", "Size", "Modified"]

  /// Creates a tree of lines, each of which is a name behind two spaces for each folder around it.
  ///
  /// - Parameter text: The lines. A name of a folder ends in `/`, or in `/+` if it is folded.
  init(_ text: String) {
    var folded: [Int] = []
    for (row, line) in text.split(separator: "\n").enumerated() {
      let level = line.prefix { $0 == " " }.count / 2
      var name = String(line.dropFirst(2 * level))
      if name.hasSuffix("/+") {
        folded.append(row)
        name.removeLast()
      }
      let isFolder = name.hasSuffix("/")
      if isFolder { name.removeLast() }
      let size = isFolder ? nil : 2 + name.utf8.reduce(row) { ($0 * 31 + Int($1)) % 9_973 } % 840
      let day = 1 + (row * 7) % 28
      entries.append(
        Entry(name: name, level: level, size: size, date: "\(day < 10 ? "0" : "")\(day) May"))
      guard let size else { continue }
      var above = level
      for folder in entries.indices.reversed() where entries[folder].level < above {
        above = entries[folder].level
        entries[folder].total += size
        entries[folder].count += 1
      }
    }
    self.folded = folded
  }

  // MARK: Answers

  var numberOfSections: Int { entries.count }

  var commonNumberOfItems: Int? { FileTree.titles.count }

  func numberOfItems(inSection section: Int) -> Int { FileTree.titles.count }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow(level: entries[row].level) }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    column == 0 ? SpreadsheetColumn(width: 206, fraction: 1) : SpreadsheetColumn()
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    switch (element.category, element.kind) {
    case (.cell, _): return cell(attributes, context)
    case (.supplementary, .columnHeader):
      let column = element.index.item
      return SheetLooks.header(
        FileTree.titles[column], alignment: column == 0 ? .leading : .trailing, attributes, context)
    case (.decoration, .parentBackground):
      return SheetLooks.surface(context.palette.hairline, attributes, context)
    default: return SheetLooks.decoration(attributes, context)
    }
  }

  private func cell(_ attributes: LayoutAttributes, _ context: LookContext) -> ElementLook {
    let palette = context.palette
    let index = attributes.element.index
    let entry = entries[index.section]
    let isFolder = entry.size == nil
    let texts = [entry.name, "\(entry.size ?? entry.total) KB", entry.date]
    var sketch = Sketch(attributes, context, label: texts[index.item])
    sketch.fill(isFolder ? palette.bar : palette.screen)
    let room = sketch.bounds.inset(by: 12, 2)
    guard index.item == 0 else {
      sketch.text(
        texts[index.item], .regular(13), palette.secondaryText, in: room, alignment: .trailing,
        isCentered: true)
      return sketch.look
    }
    let start = room.minX + 18 * Double(entry.level)
    let middle = room.midY
    if isFolder {
      let isFolded = folded.contains(index.section)
      let arrow =
        isFolded
        ? [(2.0, -4.0), (7, 0), (2, 4)] : [(0.0, -2.5), (8, -2.5), (4, 2.5)]
      sketch.polygon(
        arrow.map { LayoutPoint(x: start + $0.0, y: middle + $0.1) }, palette.secondaryText)
      sketch.fill(
        palette.accent, in: LayoutRect(x: start + 16, y: middle - 7, width: 8, height: 4),
        radius: 1.5)
      sketch.fill(
        palette.accent, in: LayoutRect(x: start + 16, y: middle - 5, width: 18, height: 13),
        radius: 2.5)
    } else {
      sketch.border(
        Stroke(palette.secondaryText, 1),
        in: LayoutRect(x: start + 19, y: middle - 8, width: 12, height: 16), radius: 2)
    }
    let texted = room.without(leading: start - room.minX + 42)
    sketch.text(
      entry.name, isFolder ? .bold(13) : .regular(13), palette.text, in: texted, isCentered: true)
    return sketch.look
  }
}
