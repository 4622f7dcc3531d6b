#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A collection view layout for one type of strategy, with access to the strategy's parameters.
  ///
  /// ```swift
  /// let layout = CollectionLayout(WaterfallLayout(columns: 3))
  /// collectionView.collectionViewLayout = layout
  /// layout.strategy.section.columns = 4
  /// ```
  public final class CollectionLayout<Strategy: LayoutStrategy>: CollectionStrategyLayout {
    /// The strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    ///
    /// While ``CollectionStrategyLayout/erasedStrategy`` is a strategy of another type, this is the
    /// last value that was set here.
    public var strategy: Strategy {
      get { erasedStrategy as? Strategy ?? erasedStrategy.unwrapped() ?? stored }
      set {
        stored = newValue
        erasedStrategy = Self.erased(newValue)
      }
    }
    private var stored: Strategy

    /// Creates a collection view layout with the given strategy.
    public init(_ strategy: Strategy) {
      stored = strategy
      super.init(erased: Self.erased(strategy))
    }

    /// Creates a collection view layout with the given strategy and a closure that returns sizes.
    ///
    /// ```swift
    /// let layout = CollectionLayout(WaterfallLayout(columns: 3)) { [unowned self] path, _ in
    ///   photos[path.item].size
    /// }
    /// ```
    ///
    /// - Parameter strategy: The strategy.
    /// - Parameter sizeForItem: A closure that returns the sizes of items. The layout retains it.
    public convenience init(_ strategy: Strategy, sizeForItem: @escaping ItemSize) {
      self.init(strategy)
      self.sizeForItem = sizeForItem
    }

    /// Returns the type-erased strategy; an `AnyLayoutStrategy` is returned unchanged.
    private static func erased(_ strategy: Strategy) -> AnyLayoutStrategy {
      strategy as? AnyLayoutStrategy ?? AnyLayoutStrategy(strategy)
    }

    /// Creates no layout and returns `nil`, because a storyboard cannot name a generic class.
    ///
    /// Use a class of one strategy in storyboards, such as those of `LayoutPresets`.
    public required init?(coder: NSCoder) { nil }
  }
#endif
