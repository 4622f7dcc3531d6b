import LayoutCore

extension GeneratedCollection {
  /// Removes a section and the answers about it.
  mutating func removeSection(_ section: Int) {
    sections.remove(at: section)
    scripted = ScriptedAnswers(
      scripted.all.compactMap { answer in
        var answer = answer
        if answer.index.section == section { return nil }
        if answer.index.section > section { answer.index.section -= 1 }
        return answer
      })
  }

  /// Removes items and the answers about them.
  ///
  /// - Returns: `true` if there were any such items.
  mutating func removeItems(_ range: Range<Int>, inSection section: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    let removed = range.clamped(to: sections[section].indices)
    if removed.isEmpty { return false }
    sections[section].removeSubrange(removed)
    scripted = ScriptedAnswers(
      scripted.all.compactMap { answer in
        var answer = answer
        guard answer.index.section == section, answer.property.subject == .item else {
          return answer
        }
        if removed.contains(answer.index.item) { return nil }
        if answer.index.item >= removed.upperBound { answer.index.item -= removed.count }
        return answer
      })
    return true
  }

  /// Removes the answers that satisfy a predicate.
  ///
  /// - Returns: `true` if there were any such answers.
  mutating func removeAnswers(where isRemoved: (ScriptedAnswers.Answer) -> Bool) -> Bool {
    let kept = scripted.all.filter { !isRemoved($0) }
    if kept.count == scripted.all.count { return false }
    scripted = ScriptedAnswers(kept)
    return true
  }
}
