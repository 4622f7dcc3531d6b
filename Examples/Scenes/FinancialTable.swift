import LayoutCore
import Spreadsheet

/// The results of a company by quarters: accounts that fold, and columns in groups.
struct FinancialTable: SceneContent, SpreadsheetLayoutDelegate {
  /// An account with its level, and its amount in the first quarter, in thousands.
  struct Account: Hashable, Sendable {
    var title: String
    var level: Int
    var amount: Double
    /// The growth of the amount from quarter to quarter.
    var growth = 0.02
  }

  let accounts: [Account]

  /// The first year, and the number of years.
  static let years = 2024..<2027

  /// The columns of a year: its total, and the quarters of each half.
  private static let quarters = ["Total", "Q1", "Q2", "Q3", "Q4"]

  /// The names of the groups of columns: years, and the halves inside them.
  static let groups = ["B:F", "C:D", "E:F", "G:K", "H:I", "J:K", "L:P", "M:N", "O:P"]

  // MARK: Answers

  var numberOfSections: Int { accounts.count }

  var commonNumberOfItems: Int? { 1 + FinancialTable.years.count * FinancialTable.quarters.count }

  func numberOfItems(inSection section: Int) -> Int { commonNumberOfItems ?? 0 }

  func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow(level: accounts[row].level) }

  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    if column == 0 { return SpreadsheetColumn(width: 176) }
    let isTotal = place(of: column).quarter == 0
    return SpreadsheetColumn(width: isTotal ? 92 : 80, level: isTotal ? 0 : 1)
  }

  /// Returns the year of a column after the first one, and the number of its quarter, or 0.
  private func place(of column: Int) -> (year: Int, quarter: Int) {
    let count = FinancialTable.quarters.count
    return (FinancialTable.years.lowerBound + (column - 1) / count, (column - 1) % count)
  }

  /// Returns the amount of an account in a quarter or, if the quarter is 0, in a year.
  private func amount(_ row: Int, _ column: Int) -> Double {
    let (year, quarter) = place(of: column)
    if quarter == 0 { return (1...4).reduce(0) { $0 + amount(row, column + $1) } }
    let account = accounts[row]
    let end = accounts[(row + 1)...].firstIndex { $0.level <= account.level } ?? accounts.count
    let parts = (row + 1..<end).filter { accounts[$0].level == account.level + 1 }
    if !parts.isEmpty { return parts.reduce(0) { $0 + amount($1, column) } }
    let passed = (year - FinancialTable.years.lowerBound) * 4 + quarter - 1
    let season = [0.96, 1, 0.98, 1.06][quarter - 1]
    return (account.amount * (1 + account.growth * Double(passed)) * season).rounded()
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    let column = element.index.item
    switch (element.category, element.kind) {
    case (.cell, _): return cell(attributes, context)
    case (.supplementary, .columnHeader):
      return SheetLooks.header(
        column == 0 ? "Thousands of €" : FinancialTable.quarters[place(of: column).quarter],
        alignment: column == 0 ? .leading : .trailing, attributes, context)
    case (.supplementary, .columnGroupHeader):
      let (level, first) = element.index.columnGroup
      let (year, quarter) = place(of: first)
      let title = level == 0 ? "\(year)" : quarter < 3 ? "First half" : "Second half"
      return SheetLooks.header(title, isSelected: level == 0, attributes, context)
    case (.decoration, .parentBackground):
      return SheetLooks.surface(context.palette.hairline, attributes, context)
    default: return SheetLooks.decoration(attributes, context)
    }
  }

  private func cell(_ attributes: LayoutAttributes, _ context: LookContext) -> ElementLook {
    let palette = context.palette
    let (row, column) = (attributes.element.index.section, attributes.element.index.item)
    let account = accounts[row]
    let isParent = row + 1 < accounts.count && accounts[row + 1].level > account.level
    let text = column == 0 ? account.title : grouped(amount(row, column))
    var sketch = Sketch(attributes, context, label: text)
    sketch.fill(
      isParent && account.level == 0
        ? palette.highlight : isParent ? palette.bar : palette.screen)
    let isTotal = column > 0 && place(of: column).quarter == 0
    let room = sketch.bounds.inset(by: 10, 2)
    sketch.text(
      text, isParent || isTotal ? .bold(13) : .regular(13),
      isParent && account.level == 0 ? palette.accent : palette.text,
      in: column == 0 ? room.without(leading: 14 * Double(account.level)) : room,
      alignment: column == 0 ? .leading : .trailing, isCentered: true)
    return sketch.look
  }

  /// Returns a whole number with a space between groups of three digits.
  private func grouped(_ number: Double) -> String {
    let digits = Array("\(Int(number.magnitude))")
    var text = number < 0 ? "−" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "\u{2009}" }
      text.append(digit)
    }
    return text
  }
}
