import LayoutCore

/// Checks of a layout's own description.
extension CaseCheck {
  mutating func pinOutcome(of law: LayoutLaw) -> Outcome {
    guard example.collection.isSane else { return .skipped("bad data") }
    guard example.environment.containerSize.width >= 1,
      example.environment.containerSize.height >= 1
    else { return .skipped("no container") }
    let pins = pinChecks()
    var random = SeededGenerator(seed: example.seed ^ 0x9175)
    var seen = Observations()
    defer { observe(seen, law) }
    switch law {
    case .pinsHold:
      noteDeclared(pins, &seen)
      if let finding = pins.places(&seen, &random) { return .broken(finding) }
    case .pinsCover: if let finding = pins.covers(&random) { return .broken(finding) }
    default:
      if let finding = pins.edges(&random) ?? pins.stickyEdges() { return .broken(finding) }
    }
    return .held
  }

  /// Records whether the kinds that the author declares as pinned are observed to be pinned.
  private func noteDeclared(_ pins: PinChecks<Strategy.Prepared>, _ seen: inout Observations) {
    for kind in laws.pinned(example) {
      // Inside another layout, elements of the same kind can belong to a layout that pins none.
      let declared = pins.resting.filter { $0.element.kind == kind && !$0.frame.isEmpty }
      if declared.isEmpty { continue }
      for axis in LayoutAxis.allCases {
        let range = pins.range(along: axis)
        guard range.upperBound - range.lowerBound > 60 else { continue }
        seen.note(
          "\(kind) is declared to stick, "
            + "\(example.environment.direction.rawValue)",
          isSeen: declared.contains { rest in
            let edge = rest.frame.span(along: axis).start - pins.bars(along: axis).low + 20
            let viewport = pins.viewport(
              axis, at: min(max(edge, range.lowerBound), range.upperBound))
            return prepared.followsViewport(rest.element)
              && prepared.attributes(for: rest.element, viewport: viewport) != rest
          })
      }
    }
  }

  func badData() throws(LayoutError) -> Outcome {
    guard example.collection.flavor == .bad else { return .skipped("good data") }
    let recorder = RecordingDelegate(example.collection)
    _ = try example.strategy.prepare(for: recorder, in: example.environment)
    let isBad = recorder.asked.keys.contains { asked in
      guard let question = asked.question else {
        let size = example.collection.sizeForItem(at: asked.index, proposal: LayoutProposal())
        return size.map { !$0.height.isFinite && !$0.width.isFinite } ?? false
      }
      return example.collection.scripted.all.contains { answer in
        answer.property.question == question && answer.index == asked.index
          && laws.questions.contains {
            $0.property == answer.property
              && $0.mustBeReported(answer.value, atLeast: least(of: $0, at: answer.index))
          }
      }
    }
    if isBad { return prepared.diagnostics.isEmpty ? .broken("nothing is reported") : .held }
    return recorder.asked.isEmpty && hasBadNumbers
      ? .broken("nothing is reported; a layout that asks for no sizes cannot claim this law")
      : .skipped("good data")
  }

  /// Returns the answer that is the minimum of another one, if there is such an answer and it is
  /// valid.
  private func least(of declared: DeclaredQuestion, at index: ElementIndex) -> Double? {
    guard let least = laws.questions.first(where: { $0.name == declared.least }),
      let answer = example.collection.scripted.all.first(where: {
        $0.property == least.property && $0.index == index
      }), !least.isInvalid(answer.value)
    else { return nil }
    return Double.value(from: answer.value)
  }

  private var hasBadNumbers: Bool {
    example.collection.sections.contains {
      $0.contains { !$0.height.isFinite && !$0.width.isFinite }
    }
  }

  // MARK: Identity

  /// Checks elements against their identity, with all sections and without the last one.
  func identity() throws(LayoutError) -> Outcome {
    for attributes in all {
      let element = attributes.element
      switch prepared.identity(of: element) {
      case .fixed where element.index.section != 0:
        return .broken("\(element) is fixed, and so must be in section 0")
      case .item
      where element.index.item >= prepared.numberOfItems(inSection: element.index.section):
        return .broken("\(element) belongs to an item that does not exist")
      case .section where element.category == .cell, .fixed where element.category == .cell:
        return .broken("\(element) does not belong to its item")
      case .block
      where element.index.section
        != prepared.block(around: element.index.section)
        .lowerBound:
        return .broken("\(element) belongs to a block that begins elsewhere")
      default: break
      }
    }
    return Outcome(try identityThatDependsOnOthers())
  }

  /// Removes the last section, and returns an element of another one that has another identity
  /// then.
  private func identityThatDependsOnOthers() throws(LayoutError) -> String? {
    let last = example.collection.sections.count - 1
    guard last > 0, !prepared.isComposite else { return nil }
    var other = example
    other.collection.sections.removeLast()
    let fewer = try other.prepared()
    return all.lazy.map { $0.element }.first {
      $0.index.section < last && prepared.identity(of: $0) != fewer.identity(of: $0)
    }.map {
      "\($0) follows its \(prepared.identity(of: $0)), and its \(fewer.identity(of: $0)) if section "
        + "\(last) is removed"
    }
  }
}
