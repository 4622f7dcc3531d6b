extension Double {
  /// The number as short text: without a fraction if it is whole, and as Swift prints it otherwise.
  package var layoutText: String {
    // Not `rounded()`: without Foundation, it does not link on Linux.
    if magnitude < 1e16, Double(Int64(self)) == self { return "\(Int64(self))" }
    return "\(self)"
  }
}
