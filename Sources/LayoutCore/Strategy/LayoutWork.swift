/// A measure of a layout's work, as counts rather than times, so that tests can check complexity.
public struct LayoutWork: Hashable, Sendable {
  /// The number of questions about single items and about measured edge items that the delegate
  /// answered.
  public var questions = 0
  /// The number of items or groups that were placed, including those that were placed again.
  public var placed = 0
  /// The number of stored entries that were moved without being placed again.
  public var moved = 0
  /// The number of entries that were examined in searches.
  public var searched = 0

  /// Creates counts that are all 0.
  public init() {}

  /// The sum of all counts.
  public var total: Int { questions + placed + moved + searched }

  /// Returns the sums of the counts of both values.
  public static func + (lhs: LayoutWork, rhs: LayoutWork) -> LayoutWork {
    var sum = lhs
    sum.questions += rhs.questions
    sum.placed += rhs.placed
    sum.moved += rhs.moved
    sum.searched += rhs.searched
    return sum
  }
}

extension LayoutWork: CustomStringConvertible {
  /// The counts that are not 0, or "nothing" if all are.
  public var description: String {
    let counts = [
      ("asked", questions), ("placed", placed), ("moved", moved), ("searched", searched),
    ]
    let parts = counts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
