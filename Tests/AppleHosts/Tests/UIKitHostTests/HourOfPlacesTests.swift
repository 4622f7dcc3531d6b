import Flow
import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import LayoutUIKit
import UIKit
import Waterfall
import XCTest

/// Tests that what is seen stays in place, or is gone, through a scripted hour of everything but scrolling.
///
/// `TRELLIS_CASES` multiplies the number of steps.
final class HourOfPlacesTests: XCTestCase {
  override func setUp() async throws { await Contracts.reset() }

  /// A cell that begins, or that ends, in view.
  private struct Seen {
    var id: Int
    var distance: CGFloat
    var extent: CGFloat
  }

  private static func strategy(_ random: inout SeededGenerator) -> AnyLayoutStrategy {
    switch random.integer(in: 0...3) {
    case 0: AnyLayoutStrategy(FlowLayout(columns: random.pick([1, 2, 3])))
    case 1:
      AnyLayoutStrategy(
        GroupedColumnsLayout(
          columns: 1, headerExtent: random.pick([0, 30]),
          style: random.pick([.plain, .insetGrouped])))
    default:
      AnyLayoutStrategy(
        WaterfallLayout(
          columns: .fixed(random.integer(in: 1...3)), itemSizing: .exact,
          headerExtent: random.pick([0, 24])))
    }
  }

  @MainActor
  private func layout(
    _ library: Library, _ anchor: LayoutAnchor, _ random: inout SeededGenerator
  ) -> CollectionStrategyLayout {
    let layout = CollectionStrategyLayout(erased: Self.strategy(&random))
    layout.answers = LibraryAnswers(library: library)
    layout.selfSizing = .alongScrollAxis
    layout.anchor = anchor
    return layout
  }

  /// Returns the cells that begin in view, or that end there if the anchor is the end, nearest first.
  @MainActor
  private func seen(_ view: UICollectionView, _ library: Library, atEnd: Bool) -> [Seen] {
    let top = view.bounds.minY + view.adjustedContentInset.top
    let bottom = view.bounds.maxY - view.adjustedContentInset.bottom
    let cells = view.standInShown.filter { $0.representedElementKind == nil }
    return cells.compactMap { cell -> Seen? in
      let path = cell.indexPath
      let index = ElementIndex(section: path.section, item: path.item)
      guard let item = library.data.item(at: index) else { return nil }
      let edge = atEnd ? bottom - cell.frame.maxY : cell.frame.minY - top
      guard edge >= -0.5, edge < bottom - top else { return nil }
      return Seen(
        id: item.id,
        distance: atEnd
          ? cell.frame.maxY - view.bounds.maxY
          : cell.frame.minY - view.bounds.minY, extent: edge)
    }.sorted { $0.extent < $1.extent }
  }

