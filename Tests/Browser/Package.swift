// swift-tools-version: 6.2
import PackageDescription

// A package of its own, because the program that lays boxes out for the comparison with a browser is not
// a product of the main package.
let package = Package(
  name: "Browser",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Trellis", path: "../..")],
  targets: [
    .executableTarget(
      name: "BrowserCases",
      dependencies: [
        .product(name: "LayoutCore", package: "Trellis"),
        .product(name: "Board", package: "Trellis"),
        .product(name: "Flow", package: "Trellis"),
        .product(name: "Waterfall", package: "Trellis"),
        .product(name: "LayoutTesting", package: "Trellis"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
