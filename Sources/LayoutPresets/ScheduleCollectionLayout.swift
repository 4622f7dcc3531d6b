#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import Schedule

  /// A collection view layout for schedules, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `ScheduleCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the inspector
  /// does not show as user-defined runtime attributes.
  open class ScheduleCollectionLayout: RegisteredCollectionLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: ScheduleLayout = ScheduleLayout()) {
      super.init(erased: AnyLayoutStrategy(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The registration of the strategy.
    open override class var registration: AnyLayoutRegistration {
      AnyLayoutRegistration(ScheduleLayout.registration)
    }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: ScheduleLayout {
      get { erasedStrategy.unwrapped() ?? ScheduleLayout() }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }

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
