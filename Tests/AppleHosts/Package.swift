// swift-tools-version: 6.2
import PackageDescription

// Compiles the hosts against stand-ins of the frameworks that they are made for, and runs their
// tests. HOST is UIKit (the default) or AppKit; MODE is the language mode, 6 or 5.
let isAppKit = Context.environment["HOST"] == "AppKit"
let framework = isAppKit ? "AppKit" : "UIKit"
let host = "Layout\(framework)"
let settings: [SwiftSetting] =
  Context.environment["MODE"] == "5"
  ? [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]
  : [.swiftLanguageMode(.v6)]

let package = Package(
  name: "AppleHosts",
  targets: [
    // The frameworks' stand-ins.
    .target(name: "StandInSupport", path: "StandIns/Support"),
    .target(
      name: framework, dependencies: ["StandInSupport"], path: "StandIns",
      exclude: ["Support", "SwiftUI", isAppKit ? "UIKit" : "AppKit"],
      sources: [framework, "Collection"]),
    .target(
      name: "SwiftUI", dependencies: ["StandInSupport", .target(name: framework)],
      path: "StandIns/SwiftUI"),

    // The sources of the products, by symbolic links.
    .target(name: "LayoutCore", exclude: ["LayoutCore.docc"]),
    .target(name: "StrategyKit", dependencies: ["LayoutCore"], exclude: ["StrategyKit.docc"]),
    .target(name: "LayoutRuntime", dependencies: ["LayoutCore"], exclude: ["LayoutRuntime.docc"]),
    .target(name: "Waterfall", dependencies: ["StrategyKit"], exclude: ["Waterfall.docc"]),
    .target(
      name: "GroupedColumns", dependencies: ["StrategyKit"], exclude: ["GroupedColumns.docc"]),
    .target(
      name: "LayoutTesting", dependencies: ["LayoutRuntime"], exclude: ["LayoutTesting.docc"]),
    .target(name: "Flow", dependencies: ["StrategyKit"], exclude: ["Flow.docc"]),
    .target(name: "Spreadsheet", dependencies: ["StrategyKit"], exclude: ["Spreadsheet.docc"]),
    .target(
      name: "LayoutHosting", dependencies: ["LayoutRuntime", .target(name: framework)],
      swiftSettings: settings),
    .target(
      name: host, dependencies: ["LayoutHosting", .target(name: framework)],
      swiftSettings: settings),
    .target(
      name: "LayoutSwiftUI", dependencies: ["LayoutHosting", .target(name: host), "SwiftUI"],
      swiftSettings: settings),
    .target(
      name: "LayoutPresets",
      dependencies: [
        "LayoutHosting", "LayoutSwiftUI", "Waterfall", "GroupedColumns", "Spreadsheet",
        "Flow", "Justified", "Board", "Schedule", "Compositional", "Mixed",
      ],
      swiftSettings: settings),

    // The counter of allocations of the benchmarks.
    .target(name: "Allocations"),

    // The app of the examples.
    .target(
      name: "Compositional", dependencies: ["StrategyKit"], exclude: ["Compositional.docc"]),
    .target(name: "Justified", dependencies: ["StrategyKit"], exclude: ["Justified.docc"]),
    .target(name: "Board", dependencies: ["StrategyKit"], exclude: ["Board.docc"]),
    .target(name: "Schedule", dependencies: ["StrategyKit"], exclude: ["Schedule.docc"]),
    .target(name: "Mixed", dependencies: ["StrategyKit"], exclude: ["Mixed.docc"]),
    .target(name: "LayoutJSON", dependencies: ["LayoutCore"], exclude: ["LayoutJSON.docc"]),
    .executableTarget(
      name: "ScenesApp",
      dependencies: [
        "LayoutPresets", "LayoutJSON", "Compositional", "Justified", "Board", "Schedule", "Mixed",
      ],
      exclude: ["Data/README.md", "Scenes/LazyTable.swift"],
      resources: [.process("Data")]),
    .testTarget(
      name: "ScenesApp\(framework)Tests", dependencies: ["ScenesApp"],
      path: "Tests/ScenesAppTests"),

    .testTarget(
      name: "SwiftUI\(framework)Tests",
      dependencies: ["LayoutPresets", "LayoutTesting"], path: "Tests/SwiftUITests",
      swiftSettings: settings),
    .testTarget(
      name: "\(framework)SnippetTests", dependencies: ["Justified", "LayoutPresets"],
      path: "Tests/SnippetTests", swiftSettings: settings),
    .testTarget(
      name: "\(framework)HostTests",
      dependencies: [
        .target(name: host), "LayoutHosting", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "LayoutTesting", "Allocations", "Compositional", "Schedule",
      ],
      path: "Tests",
      exclude: [
        "MigrationTests", "ScenesAppTests", "ScreenTests", "SnippetTests", "SwiftUITests",
        isAppKit ? "UIKitHostTests" : "AppKitHostTests",
      ],
      sources: ["\(framework)HostTests", "HostSupport"], swiftSettings: settings),
  ]
    + (isAppKit
      ? []
      : [
        .executableTarget(
          name: "HostBenchmark",
          dependencies: [.target(name: host), "Waterfall", "Flow", "Compositional", "Allocations"],
          path: "Benchmark", swiftSettings: settings),
        .testTarget(
          name: "ScreenTests", dependencies: ["LayoutPresets", "LayoutUIKit"],
          path: "Tests/ScreenTests", swiftSettings: settings),
        // The screens that the page about migration shows. .ci/interop type-checks those before.
        .testTarget(
          name: "MigrationTests",
          dependencies: ["LayoutUIKit", "Waterfall", "Flow", "Compositional"],
          path: "Tests/MigrationTests", exclude: ["Before"], swiftSettings: settings),
      ])
)
