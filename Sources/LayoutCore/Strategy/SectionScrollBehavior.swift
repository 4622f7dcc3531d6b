/// A policy that determines where an independently scrolling section comes to rest.
public enum SectionScrollBehavior: String, Hashable, Sendable, CaseIterable {
  /// The section comes to rest at any offset.
  case continuous
  /// The section comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// The section moves by one width of the container at a time.
  case paging
  /// The section moves by one group at a time and comes to rest at the start of the group.
  case groupPaging
  /// The section moves by one group at a time and comes to rest with the group in the centre.
  ///
  /// Extra room before the first and after the last group lets those groups reach the centre.
  case groupPagingCentered
}
