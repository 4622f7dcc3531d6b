// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that what it depends on never reaches who uses Trellis.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Trellis", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    // What the same work costs as plain loops in C.
    .target(name: "Floor", cSettings: [.unsafeFlags(["-O3", "-fno-math-errno"])]),
    // Counts what is allocated.
    .target(name: "Allocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Floor", "Allocations",
        .product(name: "Benchmark", package: "swift-benchmark"),
        .product(name: "LayoutCore", package: "Trellis"),
        .product(name: "Waterfall", package: "Trellis"),
        .product(name: "GroupedColumns", package: "Trellis"),
        .product(name: "Spreadsheet", package: "Trellis"),
        .product(name: "Flow", package: "Trellis"),
        .product(name: "Compositional", package: "Trellis"),
        .product(name: "Mixed", package: "Trellis"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
