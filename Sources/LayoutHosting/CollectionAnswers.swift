#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A delegate that takes counts from the collection view and all other answers from the app.
  @MainActor
  struct CollectionAnswers: @MainActor LayoutDelegate {
    let view: PlatformCollectionView
    let app: (any LayoutDelegate)?

    var numberOfSections: Int { view.numberOfSections }

    var commonNumberOfItems: Int? { app?.commonNumberOfItems }

    var hasItemSizes: Bool { app?.hasItemSizes ?? false }

    var measuresItems: Bool { app?.measuresItems ?? false }

    func numberOfItems(inSection section: Int) -> Int {
      section >= 0 && section < view.numberOfSections ? view.numberOfItems(inSection: section) : 0
    }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      app?.sizeForItem(at: index, proposal: proposal)
    }

    func answer(in slot: inout AnswerSlot) { app?.answer(in: &slot) }
  }
#endif
