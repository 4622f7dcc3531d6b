#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// An update item of a collection view, for UIKit and AppKit.
  struct HostedUpdate: Hashable, Sendable {
    /// The kind of change that an update item describes.
    enum Action: Sendable { case insert, delete, reload, move }

    /// The index of an item, or of a section if `item` is `nil`.
    struct Place: Hashable, Sendable {
      var section: Int
      var item: Int?

      var index: ElementIndex? { item.map { ElementIndex(section: section, item: $0) } }
    }

    var action: Action
    var before: Place?
    var after: Place?

    init(_ action: Action, before: Place?, after: Place?) {
      self.action = action
      self.before = before
      self.after = after
    }

    /// The equivalent change of a transaction; `nil` if a required index is missing.
    var change: LayoutChange? {
      switch action {
      case .insert:
        guard let after else { return nil }
        return after.index.map { .insertItem($0) } ?? .insertSection(after.section)
      case .delete:
        guard let before else { return nil }
        return before.index.map { .deleteItem($0) } ?? .deleteSection(before.section)
      case .reload:
        guard let before else { return nil }
        return before.index.map { .reloadItem($0) } ?? .reloadSection(before.section)
      case .move:
        guard let before, let after else { return nil }
        if let from = before.index, let to = after.index { return .moveItem(from: from, to: to) }
        return .moveSection(from: before.section, to: after.section)
      }
    }
  }

  extension LayoutTransaction {
    /// Creates a transaction from changes, with counts from `delegate`.
    ///
    /// The initialiser requests the counts of the changed sections only, or of all sections if
    /// sections are inserted, removed, moved or reloaded.
    init(_ changes: [LayoutChange], countedBy delegate: some LayoutDelegate) {
      var touched: Set<Int> = []
      var movesSections = false
      for change in changes {
        switch change {
        case .insertSection, .deleteSection, .moveSection, .reloadSection, .resizeSection:
          movesSections = true
        case .insertItem(let index), .deleteItem(let index), .reloadItem(let index),
          .resizeItem(let index):
          touched.insert(index.section)
        case .moveItem(let from, let to): touched.formUnion([from.section, to.section])
        }
      }
      let count = max(0, delegate.numberOfSections)
      let sections = movesSections ? Array(0..<count) : touched.filter { $0 < count }.sorted()
      self.init(
        changes, numberOfSections: count,
        itemCounts: sections.map {
          ItemCount(section: $0, count: max(0, delegate.numberOfItems(inSection: $0)))
        })
    }
  }
#endif
