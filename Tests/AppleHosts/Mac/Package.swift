// swift-tools-version: 6.2
import PackageDescription

// A test of the AppKit host on a Mac. Tests/AppleHosts runs it with the stand-ins.
let package = Package(
  name: "Mac",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Trellis", path: "../../..")],
  targets: [
    .testTarget(
      name: "MacTests",
      dependencies: ["LayoutAppKit", "Waterfall"].map { .product(name: $0, package: "Trellis") },
      path: "Tests")
  ]
)
