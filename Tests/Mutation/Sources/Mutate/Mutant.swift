/// A change of one place in a source file.
struct Mutant: Hashable {
  /// The number that switches the change on at run time.
  let number: Int
  /// The name of the file, without its folder.
  let file: String
  /// The line in the file, from 1.
  let line: Int
  /// The text of that line, without the spaces around it.
  let text: String
  /// The change, such as `< → <=`.
  let change: String
  /// The position among the mutants of equal lines of the file with the same change, from 1.
  let ordinal: Int

  /// The name of the mutant in lists, which does not depend on the number of its line.
  var key: String {
    "\(file) | \(rest)"
  }

  /// The name with the number of the mutant and that of its line.
  var place: String { "\(number) \(file):\(line) | \(rest)" }

  private var rest: String { "\(text) | \(change)" + (ordinal > 1 ? " (\(ordinal))" : "") }
}
