/// A generator of random numbers that are the same for the same seed on every platform.
///
/// - Source: SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator with the given seed.
  ///
  /// - Parameter seed: Any number; equal seeds generate equal numbers.
  public init(seed: UInt64) { state = seed }

  /// Returns the next random number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random integer in a range.
  ///
  /// - Parameter range: The range of the result, including its bounds.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a random number in a range: whole, in halves, in hundredths, or arbitrary.
  ///
  /// The different forms produce both equal lengths and odd fractions. Rounding is towards zero, so
  /// the result can be outside a range whose bound nearest to zero is a fraction.
  ///
  /// - Parameter range: The range of the number before rounding. Bounds beyond ±1e16, such as
  ///   infinite ones, count as ±1e16.
  public mutating func length(in range: ClosedRange<Double>) -> Double {
    let number = number(in: range)
    switch integer(in: 0...3) {
    case 0: return number
    case 1: return Double(Int(number * 100)) / 100
    case 2: return Double(Int(number * 2)) / 2
    default: return Double(Int(number))
    }
  }

  /// Returns a random number in a range; bounds beyond ±1e16 count as ±1e16.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range.clamped(to: -1e16...1e16), using: &self)
  }

  /// Returns `true` with a probability of 1 in `count`.
  ///
  /// A `count` below 1 means 1.
  public mutating func oneIn(_ count: Int) -> Bool { integer(in: 1...max(1, count)) == 1 }

  /// Returns a random element of `choices`, which must not be empty.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[integer(in: 0...choices.count - 1)]
  }
}
