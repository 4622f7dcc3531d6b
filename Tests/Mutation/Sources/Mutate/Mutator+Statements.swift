import SwiftSyntax

/// Mutants of conditions, calls and statements.
extension Mutator {
  /// Returns the text of a Boolean expression, negated by a mutant if no other mutant does so.
  mutating func condition(_ node: ExprSyntax) -> String {
    let number: Int?
    if isNegatedOtherwise(node) {
      return render(node)
    } else {
      number = add(["negate"], at: node)
    }
    let text = render(node)
    guard let number else { return text }
    return around(node, marked(number, "_mutNot(\(number), \(text.trimmed))"))
  }

  /// Returns whether the negation is a mutant of the operator or of a part, or cannot be written.
  private func isNegatedOtherwise(_ node: ExprSyntax) -> Bool {
    if let infix = node.as(InfixOperatorExprSyntax.self),
      let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      return MutationSwitch.operators[symbol] != nil
    }
    return node.is(BooleanLiteralExprSyntax.self) || node.is(TryExprSyntax.self)
      || node.is(AwaitExprSyntax.self) || node.is(TernaryExprSyntax.self)
  }

  mutating func element(_ node: ConditionElementSyntax) -> String {
    guard case .expression(let expression) = node.condition else { return children(node) }
    let isGuard = node.parent?.parent?.is(GuardStmtSyntax.self) == true
    let number = isGuard ? add(["condition dropped"], at: expression) : nil
    var text = condition(expression)
    if let number {
      text = around(
        expression, marked(number, "_mutPasses(\(number), \(text.trimmed))"))
    }
    return text + (node.trailingComma?.description ?? "")
  }

  mutating func ifExpression(_ node: IfExprSyntax) -> String {
    let number = add(["if dropped"], at: node)
    var conditions = render(node.conditions)
    if let number {
      conditions =
        conditions.dropLast(conditions.spacesAtEnd.count)
        + ", " + marked(number, "_mutKeeps(\(number))") + " "
    }
    return node.ifKeyword.description + conditions + render(node.body)
      + (node.elseKeyword?.description ?? "") + (node.elseBody.map { render($0) } ?? "")
  }

  /// Returns the text of a statement; a call without a result that is used is dropped by a mutant.
  mutating func statement(_ node: CodeBlockItemSyntax) -> String {
    guard isCall(node.item), node.semicolon == nil,
      let number = add(["call dropped"], at: node)
    else { return children(node) }
    let text = children(node)
    return around(node, marked(number, "if _mutKeeps(\(number)) { \(text.trimmed) }"))
  }

  private func isCall(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard case .expr(var expression) = item else { return false }
    if let infix = expression.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self),
      infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
    {
      expression = infix.rightOperand
    }
    if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let list = item.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count == 1, isResult(of: list.parent) { return false }
    return !Exemption.isWithoutEffect(call)
  }

  /// Returns whether the only expression of a body is its result.
  private func isResult(of body: Syntax?) -> Bool {
    guard let body else { return false }
    if body.is(ClosureExprSyntax.self) || body.is(AccessorBlockSyntax.self) { return true }
    if let function = body.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = body.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    return false
  }

  // MARK: Calls

  mutating func call(_ node: FunctionCallExprSyntax) -> String {
    if let text = extremum(node) { return text }
    var numbers: [(number: Int, text: String)] = []
    if node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty,
      node.trimmedDescription.count <= 240
    {
      let arguments = Array(node.arguments)
      for place in arguments.indices.dropLast() {
        let (one, other) = (arguments[place], arguments[place + 1])
        guard (one.label == nil) == (other.label == nil), canMove(one), canMove(other),
          one.expression.trimmedDescription != other.expression.trimmedDescription
        else { continue }
        let change =
          "swap \(one.expression.trimmedDescription) and \(other.expression.trimmedDescription)"
        if let number = add([change.split { $0.isNewline }.joined(separator: " ")], at: one) {
          numbers.append((number, swapped(node, place)))
        }
      }
    }
    let text = children(node)
    guard !numbers.isEmpty else { return text }
    var result = text.trimmed
    for (number, other) in numbers.reversed() {
      result = marked(number, "(_mutIs(\(number)) ? \(other) : \(result))")
    }
    return around(node, result)
  }

  private func canMove(_ argument: LabeledExprSyntax) -> Bool {
    !argument.expression.is(InOutExprSyntax.self) && !argument.expression.is(ClosureExprSyntax.self)
  }

  /// Returns the text of a call whose arguments at `place` and after it are exchanged.
  private func swapped(_ node: FunctionCallExprSyntax, _ place: Int) -> String {
    let arguments = Array(node.arguments)
    var texts: [String] = []
    for (index, argument) in arguments.enumerated() {
      let source = index == place ? place + 1 : index == place + 1 ? place : index
      let label = argument.label.map { "\($0.text): " } ?? ""
      texts.append(label + arguments[source].expression.trimmedDescription)
    }
    return node.calledExpression.trimmedDescription + "(" + texts.joined(separator: ", ") + ")"
  }

  /// Returns the text of a call of `min` or `max` with two arguments.
  private mutating func extremum(_ node: FunctionCallExprSyntax) -> String? {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "min" || name == "max", node.arguments.count == 2, node.trailingClosure == nil,
      node.arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    let arguments = Array(node.arguments)
    let number = add([name == "min" ? "min → max" : "max → min"], at: node)
    let texts = arguments.map { render($0.expression).trimmed }
    guard let number else { return around(node, "\(name)(\(texts[0]), \(texts[1]))") }
    let function = name == "min" ? "_mutMin" : "_mutMax"
    return around(node, marked(number, "\(function)(\(number), \(texts[0]), \(texts[1]))"))
  }
}
