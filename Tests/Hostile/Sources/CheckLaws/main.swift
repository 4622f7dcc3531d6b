import LayoutTesting
import StrategyLaws

// Usage: CheckLaws MODULE    checks the laws of a strategy, and ends with status 0 if all hold
guard CommandLine.arguments.count == 2,
  let suites = StrategyLaws.suites(of: CommandLine.arguments[1])
else {
  fatalError("CheckLaws \(StrategyLaws.names.joined(separator: " | "))")
}
LawSuite.checkAll(suites)
