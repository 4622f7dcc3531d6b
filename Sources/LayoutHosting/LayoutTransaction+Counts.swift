#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

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
