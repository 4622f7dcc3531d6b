/// Which column takes the next section.
public enum GroupedColumnsPlacement: String, Hashable, Sendable, CaseIterable {
  /// The column that is shortest; of several, the first.
  case shortestColumn
  /// Columns are filled one after the other, in reading order, so that the tallest is as short as
  /// that order allows.
  case balanced
}
