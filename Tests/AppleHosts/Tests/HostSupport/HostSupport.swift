import LayoutCore
import LayoutHosting
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
  insets: LayoutInsets = .zero, direction: FlowDirection = .leftToRight
) throws -> [String: CGRect] {
  let prepared = try strategy.prepare(
    for: delegate,
    in: LayoutEnvironment(
      containerSize: LayoutSize(visible.size), insets: insets, direction: direction, scale: 2))
  var frames: [String: CGRect] = [:]
  for attributes in prepared.elements(in: LayoutRect(visible)) {
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
