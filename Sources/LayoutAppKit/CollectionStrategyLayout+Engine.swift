#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutCore
  import LayoutHosting
  import AppKit

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
        let offset = place(of: view)
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

    /// Changes what only the engine knows: hidden sections, the extents of rows and columns.
    ///
    /// - Parameter body: Changes the engine; the delegate is the one to hand over.
    public func modify(
      _ body: (inout LayoutEngine<AnyLayout>, AnyLayoutDelegate) throws(LayoutError) -> Void
    ) throws(LayoutError) {
      guard let view = collectionView else { return }
      let delegate = delegate(of: view).erased
      let offset = place(of: view)
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
