#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A delegate of a collection view that returns the sizes of its items to the layout.
  ///
  /// The layout asks the collection view's delegate if it has neither closures nor another
  /// delegate. A delegate that returns sizes to the framework's flow layout is asked in the same
  /// way.
  @MainActor
  public protocol CollectionLayoutDelegate: PlatformCollectionViewDelegate {
    /// Returns the size of an item, in points.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Parameter layout: The layout that asks.
    /// - Parameter indexPath: The index path of the item.
    /// - Parameter proposal: The extents that the layout has already determined.
    /// - Returns: The size; `nil` if the strategy's own item size applies.
    func collectionView(
      _ collectionView: PlatformCollectionView, layout: CollectionStrategyLayout,
      sizeForItemAt indexPath: IndexPath, fitting proposal: LayoutProposal
    ) -> CGSize?
  }

  /// The closures of a layout that answer questions about items.
  struct AnswerClosures {
    var size: CollectionStrategyLayout.ItemSize?
    var estimatedSize: CollectionStrategyLayout.ItemSize?
    var answers: [@MainActor (inout AnswerSlot) -> Void] = []

    var exist: Bool { size != nil || estimatedSize != nil || !answers.isEmpty }

    /// Returns whether sizes come from the app that are not estimates.
    func returnSizes(besides delegate: (any LayoutDelegate)?) -> Bool {
      size != nil || estimatedSize == nil && delegate != nil
    }
  }

  extension CollectionStrategyLayout {
    /// A closure that returns the size of an item in points, given the extents that the layout has
    /// already determined, or `nil` if the strategy's own item size applies.
    public typealias ItemSize =
      @MainActor (_ indexPath: IndexPath, _ proposal: LayoutProposal) -> CGSize?

    /// A closure that returns the sizes of items; `nil` if a delegate returns them.
    ///
    /// The layout retains the closure, so a closure of the collection view's owner must capture it
    /// weakly.
    public var sizeForItem: ItemSize? {
      get { closures.size }
      set {
        closures.size = newValue
        invalidateLayout()
      }
    }

    /// A closure that returns the sizes of items before their cells are measured.
    ///
    /// Unlike sizes, estimates do not end self-sizing with the value `.automatic` of
    /// ``selfSizing``.
    public var estimatedSizeForItem: ItemSize? {
      get { closures.estimatedSize }
      set {
        closures.estimatedSize = newValue
        invalidateLayout()
      }
    }

    /// Answers one of the strategy's own questions with a closure.
    ///
    /// ```swift
    /// layout.answer(.waterfallItem) { path, item in if path.item == 0 { item.span = 2 } }
    /// ```
    ///
    /// - Parameter question: The question.
    /// - Parameter change: A closure that changes the answer about an item, or about a section,
    ///   whose index path has the item 0. It is called after a delegate has answered. The
    ///   strategy's default applies to all properties that neither changes.
    public func answer<Answer>(
      _ question: LayoutQuestion<Answer>,
      _ change: @escaping @MainActor (_ indexPath: IndexPath, _ answer: inout Answer) -> Void
    ) {
      closures.answers.append { slot in slot.fill(question) { change(IndexPath($0), &$1) } }
      invalidateLayout()
    }
  }
#endif
