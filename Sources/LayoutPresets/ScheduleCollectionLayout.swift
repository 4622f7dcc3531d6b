#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Schedule

  /// A collection view layout for schedules, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `ScheduleCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class ScheduleCollectionLayout: RegisteredCollectionLayout, StrategyCollectionLayout {
    /// The type of the strategy.
    public typealias Strategy = ScheduleLayout

    /// The extent of one unit of time, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var timeExtent: Double {
      get { strategy.timeExtent }
      set { strategy.timeExtent = newValue }
    }
  }
#endif
