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
      hosted.scrolling(of: section) == nil ? nil : hosted.sectionOffset(section)
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
      guard offset.isFinite, let range = hosted.scrolling(of: section)?.offsets else { return }
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
      guard element.category == .cell, let scrolling = hosted.scrolling(of: section),
        let offset = hosted.sectionOffset(section),
        let frame = hosted.attributes(for: element)?.frame
      else { return }
      let (isHorizontal, room) = (scrolling.axis == .horizontal, scrolling.frame)
      let extent = isHorizontal ? frame.width - room.width : frame.height - room.height
      let start =
        if !isHorizontal {
          frame.minY - room.minY
        } else if scrolling.direction == .rightToLeft {
          room.maxX - frame.maxX
        } else {
          frame.minX - room.minX
        }
      // A cell that is larger than the section begins where the section does.
      if start < 0 || extent > 0 {
        scrollSection(section, to: offset + start, animated: animated)
      } else if start + extent > 0 {
        scrollSection(section, to: offset + start + extent, animated: animated)
      }
    }

    // MARK: Steps

    /// Moves the elements of a section, and invalidates those that change.
    func moveSection(_ section: Int, to offset: Double) {
      guard !hosted.isWaiting, hosted.sectionOffset(section) != offset,
        let context = makeContext()
      else { return }
      context.isPrecise = true
      if let held = sectionScrolls.release(section) {
        let before = held.map { ($0, hosted.attributes(for: $0)) }
        hosted.scrollSection(section, to: offset)
        var changed: Set<LayoutElement> = []
        for (element, attributes) in before {
          if hosted.attributes(for: element) == attributes {
            sectionScrolls.hold(element)
          } else {
            changed.insert(element)
          }
        }
        // Elements that appear are named too, so that the collection view requests them.
        var shown: [LayoutAttributes] = []
        var moving: [LayoutAttributes] = []
        hosted.query(sectionScrolls.rect, into: &shown)
        hosted.queryFollowers(sectionScrolls.rect, into: &moving)
        for attributes in shown + moving
        where attributes.element.index.section == section && !held.contains(attributes.element) {
          changed.insert(attributes.element)
        }
        changed.formUnion(adjustVisibleItems(by: delegateRole))
        context.name(changed.filter { isShown($0, among: hosted.numberOfSections) })
      } else {
        // It is not known which elements the collection view holds, so none are named.
        hosted.scrollSection(section, to: offset)
      }
      invalidateLayout(with: context)
    }

    /// Moves a section to the nearest offset at which it may rest.
    func restSection(_ section: Int) {
      guard let offset = hosted.sectionOffset(section),
        let rest = hosted.restingOffset(
          of: section, after: SectionDrag(from: offset, proposed: offset, velocity: 0))
      else { return }
      moveSection(section, to: rest)
    }

    /// Moves the scroll views of sections to the offsets of the engine.
    func synchronizeSectionScrolls() {
      for scroller in sectionScrolls.scrollers { scroller.synchronize() }
    }

    // MARK: Answers

    /// Appends the attributes of the scroll views in a rectangle, and records the elements that the
    /// collection view receives.
    func appendSectionScrolls(
      in rect: LayoutRect, of elements: [LayoutAttributes],
      to answer: inout [PlatformLayoutAttributes]
    ) {
      sectionScrolls.rect = rect
      var sections: [Int] = []
      func append(_ section: Int) -> Bool {
        guard let attributes = sectionScrollAttributes(of: section) else { return false }
        if !sections.contains(section), LayoutRect(attributes.frame).intersects(rect) {
          sections.append(section)
          if decorations.contains(.sectionScrollView) { answer.append(attributes) }
        }
        return true
      }
      for attributes in elements where append(attributes.element.index.section) {
        sectionScrolls.hold(attributes.element)
      }
      // A section can be scrolled so far that none of its elements are in the rectangle.
      for scroller in sectionScrolls.scrollers {
        if let section = scroller.scroll?.section { _ = append(section) }
      }
      sectionScrolls.keep(sections)
    }

    /// Records an element that the collection view requested by itself.
    func note(_ element: LayoutElement) {
      describeSectionScrolls()
      guard sectionScrolls.exist, sectionScrollAttributes(of: element.index.section) != nil else {
        return
      }
      sectionScrolls.hold(element)
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
          isMirrored: scrolling.axis == .horizontal
            && (scrolling.direction == .rightToLeft) != isShownMirrored)
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
