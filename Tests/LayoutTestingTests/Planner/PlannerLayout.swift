import LayoutCore

/// A layout of lanes of items with a start and an end, which places items that overlap side by side.
///
/// Headers of lanes are pinned at the beginning of time, a ruler of hours beside the lanes, and a corner
/// along both axes.
///
/// It is written from the documentation alone, and has faults that can be switched on.
struct PlannerLayout: LayoutStrategy {
  var axis: LayoutAxis = .vertical
  /// The extent of an hour along the axis of time, in points.
  var hourExtent = 40.0
  /// The extent of a lane for which the delegate has none, in points.
  var laneExtent = 120.0
  var laneSpacing = 0.0
  var headerExtent = 24.0
  var rulerExtent = 32.0
  var fault: PlannerFault?

  static let hours = 24

  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedPlanner {
    let counts = try delegate.storedItemCounts()
    var prepared = PreparedPlanner(self, environment)
    var lanes: [PlannerLane] = []
    for (section, count) in counts.enumerated() {
      var lane = PlannerLane()
      prepared.ask(&lane, section, of: delegate)
      for item in 0..<count {
        lane.items.append(
          prepared.askItem(ElementIndex(section: section, item: item), of: delegate))
      }
      if fault == .asksBeyondTheEnd, count > 0 {
        _ = prepared.askItem(ElementIndex(section: section, item: count), of: delegate)
      }
      lane.place(fault)
      lanes.append(lane)
    }
    prepared.finish(lanes)
    return prepared
  }

  func update(
    _ prepared: inout PreparedPlanner, by changes: LayoutChanges, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    let counts = try delegate.storedItemCounts()
    if fault == .updateIsStaleInManyLanes, counts.count > 70, changes.sections.isEmpty { return }
    let old = prepared.lanes
    var lanes: [PlannerLane] = []
    for (section, count) in counts.enumerated() {
      guard let source = changes.oldSection(of: section) else {
        var lane = PlannerLane()
        prepared.ask(&lane, section, of: delegate)
        lane.items = (0..<count).map {
          prepared.askItem(ElementIndex(section: section, item: $0), of: delegate)
        }
        lane.place(fault)
        lanes.append(lane)
        continue
      }
      var lane = old[source]
      if !changes.sections.isEmpty {
        prepared.ask(&lane, section, of: delegate)
      }
      if let within = changes.changes(within: section) {
        lane.items = (0..<count).map { item in
          if within.resized.contains(item), fault != .updateIgnoresResizes {
            return prepared.askItem(ElementIndex(section: section, item: item), of: delegate)
          }
          if let kept = within.items.oldIndex(ofKept: item) {
            let from = fault == .updateShiftsAnswers ? min(item, old[source].items.count - 1) : kept
            return old[source].items[from]
          }
          if let moved = within.items.insertion(at: item)?.source, moved.section == source {
            return old[source].items[moved.item]
          }
          return prepared.askItem(ElementIndex(section: section, item: item), of: delegate)
        }
        if fault == .updateIsStaleWithManyItems, count > 200, lane.items.count == lane.columns.count
        {
          lanes.append(lane)
          continue
        }
        if fault == .updateKeepsColumns, lane.columns.count == count, within.items.isEmpty {
          lanes.append(lane)
          continue
        }
        lane.place(fault)
      }
      lanes.append(lane)
    }
    let offsets = prepared.offsets
    let diagnostics = prepared.diagnostics
    prepared.finish(lanes)
    if fault == .updateKeepsOffsets, offsets.count == prepared.offsets.count, offsets.count > 64 {
      prepared.offsets = offsets
    }
    if fault == .updateLosesDiagnostics { prepared.diagnostics = LayoutDiagnostics() }
    if fault == .updateKeepsDiagnostics { prepared.diagnostics = diagnostics }
  }
}

/// The hours of an item; nil for the layout's defaults.
struct PlannerHours: Sendable {
  /// The hour at which the item begins, from 0 to 24.
  var start: Double?
  /// The hour at which the item ends, from its start to 24.
  var end: Double?
}

extension LayoutQuestion where Answer == PlannerHours {
  static var plannerHours: Self { Self("Planner.hours") }
}

extension LayoutQuestion where Answer == Double? {
  /// The extent of a lane in points.
  static var plannerLaneExtent: Self { Self("Planner.laneExtent", about: .section) }
}

extension PlannerLayout: RegistrableLayout {
  static let registration = LayoutRegistration(
    name: "planner", summary: "Lanes of items with a start and an end.",
    prototype: PlannerLayout(), parameters: parameters)

  /// Returns the registration of the planner with one fault, or without faults.
  static func registration(with fault: PlannerFault?) -> LayoutRegistration<PlannerLayout> {
    LayoutRegistration(
      name: "planner", summary: "Lanes of items with a start and an end.",
      prototype: PlannerLayout(fault: fault), parameters: parameters)
  }

  private static let parameters: [LayoutParameter<PlannerLayout>] = [
    .choice("axis", "The axis of time.", get: { $0.axis }, set: { $0.axis = $1 }),
    .length(
      "hourExtent", "The extent of an hour.", in: 1...200,
      get: { $0.hourExtent }, set: { $0.hourExtent = $1 }),
    .length(
      "laneExtent", "The extent of a lane.", in: 0...400,
      get: { $0.laneExtent }, set: { $0.laneExtent = $1 }),
    .length(
      "laneSpacing", "The distance between lanes.", in: 0...50,
      get: { $0.laneSpacing }, set: { $0.laneSpacing = $1 }),
    .length(
      "headerExtent", "The extent of the headers of lanes.", in: 0...60,
      get: { $0.headerExtent }, set: { $0.headerExtent = $1 }),
    .length(
      "rulerExtent", "The extent of the ruler.", in: 0...60,
      get: { $0.rulerExtent }, set: { $0.rulerExtent = $1 }),
  ]
}
