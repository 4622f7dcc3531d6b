/// The code that is added to a source file of a mutated module.
///
/// It is no file of its own, because a package is not planned again for one more file in another
/// package that it depends on.
///
/// Each mutated place calls one of these functions with the number of its mutant. One build therefore
/// contains all mutants, and an environment variable selects one of them at run time.
enum MutationSwitch {
  /// The name of the environment variable that selects a mutant.
  static let variable = "LAYOUT_MUTANT"

  /// The functions for operators, by the operator, with the operators that replace it.
  static let operators: [String: (function: String, replacements: [String])] = [
    "<": ("_mutLess", ["<=", ">="]), "<=": ("_mutLessOrEqual", ["<", ">"]),
    ">": ("_mutGreater", [">=", "<="]), ">=": ("_mutGreaterOrEqual", [">", "<"]),
    "==": ("_mutEqual", ["!="]), "!=": ("_mutUnequal", ["=="]),
    "+": ("_mutPlus", ["-"]), "-": ("_mutMinus", ["+"]),
    "&+": ("_mutWrappingPlus", ["&-"]), "&-": ("_mutWrappingMinus", ["&+"]),
    "&&": ("_mutAnd", ["||"]), "||": ("_mutOr", ["&&"]),
    "+=": ("_mutAdd", ["-="]), "-=": ("_mutSubtract", ["+="]),
    "&+=": ("_mutWrappingAdd", ["&-="]), "&-=": ("_mutWrappingSubtract", ["&+="]),
  ]

  /// The text of the code.
  ///
  /// - Parameter usesUnits: Whether the module imports the core, whose lengths have operators of
  ///   their own.
  static func text(usesUnits: Bool) -> String {
    var lines = [header]
    for (name, text, first, second) in [
      ("Less", "<", "<=", ">="), ("LessOrEqual", "<=", "<", ">"), ("Greater", ">", ">=", "<="),
      ("GreaterOrEqual", ">=", ">", "<"),
    ] {
      lines.append(
        """
        @inlinable internal func _mut\(name)<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> Bool {
          _mutant == n ? a \(first) b : _mutant == n &+ 1 ? a \(second) b : a \(text) b
        }
        """)
    }
    for (name, text, other, type) in [
      ("Equal", "==", "!=", "Equatable"), ("Unequal", "!=", "==", "Equatable"),
    ] {
      lines.append(
        """
        @inlinable internal func _mut\(name)<T: \(type)>(_ n: Int, _ a: T, _ b: T) -> Bool {
          _mutant == n ? a \(other) b : a \(text) b
        }
        """)
    }
    for (name, assigning, text, other, type) in [
      ("Plus", "Add", "+", "-", "AdditiveArithmetic"),
      ("Minus", "Subtract", "-", "+", "AdditiveArithmetic"),
      ("WrappingPlus", "WrappingAdd", "&+", "&-", "FixedWidthInteger"),
      ("WrappingMinus", "WrappingSubtract", "&-", "&+", "FixedWidthInteger"),
    ] {
      lines.append(sum(name, assigning, text, other, "<T: \(type)>", "T"))
      if usesUnits, text.count == 1 {
        lines.append(sum(name, assigning, text, other, "", "LayoutUnit"))
      }
    }
    return (usesUnits ? "\nimport LayoutCore\n" : "\n") + lines.joined(separator: "\n") + "\n"
  }

  private static func sum(
    _ name: String, _ assigning: String, _ text: String, _ other: String, _ generics: String,
    _ type: String
  ) -> String {
    """
    @inlinable internal func _mut\(name)\(generics)(_ n: Int, _ a: \(type), _ b: \(type)) -> \(type) {
      _mutant == n ? a \(other) b : a \(text) b
    }
    @inlinable internal func _mut\(assigning)\(generics)(_ n: Int, _ a: inout \(type), _ b: \(type)) {
      if _mutant == n { a = a \(other) b } else { a = a \(text) b }
    }
    """
  }

  private static let header = """
    #if canImport(Glibc)
      import Glibc
    #elseif canImport(Musl)
      import Musl
    #elseif canImport(Darwin)
      import Darwin
    #endif

    @usableFromInline internal let _mutant: Int =
      getenv("\(variable)").flatMap { Int(String(cString: $0)) } ?? -9

    @inlinable internal func _mutIs(_ n: Int) -> Bool { _mutant == n }
    @inlinable internal func _mutKeeps(_ n: Int) -> Bool { _mutant != n }
    @inlinable internal func _mutNot(_ n: Int, _ a: Bool) -> Bool { (_mutant == n) != a }
    @inlinable internal func _mutPasses(_ n: Int, _ a: @autoclosure () -> Bool) -> Bool {
      _mutant == n || a()
    }
    @inlinable internal func _mutAnd(
      _ n: Int, _ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool
    ) -> Bool { _mutant == n ? a() || b() : a() && b() }
    @inlinable internal func _mutOr(
      _ n: Int, _ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool
    ) -> Bool { _mutant == n ? a() && b() : a() || b() }
    @inlinable internal func _mutMin<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> T {
      _mutant == n ? max(a, b) : min(a, b)
    }
    @inlinable internal func _mutMax<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> T {
      _mutant == n ? min(a, b) : max(a, b)
    }
    @inlinable internal func _mutEnd<T: FixedWidthInteger>(_ n: Int, _ a: T, _ step: T) -> T {
      _mutant == n ? a + step : a
    }
    @inlinable internal func _mutFlag(_ n: Int, _ a: Bool) -> Bool { (_mutant == n) != a }
    @inlinable internal func _mutNumber<T: ExpressibleByIntegerLiteral>(
      _ n: Int, _ a: T, _ first: T, _ second: T
    ) -> T { _mutant == n ? first : _mutant == n &+ 1 ? second : a }
    @inlinable internal func _mutFraction<T: ExpressibleByFloatLiteral>(
      _ n: Int, _ a: T, _ first: T
    ) -> T { _mutant == n ? first : a }
    """
}
