// swift-tools-version: 6.2
import PackageDescription

// Compiles the hosts against stand-ins of the frameworks that they are made for, and drives them.
// HOST is UIKit (unless told otherwise) or AppKit; MODE is the language mode, 6 or 5.
let isAppKit = Context.environment["HOST"] == "AppKit"
let framework = isAppKit ? "AppKit" : "UIKit"
let settings: [SwiftSetting] =
  Context.environment["MODE"] == "5"
  ? [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]
  : [.swiftLanguageMode(.v6)]

let package = Package(
  name: "AppleHosts",
  targets: [
    .target(name: "StandInSupport", path: "StandIns/Support"),
    .target(name: framework, dependencies: ["StandInSupport"], path: "StandIns/\(framework)"),
    .target(
      name: "SwiftUI", dependencies: ["StandInSupport", .target(name: framework)],
      path: "StandIns/SwiftUI"),
  ]
)
