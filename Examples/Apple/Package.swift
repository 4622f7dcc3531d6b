// swift-tools-version: 6.2
import PackageDescription

// The examples' scenes in real collection views: an app with SwiftUI's life cycle. Its scenes are those of
// the examples, by symbolic links.
let package = Package(
  name: "ScenesApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "Trellis", path: "../..")],
  targets: [
    .executableTarget(
      name: "ScenesApp",
      dependencies: [
        "LayoutCore", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow", "Compositional",
        "Justified", "Board", "Schedule", "Mixed", "LayoutJSON", "LayoutSwiftUI",
      ].map { .product(name: $0, package: "Trellis") },
      path: "App",
      exclude: [
        "Data/README.md", "Scenes/LazyTable.swift",
      ],
      resources: [.process("Data")])
  ],
  swiftLanguageModes: [.v6]
)
