#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  extension LayoutChange {
    /// Creates the change that an update item of a collection view describes; `nil` if it changes
    /// nothing.
    @MainActor
    init?(_ item: PlatformUpdateItem) {
      let before = item.indexPathBeforeUpdate.flatMap { Self.part($0) }
      let after = item.indexPathAfterUpdate.flatMap { Self.part($0) }
      switch (item.updateAction, before, after) {
      case (.insert, _, let (section, index)?):
        self = index.map { .insertItem($0) } ?? .insertSection(section)
      case (.delete, let (section, index)?, _):
        self = index.map { .deleteItem($0) } ?? .deleteSection(section)
      case (.reload, let (section, index)?, _):
        self = index.map { .reloadItem($0) } ?? .reloadSection(section)
      case (.move, let (_, from?)?, let (_, to?)?): self = .moveItem(from: from, to: to)
      case (.move, let (from, _)?, let (to, _)?): self = .moveSection(from: from, to: to)
      default: return nil
      }
    }

    /// Returns the section and the item of an index path, whose item is `NSNotFound` if it is one
    /// of a section.
    private static func part(_ path: IndexPath) -> (section: Int, index: ElementIndex?)? {
      guard let section = path.first else { return nil }
      let isOfSection = path.count < 2 || path[1] == NSNotFound
      return (section, isOfSection ? nil : ElementIndex(section: section, item: path[1]))
    }
  }
#endif
