/// How much a layout had to do: counts, not times, so that complexity can be tested.
public struct LayoutWork: Hashable, Sendable {
  /// How many questions about single items were put to the delegate.
  public var questions = 0
  /// How many items or groups were given a place.
  public var placed = 0
  /// How many stored entries were moved without being placed anew.
  public var moved = 0
  /// How many entries were looked at to find others.
  public var searched = 0

  /// No work.
  public init() {}

  /// Everything together.
  public var total: Int { questions + placed + moved + searched }

  /// The sum of both.
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
  /// The counts that are not 0.
  public var description: String {
    let counts = [
      ("asked", questions), ("placed", placed), ("moved", moved), ("searched", searched),
    ]
    let parts = counts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
