#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutCore
  import AppKit

  /// A collection view layout of one strategy, which can be changed by its type.
  ///
  /// ```swift
  /// let layout = CollectionLayout(WaterfallLayout(columns: 3))
  /// collectionView.collectionViewLayout = layout
  /// layout.strategy.columns = 4
  /// ```
  public final class CollectionLayout<Strategy: LayoutStrategy>: CollectionStrategyLayout {
    /// The strategy; a new one counts at once, and the anchor stays where it is.
    public var strategy: Strategy {
      didSet { if oldValue != strategy { erasedStrategy = Self.erased(strategy) } }
    }

    /// A layout of a strategy.
    public init(_ strategy: Strategy) {
      self.strategy = strategy
      super.init(erased: Self.erased(strategy))
    }

    /// The strategy without its type; one that has none already stays as it is.
    private static func erased(_ strategy: Strategy) -> AnyLayout {
      strategy as? AnyLayout ?? AnyLayout(strategy)
    }

    /// None: storyboards know classes of one strategy only, such as those of `LayoutPresets`.
    public required init?(coder: NSCoder) { nil }
  }
#endif
