import SwiftSyntax

/// The parts of a source file that have no mutants.
enum Exemption {
  /// Returns whether a node has no mutants.
  ///
  /// These are default values, texts, patterns, attributes, conditions of compilation, counts of
  /// work, and code that only describes or asserts something.
  static func applies(to node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .attributeList, .importDecl, .stringLiteralExpr, .expressionPattern, .enumCaseDecl,
      .protocolDecl, .genericArgumentClause, .macroExpansionExpr, .availabilityCondition,
      .operatorDecl, .precedenceGroupDecl, .inheritanceClause:
      return true
    case .initializerClause: return node.parent?.is(FunctionParameterSyntax.self) == true
    case .functionCallExpr(let call): return isAssertion(call)
    case .infixOperatorExpr(let infix): return isCountOfWork(infix)
    case .functionDecl(let function): return function.name.text == "hash"
    case .variableDecl(let variable):
      return variable.bindings.contains {
        ["description", "debugDescription"].contains($0.pattern.trimmedDescription)
      }
    default: return false
    }
  }

  /// Returns whether a call can be dropped without an effect on results.
  static func isWithoutEffect(_ call: FunctionCallExprSyntax) -> Bool {
    isAssertion(call) || name(of: call) == "reserveCapacity"
  }

  /// Returns whether an assignment counts work, which laws bound but do not determine.
  private static func isCountOfWork(_ infix: InfixOperatorExprSyntax) -> Bool {
    guard let symbol = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      MutationSwitch.assigns(symbol),
      let member = infix.leftOperand.as(MemberAccessExprSyntax.self)
    else { return false }
    return ["questions", "placed", "moved", "searched"].contains(member.declName.baseName.text)
  }

  private static func isAssertion(_ call: FunctionCallExprSyntax) -> Bool {
    [
      "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
    ].contains(name(of: call))
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return call.calledExpression.trimmedDescription
  }
}
