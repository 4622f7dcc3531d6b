/// The options of the program.
struct Options {
  enum Role {
    /// Starts workers, and reports their failures.
    case supervisor
    /// Runs cases, and writes the number of the current case into a file.
    case worker(Range<Int>, progress: String)
    /// Runs one case and describes it.
    case one(Int)
  }

  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  var role = Role.supervisor
  var seed: UInt64 = 2_026
  var cases = 1_000_000
  var workers = 2
  /// The number of failures after which a run ends early.
  var failures = 50

  init(_ arguments: some Collection<String>) throws {
    var rest = Array(arguments)[...]
    func number(_ flag: String) throws -> Int {
      guard let text = rest.popFirst(), let value = Int(text), value >= 0 else {
        throw UsageError(description: "\(flag) needs a number, 0 or greater")
      }
      return value
    }
    while let flag = rest.popFirst() {
      switch flag {
      case "--seed": seed = UInt64(try number(flag))
      case "--cases": cases = try number(flag)
      case "--workers": workers = max(1, try number(flag))
      case "--failures": failures = max(1, try number(flag))
      case "--case": role = .one(try number(flag))
      case "--worker":
        let lower = try number(flag)
        let upper = try number(flag)
        guard let file = rest.popFirst(), lower <= upper else {
          throw UsageError(description: "--worker needs two numbers and a file")
        }
        role = .worker(lower..<upper, progress: file)
      default:
        throw UsageError(
          description: "\(flag) is not an option; use --cases, --seed, --workers, --failures "
            + "or --case, and a number")
      }
    }
  }
}
