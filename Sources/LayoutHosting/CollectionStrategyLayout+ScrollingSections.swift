#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  extension CollectionStrategyLayout {
    /// Returns the offset of a section that scrolls by itself, in points.
    ///
    /// - Parameter section: The number of the section.
    /// - Returns: The distance from the beginning of the section's content in reading direction, or
    ///   `nil` if the section does not scroll by itself.
    public func sectionOffset(_ section: Int) -> Double? {
      currentOffset(of: section)
    }

    /// Scrolls a section that scrolls by itself.
    ///
    /// A section without a scroll view on screen moves at once. During an animation,
    /// ``sectionOffset(_:)`` changes with each step; another scroll of the section ends it, and so
    /// does a change of data. The method does nothing if the section does not scroll by itself, or
    /// if update items are due.
    ///
    /// - Parameter section: The number of the section.
    /// - Parameter offset: The distance from the beginning of the section's content in reading
    ///   direction, in points. An offset out of range is replaced by the nearest valid one.
    /// - Parameter animated: Whether to animate the scroll. The default is `false`.
    public func scrollSection(_ section: Int, to offset: Double, animated: Bool = false) {
      guard offset.isFinite,
        let range = sectionScroll(of: section)?.scrolling.offsets
      else { return }
      let offset = min(max(offset, range.lowerBound), range.upperBound)
      if animated, !hosted.isWaiting, let scroller = sectionScrolls.scroller(of: section),
        scroller.scroll(to: offset)
      {
        return
      }
      sectionScrolls.stopAnimations(of: section)
      moveSection(section, to: offset)
      synchronizeSectionScrolls()
    }

    /// Moves the section of a cell, if it scrolls by itself, until the cell is in view.
    func reveal(_ element: LayoutElement, animated: Bool) {
      let section = element.index.section
      guard let offset = hosted.current?.scrollTarget(toShow: element)?.sectionOffset,
        offset != currentOffset(of: section)
      else { return }
      scrollSection(section, to: offset, animated: animated)
    }

    // MARK: Steps

    /// Moves the elements of a section, and invalidates those that change.
    func moveSection(_ section: Int, to offset: Double) {
      guard !hosted.isWaiting, let before = currentOffset(of: section), before != offset,
        let context = makeContext()
      else { return }
      context.isPrecise = true
      hosted.scrollSection(section, to: offset)
      // If the collection view holds nothing of the section, nothing is named.
      if objects.keys.contains(where: { $0.index.section == section }) {
        let count = hosted.numberOfSections
        // Elements that appear are named too, so that the collection view requests them.
        let appearing = hosted.elements(in: queriedRect).map { $0.element }.filter {
          $0.index.section == section && objects[$0] == nil && isShown($0, among: count)
        }
        context.name(forgetStaleObjects { $0.index.section == section } + appearing)
      }
      invalidateLayout(with: context)
    }

    /// Returns the offset of a section; `nil` if it does not scroll by itself.
    func currentOffset(of section: Int) -> Double? {
      guard let scroll = sectionScroll(of: section) else { return nil }
      return hosted.current?.scrolledOffset(ofSection: section) ?? scroll.scrolling.restOffset
    }

    /// Moves a section to the nearest offset at which it may rest.
    func restSection(_ section: Int) {
      guard let offset = currentOffset(of: section),
        let rest = hosted.current?.restingOffset(
          ofSection: section, after: SectionDrag(from: offset, proposed: offset, velocity: 0))
      else { return }
      moveSection(section, to: rest)
    }

    /// Moves the scroll views of sections to the offsets of the engine.
    func synchronizeSectionScrolls() {
      for entry in sectionScrolls.connected { entry.scroller?.synchronize() }
    }

    // MARK: Answers

    /// Adds the scroll views of sections in a part of the content to its elements.
    ///
    /// A section can be scrolled so far that none of its elements are in view.
    func addSectionScrolls(in part: LayoutRect, to elements: inout [LayoutAttributes]) {
      guard hosted.hasScrollingSections, decorations.contains(.sectionScrollView) else { return }
      var sections = Set(elements.map { $0.element.index.section })
      for scroller in sectionScrolls.scrollers {
        if let section = scroller.scroll?.section { sections.insert(section) }
      }
      for section in sections.sorted() {
        guard let scroll = sectionScroll(of: section), scroll.scrolling.frame.intersects(part)
        else { continue }
        let attributes = attributes(of: scroll)
        let place = SortedSearch.first(in: elements.count) {
          LayoutAttributes.areInOrder(attributes, elements[$0])
        }
        elements.insert(attributes, at: place)
      }
    }

    /// Returns the attributes of the scroll view of a section.
    func attributes(of scroll: SectionScroll) -> LayoutAttributes {
      LayoutAttributes(
        element: .decoration(.sectionScrollView, scroll.section), frame: scroll.scrolling.frame,
        zIndex: sectionScrollIndex)
    }

    /// Returns the geometry of the scroll view of a section; `nil` if the section does not scroll
    /// by itself.
    func sectionScroll(of section: Int) -> SectionScroll? {
      guard hosted.hasScrollingSections, section < hosted.numberOfSections,
        let scrolling = hosted.scrolling(of: section)
      else { return nil }
      return SectionScroll(
        section: section, scrolling: scrolling,
        isMirrored: scrolling.axis == .horizontal && scrolling.direction == .rightToLeft)
    }

    /// Returns the index paths of the decoration views of a kind that a change of data removes.
    func removedDecorations(_ kind: ElementKind) -> PlatformIndexPaths {
      guard kind == .sectionScrollView else { return paths { $0.leaving(.decoration, kind) } }
      // The scroll views in use whose section no longer scrolls.
      return PlatformIndexPaths(
        sectionScrolls.scrollers.compactMap { $0.scroll?.section }.filter {
          sectionScroll(of: $0) == nil
        }.map { IndexPath(item: 0, section: $0) })
    }
  }
#endif
