import StrategyKit

/// A layout of lanes of items along a common axis of time, such as calendars, program guides and
/// plans.
///
/// Each section is a lane, and each item has a start and an end. Items that overlap share the
/// extent of their lane, or make it grow. The content scrolls along both axes. The titles of lanes
/// stay at the start of the time axis, and a ruler stays at the first lane.
///
/// ```
///  ┌──────┬──── 9 ────┬──── 10 ───┬──── 11 ───
///  │ lane │ ┌───────┐ ┌────────────────┐
///  │  0   │ └───────┘ └────────────────┘
///  │ lane │      ┌─────────┐
///  │  1   │      ├─────────┴──┐
///  │      │      └────────────┘
/// ```
///
/// A time can be any number: hours of a day, days of a project, or frames of a film. The delegate
/// is a ``ScheduleLayoutDelegate``.
///
/// - Shape: Lanes follow one another across ``axis``. Along it, the title of a lane is followed by
///   the row of items that last all day, and then by the times from ``start`` to ``end``.
/// - Elements: cells; a header for each lane; supplementary elements of the kinds
///   `ElementKind.scheduleTick`, `ElementKind.scheduleCorner` and
///   `ElementKind.scheduleAllDay`; decorations of the kinds
///   `ElementKind.scheduleLine`, `ElementKind.scheduleNow` and
///   `ElementKind.scheduleBreak`. Elements of no lane have section 0 and a negative item.
/// - Complexity: To prepare O(n log n), and about 39 bytes for each item. A query is O(log n + k)
///   in most cases. A change costs its lane, or all lanes if it changes the extent of its lane or
///   the items that last all day; n = items, k = elements of the answer.
public struct ScheduleLayout: Hashable, Sendable {
  /// The axis of time, across which lanes follow one another.
  ///
  /// The default is horizontal.
  public var axis: LayoutAxis
  /// The time at which the axis begins, from −10¹² to 10¹².
  ///
  /// The default is 0.
  public var start: Double
  /// The time at which the axis ends, at least ``start`` and at most 10¹².
  ///
  /// The default is 24.
  ///
  /// The parts of items outside the axis are not shown.
  public var end: Double
  /// The extent of one unit of time, from 0 to 10⁶ points.
  ///
  /// The default is 60.
  ///
  /// Change it to zoom; see ``offset(of:)``.
  public var timeExtent: Double
  /// The parameters of lanes if the delegate specifies no others.
  public var lane: ScheduleLane
  /// The least extent of an item along the time axis, in points.
  ///
  /// The default is 0.
  public var minimumItemExtent: Double
  /// The extent of the titles of lanes along the time axis, in points; 0 for none.
  ///
  /// The default is 80.
  public var titleExtent: Double
  /// The extent of the row of items that last all day, in points; 0 for none.
  ///
  /// The default is 0.
  ///
  /// If there is no such row, these items extend from the start to the end of the axis.
  public var allDayExtent: Double
  /// The extent of the ruler across the time axis, in points; 0 for none.
  ///
  /// The default is 28.
  public var rulerExtent: Double
  /// The distances that the ticks of the ruler may have, in units of time and ascending order.
  ///
  /// The ruler uses the least of them that is at least ``minimumTickExtent`` long. If all are
  /// shorter, it doubles the last one until it is not. The defaults divide hours and days.
  public var tickSteps: [Double]
  /// The least extent of a tick along the time axis, in points.
  ///
  /// The default is 48.
  public var minimumTickExtent: Double
  /// The thickness of the lines across all lanes, one for each tick, in points; 0 for none, the
  /// default.
  public var lineExtent: Double
  /// The time at which a line across all lanes is drawn, or `nil` for none, the default.
  public var now: Double?
  /// The parts of the time axis that are shortened or marked.
  ///
  /// The default is none.
  public var breaks: [ScheduleBreak]

  /// Creates a schedule with the given parameters.
  public init(
    axis: LayoutAxis = .horizontal, start: Double = 0, end: Double = 24, timeExtent: Double = 60,
    lane: ScheduleLane = ScheduleLane(), minimumItemExtent: Double = 0, titleExtent: Double = 80,
    allDayExtent: Double = 0, rulerExtent: Double = 28,
    tickSteps: [Double] = ScheduleLayout.hourSteps, minimumTickExtent: Double = 48,
    lineExtent: Double = 0, now: Double? = nil, breaks: [ScheduleBreak] = []
  ) {
    self.axis = axis
    self.start = start
    self.end = end
    self.timeExtent = timeExtent
    self.lane = lane
    self.minimumItemExtent = minimumItemExtent
    self.titleExtent = titleExtent
    self.allDayExtent = allDayExtent
    self.rulerExtent = rulerExtent
    self.tickSteps = tickSteps
    self.minimumTickExtent = minimumTickExtent
    self.lineExtent = lineExtent
    self.now = now
    self.breaks = breaks
  }

