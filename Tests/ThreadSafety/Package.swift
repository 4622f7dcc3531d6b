// swift-tools-version: 6.2
import PackageDescription

// Run by .ci/thread-safety under the thread sanitizer; a package of its own, so that only what it needs
// is built with that.
let package = Package(
  name: "ThreadSafety",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "Trellis", path: "../..")],
  targets: [
    .testTarget(
      name: "ThreadSafetyTests",
      dependencies: ["LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet"].map {
        .product(name: $0, package: "Trellis")
      })
  ],
  swiftLanguageModes: [.v6]
)
