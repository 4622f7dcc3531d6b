// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Trellis",
  platforms: [
    .iOS(.v13), .macCatalyst(.v13), .macOS(.v10_15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "StrategyKit", targets: ["StrategyKit"]),
    .library(name: "LayoutRuntime", targets: ["LayoutRuntime"]),
    .library(name: "Waterfall", targets: ["Waterfall"]),
    .library(name: "GroupedColumns", targets: ["GroupedColumns"]),
    .library(name: "Spreadsheet", targets: ["Spreadsheet"]),
    .library(name: "Flow", targets: ["Flow"]),
    .library(name: "Justified", targets: ["Justified"]),
    .library(name: "Board", targets: ["Board"]),
    .library(name: "Schedule", targets: ["Schedule"]),
    .library(name: "Mixed", targets: ["Mixed"]),
    .library(name: "Compositional", targets: ["Compositional"]),
    .library(name: "LayoutJSON", targets: ["LayoutJSON"]),
    .library(name: "LayoutUIKit", targets: ["LayoutUIKit"]),
    .library(name: "LayoutAppKit", targets: ["LayoutAppKit"]),
    .library(name: "LayoutSwiftUI", targets: ["LayoutSwiftUI"]),
    .library(name: "LayoutPresets", targets: ["LayoutPresets"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .library(name: "LayoutViewer", targets: ["LayoutViewer"]),
    .executable(name: "Examples", targets: ["Examples"]),
  ],
  targets: [
    // The core, the engine and the strategies use nothing but the standard library.
    // On Linux, `rounded()` and `Int(exactly:)` need the C library of mathematics. Clients that import
    // only the core, without Foundation, link it through this target.
    .target(
      name: "LayoutCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // What strategies are made of, for authors of strategies. It exports the core.
    .target(name: "StrategyKit", dependencies: ["LayoutCore"]),
    // The engine is a module of its own, so that clients that only prepare layouts do not contain it.
    .target(name: "LayoutRuntime", dependencies: ["LayoutCore"]),
    .target(name: "Waterfall", dependencies: ["StrategyKit"]),
    .target(name: "GroupedColumns", dependencies: ["StrategyKit"]),
    .target(name: "Spreadsheet", dependencies: ["StrategyKit"]),
    .target(name: "Flow", dependencies: ["StrategyKit"]),
    .target(name: "Justified", dependencies: ["StrategyKit"]),
    .target(name: "Board", dependencies: ["StrategyKit"]),
    .target(name: "Schedule", dependencies: ["StrategyKit"]),
    .target(name: "Mixed", dependencies: ["StrategyKit"]),
    .target(name: "Compositional", dependencies: ["StrategyKit"]),

    // Conversion of layouts to and from JSON.
    .target(name: "LayoutJSON", dependencies: ["LayoutCore"]),

    // Hosts. LayoutHosting is the collection view layout for UIKit and AppKit, which the two targets
    // after it export. Each target is empty if its framework does not exist.
    .target(name: "LayoutHosting", dependencies: ["LayoutRuntime"]),
    .target(name: "LayoutUIKit", dependencies: ["LayoutHosting"]),
    .target(name: "LayoutAppKit", dependencies: ["LayoutHosting"]),
    .target(
      name: "LayoutSwiftUI",
      dependencies: [
        "LayoutHosting",
        .target(
          name: "LayoutUIKit",
          condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS])),
        .target(name: "LayoutAppKit", condition: .when(platforms: [.macOS])),
      ]),
    // Classes for storyboards, and containers that are named after their layouts.
    .target(
      name: "LayoutPresets",
      dependencies: [
        "LayoutHosting", "LayoutSwiftUI", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "Justified", "Board", "Schedule", "Compositional", "Mixed",
      ]),

    // Tests for authors of strategies.
    .target(name: "LayoutTesting", dependencies: ["LayoutRuntime"]),

    // The template of new strategies, which the documentation explains.
    .target(
      name: "Stairs", dependencies: ["StrategyKit"], path: "Examples/NewStrategy/Sources/Stairs"),
    .testTarget(
      name: "StairsTests", dependencies: ["Stairs", "LayoutRuntime", "LayoutTesting"],
      path: "Examples/NewStrategy/Tests/StairsTests"),

    // Scenes, drawings and a terminal viewer, with which other packages show their layouts.
    .target(
      name: "LayoutViewer",
      dependencies: [
        "StrategyKit", "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "Compositional", "Justified", "Board", "Schedule", "Mixed", "LayoutJSON", "LayoutTesting",
      ],
      path: "Examples",
      exclude: ["README.md", "Data/README.md", "Program", "Web", "NewStrategy", "Apple"],
      resources: [.copy("Data")]
    ),
    .executableTarget(
      name: "Examples", dependencies: ["LayoutViewer"], path: "Examples/Program"),

    // The number of cases that the suites generate.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // The laws of all strategies, with references.
    .testTarget(
      name: "StrategyLaws",
      dependencies: [
        "LayoutCore", "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "Compositional", "Justified", "Board", "Schedule", "Mixed", "LayoutTesting", "TestSupport",
      ], path: "Tests/StrategyLaws"),

    .testTarget(
      name: "LayoutCoreTests",
      dependencies: ["StrategyKit", "LayoutRuntime", "LayoutJSON", "LayoutTesting"]),
    .testTarget(
      name: "StrategyKitTests",
      dependencies: ["StrategyKit", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    // The engine with real strategies.
    .testTarget(
      name: "LayoutRuntimeTests",
      dependencies: [
        "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow", "Compositional",
        "Mixed", "LayoutTesting", "TestSupport",
      ]),
    .testTarget(
      name: "WaterfallTests",
      dependencies: ["Waterfall", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "GroupedColumnsTests",
      dependencies: ["GroupedColumns", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "SpreadsheetTests",
      dependencies: ["Spreadsheet", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "LayoutViewer", "LayoutJSON", "LayoutRuntime", "LayoutTesting", "Stairs", "TestSupport",
      ],
      exclude: ["Stories/Boards"]),
    .testTarget(
      name: "FlowTests", dependencies: ["Flow", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "JustifiedTests",
      dependencies: ["Justified", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "BoardTests", dependencies: ["Board", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "ScheduleTests", dependencies: ["Schedule", "LayoutRuntime", "LayoutJSON"]),
    .testTarget(
      name: "CompositionalTests",
      dependencies: ["Compositional", "LayoutRuntime", "LayoutTesting", "TestSupport"]),
    .testTarget(
      name: "LayoutJSONTests",
      dependencies: [
        "LayoutJSON", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow", "Compositional",
        "Mixed", "LayoutTesting", "TestSupport",
      ]),
    .testTarget(
      name: "MixedTests",
      dependencies: [
        "Mixed", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow", "Compositional",
        "LayoutRuntime", "LayoutTesting", "TestSupport",
      ]),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: [
        "LayoutTesting", "LayoutRuntime", "Waterfall", "GroupedColumns", "Spreadsheet", "Flow",
        "Compositional", "Mixed", "Stairs", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
