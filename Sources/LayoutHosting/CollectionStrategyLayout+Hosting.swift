#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The change of elements while bounds change, and the context that reported it.
  struct Resizing {
    /// The size of the bounds before the change.
    var size: CGSize
    var change: HostedChange?
    var context: CollectionInvalidationContext
  }

  /// The part of the app's delegate in a scroll step.
  struct DelegateRole {
    /// A Boolean value that indicates whether the app may return sizes that are not estimates.
    var returnsSizes = false
    /// A Boolean value that indicates whether the delegate adjusts visible items.
    var adjusts = false
  }

  extension CollectionStrategyLayout {
    func invalidateLayout(by adjustment: HostedAdjustment) {
      guard let context = makeContext() else { return invalidateLayout() }
      context.take(adjustment)
      follow(adjustment.offset)
      invalidateLayout(with: context)
    }

    /// Lets a collection view follow an adjustment after its layout, if it does not apply it at
    /// once.
    private func follow(_ adjustment: LayoutPoint) {
      guard adjustment != .zero,
        let view = collectionView as? any PlaceKeepingView & PlatformCollectionView
      else { return }
      hosted.leftBehind = place(of: view)
    }

    /// Returns a new context of the layout's class, which only the superclass can create.
    func makeContext() -> CollectionInvalidationContext? {
      super.invalidationContext(forBoundsChange: collectionView?.bounds ?? .zero)
        as? CollectionInvalidationContext
    }

    /// Returns the extents that an element chooses itself if cells choose the given ones.
    ///
    /// Headers and footers choose at most their extent along the scroll axis.
    func extents(
      of element: LayoutElement, ifCellsChoose extents: SelfSizedExtents
    ) -> SelfSizedExtents {
      if element.category == .cell {
        let isAlong = extents != .none && extents != .both
        return isAlong && hosted.greatestExtent(of: element) != nil ? .both : extents
      }
      let isEdgeItem =
        element.category == .supplementary && element.index.item == 0
        && (element.kind == .header || element.kind == .footer)
      guard isEdgeItem else { return .none }
      return extents == .both ? extentsAlongScrollAxis : extents
    }

    /// The extents that cells choose themselves.
    var selfSizedExtents: SelfSizedExtents {
      switch selfSizing {
      case .off: return .none
      case .automatic: if delegateRole.returnsSizes { return .none }
      case .alongScrollAxis: break
      case .bothAxes: return .both
      }
      return extentsAlongScrollAxis
    }

    private var extentsAlongScrollAxis: SelfSizedExtents {
      switch hosted.scrollAxis {
      case .vertical: .height
      case .horizontal: .width
      case nil: .both
      }
    }

    /// Returns the delegate that the layout asks.
    ///
    /// - Parameter isPreviewing: A Boolean value that indicates whether the layout previews a move,
    ///   for which it asks by the index paths of the data already.
    func delegate(
      of view: PlatformCollectionView, isPreviewing: Bool = false
    ) -> CollectionAnswers {
      CollectionAnswers(
        view: view, app: app(of: view) ?? NoAnswers(),
        hasOtherIndexes: !isPreviewing && hosted.movement == nil && view.hasOtherIndexes)
    }

    /// Returns the app's delegate; `nil` if it has none.
    func app(of view: PlatformCollectionView) -> (any LayoutDelegate)? {
      let delegate = delegateWithoutClosures(of: view)
      return closures.exist ? ClosureAnswers(layout: self, base: delegate) : delegate
    }

    func delegateWithoutClosures(
      of view: PlatformCollectionView
    ) -> (any LayoutDelegate)? {
      if let delegate = layoutDelegate ?? answers { return delegate }
      switch view.delegate {
      case let delegate as any LayoutDelegate & AnyObject: return delegate
      case let delegate as any CollectionLayoutDelegate:
        return DelegateSizes {
          delegate.collectionView(view, layout: self, sizeForItemAt: $0, fitting: $1)
        }
      case let delegate as any PlatformFlowDelegate where delegate.returnsSizes:
        return DelegateSizes { path, _ in
          delegate.size(at: path, in: view, layout: self)
        }
      default: return nil
      }
    }

    /// The role of the app's delegate, which is asked once after everything was invalid.
    var delegateRole: DelegateRole {
      if let knownRole { return knownRole }
      guard let view = collectionView else { return DelegateRole() }
      let role = DelegateRole(
        returnsSizes: closures.returnSizes(besides: delegateWithoutClosures(of: view)),
        adjusts: app(of: view)?.answers(.visibleItems, inSection: 0) == true)
      knownRole = role
      return role
    }

    /// Forgets what was answered, because the collection view asks again for everything.
    func forgetAnswers() {
      knownRole = nil
      objects = [:]
    }

    /// Continues from the previous layout of the collection view.
    func takeOver() {
      guard let source = predecessor, let view = collectionView else { return }
      predecessor = nil
      wasInvalidated = true
      let delegate = delegate(of: view)
      let offset = source.place(of: view)
      source.settle()
      source.hosted.place(at: offset)
      hosted.adopt(source.hosted, for: delegate, following: isTransition ? nil : offset)
      if hosted.leftBehind != nil { hosted.leftBehind = place(of: view) }
      hasShownContent = source.hasShownContent
      // The old layout reports where its elements move.
      source.hosted.begin(hosted.change)
    }

    /// Begins the first layout with the next turn, unless the update items of a batch follow
    /// before.
    func beginUnlessItemsFollow() {
      Task { @MainActor [weak self] in
        guard let self, hosted.engine == nil, hosted.isWaiting else { return }
        invalidateLayout()
      }
    }

    /// Records the layout that this one replaces, and continues from it with the next preparation.
    package func succeed(_ old: PlatformCollectionViewLayout, animated: Bool) {
      guard old !== self, let old = old as? CollectionStrategyLayout else { return }
      // A transition may have begun already.
      if !animated, predecessor != nil || hosted.change != nil { return }
      predecessor = old
      isTransition = animated
    }

    func hasViews(_ hasViews: Bool, ofKind name: String) {
      let kind = ElementKind(collectionViewKind: name)
      if hasViews {
        decorations.insert(kind)
      } else {
        decorations.remove(kind)
      }
    }

    func registerDecorations() {
      for kind in [
        ElementKind.background, .corner, "rowHeaderBackground", "columnHeaderBackground",
      ] {
        register(SurfaceView.self, forDecorationViewOfKind: kind.name)
      }
      register(SectionScrollView.self, forDecorationViewOfKind: ElementKind.sectionScrollView.name)
      for kind in [ElementKind.separator, "outerSeparator", .columnGridline, .rowGridline] {
        register(LineView.self, forDecorationViewOfKind: kind.name)
      }
    }

    func element(
      _ category: ElementCategory, _ kind: ElementKind, _ path: IndexPath
    ) -> LayoutElement? {
      guard path.count == 2 else { return nil }
      return LayoutElement(category: category, kind: kind, index: ElementIndex(path))
    }

    func attributes(
      _ category: ElementCategory, _ kind: ElementKind, _ path: IndexPath
    ) -> PlatformLayoutAttributes? {
      guard !hosted.isWaiting, let element = element(category, kind, path),
        isShown(element, among: hosted.numberOfSections)
      else { return nil }
      synchronize()
      adjustVisibleItems()
      guard let attributes = shownAttributes(of: element) else { return nil }
      if category == .cell, liftedPath == path {
        return raised(makeObject(attributes, selfSizing: selfSizedExtents))
      }
      return object(attributes, in: &objects, selfSizing: selfSizedExtents)
    }

    /// Returns the attributes of an element as the collection view receives them; `nil` if there is
    /// none.
    func shownAttributes(of element: LayoutElement) -> LayoutAttributes? {
      element.category == .decoration && element.kind == .sectionScrollView
        ? sectionScroll(of: element.index.section).map { self.attributes(of: $0) }
        : hosted.attributes(for: element).map { adjusted($0) }
    }

    /// Returns the attributes of the elements that intersect a rectangle and have a view.
    func query(_ rect: LayoutRect) -> [PlatformLayoutAttributes] {
      adjustVisibleItems()
      queriedRect = rect
      let (extents, count) = (selfSizedExtents, hosted.numberOfSections)
      var found = hosted.elements(in: rect)
      addSectionScrolls(in: rect, to: &found)
      adjust(&found)
      var objects: [LayoutElement: CollectionLayoutAttributes] = [:]
      swap(&objects, &self.objects)
      defer { swap(&objects, &self.objects) }
      var answer: [PlatformLayoutAttributes] = []
      answer.reserveCapacity(found.count)
      for place in found.indices where isShown(found[place].element, among: count) {
        answer.append(object(found[place], in: &objects, selfSizing: extents))
      }
      // A long scroll must not keep an object for each item.
      if objects.count > 2 * found.count + 64 {
        var kept: [LayoutElement: CollectionLayoutAttributes] = [:]
        kept.reserveCapacity(found.count)
        for place in found.indices { kept[found[place].element] = objects[found[place].element] }
        objects = kept
      }
      return answer
    }

    /// Returns the object that describes an element.
    ///
    /// It is the one that the collection view has, unless the element changed, or a cell or a
    /// subclass of the layout changed the object.
    private func object(
      _ attributes: LayoutAttributes, in objects: inout [LayoutElement: CollectionLayoutAttributes],
      selfSizing extents: SelfSizedExtents
    ) -> CollectionLayoutAttributes {
      if let known = objects[attributes.element], known.describes(attributes),
        known.sectionScroll == nil
          || known.sectionScroll == sectionScroll(of: attributes.element.index.section)
      {
        return known
      }
      let object = makeObject(attributes, selfSizing: extents)
      objects[attributes.element] = object
      return object
    }

    /// Returns a new object that describes an element.
    func makeObject(
      _ attributes: LayoutAttributes, selfSizing extents: SelfSizedExtents
    ) -> CollectionLayoutAttributes {
      let object = CollectionLayoutAttributes.make(attributes)
      object.batch = batch.number
      switch attributes.element.category {
      case .cell, .supplementary:
        object.selfSizedExtents = self.extents(of: attributes.element, ifCellsChoose: extents)
        if object.selfSizedExtents == .both {
          object.greatestSize = greatestSize(of: attributes.element)
        }
      case .decoration:
        if attributes.element.kind == .sectionScrollView {
          object.sectionScroll = sectionScroll(of: attributes.element.index.section)
          object.scrolledLayout = self
          return object
        }
        object.decorationLook = decorationLook
        if decorationLook.cornerRadius == nil {
          object.decorationLook?.cornerRadius = CGFloat(hosted.strategy.cardCornerRadius ?? 0)
        }
      }
      return object
    }

    /// Returns the greatest size of a cell that chooses its extent across the scroll axis.
    private func greatestSize(of element: LayoutElement) -> CGSize? {
      guard element.category == .cell, let extent = hosted.greatestExtent(of: element) else {
        return nil
      }
      let (greatest, unlimited) = (CGFloat(extent), CGFloat.greatestFiniteMagnitude)
      return hosted.scrollAxis == .horizontal
        ? CGSize(width: unlimited, height: greatest) : CGSize(width: greatest, height: unlimited)
    }

    /// Returns whether an element has a view and a section in the collection view.
    func isShown(_ element: LayoutElement, among numberOfSections: Int) -> Bool {
      // Without sections, there can still be column headers, for example.
      hasView(element) && element.index.section < numberOfSections
    }

    /// Returns whether an element has a view; decorations without a registered class have none.
    private func hasView(_ element: LayoutElement) -> Bool {
      element.category != .decoration || decorations.contains(element.kind)
    }

    /// Returns the environment for new bounds; `nil` if the layout is already prepared for it.
    func container(of view: PlatformCollectionView, _ bounds: CGRect) -> LayoutEnvironment? {
      guard let current = hosted.environment else { return nil }
      let container = environment(
        of: view, size: view.visibleBounds(with: bounds).size, axis: hosted.scrollAxis)
      return container == current ? nil : container
    }

    /// Resizes the layout for new bounds, or moves what follows them.
    func change(
      _ view: PlatformCollectionView, to newBounds: CGRect,
      by context: CollectionInvalidationContext
    ) {
      context.isPrecise = true
      let visible = view.visibleBounds(with: newBounds)
      let (old, new) = (place(of: view), place(of: visible.origin, in: view))
      if let container = container(of: view, newBounds) {
        if container.containerSize != hosted.environment?.containerSize { sizingLoops.reset() }
        let delegate = delegate(of: view)
        let result = hosted.resize(
          to: container, for: delegate, from: old, to: new,
          isResized: visible.size != view.visibleBounds.size)
        context.take(result.adjustment)
        resizing = Resizing(size: view.bounds.size, change: result.change, context: context)
      } else {
        hosted.place(at: new)
        let engine = hosted.hasFollowers ? hosted.current : nil
        context.name(forgetStaleObjects { engine?.followsViewport($0) == true })
      }
    }

    /// Forgets the objects that do not describe their elements any more, and returns these
    /// elements.
    ///
    /// - Parameter mayChange: Returns whether an element may have changed, unless the delegate
    ///   adjusts it.
    func forgetStaleObjects(where mayChange: (LayoutElement) -> Bool) -> [LayoutElement] {
      adjustVisibleItems()
      let adjusts = delegateRole.adjusts
      var stale: [LayoutElement] = []
      for (element, object) in objects where adjusts || mayChange(element) {
        guard let now = shownAttributes(of: element), !object.describes(now) else { continue }
        stale.append(element)
      }
      for element in stale { objects[element] = nil }
      return stale
    }

    /// Applies the sizes that were collected since the last preparation.
    func settle() {
      guard !hosted.collectedSizes.isEmpty, let view = collectionView else { return }
      let delegate = delegate(of: view)
      hosted.applyCollectedSizes(for: delegate)
    }

    /// Returns the size to apply for one that a view prefers.
    func admitted(_ size: PreferredSize) -> PreferredSize {
      if !sizingLoops.isOpen { Task { @MainActor [weak self] in self?.sizingLoops.endTurn() } }
      return sizingLoops.admit(size)
    }

    func setPreferred(
      _ size: PreferredSize, in view: PlatformCollectionView
    ) -> HostedAdjustment {
      let offset = place(of: view)
      if hosted.collect(size, offset: offset) { return .none }
      defer { resizeAppearances() }
      return hosted.setPreferred(size, for: delegate(of: view), offset: offset)
    }

    func synchronize() {
      guard let view = collectionView else { return }
      settle()
      hosted.place(at: place(of: view))
    }

    func preferredSize(
      _ preferred: PlatformLayoutAttributes, _ original: PlatformLayoutAttributes
    ) -> PreferredSize? {
      guard hosted.environment != nil, preferred.size != original.size,
        let element = measuredElement(of: original).flatMap({ current($0, of: original) })
      else { return nil }
      let extents = extents(of: element, ifCellsChoose: selfSizedExtents)
      guard extents != .none else { return nil }
      var size = LayoutSize(preferred.size)
      if extents == .height { size.width = Double(original.size.width) }
      if extents == .width { size.height = Double(original.size.height) }
      // A header or footer without an extent would be left out, and never be measured again.
      if element.category != .cell, size.width <= 0 || size.height <= 0 { return nil }
      // A view that returns the size that it was given has no preference.
      return size == LayoutSize(original.size) ? nil : PreferredSize(element, size)
    }

    /// Returns the cell or supplementary element of attributes; `nil` if it is another element.
    private func measuredElement(of attributes: PlatformLayoutAttributes) -> LayoutElement? {
      if attributes.isOfCell { return element(.cell, .cell, attributes.elementPath) }
      guard attributes.representedElementCategory == .supplementaryView,
        let kind = attributes.representedElementKind
      else { return nil }
      return element(
        .supplementary, ElementKind(collectionViewKind: kind), attributes.elementPath)
    }

    func apply(_ updates: [LayoutChange], in view: PlatformCollectionView) {
      batch.begin()
      // Objects of the old state tell its views from those of the new one.
      forgetAnswers()
      let delegate = delegate(of: view)
      hosted.apply(updates, for: delegate, offset: place(of: view)) { axis in
        environment(of: view, size: view.visibleBounds.size, axis: axis)
      }
      synchronizeSectionScrolls()
    }

    /// Ends a change of the bounds, and keeps it in case the collection view begins it again.
    func finishResizing() {
      let kept = resizing
      finishChange()
      guard let view = collectionView else { return }
      resizing = kept
      resizing?.change?.target = place(of: view)
    }

    /// Forgets a change of the bounds that has ended, if the collection view scrolls away from its
    /// end.
    func forgetResizing(at newBounds: CGRect, of view: PlatformCollectionView) {
      guard hosted.change == nil, let target = resizing?.change?.target,
        newBounds.size == view.bounds.size
      else { return }
      let place = place(of: newBounds.origin, in: view)
      if abs(place.x - target.x) > 1 || abs(place.y - target.y) > 1 { resizing = nil }
    }

    /// Resizes the layout if insets or the scale changed and bounds did not.
    ///
    /// Collection views report only changes of their bounds to layouts.
    package func takeEnvironment() {
      guard let view = collectionView, !hosted.isWaiting, hosted.change == nil,
        container(of: view, view.bounds) != nil, let context = makeContext()
      else { return }
      change(view, to: view.bounds, by: context)
      resizing = nil
      follow(LayoutPoint(context.contentOffsetAdjustment))
      invalidateLayout(with: context)
    }

    func finishChange() {
      resizing = nil
      let goal = hosted.change?.target
      let rest = hosted.finish()
      if scrolls(to: goal) { return }
      guard rest != .zero, let context = makeContext() else { return }
      context.isPrecise = true
      context.contentOffsetAdjustment = CGPoint(rest)
      invalidateLayout(with: context)
    }

    func initial(
      _ category: ElementCategory, _ kind: ElementKind, _ path: IndexPath
    ) -> PlatformLayoutAttributes? {
      guard let element = element(category, kind, path),
        isShown(element, among: hosted.numberOfSections)
      else { return nil }
      return hosted.change?.initial(element).map {
        let object = makeObject($0, selfSizing: selfSizedExtents)
        keep(object, of: element)
        return object
      }
    }

    func final(
      _ category: ElementCategory, _ kind: ElementKind, _ path: IndexPath
    ) -> PlatformLayoutAttributes? {
      // The index path is one from before the change, when there may have been more sections.
      guard let element = element(category, kind, path), hasView(element) else { return nil }
      return hosted.change?.final(element).map { makeObject($0, selfSizing: selfSizedExtents) }
    }

    func paths(_ indexes: (HostedChange) -> [ElementIndex]) -> PlatformIndexPaths {
      PlatformIndexPaths((hosted.change.map(indexes) ?? []).map { IndexPath($0) })
    }
  }
#endif
