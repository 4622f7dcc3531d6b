#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Board
  import Foundation
  import LayoutCore
  import LayoutHosting

  /// A collection view layout for boards, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `BoardCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class BoardCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = BoardLayout

    /// The number of columns; 0 if the number depends on the width.
    ///
    /// Setting 0 has no effect.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.section.columns.fixedCount }
      set { if newValue != 0 { strategy.section.columns = .fixed(newValue) } }
    }
  }
#endif
