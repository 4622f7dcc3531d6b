#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// The geometry of the scroll view that moves a section that scrolls by itself.
  ///
  /// A *position* is a content offset of the scroll view along the section's axis. It increases to
  /// the right or downwards; the *offset* of a section increases in reading direction.
  struct SectionScroll: Hashable, Sendable {
    var section: Int
    var scrolling: ScrollingSection
    /// A Boolean value that indicates whether offsets increase to the left.
    var isMirrored: Bool

    /// The size of the scroll view, in points.
    var size: LayoutSize { scrolling.frame.size }

    /// The size of the content of the scroll view, in points.
    var contentSize: LayoutSize {
      scrolling.axis == .horizontal
        ? LayoutSize(width: scrolling.contentExtent, height: size.height)
        : LayoutSize(width: size.width, height: scrolling.contentExtent)
    }

    /// The content offsets between which the scroll view moves.
    var positions: ClosedRange<Double> {
      let ends = (
        position(of: scrolling.offsets.lowerBound), position(of: scrolling.offsets.upperBound)
      )
      return min(ends.0, ends.1)...max(ends.0, ends.1)
    }

    /// The insets before and after the content, with which it moves between ``positions``.
    var insets: (before: Double, after: Double) {
      (-positions.lowerBound, positions.upperBound - (scrolling.contentExtent - extent))
    }

    /// A Boolean value that indicates whether the section comes to rest at whole pages or groups.
    var pages: Bool {
      switch scrolling.behavior {
      case .paging, .groupPaging, .groupPagingCentered: true
      case .continuous, .continuousGroupLeadingBoundary: false
      }
    }

    private var extent: Double { scrolling.axis == .horizontal ? size.width : size.height }

    /// Returns the content offset of the scroll view for an offset of the section.
    func position(of offset: Double) -> Double {
      isMirrored ? scrolling.contentExtent - extent - offset : offset
    }

    /// Returns the offset of the section for a content offset of the scroll view.
    func offset(of position: Double) -> Double { self.position(of: position) }

    /// Returns the content offset along the section's axis.
    func position(in point: LayoutPoint) -> Double {
      scrolling.axis == .horizontal ? point.x : point.y
    }

    /// Returns the content offset with a coordinate along the section's axis, and 0 across it.
    func point(_ position: Double) -> LayoutPoint {
      scrolling.axis == .horizontal
        ? LayoutPoint(x: position, y: 0) : LayoutPoint(x: 0, y: position)
    }
  }

  extension ElementKind {
    /// The kind of the decoration views that contain the scroll views of sections.
    static let sectionScrollView = ElementKind("sectionScrollView")
  }
#endif
