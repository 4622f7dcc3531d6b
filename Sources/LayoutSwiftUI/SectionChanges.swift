#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore

  /// The changes between two states of a collection, in the form that collection views require.
  struct SectionChanges: Equatable {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var moved: [Move] = []

    /// A move of an item within its section.
    struct Move: Equatable {
      var from: IndexPath
      var to: IndexPath
    }

    var isEmpty: Bool { count == 0 }

    /// A Boolean value that indicates whether a collection view should reload its data instead.
    ///
    /// A collection view keeps an object for every change of a batch. The limit is 10,000 changes.
    var isTooLargeForABatch: Bool { count > 10_000 }

    private var count: Int {
      inserted.count + deleted.count + moved.count + insertedSections.count + deletedSections.count
    }

    /// Creates the changes between two states; sections are matched by number, items by identifier.
    ///
    /// - Complexity: The same as for ``/LayoutCore/IndexDifference``, for the items of the sections
    ///   that differ.
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
