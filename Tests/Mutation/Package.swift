// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because the tool that makes mutants parses Swift with swift-syntax.
let package = Package(
  name: "Mutation",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "602.0.0")
  ],
  targets: [
    .executableTarget(
      name: "Mutate",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
