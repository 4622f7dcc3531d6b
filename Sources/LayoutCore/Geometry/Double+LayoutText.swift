extension Double {
  /// The number as short text: without a fraction where it is whole, else as Swift prints it.
  package var layoutText: String {
    // Not `rounded()`: without Foundation that does not link on Linux.
    if magnitude < 1e15, Double(Int64(self)) == self { return "\(Int64(self))" }
    return "\(self)"
  }
}
