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
  open class BoardCollectionLayout: RegisteredCollectionLayout {
    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: BoardLayout = BoardLayout()) {
      super.init(erased: AnyLayoutStrategy(strategy))
    }

    /// Creates a layout from a storyboard, which sets its inspectable properties.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The registration of the strategy.
    open override class var registration: AnyLayoutRegistration {
      AnyLayoutRegistration(BoardLayout.registration)
    }

    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var strategy: BoardLayout {
      get { erasedStrategy.unwrapped() ?? BoardLayout() }
      set { erasedStrategy = AnyLayoutStrategy(newValue) }
    }

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
