import Flow
import GroupedColumns
import LayoutCore
import LayoutHosting
import LayoutRuntime
import LayoutTesting
import Waterfall
import XCTest

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// A collection view in a scripted hour of everything but scrolling.
@MainActor
protocol PlaceHost: AnyObject {
  var view: PlatformCollectionView { get }
  var collection: ChangingCollection { get }
  /// The part of the content that the view shows, bars included.
  var shownRect: CGRect { get }
  /// The extents of the bars that cover the upper and the lower edge.
  var bars: (top: CGFloat, bottom: CGFloat) { get }
  func settle()
  func scroll(to y: CGFloat)
  func show(_ layout: CollectionStrategyLayout, animated: Bool)
  func setNotch(_ leading: CGFloat)
  func setBars(top: CGFloat, left: CGFloat, bottom: CGFloat)
  func setInset(left: CGFloat)
  func resize(to size: CGSize, animated: Bool)
  func turnReadingDirection()
}

/// Tests that what is seen stays in place, or is gone, through a scripted hour of everything but scrolling.
@MainActor
struct HourOfPlaces {
  /// A cell that begins, or that ends, in view.
  private struct Seen {
    var id: Int
    var distance: CGFloat
    var extent: CGFloat
  }

  let seed: UInt64
  var random: SeededGenerator
  let anchor: LayoutAnchor
  private var atEnd: Bool { anchor == .end }

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    anchor = random.pick([LayoutAnchor.start, .leading, .end])
  }

  private mutating func strategy() -> AnyLayoutStrategy {
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

  mutating func layout(_ collection: ChangingCollection) -> CollectionStrategyLayout {
    let layout = CollectionStrategyLayout(erased: strategy())
    layout.answers = CollectionData(collection: collection)
    layout.selfSizing = .alongScrollAxis
    layout.anchor = anchor
    return layout
  }

  /// Returns the cells that begin in view, or that end there if the anchor is the end, nearest first.
  private func seen(_ host: some PlaceHost) -> [Seen] {
    let shown = host.shownRect
    let top = shown.minY + host.bars.top
    let bottom = shown.maxY - host.bars.bottom
    return host.view.standInShown.compactMap { cell -> Seen? in
      guard cell.representedElementKind == nil, let path = cell.indexPath as IndexPath?,
        let item = host.collection.data.item(
          at: ElementIndex(section: path.section, item: path.item))
      else { return nil }
      let edge = atEnd ? bottom - cell.frame.maxY : cell.frame.minY - top
      guard edge >= -0.5, edge < bottom - top else { return nil }
      return Seen(
        id: item.id, distance: atEnd ? cell.frame.maxY - shown.maxY : cell.frame.minY - shown.minY,
        extent: edge)
    }.sorted { $0.extent < $1.extent }
  }

  mutating func run(_ host: some PlaceHost, _ first: CollectionStrategyLayout, steps: Int) throws {
    let (view, collection) = (host.view, host.collection)
    var layout = first
    // The first batch can precede the first layout.
    if random.oneIn(2) { collection.change(view, using: &random) }
    host.settle()
    for step in 1...steps {
      // A person scrolls somewhere into the middle, and looks around until all is measured.
      let room = max(0, layout.collectionViewContentSize.height - host.shownRect.height)
      host.scroll(to: (CGFloat(random.length(in: 0.1...0.9)) * room).rounded())
      host.settle()
      let before = seen(host)
      let start = layout.engine.map { ($0.contentOffsetBounds, $0.contentOffset.y) }
      let action = random.integer(in: 1...12)
      var moved: Set<Int> = []
      var reloaded: Set<Int> = []
      let old = collection.data
      switch action {
      case 1...3:
        var own = random
        view.performBatchUpdates {
          for change in collection.data.change(using: &own).changes {
            switch change {
            case .moveItem(let index, _): old.item(at: index).map { _ = moved.insert($0.id) }
            case .moveSection(let section, _), .reloadSection(let section):
              for item in old.sections[section].items {
                moved.insert(item.id)
                guard case .reloadSection = change else { continue }
                reloaded.insert(item.id)
                collection.measured[item.id] = nil
              }
            default: break
            }
            view.report(change)
          }
        }
        random = own
      case 4: host.setNotch(random.pick([0, 40, 90]))
      case 5:
        host.setBars(
          top: random.pick([0, 44]), left: random.pick([0, 30]), bottom: random.pick([0, 20]))
      case 6:
        let size = random.pick([CGSize(width: 480, height: 420), CGSize(width: 320, height: 480)])
        host.resize(to: size, animated: random.oneIn(2))
      case 7: layout.erasedStrategy = strategy()
      case 8, 9:
        layout = self.layout(collection)
        host.show(layout, animated: action == 8)
      case 10:
        collection.forgetMeasured()
        view.reloadData()
      case 11:
        host.setInset(left: random.pick([0, 20]))
        layout.invalidateLayout()
      default:
        host.turnReadingDirection()
        layout.invalidateLayout()
      }
      host.settle()
      let message = "seed \(seed), step \(step), action \(action)"
      assertContractsKept(message)
      if !Contracts.broken.isEmpty { return }
      let now = Dictionary(
        seen(host).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
      // An item of a reloaded section stands for the new one of the same number.
      let remaining = before.first { reloaded.contains($0.id) || collection.data.contains($0.id) }
      if let remaining, reloaded.contains(remaining.id) { continue }
      let kept = before.filter { !moved.contains($0.id) && collection.data.contains($0.id) }
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
      // A section can be moved to where it is, between others that are inserted.
      let nearest = before.filter { $0.extent < (before.first?.extent ?? 0) + 0.5 }
      let holds = (candidates + nearest).contains { seen in
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

  /// The number of steps of a test: 400, multiplied by `TRELLIS_CASES`.
  static var seeds: ClosedRange<UInt64> {
    let cases = ProcessInfo.processInfo.environment["TRELLIS_CASES"].flatMap { UInt64($0) } ?? 1
    return 1...(10 * cases)
  }
}

/// A delegate with the answers of a collection; the layout measures cells itself.
@MainActor
private struct CollectionData: @MainActor LayoutDelegate {
  let collection: ChangingCollection

  func numberOfItems(inSection section: Int) -> Int { 0 }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    collection.data.sizeForItem(at: index, proposal: proposal)
  }

  func answer(in slot: inout AnswerSlot) { collection.data.answer(in: &slot) }
}

extension EditableCollection {
  fileprivate func contains(_ id: Int) -> Bool {
    sections.contains { $0.items.contains { $0.id == id } }
  }
}
