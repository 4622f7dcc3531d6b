// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var reloaded: Set<ItemIdentifierType> = []

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    identifiers.forEach { items[$0] = nil }
  }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    for (section, list) in items {
      guard let place = list.firstIndex(of: beforeIdentifier) else { continue }
      items[section]?.insert(contentsOf: identifiers, at: place)
    }
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in sectionIdentifiers { items[section]?.removeAll { identifiers.contains($0) } }
  }
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }
}

@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private var current = Snapshot()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifiers(inSection: current.sectionIdentifiers[indexPath.section])[
      indexPath.item]
  }

  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return }
    let old = current
    guard animatingDifferences else {
      current = snapshot
      current.reloaded = []
      collectionView.reloadData()
      completion?()
      return
    }
    collectionView.performBatchUpdates { [self] in
      current = snapshot
      current.reloaded = []
      change(collectionView, from: old, to: snapshot)
    }
    completion?()
  }

  private func change(_ view: UICollectionView, from old: Snapshot, to new: Snapshot) {
    let oldSections = old.sectionIdentifiers
    let newSections = new.sectionIdentifiers
    let kept = Set(oldSections).intersection(newSections)
    view.deleteSections(IndexSet(oldSections.indices.filter { !kept.contains(oldSections[$0]) }))
    view.insertSections(IndexSet(newSections.indices.filter { !kept.contains(newSections[$0]) }))
    let before = places(of: old, in: kept)
    let after = places(of: new, in: kept)
    view.deleteItems(at: before.filter { after[$0.key] == nil }.map { $0.value })
    view.insertItems(at: after.filter { before[$0.key] == nil }.map { $0.value })
    for section in kept {
      let common = { (snapshot: Snapshot) in
        snapshot.itemIdentifiers(inSection: section).filter {
          before[$0] != nil && after[$0] != nil
        }
      }
      let moved = common(new).difference(from: common(old))
      for case .insert(_, let item, _) in moved {
        if let from = before[item], let to = after[item] { view.moveItem(at: from, to: to) }
      }
    }
    view.reloadItems(at: new.reloaded.compactMap { before[$0] })
  }

  private func places(
    of snapshot: Snapshot, in sections: Set<SectionIdentifierType>
  ) -> [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in snapshot.sectionIdentifiers.enumerated()
    where sections.contains(section) {
      for (item, identifier) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        places[identifier] = IndexPath(item: item, section: number)
      }
    }
    return places
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.sectionIdentifiers.count
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      Contracts.expect(false, "no cell at \(indexPath)")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      Contracts.expect(false, "no view of \(kind) at \(indexPath)")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }
}
