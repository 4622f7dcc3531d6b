import LayoutCore
import LayoutRuntime

extension SmallCollection {
  /// Calls `body` with the result of each possible change.
  func forEachChange(_ body: (SmallCollection) -> Void) {
    forEachChangeOfItems(body)
    for section in sections.indices {
      changed(body) { $0.sections.remove(at: section) }
      // A section that is new or was reloaded has no contents that could be reloaded again.
      guard sections[section].isOld else { continue }
      if !sections[section].isMoved {
        changed(body) {
          $0.sections[section].items = [Item(size: 1)]
          $0.sections[section].isReloaded = true
        }
      }
      for target in sections.indices where target != section {
        changed(body) { result in
          var moved = result.sections.remove(at: section)
          moved.isMoved = true
          result.sections.insert(moved, at: target)
        }
      }
    }
    for place in 0...sections.count {
      for items in [[], [Item(size: 0)], [Item(size: 1), Item(size: 0)]] {
        changed(body) { $0.sections.insert(Section(items: items), at: place) }
      }
    }
  }

  private func forEachChangeOfItems(_ body: (SmallCollection) -> Void) {
    for section in sections.indices where sections[section].isOld {
      for item in sections[section].items.indices {
        changed(body) { $0.sections[section].items.remove(at: item) }
        changed(body) {
          $0.sections[section].items[item].size ^= 1
          $0.sections[section].items[item].isResized = true
        }
        changed(body) {
          $0.sections[section].items[item].size ^= 1
          $0.sections[section].items[item].isReloaded = true
        }
        for target in sections.indices where sections[target].isOld {
          let count = sections[target].items.count - (target == section ? 1 : 0)
          for place in 0...count where target != section || place != item {
            changed(body) { result in
              var moved = result.sections[section].items.remove(at: item)
              moved.isMoved = true
              result.sections[target].items.insert(moved, at: place)
            }
          }
        }
      }
      for place in 0...sections[section].items.count {
        for size in Self.sizes.indices {
          changed(body) { $0.sections[section].items.insert(Item(size: size), at: place) }
        }
      }
    }
  }

  private func changed(
    _ body: (SmallCollection) -> Void, _ change: (inout SmallCollection) -> Void
  ) {
    var copy = self
    change(&copy)
    body(copy)
  }

  /// Returns the transaction that led from a collection without changes to this one.
  func transaction(from old: SmallCollection) -> LayoutTransaction {
    var changes: [LayoutChange] = []
    var isKept = Array(repeating: false, count: old.sections.count)
    // The items of sections that are deleted or reloaded cannot move to another section.
    let intact = Set(sections.compactMap { $0.isOld ? $0.source : nil })
    var isThere = old.sections.map { Array(repeating: false, count: $0.items.count) }
    for (number, section) in sections.enumerated() {
      if let source = section.source {
        isKept[source] = true
        if section.isReloaded {
          changes.append(.reloadSection(source))
          isThere[source] = isThere[source].map { _ in true }
        }
        if section.isMoved { changes.append(.moveSection(from: source, to: number)) }
      } else {
        changes.append(.insertSection(number))
      }
    }
    for (number, section) in sections.enumerated() where section.isOld {
      for (place, item) in section.items.enumerated() {
        let index = ElementIndex(section: number, item: place)
        guard let source = item.source, intact.contains(source.section) else {
          changes.append(.insertItem(index))
          continue
        }
        isThere[source.section][source.item] = true
        if item.isMoved { changes.append(.moveItem(from: source, to: index)) }
        if item.isReloaded {
          changes.append(.reloadItem(source))
        } else if item.isResized {
          changes.append(.resizeItem(source))
        }
      }
    }
    for section in old.sections.indices {
      if !isKept[section] { changes.append(.deleteSection(section)) }
      for item in isThere[section].indices where isKept[section] && !isThere[section][item] {
        changes.append(.deleteItem(ElementIndex(section: section, item: item)))
      }
    }
    return LayoutTransaction(changes, counts: sections.map { $0.items.count })
  }
}
