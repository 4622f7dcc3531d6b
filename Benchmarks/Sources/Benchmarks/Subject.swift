/// One of the alternatives that a scenario compares.
struct Subject {
  /// The role of a subject in the comparison.
  enum Role: String, CaseIterable, Codable {
    /// The code of Trellis.
    case trellis
    /// The same work as a plain C loop.
    case floor
    /// The same work as in many existing layouts.
    ///
    /// Such a layout creates an object for each item, examines all of them in a query, and prepares
    /// everything again after a change.
    case baseline
    /// Another case of Trellis, with which this one is compared.
    case reference
    /// A C loop that reads and writes as many bytes, and does nothing else.
    case memory
  }

  let role: Role
  /// The number of operations in one run.
  let operations: Int
  let run: () -> Void

  init(_ role: Role, operations: Int = 1, run: @escaping () -> Void) {
    self.role = role
    self.operations = operations
    self.run = run
  }
}
