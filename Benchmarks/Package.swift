// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that clients of Trellis do not depend on swift-benchmark.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Trellis", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    // Plain C loops that do the same work, for comparison.
    .target(name: "Floor", cSettings: [.unsafeFlags(["-O3", "-fno-math-errno"])]),
    // Counts memory allocations.
    .target(name: "Allocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Floor", "Allocations",
        .product(name: "Benchmark", package: "swift-benchmark"),
        .product(name: "LayoutCore", package: "Trellis"),
        .product(name: "StrategyKit", package: "Trellis"),
        .product(name: "LayoutRuntime", package: "Trellis"),
        .product(name: "Waterfall", package: "Trellis"),
        .product(name: "GroupedColumns", package: "Trellis"),
        .product(name: "Spreadsheet", package: "Trellis"),
        .product(name: "Flow", package: "Trellis"),
        .product(name: "Justified", package: "Trellis"),
        .product(name: "Board", package: "Trellis"),
        .product(name: "Schedule", package: "Trellis"),
        .product(name: "Compositional", package: "Trellis"),
        .product(name: "Mixed", package: "Trellis"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
