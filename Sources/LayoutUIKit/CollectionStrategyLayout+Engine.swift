#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  extension CollectionStrategyLayout {
    /// The strategy; a new one counts at once, and the anchor stays where it is.
    public var erasedStrategy: AnyLayout {
      get { hosted.strategy }
      set {
        guard newValue != hosted.strategy else { return }
        guard let view = collectionView else {
          hosted.keep(newValue)
          return
        }
        let delegate = delegate(of: view)
        let offset = place(of: view.bounds, in: view)
        invalidateLayout(
          by: mutate { $0.setStrategy(newValue, for: delegate, offset: offset) })
      }
    }

    /// The engine: what is where, and what comes next; nil before the first layout.
    public var engine: LayoutEngine<AnyLayout>? { hosted.current }

    /// What bad data was replaced, and with what.
    public var diagnostics: LayoutDiagnostics { hosted.current?.diagnostics ?? LayoutDiagnostics() }

    /// Why there is no layout, or why a change of data was taken as a reload; nil where all is well.
    public var layoutError: LayoutError? { hosted.error }

    /// The position of what the user sees, to be restored later; nil without visible items.
    ///
    /// It is measured from the end if the anchor is the end, as in a chat.
    public var position: CollectionPosition? {
      synchronize()
      return hosted.current?.position(from: anchor == .end ? .end : .start)
    }

    /// Scrolls to a position without animation.
    ///
    /// Call it once the collection view has its size and its data.
    /// - Returns: `false` if there is no such item.
    @discardableResult
    public func restore(_ position: CollectionPosition) -> Bool {
      guard let view = collectionView else { return false }
      synchronize()
      guard let place = hosted.current?.contentOffset(for: position) else { return false }
      view.contentOffset = offset(of: place, in: view)
      return true
    }

    /// Scrolls so that an element is at a place in the visible region, clear of bars and of what is pinned.
    ///
    /// - Returns: `false` if there is no such element.
    @discardableResult
    public func scroll(
      to element: LayoutElement, at place: ScrollPosition = .nearest, animated: Bool = true
    ) -> Bool {
      guard let view = collectionView else { return false }
      synchronize()
      guard let place = hosted.current?.contentOffset(toShow: element, at: place) else {
        return false
      }
      view.setContentOffset(offset(of: place, in: view), animated: animated)
      return true
    }

    /// Changes what only the engine knows: hidden sections, the extents of rows and columns.
    ///
    /// - Parameter body: Changes the engine; the delegate is the one to hand over.
    public func modify(
      _ body: (inout LayoutEngine<AnyLayout>, AnyLayoutDelegate) throws(LayoutError) -> Void
    ) throws(LayoutError) {
      guard let view = collectionView else { return }
      let delegate = delegate(of: view).erased
      let offset = place(of: view.bounds, in: view)
      var problem: LayoutError?
      let adjustment = mutate { hosted in
        hosted.modify(offset: offset) { engine in
          do throws(LayoutError) { try body(&engine, delegate) } catch { problem = error }
        }
      }
      invalidateLayout(by: adjustment)
      if let problem { throw problem }
    }
  }
#endif
