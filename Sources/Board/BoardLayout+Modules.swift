import StrategyKit

extension PreparedSections where Layout == BoardLayout {
  /// Returns the module of a section at a point, such as the place at which a dragged item would be
  /// dropped.
  ///
  /// Between modules and outside the columns, it is the nearest module. Rows continue after the
  /// last item without end.
  ///
  /// - Parameter point: A point of the content.
  /// - Parameter section: The number of the section.
  /// - Returns: The column and the row, or nil if there is no such section.
  /// - Complexity: O(log s + c); s = sections, c = columns.
  public func module(
    at point: LayoutPoint, inSection section: Int
  ) -> (column: Int, row: Int)? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    let style = style(ofSection: section)
    let (main, cross) = position(of: point, inSection: section)
    let column = (0..<style.columns).first {
      cross < style.grid.upper(of: $0) + style.grid.spacing / 2
    }
    guard style.pitch > 0 else { return (column ?? style.columns - 1, 0) }
    let row = max(0, main.rawValue &+ style.rowSpacing / 2) / style.pitch
    return (column ?? style.columns - 1, Int(clamping: row))
  }
}
