import LayoutCore
import LayoutTesting
import Waterfall

/// A waterfall or grouped columns with one mistake, or without a mistake.
struct Mutant: LayoutStrategy {
  var base: AnyLayoutStrategy
  var fault: Fault?
  /// A Boolean value that indicates whether the strategy asks for the hours of items.
  var asksForHours = false

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedMutant {
    var environment = environment
    var given = AnyLayoutDelegate(delegate)
    switch fault {
    case .ignoresDirection: environment.direction = .leftToRight
    case .cellsAreUnderBars: (environment.insets.leading, environment.insets.trailing) = (0, 0)
    case .asksTwice: given = AnyLayoutDelegate(CuriousDelegate(base: given, asksBeyond: false))
    case .asksBeyondTheEnd:
      given = AnyLayoutDelegate(CuriousDelegate(base: given, asksBeyond: true))
    default: break
    }
    return PreparedMutant(
      base: try base.prepare(for: given, in: environment), environment: environment, fault: fault,
      hours: try checkedHours(of: given))
  }

  func update(
    _ prepared: inout PreparedMutant, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    switch fault {
    case .updateDoesNothing where changes.sections.isEmpty: return
    case .updateTakesOnlyCounts
    where changes.sections.isEmpty && changes.within.allSatisfy { $0.items.isEmpty }:
      return
    case .updateForgetsTheLastChange:
      // Reloaded and resized items of the last section are not asked for again.
      if changes.sections.isEmpty, changes.within.count == 1, changes.within[0].items.isEmpty {
        return
      }
      prepared = try prepare(for: delegate, in: environment)
    case .updateLosesAllDiagnostics, .updateLosesOneDiagnostic:
      prepared = try prepare(for: delegate, in: environment)
      prepared.lostDiagnostics = fault == .updateLosesAllDiagnostics ? 100 : 1
    case nil:
      try base.update(&prepared.base, by: changes, for: delegate, in: environment)
      prepared.hours = try checkedHours(of: delegate)
    default: prepared = try prepare(for: delegate, in: environment)
    }
  }
}

/// The hours of an item, which change no frame.
struct MutantHours: Hashable, Sendable {
  var start = 0.0
  var end = 24.0
}

extension LayoutQuestion where Answer == MutantHours {
  static var mutantHours: Self { Self("Mutant.hours") }
}

extension Mutant {
  /// Returns the diagnostics of hours that are no hours of a day, and of an end before its start.
  private func checkedHours(
    of delegate: some LayoutDelegate
  ) throws(LayoutError) -> LayoutDiagnostics {
    var diagnostics = LayoutDiagnostics()
    guard asksForHours else { return diagnostics }
    for (section, count) in try delegate.storedItemCounts().enumerated() {
      for item in 0..<count {
        let index = ElementIndex(section: section, item: item)
        let hours = delegate.answer(to: .mutantHours, at: index, default: MutantHours())
        for hour in [hours.start, hours.end] where !(0...24).contains(hour) {
          diagnostics.note(
            LayoutDiagnostic(.element(.cell(at: index)), .outOfRange, given: hour, used: 0))
        }
        if hours.end < hours.start, fault != .allowsAnEndBeforeItsStart {
          diagnostics.note(
            LayoutDiagnostic(
              .element(.cell(at: index)), .outOfRange, given: hours.end, used: hours.start))
        }
      }
    }
    return diagnostics
  }
}

/// A delegate that passes a strategy's questions on, and asks additional ones.
private struct CuriousDelegate: LayoutDelegate {
  let base: AnyLayoutDelegate
  let asksBeyond: Bool

  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    var again = index
    if asksBeyond { again.item += 1 }
    if !asksBeyond || again.item == numberOfItems(inSection: index.section) {
      _ = base.sizeForItem(at: again, proposal: proposal)
    }
    return base.sizeForItem(at: index, proposal: proposal)
  }
  func answer(in slot: inout AnswerSlot) { base.answer(in: &slot) }
}
