#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

  extension HostedUpdate {
    /// Creates an update from an update item of a collection view; `nil` if the item changes
    /// nothing.
    @MainActor
    init?(_ item: PlatformUpdateItem) {
      let action: Action
      switch item.updateAction {
      case .insert: action = .insert
      case .delete: action = .delete
      case .reload: action = .reload
      case .move: action = .move
      case .none: return nil
      @unknown default: return nil
      }
      self.init(
        action, before: item.indexPathBeforeUpdate.flatMap { Place($0) },
        after: item.indexPathAfterUpdate.flatMap { Place($0) })
    }
  }

  extension HostedUpdate.Place {
    /// Creates a place from an index path of an item, or of a section if its item is `NSNotFound`.
    init?(_ path: IndexPath) {
      guard let section = path.first else { return nil }
      let item = path.count > 1 ? path[1] : NSNotFound
      self.init(section: section, item: item == NSNotFound ? nil : item)
    }
  }
#endif
