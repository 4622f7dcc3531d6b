#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore

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

    var isEmpty: Bool { count == 0 }

    /// A Boolean value that indicates whether a collection view should load its data anew instead: it keeps an
    /// object for every change of a batch.
    var isTooLargeForABatch: Bool { count > 10_000 }

    private var count: Int {
      inserted.count + deleted.count + moved.count + insertedSections.count + deletedSections.count
    }

    /// The changes between two states; sections are told apart by their numbers, items by identifiers.
    ///
    /// - Complexity: That of ``/LayoutCore/IndexDifference`` for the items of the sections that differ.
    init<ID: Hashable>(from old: [[ID]], to new: [[ID]]) {
      let common = min(old.count, new.count)
      insertedSections = IndexSet(integersIn: common..<new.count)
      deletedSections = IndexSet(integersIn: common..<old.count)
      for section in 0..<common {
        let difference = IndexDifference(from: old[section], to: new[section])
        deleted += difference.deletions.map { IndexPath(indexes: [section, $0]) }
        inserted += difference.insertions.map { IndexPath(indexes: [section, $0]) }
        moved += difference.moves.map {
          Move(
            from: IndexPath(indexes: [section, $0.from]), to: IndexPath(indexes: [section, $0.to]))
        }
      }
    }
  }
#endif
