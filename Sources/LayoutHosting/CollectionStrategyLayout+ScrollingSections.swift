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
    /// ``sectionOffset(_:)`` changes with each step; another scroll of the section ends it, and so does a
    /// change of data. The method does nothing if the section does not scroll by itself, or if update
    /// items are due.
    ///
    /// - Parameter section: The number of the section.
    /// - Parameter offset: The distance from the beginning of the section's content in reading
    ///   direction, in points. An offset out of range is replaced by the nearest valid one.
    /// - Parameter animated: Whether to animate the scroll. The default is `false`.
    public func scrollSection(_ section: Int, to offset: Double, animated: Bool = false) {
      guard offset.isFinite,
        let range = sectionScrollAttributes(of: section)?.sectionScroll?.scrolling.offsets
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
      // If it is not known which elements the collection view holds, none are named.
      if sectionScrolls.beginStep(of: section) {
        let count = hosted.numberOfSections
        let looks = adjustVisibleItems(by: delegateRole)
        // Elements that appear are named too, so that the collection view requests them.
        sectionScrolls.compare(section) {
          hosted.query($0, into: &$1)
        } adjusting: {
          adjusted($0)
        }
        let changed = sectionScrolls.endStep(of: section) { element in
          hosted.attributes(for: element).map { adjusted($0) }
        }
        context.name(changed, and: looks.isEmpty ? [] : looks.subtracting(changed)) {
          isShown($0, among: count)
        }
      }
      invalidateLayout(with: context)
    }

    /// Returns the offset of a section; `nil` if it does not scroll by itself.
    func currentOffset(of section: Int) -> Double? {
      guard let scroll = sectionScrollAttributes(of: section)?.sectionScroll else { return nil }
      return hosted.scrolledOffset(of: section) ?? scroll.scrolling.restOffset
    }

    /// Moves a section to the nearest offset at which it may rest.
    func restSection(_ section: Int) {
      guard let offset = currentOffset(of: section),
        let rest = hosted.restingOffset(
          of: section, after: SectionDrag(from: offset, proposed: offset, velocity: 0))
      else { return }
      moveSection(section, to: rest)
    }

    /// Moves the scroll views of sections to the offsets of the engine.
    func synchronizeSectionScrolls() {
      for entry in sectionScrolls.connected { entry.scroller?.synchronize() }
    }

    // MARK: Answers

    /// Adds the scroll views of sections in a part of the content to its elements.
    func addSectionScrolls(in part: LayoutRect, to elements: inout [LayoutAttributes]) {
      guard sectionScrolls.exist, decorations.contains(.sectionScrollView) else { return }
      let count = elements.count
      sectionScrolls.listSections(of: elements)
      for section in sectionScrolls.listed {
        guard let frame = sectionScrollAttributes(of: section)?.sectionScroll?.scrolling.frame,
          frame.intersects(part)
        else { continue }
        let scrollView = LayoutAttributes(
          element: .decoration(.sectionScrollView, section), frame: frame,
          zIndex: sectionScrollIndex)
        let place = SortedSearch.first(in: elements.count) {
          LayoutAttributes.areInOrder(scrollView, elements[$0])
        }
        elements.insert(scrollView, at: place)
      }
      if elements.count > count { sectionScrolls.keepListed() }
    }

    /// Records the attributes of an element of a section that scrolls by itself.
    func hold(_ attributes: LayoutAttributes) {
      guard sectionScrollAttributes(of: attributes.element.index.section) != nil,
        attributes.element.category != .decoration
          || attributes.element.kind != .sectionScrollView
      else { return }
      sectionScrolls.hold(attributes)
    }

    /// Returns the attributes of the scroll view of a section; `nil` if the section does not scroll
    /// by itself.
    func sectionScrollAttributes(of section: Int) -> CollectionLayoutAttributes? {
      describeSectionScrolls()
      return sectionScrolls.attributes(of: section) { section in
        guard section < hosted.numberOfSections, let scrolling = hosted.scrolling(of: section)
        else { return nil }
        let attributes = CollectionLayoutAttributes(
          forDecorationViewOfKind: ElementKind.sectionScrollView.name,
          with: IndexPath(item: 0, section: section))
        attributes.frame = CGRect(scrolling.frame)
        attributes.zIndex = sectionScrollIndex
        attributes.sectionScroll = SectionScroll(
          section: section, scrolling: scrolling,
          isMirrored: scrolling.axis == .horizontal && scrolling.direction == .rightToLeft)
        attributes.scrolledLayout = self
        return attributes
      }
    }

    /// Returns the index paths of the decoration views of a kind that a change of data removes.
    func removedDecorations(_ kind: ElementKind) -> PlatformIndexPaths {
      guard kind == .sectionScrollView else { return paths { $0.leaving(.decoration, kind) } }
      // The scroll views in use whose section no longer scrolls.
      return PlatformIndexPaths(
        sectionScrolls.scrollers.compactMap { $0.scroll?.section }.filter {
          sectionScrollAttributes(of: $0) == nil
        }.map { IndexPath(item: 0, section: $0) })
    }

    /// Forgets what is known of the scroll views of other content.
    func describeSectionScrolls() {
      sectionScrolls.describe(hosted.state) { hosted.hasScrollingSections }
    }
  }
#endif
