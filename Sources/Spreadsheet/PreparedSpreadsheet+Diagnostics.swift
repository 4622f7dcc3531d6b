import StrategyKit

/// The diagnostics of a sheet that is updated.
extension PreparedSpreadsheet {
  /// Moves the diagnostics with their rows, and removes those that the update finds again.
  mutating func begin(_ changes: LayoutChanges) {
    work = LayoutWork()
    // Columns have no edits. They are added and removed at the end.
    diagnostics.update(by: changes) { $0.track(along: .horizontal) != nil }
    diagnostics.remove { subject in
      guard case .parameter(let key) = subject else { return false }
      return key.utf8.starts(with: "frozen".utf8) || key.utf8.starts(with: "hidden".utf8)
        || key.utf8.starts(with: "folded".utf8) || key.utf8.starts(with: "columnGroups[".utf8)
    }
  }

  /// Removes the diagnostics of merged cells, which are checked again.
  mutating func removeDiagnosticsOfMerges() {
    diagnostics.remove { subject in
      guard case .parameter(let key) = subject else { return false }
      return key.utf8.starts(with: "merges[".utf8)
    }
  }

  /// Removes the diagnostics of a row or column that is asked for again.
  ///
  /// - Parameter asksHeader: Whether its header is asked for again too.
  /// - Parameter asksCells: Whether its cells are asked for again too.
  mutating func removeDiagnostics(
    of track: Int, along axis: LayoutAxis, asksHeader: Bool, asksCells: Bool
  ) {
    diagnostics.remove { subject in
      if case .element(let element) = subject {
        if element.category == .cell { return asksCells && element.track(along: axis) == track }
        if !asksHeader { return false }
      }
      return subject.track(along: axis) == track
    }
  }
}

extension LayoutDiagnostic.Subject {
  /// Returns the extent of a row or column.
  static func extent(of track: Int, along axis: LayoutAxis) -> LayoutDiagnostic.Subject {
    .section(track, parameter: axis == .vertical ? "rowHeight" : "columnWidth")
  }

  /// Returns the level of a row or column.
  static func level(of track: Int, along axis: LayoutAxis) -> LayoutDiagnostic.Subject {
    .section(track, parameter: axis == .vertical ? "rowLevel" : "columnLevel")
  }

  /// Returns the keys of the values of a row or column.
  private static func keys(along axis: LayoutAxis) -> [String] {
    axis == .vertical
      ? ["rowHeight", "rowLevel"]
      : ["columnWidth", "columnLevel", "columnFraction", "columnMaximumWidth"]
  }

  /// Returns the row or column that the subject describes, or nil if it describes something else.
  func track(along axis: LayoutAxis) -> Int? {
    switch self {
    case .section(let track, let key) where LayoutDiagnostic.Subject.keys(along: axis).contains(key):
      track
    case .element(let element) where element == .header(of: element.track(along: axis), along: axis):
      element.track(along: axis)
    default: nil
    }
  }
}

extension LayoutElement {
  /// Returns the header of a row or column.
  static func header(of track: Int, along axis: LayoutAxis) -> LayoutElement {
    axis == .vertical
      ? .supplementary(.rowHeader, track) : .supplementary(.columnHeader, 0, track)
  }

  /// Returns the row of the element for the vertical axis, or its column.
  fileprivate func track(along axis: LayoutAxis) -> Int {
    axis == .vertical ? index.section : index.item
  }
}
