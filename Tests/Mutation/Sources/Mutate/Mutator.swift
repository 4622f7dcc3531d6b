import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A writer that prints a source file with all its mutants, each behind a switch.
///
/// The text of a mutant is between the comments `/*<N*/` and `/*N>*/`, so that an error of the compiler leads to
/// the mutant that does not compile.
struct Mutator {
  /// The mutants of all files so far; those that do not compile are among them.
  private(set) var mutants: [Mutant] = []
  /// The numbers of mutants that are left out because they do not compile.
  private(set) var dropped: Set<Int>
  /// The names of mutants that did not compile in an earlier run.
  private let rejected: Set<String>
  private var file = ""
  private var lines: [Substring] = []
  private var locations: SourceLocationConverter?
  private var ordinals: [String: Int] = [:]

  init(dropped: Set<Int>, rejected: Set<String>) {
    self.dropped = dropped
    self.rejected = rejected
  }

  /// Returns the text of a file with its mutants.
  mutating func mutated(_ source: String, file: String) -> String {
    self.file = file
    ordinals = [:]
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let bare = CommentRemover().rewrite(Parser.parse(source: source)).description
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: bare)) { _ in }
    locations = SourceLocationConverter(fileName: file, tree: tree)
    return render(tree)
  }

  // MARK: Numbers

  /// Adds mutants of a node, and returns the number of the first.
  ///
  /// - Returns: `nil` if one of them does not compile.
  mutating func add(_ changes: [String], at node: some SyntaxProtocol) -> Int? {
    let first = mutants.count + 1
    let line = locations?.location(for: node.positionAfterSkippingLeadingTrivia).line ?? 0
    let text =
      line > 0 && line <= lines.count ? lines[line - 1].trimmed.replacing("|", with: "¦") : ""
    for change in changes {
      let ordinal = ordinals["\(text) | \(change)", default: 0] + 1
      ordinals["\(text) | \(change)"] = ordinal
      mutants.append(
        Mutant(
          number: mutants.count + 1, file: file, line: line, text: text,
          change: change.replacing("|", with: "¦"), ordinal: ordinal))
    }
    // The mutants of one place have one call, so if one does not compile, none is written.
    let group = first..<first + changes.count
    let isRejected = mutants.suffix(changes.count).contains { rejected.contains($0.key) }
    if !isRejected, dropped.isDisjoint(with: group) { return first }
    dropped.formUnion(group)
    return nil
  }

  /// Returns the text of a mutant with the comments that mark it.
  func marked(_ number: Int, _ text: String) -> String { "/*<\(number)*/\(text)/*\(number)>*/" }

  // MARK: Nodes

  mutating func render(_ node: some SyntaxProtocol) -> String {
    if let token = node.as(TokenSyntax.self) { return token.description }
    if Exemption.applies(to: Syntax(node)) { return node.description }
    switch Syntax(node).as(SyntaxEnum.self) {
    case .infixOperatorExpr(let node): return infix(node)
    case .integerLiteralExpr(let node): return integer(node)
    case .floatLiteralExpr(let node): return fraction(node)
    case .booleanLiteralExpr(let node): return flag(node)
    case .functionCallExpr(let node): return call(node)
    case .ifExpr(let node): return ifExpression(node)
    case .conditionElement(let node): return element(node)
    case .whereClause(let node):
      return node.whereKeyword.description + condition(node.condition)
    case .repeatStmt(let node):
      return node.repeatKeyword.description + render(node.body) + node.whileKeyword.description
        + condition(node.condition)
    case .ternaryExpr(let node):
      return condition(node.condition) + node.questionMark.description
        + render(node.thenExpression) + node.colon.description + render(node.elseExpression)
    case .codeBlockItem(let node): return statement(node)
    default: return children(node)
    }
  }

  mutating func children(_ node: some SyntaxProtocol) -> String {
    var text = ""
    for child in node.children(viewMode: .sourceAccurate) { text += render(child) }
    return text
  }

  /// Returns `make` of the rendered node, with the spaces around the node outside.
  func around(_ node: some SyntaxProtocol, _ text: String) -> String {
    node.leadingTrivia.description + text + node.trailingTrivia.description
  }

  private mutating func infix(_ node: InfixOperatorExprSyntax) -> String {
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return children(node)
    }
    if symbol == "..<" || symbol == "..." { return range(node, symbol) }
    guard let (function, replacements) = MutationSwitch.operators[symbol] else {
      return children(node)
    }
    let number = add(replacements.map { "\(symbol) → \($0)" }, at: node.operator)
    let isLogical = symbol == "&&" || symbol == "||"
    let left = isLogical ? condition(node.leftOperand) : render(node.leftOperand)
    let right = isLogical ? condition(node.rightOperand) : render(node.rightOperand)
    guard let number else { return left + node.operator.description + right }
    let isTest = symbol == "==" || symbol == "!="
    if isTest, !node.rightOperand.is(MemberAccessExprSyntax.self),
      node.rightOperand.is(NilLiteralExprSyntax.self) || node.rightOperand.is(TupleExprSyntax.self)
    {
      return around(
        node,
        marked(
          number,
          "(_mutIs(\(number)) ? \(node.leftOperand.trimmedDescription) \(replacements[0]) "
            + "\(node.rightOperand.trimmedDescription) : \(left.trimmed) \(symbol) \(right.trimmed))"
        ))
    }
    let target = symbol.last == "=" && MutationSwitch.assigns(symbol) ? "&" : ""
    return around(
      node, marked(number, "\(function)(\(number), \(target)\(left.trimmed), \(right.trimmed))"))
  }

  private mutating func range(_ node: InfixOperatorExprSyntax, _ symbol: String) -> String {
    let number = add(
      [symbol == "..<" ? "..< → ..." : "... → ..<"], at: node.operator)
    let left = render(node.leftOperand)
    let right = render(node.rightOperand)
    guard let number else { return left + node.operator.description + right }
    let end = "_mutEnd(\(number), \(right.trimmed), \(symbol == "..<" ? "1" : "-1"))"
    return left + node.operator.description + marked(number, end) + right.spacesAtEnd
  }

  private mutating func integer(_ node: IntegerLiteralExprSyntax) -> String {
    guard let value = Int(node.literal.text) else { return node.description }
    let others = value == 0 ? [1] : [value + 1, value - 1]
    guard let number = add(others.map { "\(value) → \($0)" }, at: node) else {
      return node.description
    }
    // The number after the last mutant is another's, so a constant with one mutant has no second.
    let text =
      others.count == 1
      ? "(_mutIs(\(number)) ? \(others[0]) : \(value))"
      : "_mutNumber(\(number), \(value), \(others[0]), \(others[1]))"
    return around(node, marked(number, text))
  }

  private mutating func fraction(_ node: FloatLiteralExprSyntax) -> String {
    guard let value = Double(node.literal.text),
      let number = add(["\(node.literal.text) → \(value + 1)"], at: node)
    else { return node.description }
    return around(
      node, marked(number, "_mutFraction(\(number), \(node.literal.text), \(value + 1))"))
  }

  private mutating func flag(_ node: BooleanLiteralExprSyntax) -> String {
    let isTrue = node.literal.text == "true"
    guard let number = add([isTrue ? "true → false" : "false → true"], at: node) else {
      return node.description
    }
    return around(node, marked(number, "_mutFlag(\(number), \(node.literal.text))"))
  }
}

extension MutationSwitch {
  static func assigns(_ symbol: String) -> Bool {
    ["+=", "-=", "&+=", "&-="].contains(symbol)
  }
}

extension StringProtocol {
  /// The text without the spaces and line breaks around it.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The spaces and line breaks at the end.
  var spacesAtEnd: String { String(reversed().prefix { $0.isWhitespace }.reversed()) }
}

/// Removes comments, and keeps line breaks.
private final class CommentRemover: SyntaxRewriter {
  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    var token = token
    token.leadingTrivia = CommentRemover.bare(token.leadingTrivia)
    token.trailingTrivia = CommentRemover.bare(token.trailingTrivia)
    return token
  }

  private static func bare(_ trivia: Trivia) -> Trivia {
    Trivia(
      pieces: trivia.pieces.map { piece in
        switch piece {
        case .lineComment, .docLineComment: return .spaces(1)
        case .blockComment(let text), .docBlockComment(let text):
          let breaks = text.count { $0.isNewline }
          return breaks > 0 ? .newlines(breaks) : .spaces(1)
        default: return piece
        }
      })
  }
}