  /// The steps of a ruler of hours: 15 and 30 minutes, 1, 2, 3, 6 and 12 hours, 1, 2 and 7 days.
  public static let hourSteps = [0.25, 0.5, 1, 2, 3, 6, 12, 24, 48, 168]

  /// The thickness of the line at ``now``, in points.
  public static let nowExtent = 2.0

  static let maximumTime = 1e12
  static let maximumTicks = 10_000

  // MARK: Times and offsets

  /// Returns the distance from the leading edge of the content to a time, in points.
  ///
  /// Use it with ``time(at:)`` to zoom around a finger:
  ///
  /// ```swift
  /// let time = layout.time(at: engine.contentOffset.x + finger.x)
  /// layout.timeExtent *= scale
  /// try engine.setStrategy(layout, for: delegate)
  /// engine.scroll(to: LayoutPoint(x: layout.offset(of: time) - finger.x, y: engine.contentOffset.y))
  /// ```
  ///
  /// - Parameter time: The time. One outside the axis counts as the nearest on it.
  /// - Complexity: O(b log b); b = breaks.
  public func offset(of time: Double) -> Double {
    var notes = LayoutDiagnostics()
    return ScheduleScale(self, noting: &notes).offset(of: time).points
  }

  /// Returns the time at a distance from the leading edge of the content.
  ///
  /// - Parameter offset: The distance along the time axis, in points. Before the first time, the
  ///   result is ``start``; after the last, it is ``end``.
  /// - Complexity: O(b log b); b = breaks.
  public func time(at offset: Double) -> Double {
    var notes = LayoutDiagnostics()
    return ScheduleScale(self, noting: &notes).time(at: offset)
  }

  /// Returns the time at which a tick of the ruler begins.
  ///
  /// - Parameter tick: The element of the tick.
  public func time(of tick: LayoutElement) -> Double {
    var notes = LayoutDiagnostics()
    return ScheduleScale(self, noting: &notes).tick(-1 - tick.index.item)
  }
}

/// The parameters of a lane.
public struct ScheduleLane: Hashable, Sendable {
  /// The extent of the lane across the time axis, in points.
  ///
  /// The default is 64.
  public var extent: Double
  /// The distance to the next lane, in points.
  ///
  /// The default is 0.
  public var spacing: Double
  /// The distance between items that are side by side, in points.
  ///
  /// The default is 0.
  public var itemSpacing: Double
  /// The rule for items that overlap.
  ///
  /// The default is ``ScheduleOverlap/share``.
  public var overlap: ScheduleOverlap

  /// Creates the parameters of a lane.
  public init(
    extent: Double = 64, spacing: Double = 0, itemSpacing: Double = 0,
    overlap: ScheduleOverlap = .share
  ) {
    self.extent = extent
    self.spacing = spacing
    self.itemSpacing = itemSpacing
    self.overlap = overlap
  }
}

/// A rule for items of a lane that overlap.
public enum ScheduleOverlap: String, Hashable, Sendable, CaseIterable {
  /// Items share the extent of the lane, in as few columns as possible.
  case share
  /// Each item has the extent of the lane, which grows by the items that overlap.
  case grow
}

/// An item of a schedule.
public struct ScheduleItem: Hashable, Sendable {
  /// The time at which the item starts.
  public var start: Double
  /// The time at which the item ends; one before the start counts as the start.
  public var end: Double
  /// A Boolean value that indicates whether the item is in the row of items that last all day.
  public var isAllDay: Bool

  /// Creates an item.
  public init(start: Double, end: Double, isAllDay: Bool = false) {
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
  }
}

/// A part of the time axis that is marked, and can be shorter than its time.
public struct ScheduleBreak: Hashable, Sendable {
  /// The time at which the break starts.
  public var start: Double
  /// The time at which the break ends.
  public var end: Double
  /// The extent of the break along the time axis, in points, or `nil` for that of its time.
  public var extent: Double?

  /// Creates a break.
  public init(start: Double, end: Double, extent: Double? = nil) {
    self.start = start
    self.end = end
    self.extent = extent
  }
}
