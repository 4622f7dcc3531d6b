import Foundation

/// The mutants of a target that compile.
struct MutatedTarget {
  let mutants: [Mutant]
  /// The number of mutants that do not compile.
  let rejected: Int

  /// Creates the mutants of a target by writing its mutated sources into a workspace.
  ///
  /// Each round compiles the target, and leaves out the mutants in which the compiler finds errors.
  init(in workspace: Workspace) throws {
    let options = workspace.options
    let sources = try workspace.sources()
    var dropped: Set<Int> = []
    var usesUnits = false
    let cache = try RejectedMutants(of: sources.map { $0.original }, in: workspace)
    for round in 1...60 {
      var mutator = Mutator(dropped: dropped, rejected: cache.keys)
      var texts: [String: String] = [:]
      var sources = sources
      let first = sources.removeFirst()
      // The first file is written last, because it contains the switch.
      for (original, copy) in sources + [first] {
        let source = try String(contentsOf: original, encoding: .utf8)
        usesUnits = usesUnits || source.contains("import LayoutCore")
        let name = original.lastPathComponent
        let isSkipped = options.skipped.contains { name.hasSuffix($0) }
        var text = isSkipped ? source : mutator.mutated(source, file: name)
        if copy == first.copy { text += MutationSwitch.text(usesUnits: usesUnits) }
        texts[copy.path] = text
        try workspace.write(text, to: copy)
      }
      let result = try workspace.build(["--target", options.target])
      if result.status == 0 {
        mutants = mutator.mutants.filter { !mutator.dropped.contains($0.number) }
        let others = mutator.mutants.filter { mutator.dropped.contains($0.number) }
        rejected = others.count
        try cache.store(others)
        return
      }
      let found = MutatedTarget.culprits(in: result.output, texts).subtracting(dropped)
      note("round \(round): \(found.count) mutants do not compile")
      guard !found.isEmpty else { throw Failure("the target does not compile\n\(result.output)") }
      dropped.formUnion(found)
    }
    throw Failure("the target does not compile after 60 rounds")
  }

  /// Returns the mutants in which a compiler reports errors.
  private static func culprits(in output: String, _ texts: [String: String]) -> Set<Int> {
    var found: Set<Int> = []
    for match in output.matches(of: /(?m)^(\/[^:\n]+\.swift):(\d+):(\d+): error: (.*)/) {
      guard let text = texts[String(match.output.1)], let line = Int(match.output.2),
        let column = Int(match.output.3)
      else { continue }
      // One mutant less does not make an expression simple enough.
      let isTooComplex = match.output.4.contains("reasonable time")
      found.formUnion(
        culprits(in: Array(text.utf8), line: line, column: column, isTooComplex: isTooComplex))
    }
    return found
  }

  /// Returns the innermost mutant around a place, or else those of its line, or else the one before it.
  private static func culprits(
    in text: [UInt8], line: Int, column: Int, isTooComplex: Bool
  ) -> Set<Int> {
    var starts = [0]
    for (place, byte) in text.enumerated() where byte == 10 { starts.append(place + 1) }
    guard line >= 1, line <= starts.count else { return [] }
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] : text.count
    let place = start + column - 1
    var open: [Int] = []
    var around: Int?
    var ofLine: Set<Int> = []
    var last: Int?
    // The first mutant that begins after the place, and those in it.
    var root: Int?
    var isRootClosed = false
    var within: Set<Int> = []
    let source = String(decoding: text, as: UTF8.self)
    for match in source.matches(of: /\/\*(<?)(\d+)(>?)\*\//) {
      let offset = source.utf8.distance(from: source.startIndex, to: match.range.lowerBound)
      guard let number = Int(match.output.2) else { continue }
      if offset <= place { last = number }
      if offset > place, root == nil { root = number }
      if root != nil, !isRootClosed { within.insert(number) }
      if root == number, match.output.1.isEmpty { isRootClosed = true }
      if around == nil, offset > place { around = open.last ?? 0 }
      if match.output.1.isEmpty {
        if open.last == number { open.removeLast() }
      } else {
        open.append(number)
      }
      if (start..<end).contains(offset) { ofLine.insert(number) }
    }
    if isTooComplex, !within.isEmpty { return within }
    if let around, around > 0 { return [around] }
    // A missing result is reported at the end of a function.
    return ofLine.isEmpty ? Set([last].compactMap { $0 }) : ofLine
  }
}

/// Writes a line of progress to the standard error.
func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
