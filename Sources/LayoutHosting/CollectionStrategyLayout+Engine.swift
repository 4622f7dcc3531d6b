#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  extension CollectionStrategyLayout {
    /// Creates a collection view layout with the given strategy.
    public convenience init(_ strategy: some LayoutStrategy) {
      self.init(erased: strategy as? AnyLayoutStrategy ?? AnyLayoutStrategy(strategy))
    }

    /// The type-erased strategy of the layout.
    ///
    /// If you set another value, the layout changes at once and keeps its anchor in place.
    public var erasedStrategy: AnyLayoutStrategy {
      get { hosted.strategy }
      set {
        guard newValue != hosted.strategy else { return }
        objects = [:]
        guard let view = collectionView else {
          hosted.strategy = newValue
          return
        }
        sizingLoops.reset()
        invalidateLayout(
          by: hosted.setStrategy(newValue, for: delegate(of: view), offset: place(of: view)))
      }
    }

    /// The content that keeps its place in the viewport through all changes of the layout.
    public var anchor: LayoutAnchor {
      get { hosted.anchor }
      set { hosted.anchor = newValue }
    }

    /// The engine, which answers queries about frames and neighbours; `nil` before the first
    /// layout.
    ///
    /// During a drag, this is a preview of the layout after the drop.
    public var engine: LayoutEngine? {
      settle()
      return hosted.current
    }

    /// The diagnostics of the layout: invalid values, and the values that replaced them.
    ///
    /// They include views that prefer other sizes again and again, and a delegate whose methods are
    /// not called because only a subclass adopts the protocol of the strategy.
    public var diagnostics: LayoutDiagnostics {
      var all = hosted.current?.diagnostics ?? LayoutDiagnostics()
      all.append(sizingLoops.diagnostics)
      let delegate = collectionView.flatMap { delegateWithoutClosures(of: $0) }
      if let mistake = delegate?.subclassDiagnostic { all.note(mistake) }
      return all
    }

    /// Admits the sizes of views that did not settle again, because their content changed.
    package func contentDidChange() { sizingLoops.reset() }

    /// The error that prevented a layout, or that caused a change of data to be replaced by a
    /// reload.
    ///
    /// The value is `nil` if the last preparation or change succeeded.
    public var layoutError: LayoutError? { hosted.error }

    /// The scroll position, to be restored later; `nil` if no items are visible.
    ///
    /// The position is measured from the end if the anchor is `.end`, as in a chat.
    public var position: CollectionPosition? {
      synchronize()
      return hosted.current?.place(from: anchor == .end ? .end : .start)
        .flatMap { CollectionPosition($0, along: hosted.scrollAxis) }
    }

    /// Scrolls to a position without animation.
    ///
    /// If the data loads later, the position is remembered as by ``scroll(to:at:animated:)``.
    ///
    /// - Parameter position: The position to restore.
    /// - Returns: `false` if the layout has no such item.
    @discardableResult
    public func restore(_ position: CollectionPosition) -> Bool {
      synchronize()
      return show(position.place(in: hosted.current), animated: false)
    }

    /// Scrolls until an element is at a place in the visible region, clear of bars and of pinned
    /// elements.
    ///
    /// Cells that are measured on the way, or at the place, do not move the element away from it,
    /// until a person scrolls. If the section of a cell scrolls by itself, it moves until the cell
    /// is in view. The animation of a section requires that its scroll view is on screen.
    ///
    /// A `LayoutCollectionView` and the lazy stack of LayoutSwiftUI remember a request before they
    /// show cells, and perform it when there is data. Call the method of other collection views
    /// after their first layout.
    ///
    /// - Parameter element: The element to show.
    /// - Parameter place: The place in the visible region. The default is the nearest one.
    /// - Parameter animated: Whether to animate the scroll.
    /// - Returns: `false` if the layout has no such element.
    @discardableResult
    public func scroll(
      to element: LayoutElement, at place: ScrollPlace = .nearest, animated: Bool = true
    ) -> Bool {
      synchronize()
      return show(LayoutPlace(of: element, at: place), animated: animated)
    }

    /// Scrolls to the beginning of the content.
    ///
    /// In a layout that scrolls sideways and is read from right to left, the content begins at the
    /// right edge. Scroll views show the left edge first, but a `LayoutCollectionView` and the lazy
    /// stack of LayoutSwiftUI scroll to the beginning by themselves.
    public func scrollToBeginning() { _ = show(.start, animated: false) }

    /// Changes the engine's own state, such as hidden sections or the extents of rows and columns.
    ///
    /// The method does nothing if the layout has no collection view, before the first layout, or if
    /// update items are due.
    ///
    /// - Parameter body: A closure that changes the engine. Pass its second argument as the
    ///   delegate to methods of the engine.
    /// - Throws: The error that `body` throws.
    public func modify(
      _ body: (inout LayoutEngine, AnyLayoutDelegate) throws(LayoutError) -> Void
    ) throws(LayoutError) {
      guard let view = collectionView else { return }
      settle()
      sizingLoops.reset()
      let delegate = delegate(of: view).erased
      let offset = place(of: view)
      var problem: LayoutError?
      let adjustment = hosted.modify(offset: offset) { engine in
        do throws(LayoutError) { try body(&engine, delegate) } catch { problem = error }
      }
      invalidateLayout(by: adjustment)
      if let problem { throw problem }
    }
  }
#endif