  @MainActor
  private func run(seed: UInt64, steps: Int) throws {
    Contracts.reset()
    var random = SeededGenerator(seed: seed)
    let anchor = random.pick([LayoutAnchor.start, .leading, .end])
    let atEnd = anchor == .end
    let library = Library(
      random.pick([[200], [40, 0, 70, 30], [30, 30, 30, 30]]), script: .init(), using: &random)
    var layout = layout(library, anchor, &random)
    let view = LayoutCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Book.self, forCellWithReuseIdentifier: "book")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.standInInvalidatesFirst = random.oneIn(2)
    view.standInPreparesTransitionsFirst = random.oneIn(2)
    view.standInPreparesTwice = random.oneIn(4)
    view.standInOverscan = random.pick([0, 0, 100])
    view.standInKeepsAttributes = random.oneIn(2)
    view.standInAdjustsAlways = random.oneIn(2)
    view.dataSource = library
    view.layoutIfNeeded()
    for step in 1...steps {
      // A person scrolls somewhere into the middle, and looks around until all is measured.
      let room = max(0, view.contentSize.height - view.bounds.height)
      view.contentOffset.y = (CGFloat(random.length(in: 0.1...0.9)) * room).rounded()
      view.layoutIfNeeded()
      let before = seen(view, library, atEnd: atEnd)
      let start = layout.engine.map { ($0.contentOffsetBounds, $0.contentOffset.y) }
      let action = random.integer(in: 1...12)
      var moved: Set<Int> = []
      var reloaded: Set<Int> = []
      let old = library.data
      switch action {
      case 1...3:
        var own = random
        view.performBatchUpdates {
          for change in library.data.change(using: &own).changes {
            switch change {
            case .moveItem(let index, _): old.item(at: index).map { _ = moved.insert($0.id) }
            case .moveSection(let section, _), .reloadSection(let section):
              for item in old.sections[section].items {
                moved.insert(item.id)
                guard case .reloadSection = change else { continue }
                reloaded.insert(item.id)
                library.measured[item.id] = nil
              }
            default: break
            }
            view.report(change)
          }
        }
        random = own
      case 4: view.standInSafeArea.left = random.pick([0, 40, 90])
      case 5:
        view.standInSafeArea = UIEdgeInsets(
          top: random.pick([0, 44]), left: random.pick([0, 30]), bottom: random.pick([0, 20]),
          right: 0)
      case 6:
        let size = random.pick([CGSize(width: 480, height: 420), CGSize(width: 320, height: 480)])
        if random.oneIn(2) {
          view.frame.size = size
        } else {
          UIView.animate(withDuration: 0.3) { view.frame.size = size }
        }
      case 7: layout.erasedStrategy = Self.strategy(&random)
      case 8, 9:
        layout = self.layout(library, anchor, &random)
        view.setCollectionViewLayout(layout, animated: action == 8)
      case 10:
        library.forgetMeasured()
        view.reloadData()
      case 11:
        view.contentInset.left = random.pick([0, 20])
        layout.invalidateLayout()
      default:
        view.standInDirection =
          view.standInDirection == .leftToRight ? .rightToLeft : .leftToRight
        layout.invalidateLayout()
      }
      view.layoutIfNeeded()
      let message = "seed \(seed), step \(step), action \(action)"
      assertContractsKept(message)
      if !Contracts.broken.isEmpty { return }
      let now = Dictionary(
        seen(view, library, atEnd: atEnd).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
      // An item of a reloaded section stands for the new one of the same number.
      if let nearest = before.first, reloaded.contains(nearest.id) { continue }
      let kept = before.filter { !moved.contains($0.id) && library.data.contains($0.id) }
      let range = try XCTUnwrap(layout.engine?.contentOffsetBounds, message)
      let offset = try XCTUnwrap(layout.engine?.contentOffset.y, message)
      // At an end of the content, there may be nothing to scroll by.
      guard offset > range.minimum.y + 0.5, offset < range.maximum.y - 0.5,
        let start, start.1 > start.0.minimum.y + 0.5, start.1 < start.0.maximum.y - 0.5,
        let first = kept.first(where: { $0.extent > -0.4 })?.extent
      else { continue }
      // Several cells can begin at the same height.
      // A cell that is half a point out of view may count. If a bar disappears, others can be the first.
      let candidates = kept.filter {
        (action == 5 || $0.extent < first + 0.5) && $0.extent < 380
      }
      if candidates.isEmpty { continue }
      let holds = candidates.contains { seen in
        now[seen.id].map { abs($0.distance - seen.distance) <= 0.25 } ?? false
      }
      if !holds {
        let places = candidates.map { seen in
          "\(seen.id) at \(seen.distance): \(now[seen.id].map { "\($0.distance)" } ?? "not in view")"
        }
        XCTFail("\(message), anchor \(anchor): \(places)")
        return
      }
    }
  }

  @MainActor
  func testWhatIsSeenStaysInPlace() async throws {
    let cases = ProcessInfo.processInfo.environment["TRELLIS_CASES"].flatMap { UInt64($0) } ?? 1
    for seed in 1...(10 * cases) { try run(seed: seed, steps: 40) }
  }
}

/// A delegate with the answers of the library; the layout measures cells itself.
@MainActor
struct LibraryAnswers: @MainActor LayoutDelegate {
  let library: Library

  func numberOfItems(inSection section: Int) -> Int { 0 }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    library.data.sizeForItem(at: index, proposal: proposal)
  }

  func answer(in slot: inout AnswerSlot) { library.data.answer(in: &slot) }
}

extension EditableCollection {
  fileprivate func contains(_ id: Int) -> Bool {
    sections.contains { $0.items.contains { $0.id == id } }
  }
}
