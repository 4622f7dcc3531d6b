// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

@MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

@MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  // Optional in the framework; here they have defaults.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
