import LayoutCore
import Schedule

/// The scenarios of a schedule of lanes with up to a thousand items each.
enum ScheduleScenarios {
  static func all(_ sizes: [Int]) -> [Scenario] {
    let size = sizes.max() ?? 1000
    let environment = PrepareScenarios.environment
    let layout = ScheduleLayout(end: 1_002, tickSteps: [1])
    return [
      Scenario(
        "prepare", "schedule", size: size, unit: .perItem,
        target: size >= 1_000_000 ? .atMost(200) : nil
      ) {
        let delegate = Appointments(size)
        return [
          Subject(.trellis, operations: size) {
            do {
              keep(try layout.prepare(for: delegate, in: environment))
            } catch {
              fatalError("\(error)")
            }
          },
          try .memory(of: size) { try layout.prepare(for: delegate, in: environment) },
        ]
      }
    ]
  }
}

/// Items of up to an hour and a half, one each hour.
private struct Appointments: ScheduleLayoutDelegate {
  private let count: Int

  init(_ count: Int) { self.count = count }

  var numberOfSections: Int { (count + 999) / 1_000 }
  func numberOfItems(inSection section: Int) -> Int { min(1_000, count - section * 1_000) }
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    let start = Double(index.item)
    return ScheduleItem(start: start, end: start + 0.5 * Double(index.item % 4))
  }
}
