#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutHosting

  extension LayoutCollectionView {
    /// Lets the user move items by dragging them with the pointer.
    ///
    /// ```swift
    /// wall.reorders { [unowned self] source, destination in
    ///   photos.insert(photos.remove(at: source.item), at: destination.item)
    /// }
    /// ```
    ///
    /// While an item is dragged, the others make room where it would be dropped, within its section
    /// or in another one, and the view scrolls near its edges. If the user presses Escape, they
    /// return.
    ///
    /// Neither the data source nor the delegate takes part: until the drag ends, the data and all
    /// index paths are unchanged. The layout asks for no sizes by other index paths. Drags that
    /// begin between items select them as before. Items cannot be dragged to other views.
    ///
    /// - Parameter move: Moves an item of the app's data. The destination is the index path after
    ///   the move. The view moves the item itself, except if the data source is a diffable one:
    ///   then apply a snapshot in which the item is moved.
    public func reorders(_ move: @escaping (_ source: IndexPath, _ destination: IndexPath) -> Void)
    {
      reorderPan.map { removeGestureRecognizer($0) }
      let pan = ReorderPan(ItemDrag(in: self, move: move))
      reorderPan = pan
      addGestureRecognizer(pan)
    }
  }

  /// A drag of the pointer that lifts an item and moves it.
  final class ReorderPan: NSPanGestureRecognizer {
    let drag: ItemDrag

    init(_ drag: ItemDrag) {
      self.drag = drag
      super.init(target: nil, action: nil)
      // A click selects an item only if it is no drag.
      delaysPrimaryMouseButtonEvents = true
      #if canImport(ObjectiveC)
        target = self
        action = #selector(change)
      #endif
    }

    /// Creates no recognizer and returns `nil`, because an archive has no closure.
    required init?(coder: NSCoder) { nil }

    /// Leaves drags that begin between items to the collection view.
    override func mouseDown(with event: NSEvent) {
      super.mouseDown(with: event)
      let items = view as? NSCollectionView
      if items?.indexPathForItem(at: location(in: view)) == nil { state = .failed }
    }

    #if canImport(ObjectiveC)
      @objc private func change() { report() }
    #else
      override func standInChange() { report() }
    #endif

    private func report() {
      let point = location(in: view)
      switch state {
      case .began:
        // The pointer has moved since the button was pressed.
        let way = translation(in: view)
        drag.lift(at: NSPoint(x: point.x - way.x, y: point.y - way.y))
        drag.follow(to: point)
        // Keys reach the first responder only.
        if drag.isActive { view?.window?.makeFirstResponder(view) }
      case .changed: drag.follow(to: point)
      case .ended: drag.drop()
      default: drag.end()
      }
    }
  }
#endif
