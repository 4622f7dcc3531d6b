#if canImport(SwiftUI) && !os(watchOS)
  import Foundation

  /// What leads from one state of a collection to another, as collection views want to be told.
  struct SectionChanges: Equatable {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var moved: [Move] = []

    /// An item that goes elsewhere in its section.
    struct Move: Equatable {
      var from: IndexPath
      var to: IndexPath
    }

    var isEmpty: Bool { self == SectionChanges() }

    init() {}

    /// The changes between two states; sections are told apart by their numbers, items by identifiers.
    ///
    /// - Complexity: O(n·d); n = items of the sections that differ, d = differences.
    init<ID: Hashable>(from old: [[ID]], to new: [[ID]]) {
      let common = min(old.count, new.count)
      insertedSections = IndexSet(integersIn: common..<new.count)
      deletedSections = IndexSet(integersIn: common..<old.count)
      for section in 0..<common where old[section] != new[section] {
        for change in new[section].difference(from: old[section]).inferringMoves() {
          switch change {
          case .insert(let offset, _, let source):
            let path = IndexPath(indexes: [section, offset])
            if let source {
              moved.append(Move(from: IndexPath(indexes: [section, source]), to: path))
            } else {
              inserted.append(path)
            }
          case .remove(let offset, _, let target):
            if target == nil { deleted.append(IndexPath(indexes: [section, offset])) }
          }
        }
      }
    }
  }
#endif
