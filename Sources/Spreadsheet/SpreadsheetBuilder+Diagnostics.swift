import LayoutCore

/// The diagnostics of a sheet that is updated.
extension SpreadsheetBuilder {
  /// Moves the diagnostics with their rows, and removes those that the update finds again.
  @usableFromInline
  mutating func begin(_ changes: LayoutChanges) {
    changesShape = !changes.isResizeOnly
    // Columns have no edits. They are added and removed at the end.
    diagnostics.update(by: changes) { $0.column != nil }
    let checksMerges = changesShape
    diagnostics.remove { subject in
      guard case .parameter(let key) = subject else { return false }
      switch key {
      case "frozenTopRows", "frozenBottomRows", "frozenLeadingColumns", "frozenTrailingColumns",
        "hiddenRows", "hiddenColumns":
        return true
      default: return checksMerges && key.utf8.starts(with: "merges[".utf8)
      }
    }
  }

  /// Removes the diagnostics of a row that is asked for again.
  ///
  /// - Parameter asksCells: Whether its cells are asked for again too.
  @usableFromInline
  mutating func removeDiagnostics(ofRow row: Int, asksCells: Bool) {
    let asksCells = asksCells && sizing == .cells
    diagnostics.remove { subject in
      switch subject {
      case .section(row, "rowHeight"): true
      case .element(let element) where element.index.section == row:
        element.category == .cell ? asksCells : element.kind == .rowHeader
      default: false
      }
    }
  }

  /// Removes the diagnostics of a column that is asked for again.
  ///
  /// - Parameter asksCells: Whether its cells are asked for again too.
  @usableFromInline
  mutating func removeDiagnostics(ofColumn column: Int, asksCells: Bool) {
    diagnostics.remove { subject in
      if case .element(let element) = subject, element.category == .cell {
        return asksCells && element.index.item == column
      }
      return subject.column == column
    }
  }

  /// Returns the number of cells of a new row, and notes a negative number.
  @inlinable
  mutating func countCells(ofRow row: Int, _ delegate: some LayoutDelegate) -> Int {
    checkedCount(delegate.numberOfItems(inSection: row), row)
  }

  @usableFromInline
  mutating func checkedCount(_ count: Int, _ row: Int) -> Int {
    diagnostics.checkedCount(count, inSection: row)
  }
}

extension LayoutDiagnostic.Subject {
  /// The column that the subject describes, or nil if it describes something else.
  var column: Int? {
    switch self {
    case .section(let column, "columnWidth"): column
    case .element(let element) where element.kind == .columnHeader: element.index.item
    default: nil
    }
  }
}
