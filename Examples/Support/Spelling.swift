/// A guess at the name that the user meant to type.
enum Spelling {
  /// Returns the name that is nearest to what was typed, as the end of a message; empty if none is
  /// near.
  static func suggestion(for typed: String, among names: [String]) -> String {
    let nearest = names.map { (name: $0, distance: distance(typed, $0)) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= max(1, typed.count / 3) else { return "" }
    return "; did you mean \"\(nearest.name)\"?"
  }

  /// Returns the number of letters to insert, remove or replace to turn one text into another.
  ///
  /// - Complexity: O(n·m); n, m = letters.
  /// - Source: V. Levenshtein, 1966.
  static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (place, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in letters.indices {
        let exchanged = diagonal + (letter == letters[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, row[column] + 1, row[column + 1] + 1)
      }
    }
    return row[letters.count]
  }
}
