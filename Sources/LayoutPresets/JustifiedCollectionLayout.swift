#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import Justified
  import LayoutCore
  import LayoutHosting

  /// A collection view layout for justified rows, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `JustifiedCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class JustifiedCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = JustifiedLayout

    /// The height that rows should have, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var rowExtent: Double {
      get { strategy.section.rowExtent }
      set { strategy.section.rowExtent = newValue }
    }
  }
#endif
