#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import LayoutCore
  import LayoutRuntime

  /// The changes between two states of a collection, in the form that collection views require.
  struct SectionChanges: Equatable {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var moved: [Move] = []
    var movedSections: [IndexDifference.Move] = []

    /// A move of an item within its section, whose number may change.
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
      inserted.count + deleted.count + moved.count + insertedSections.count
        + deletedSections.count + movedSections.count
    }

    init(insertedSections: IndexSet = IndexSet()) { self.insertedSections = insertedSections }

    /// Creates the changes between two states; items are matched by identifier.
    ///
    /// A section that moves is replaced if its items change too, because UIKit rejects both in one
    /// batch.
    ///
    /// - Parameter old: The identifiers of the items of each section before the changes.
    /// - Parameter new: Those after the changes.
    /// - Parameter sections: The identifiers of the sections. If they are `nil` or not unique,
    ///   sections are matched by number.
    /// - Complexity: The same as for ``/LayoutRuntime/IndexDifference``, for the items of the
    ///   sections that differ.
    init<ID: Hashable>(
      from old: [[ID]], to new: [[ID]], sections: (old: [AnyHashable], new: [AnyHashable])? = nil
    ) {
      guard let sections, Set(sections.old).count == old.count,
        Set(sections.new).count == new.count
      else {
        let common = min(old.count, new.count)
        insertedSections = IndexSet(integersIn: common..<new.count)
        deletedSections = IndexSet(integersIn: common..<old.count)
        for section in 0..<common { add(old[section], new[section], from: section, to: section) }
        return
      }
      let difference = IndexDifference(from: sections.old, to: sections.new)
      deletedSections = IndexSet(difference.deletions)
      insertedSections = IndexSet(difference.insertions)
      let isMoved = Set(difference.moves.map { $0.to })
      for move in difference.moves {
        if old[move.from] == new[move.to] {
          movedSections.append(move)
        } else {
          deletedSections.insert(move.from)
          insertedSections.insert(move.to)
        }
      }
      let places = Dictionary(uniqueKeysWithValues: zip(sections.old, old.indices))
      for (section, id) in sections.new.enumerated() where !isMoved.contains(section) {
        if let place = places[id] { add(old[place], new[section], from: place, to: section) }
      }
    }

    /// Adds the changes of the items of a section that keeps its order among the sections.
    private mutating func add<ID: Hashable>(
      _ old: [ID], _ new: [ID], from before: Int, to after: Int
    ) {
      let difference = IndexDifference(from: old, to: new)
      deleted += difference.deletions.map { IndexPath(indexes: [before, $0]) }
      inserted += difference.insertions.map { IndexPath(indexes: [after, $0]) }
      moved += difference.moves.map {
        Move(
          from: IndexPath(indexes: [before, $0.from]), to: IndexPath(indexes: [after, $0.to]))
      }
    }
  }
#endif
