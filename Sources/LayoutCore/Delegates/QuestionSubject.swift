/// The subject of a ``LayoutQuestion``, which the index of the question specifies.
public enum QuestionSubject: Hashable, Sendable {
  /// The item at the index.
  case item
  /// The section of the index.
  ///
  /// The item of the index is 0, or a number that the question specifies.
  case section
}
