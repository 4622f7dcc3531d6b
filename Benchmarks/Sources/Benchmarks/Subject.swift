/// One of the things that a scenario compares.
struct Subject {
  /// What it stands for in the comparison.
  enum Role: String, CaseIterable, Codable {
    /// Trellis itself.
    case trellis
    /// The same work as a plain C loop.
    case floor
    /// The same work in the way of the layouts in the field: an object for each item, all of them
    /// looked through, everything made anew after a change.
    case baseline
    /// Another case of Trellis that this one is compared with.
    case reference
  }

  let role: Role
  /// How many operations one run does.
  let operations: Int
  let run: () -> Void

  init(_ role: Role, operations: Int = 1, run: @escaping () -> Void) {
    self.role = role
    self.operations = operations
    self.run = run
  }
}
