#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import LayoutHosting
  import AppKit

  extension HostedUpdate {
    /// An update item of a collection view; nil where it changes nothing.
    @MainActor
    init?(_ item: NSCollectionViewUpdateItem) {
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
    /// A place in a collection view, which tells sections by an item that cannot be found.
    init?(_ path: IndexPath) {
      guard let section = path.first else { return nil }
      let item = path.count > 1 ? path[1] : NSNotFound
      self.init(section: section, item: item == NSNotFound ? nil : item)
    }
  }
#endif
