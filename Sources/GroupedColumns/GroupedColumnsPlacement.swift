/// The rule that determines the column of each section.
public enum GroupedColumnsPlacement: String, Hashable, Sendable, CaseIterable {
  /// Places each section in the shortest column, or in the first of several.
  case shortestColumn
  /// Fills the columns in order, so that the tallest is as short as that order allows.
  case balanced
}
