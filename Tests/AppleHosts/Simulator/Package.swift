// swift-tools-version: 6.2
import PackageDescription

// A test of the hosts in a simulator. Tests/AppleHosts runs it with the stand-ins.
let package = Package(
  name: "Simulator",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Simulator", targets: ["Simulator"])],
  dependencies: [.package(name: "Trellis", path: "../../..")],
  targets: [
    .target(
      name: "Simulator",
      dependencies: ["LayoutUIKit", "Flow"].map { .product(name: $0, package: "Trellis") },
      path: "Sources"),
    .testTarget(name: "SimulatorTests", dependencies: ["Simulator"], path: "Tests"),
  ]
)
