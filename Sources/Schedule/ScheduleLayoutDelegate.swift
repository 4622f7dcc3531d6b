import StrategyKit

/// A delegate that specifies the times of items, and the parameters of lanes.
///
/// ```swift
/// func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
///   let event = rooms[index.section].events[index.item]
///   return ScheduleItem(start: event.start, end: event.end)
/// }
/// ```
///
/// A schedule asks for no sizes. If an item changes its time, the change is that of a size.
public protocol ScheduleLayoutDelegate: StrategyDelegate {
  /// Returns the times of an item.
  ///
  /// - Parameter index: The index of the item.
  /// - Parameter item: The usual item: the first unit of time of the axis.
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem

  /// Returns the parameters of a lane.
  ///
  /// - Parameter number: The number of the lane, which is its section.
  /// - Parameter lane: The layout's own parameters.
  func scheduleLane(_ number: Int, default lane: ScheduleLane) -> ScheduleLane
}

extension ScheduleLayoutDelegate {
  /// Returns the usual item.
  public func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    item
  }

  /// Returns the layout's own parameters.
  public func scheduleLane(_ number: Int, default lane: ScheduleLane) -> ScheduleLane { lane }

  /// Answers the questions about items and lanes.
  public func answer(in slot: inout AnswerSlot) { answerSchedule(in: &slot) }

  /// Answers the questions about items and lanes, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerSchedule(in slot: inout AnswerSlot) {
    slot.fill(.scheduleItem) { $1 = scheduleItem(at: $0, default: $1) }
    slot.fill(.scheduleLane) { $1 = scheduleLane($0.section, default: $1) }
  }
}

extension LayoutQuestion where Answer == ScheduleItem {
  /// The question for the times of an item.
  public static var scheduleItem: Self { Self("Schedule.item") }
}

extension LayoutQuestion where Answer == ScheduleLane {
  /// The question for the parameters of a lane.
  public static var scheduleLane: Self { Self("Schedule.lane", about: .section) }
}

extension ElementKind {
  /// A tick of the ruler, a supplementary element.
  ///
  /// The first tick is at the index path `[0, -1]` of a collection view, the second at `[0, -2]`.
  public static let scheduleTick: ElementKind = "tick"
  /// The corner between the titles and the ruler, a supplementary element at `[0, -1]`.
  public static let scheduleCorner: ElementKind = "corner"
  /// The background of the row of items that last all day, a supplementary element at `[0, -1]`.
  public static let scheduleAllDay: ElementKind = "allDay"
  /// The line of a tick across all lanes, a decoration at the index path of the tick.
  public static let scheduleLine: ElementKind = "line"
  /// The line at the present time, a decoration at `[0, -1]`.
  public static let scheduleNow: ElementKind = "now"
  /// A break, a decoration.
  ///
  /// The first of ``ScheduleLayout/breaks`` is at the index path `[0, -1]`, the second at
  /// `[0, -2]`. Breaks that take no time on the axis have no element.
  public static let scheduleBreak: ElementKind = "break"
}
