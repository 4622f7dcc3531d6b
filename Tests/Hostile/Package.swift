// swift-tools-version: 6.2
import PackageDescription

// A package of its own: programs that run in a release build. One passes invalid input to every layout, and one updates
// every small collection.
let package = Package(
  name: "Hostile",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Trellis", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hostile",
      dependencies: [
        "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow", "Compositional",
        "Mixed", "LayoutTesting",
      ].map { .product(name: $0, package: "Trellis") }),
    .executableTarget(
      name: "SmallScope",
      dependencies: [
        "LayoutCore", "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "Compositional", "Mixed",
      ].map { .product(name: $0, package: "Trellis") }),
    // The laws with references, as a program for the tool in Tests/Mutation.
    .target(
      name: "StrategyLaws",
      dependencies: [
        "LayoutCore", "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "Compositional", "Mixed", "LayoutTesting",
      ].map { .product(name: $0, package: "Trellis") }),
    .executableTarget(name: "CheckLaws", dependencies: ["StrategyLaws"]),
  ],
  swiftLanguageModes: [.v6]
)
