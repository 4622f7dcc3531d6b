import LayoutTesting
import StrategyLaws

// Usage: CheckLaws MODULE [SUITE…]    checks the laws of a strategy, and ends with status 0 if all hold
let arguments = CommandLine.arguments.dropFirst()
let names = Set(arguments.dropFirst())
guard let module = arguments.first, let suites = StrategyLaws.suites(of: module),
  names.isSubset(of: suites.map { $0.name })
else {
  fatalError("CheckLaws \(StrategyLaws.names.joined(separator: " | ")) [SUITE…]")
}
LawSuite.checkAll(suites.filter { names.isEmpty || names.contains($0.name) })
