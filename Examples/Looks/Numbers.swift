// Numbers as text for people, the same in every language and on every machine.

extension Double {
  /// The number with at most two decimals, and none that are not needed.
  var plainText: String {
    let hundredths = (magnitude * 100).rounded()
    guard hundredths < 1e15 else { return "\(self)" }
    let whole = Int(hundredths)
    var text = self < 0 && whole > 0 ? "-\(whole / 100)" : "\(whole / 100)"
    let rest = whole % 100
    if rest > 0 {
      text += "." + (rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)")
    }
    return text
  }
}

extension Int {
  /// Returns the number and what it counts: `1 image`, `1,000 images`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// The number with a comma after every third digit from the end.
  var grouped: String {
    var text = ""
    let digits = Array(String(magnitude))
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "−" : "") + text
  }
}
