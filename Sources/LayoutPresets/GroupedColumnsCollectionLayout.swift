#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Foundation
  import LayoutCore
  import LayoutHosting
  import GroupedColumns

  /// A collection view layout for grouped columns, in storyboards and code.
  ///
  /// In a storyboard, set the collection view's layout to *Custom*, its class to
  /// `GroupedColumnsCollectionLayout`, and its module to `LayoutPresets`. Set parameters that the
  /// inspector does not show as user-defined runtime attributes.
  open class GroupedColumnsCollectionLayout: RegisteredCollectionLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: GroupedColumnsLayout = GroupedColumnsLayout()) {
      super.init(erased: AnyLayoutStrategy(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The registration of the strategy.
    open override class var registration: AnyLayoutRegistration {
      AnyLayoutRegistration(GroupedColumnsLayout.registration)
    }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: GroupedColumnsLayout {
      get { erasedStrategy.unwrapped() ?? GroupedColumnsLayout() }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }

    /// The number of columns; 0 if the number depends on the width.
    ///
    /// Setting 0 has no effect.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnCount: Int {
      get { strategy.columns.fixedCount }
      set { if newValue != 0 { strategy.columns = .fixed(newValue) } }
    }

    /// The distance between columns, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var columnSpacing: Double {
      get { strategy.columnSpacing }
      set { strategy.columnSpacing = newValue }
    }

    /// The distance before every section, in points.
    #if canImport(ObjectiveC)
      @IBInspectable
    #endif
    public var sectionSpacing: Double {
      get { strategy.section.sectionSpacing }
      set { strategy.section.sectionSpacing = newValue }
    }
  }
#endif
