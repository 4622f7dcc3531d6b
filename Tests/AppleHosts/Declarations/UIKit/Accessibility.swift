// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs, interface of the same name as each protocol: selectors, optionality,
// nullability, availability. developer.apple.com/documentation/uikit/<protocol>: Swift spelling, isolation.

// Source: dotnet/macios src/UIKit/UIEnums.cs, enum UIAccessibilityContainerType
@objc public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

@MainActor @objc public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  @objc func accessibilityRowRange() -> NSRange
  @objc func accessibilityColumnRange() -> NSRange
}

@MainActor @objc public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  @objc(accessibilityDataTableCellElementForRow:column:)
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  @objc func accessibilityRowCount() -> Int
  @objc func accessibilityColumnCount() -> Int
  @objc(accessibilityHeaderElementsForRow:)
  optional func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  @objc(accessibilityHeaderElementsForColumn:)
  optional func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}
