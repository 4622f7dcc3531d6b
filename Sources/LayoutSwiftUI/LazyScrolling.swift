#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// Returns whether two scroll settings of SwiftUI are the same.
  ///
  /// Their types have named values and are not documented to be equatable, so their descriptions
  /// are compared.
  func isSame<Setting>(_ setting: Setting, _ other: Setting) -> Bool { "\(setting)" == "\(other)" }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension ScrollIndicatorVisibility {
    /// A Boolean value that indicates whether the indicator is shown.
    ///
    /// If the descriptions of all values are the same, nothing is known, and the indicator is
    /// shown.
    var isVisible: Bool {
      isSame(self, .visible) || !isSame(self, .hidden) && !isSame(self, .never)
    }
  }

  @available(iOS 16.4, macOS 13.3, tvOS 16.4, *)
  extension ScrollBounceBehavior {
    /// Whether content bounces that fits into the view; `nil` if the view decides.
    var bounces: Bool? {
      if isSame(self, .automatic) { return nil }
      return !isSame(self, .basedOnSize)
    }
  }
#endif
