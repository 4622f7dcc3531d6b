/// Where a section comes to rest that scrolls by itself, across the layout's own axis.
public enum SectionScrollBehavior: String, Hashable, Sendable, CaseIterable {
  /// Anywhere.
  case continuous
  /// Where a group begins.
  case continuousGroupLeadingBoundary
  /// After whole widths of the container, one at a time.
  case paging
  /// Where a group begins, one group at a time.
  case groupPaging
  /// Where a group is in the middle, one group at a time; room before the first and behind the last
  /// lets those get there too.
  case groupPagingCentered
}
