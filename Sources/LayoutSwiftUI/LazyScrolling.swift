#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// Returns whether two scroll settings of SwiftUI are the same.
  ///
  /// Their types have named values and are not documented to be equatable, so their descriptions are
  /// compared.
  func isSame<Setting>(_ setting: Setting, _ other: Setting) -> Bool { "\(setting)" == "\(other)" }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension ScrollIndicatorVisibility {
    var isVisible: Bool { !isSame(self, .hidden) && !isSame(self, .never) }
  }
#endif
