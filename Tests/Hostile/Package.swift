// swift-tools-version: 6.2
import PackageDescription

// A package of its own: a program that feeds every layout nonsense, in a release build.
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
      ].map { .product(name: $0, package: "Trellis") })
  ],
  swiftLanguageModes: [.v6]
)
