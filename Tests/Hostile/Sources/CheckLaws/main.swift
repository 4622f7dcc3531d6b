import LayoutTesting
import StrategyLaws

// Usage: CheckLaws MODULE [SUITE]    checks the laws of a strategy, and ends with status 0 if all hold
let arguments = CommandLine.arguments.dropFirst()
guard let module = arguments.first, arguments.count <= 2,
  let suites = StrategyLaws.suites(of: module)
else {
  fatalError("CheckLaws \(StrategyLaws.names.joined(separator: " | ")) [SUITE]")
}
LawSuite.checkAll(suites.filter { arguments.count == 1 || $0.name == arguments.last })
