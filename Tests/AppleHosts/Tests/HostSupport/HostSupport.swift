import LayoutCore
import LayoutHosting
import LayoutTesting
import XCTest

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// What the tests of both hosts need.

extension PlatformCollectionView {
  /// The frames that are shown, by the names of elements.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for attributes in standInShown {
      guard let path = attributes.indexPath as IndexPath? else { continue }
      frames["\(attributes.representedElementKind ?? "cell") \(path.section)/\(path.item)"] =
        attributes.frame
    }
    return frames
  }

  /// Reports a change of the data in a batch.
  func report(_ change: LayoutChange) {
    func path(_ index: ElementIndex) -> IndexPath {
      IndexPath(item: index.item, section: index.section)
    }
    switch change {
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    case .reloadSection(let section): reloadSections([section])
    // Sections of the tests have no answers of their own.
    case .resizeSection: break
    case .insertItem(let index): insertItems(at: [path(index)])
    case .deleteItem(let index): deleteItems(at: [path(index)])
    case .moveItem(let from, let to): moveItem(at: path(from), to: path(to))
    case .reloadItem(let index), .resizeItem(let index): reloadItems(at: [path(index)])
    }
  }
}

/// Returns the frames that a strategy prepares for a snapshot of the data, by the names of elements.
@MainActor
func freshFrames(
  _ strategy: some LayoutStrategy, _ delegate: some LayoutDelegate, in visible: CGRect,
  insets: LayoutInsets = .zero, direction: FlowDirection = .leftToRight,
  offsets: SectionOffsets = [:]
) throws -> [String: CGRect] {
  let prepared = try strategy.prepare(
    for: delegate,
    in: LayoutEnvironment(
      containerSize: LayoutSize(visible.size), insets: insets, direction: direction, scale: 2))
  var frames: [String: CGRect] = [:]
  let viewport = LayoutViewport(LayoutRect(visible), sectionOffsets: offsets)
  for attributes in prepared.elements(in: viewport) {
    let index = attributes.element.index
    let kind =
      attributes.element.category == .cell ? "cell" : attributes.element.kind.collectionViewKind
    frames["\(kind) \(index.section)/\(index.item)"] = CGRect(attributes.frame)
  }
  return frames
}

/// Asserts that the stand-ins found no violation of the documentation.
@MainActor
func assertContractsKept(_ message: String = "", file: StaticString = #filePath, line: UInt = #line)
{
  XCTAssertEqual(Array(Contracts.broken.prefix(5)), [], message, file: file, line: line)
}

/// A collection that changes at random.
@MainActor
class ChangingCollection: NSObject {
  var data: EditableCollection
  /// The preferred sizes that the layout took, by item, for as long as it keeps them.
  var measured: [Int: LayoutSize] = [:]

  init(_ data: EditableCollection) { self.data = data }

  /// The data, as a fresh layout must receive it.
  var snapshot: EditableCollection { data.showing(withoutSections: [], items: [], sizes: measured) }

  func forgetMeasured() { measured = [:] }

  /// Performs a batch of random changes.
  func change(_ view: PlatformCollectionView, using random: inout SeededGenerator) {
    var own = random
    view.performBatchUpdates { [self] in
      let old = data
      for change in data.change(using: &own).changes {
        if case .reloadSection(let section) = change {
          for item in old.sections[section].items { measured[item.id] = nil }
        }
        view.report(change)
      }
    }
    random = own
  }
}
