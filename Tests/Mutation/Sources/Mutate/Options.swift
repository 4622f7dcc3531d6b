import Foundation

/// The arguments of the command.
struct Options {
  /// The folder of the package.
  var package = URL(fileURLWithPath: ".")
  /// The folder, inside the package, of the package that contains the program of laws.
  var laws = "."
  /// The product that checks the laws.
  var product = ""
  /// The arguments that are passed to the program of laws.
  var arguments: [String] = []
  /// The target whose sources are mutated.
  var target = ""
  /// The folder for the copy of the package and its products.
  var scratch: URL?
  /// The file that lists equivalent mutants.
  var equivalents: URL?
  /// The suffixes of files that are not mutated.
  var skipped: [String] = []
  /// The file that lists the survivors of an earlier run.
  var survivors: URL?
  /// The file that lists the mutants to run.
  var only: URL?
  /// The number of mutants to run; all by default.
  var sample: Int?
  var seed: UInt64 = 1
  /// The least score in percent.
  var least = 0.0
  /// The number of mutants that run at the same time.
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The maximum time of a run, in seconds; by default ten more than five times that of a run without
  /// a mutant.
  var seconds: Double?
  /// The time after which no further mutant is run, in minutes.
  var minutes = Double.infinity

  static let usage = """
    Mutate: measures how many faults in a target the laws of its package find.

    Usage: Mutate --package PATH --target NAME --product NAME [options] [-- ARGUMENTS]

      --package PATH      the folder of the package; the current one by default
      --target NAME       the target whose sources are mutated
      --product NAME      the executable product that checks the laws; its exit status is 0 if all hold
      --laws PATH         the folder inside the package of the package with that product, if it is another one
      --scratch PATH      the folder for the copy and its products; .build/mutation in the package by default
      --skip SUFFIX       leaves files out whose names end so; can be repeated
      --equivalents FILE  a list of mutants that change no result: file | line | change | reason
      --only FILE         runs the mutants that a file lists, for example the output of an earlier run
      --survivors FILE    the survivors of an earlier run; mutants that are not run count as in that run,
                          and a survivor that is not listed is a failure
      --sample N          runs N mutants that are not listed as equivalent, drawn with --seed
      --seed N            the seed of the sample; 1 by default
      --least PERCENT     fails if the score is lower
      --jobs N            the number of runs at the same time
      --seconds N         the maximum time of a run; by default ten more than five times that of a run without
                          a mutant; a run also ends after about three times the processor time of that one
      --minutes N         runs no further mutant after this time
      -- ARGUMENTS        the arguments of the program of laws
    """

  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--" {
        self.arguments = Array(rest)
        break
      }
      guard option != "--help" else { throw Failure(Options.usage) }
      guard let value = rest.popFirst() else { throw Failure("\(option): a value is missing") }
      try set(option, value)
    }
    if target.isEmpty || product.isEmpty { throw Failure(Options.usage) }
  }

  private mutating func set(_ option: String, _ value: String) throws(Failure) {
    switch option {
    case "--package": package = URL(fileURLWithPath: value)
    case "--laws": laws = value
    case "--product": product = value
    case "--target": target = value
    case "--scratch": scratch = URL(fileURLWithPath: value)
    case "--equivalents": equivalents = URL(fileURLWithPath: value)
    case "--survivors": survivors = URL(fileURLWithPath: value)
    case "--only": only = URL(fileURLWithPath: value)
    case "--skip": skipped.append(value)
    case "--sample": sample = try number(option, value)
    case "--seed": seed = UInt64(try number(option, value))
    case "--least": least = Double(try number(option, value))
    case "--jobs": jobs = max(1, try number(option, value))
    case "--minutes": minutes = Double(try number(option, value))
    case "--seconds": seconds = Double(max(1, try number(option, value)))
    default: throw Failure("\(option) is unknown\n\n\(Options.usage)")
    }
  }

  private func number(_ option: String, _ value: String) throws(Failure) -> Int {
    guard let number = Int(value), number >= 0 else {
      throw Failure("\(option): \(value) is no number")
    }
    return number
  }
}

/// A reason for which the command ends.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
