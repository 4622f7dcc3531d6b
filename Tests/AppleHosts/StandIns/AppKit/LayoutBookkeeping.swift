/// Which element attributes are about.
struct ElementKey: Hashable {
  var category: NSCollectionElementCategory
  var kind: String?
  var indexPath: IndexPath

  @MainActor
  init(_ attributes: NSCollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath ?? IndexPath()
  }
}

/// What a collection view remembers of what its layout said, to hold it to that.
@MainActor
struct LayoutBookkeeping {
  var decorations: [String: AnyClass] = [:]
  /// Set by the base class's implementations; overrides must call them.
  var baseWasReached = false
  var isPrepared = false
  var wasEverPrepared = false
  /// What the layout said of elements since each was last invalidated.
  private var said: [ElementKey: NSCollectionViewLayoutAttributes] = [:]
  /// Objects that were handed out, and copies of them as they were then.
  private var handedOut: [(object: NSCollectionViewLayoutAttributes, copy: NSObject)] = []

  nonisolated init() {}

  /// Takes note of attributes, and compares them with what was said before.
  mutating func record(_ attributes: NSCollectionViewLayoutAttributes, _ query: String) {
    keep(attributes)
    let key = ElementKey(attributes)
    if let before = said[key] {
      Contracts.expect(
        before.isEqual(attributes),
        "\(query): attributes of \(key) changed without invalidation: "
          + "\(before.frame) z \(before.zIndex) to \(attributes.frame) z \(attributes.zIndex)")
    }
    said[key] = attributes
  }

  /// Keeps an object, to see whether it changes afterwards.
  mutating func keep(_ attributes: NSCollectionViewLayoutAttributes) {
    guard let copy = attributes.copy() as? NSObject else { return }
    Contracts.expect(copy !== attributes, "copy(with:) returned the object itself")
    Contracts.expect(attributes.isEqual(copy), "a copy of attributes is not equal to them")
    Contracts.expect(attributes.hash == copy.hash, "a copy of attributes hashes otherwise")
    Contracts.expect(
      type(of: copy) == type(of: attributes), "a copy of attributes has another class")
    handedOut.append((attributes, copy))
  }

  /// What was said of an element since it was last invalidated.
  func said(_ key: ElementKey) -> NSCollectionViewLayoutAttributes? { said[key] }

  /// No object that was handed out may have changed.
  mutating func checkHandedOut() {
    for (object, copy) in handedOut {
      Contracts.expect(object.isEqual(copy), "attributes changed after they were handed out")
    }
    // The latest are enough: who changes old objects changes new ones too.
    if handedOut.count > 1_000 { handedOut.removeFirst(handedOut.count - 1_000) }
  }

  mutating func invalidate(by context: NSCollectionViewLayoutInvalidationContext) {
    isPrepared = false
    if context.invalidateEverything || context.invalidateDataSourceCounts || !context.namesElements
    {
      said = [:]
      return
    }
    for path in context.invalidatedItemIndexPaths ?? [] {
      said = said.filter { $0.key.category != .item || $0.key.indexPath != path }
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      said = said.filter {
        $0.key.category != .supplementaryView || $0.key.kind != kind
          || !paths.contains($0.key.indexPath)
      }
    }
    for (kind, paths) in context.invalidatedDecorationIndexPaths ?? [:] {
      said = said.filter {
        $0.key.category != .decorationView || $0.key.kind != kind
          || !paths.contains($0.key.indexPath)
      }
    }
  }

  mutating func forgetSaid() { said = [:] }
}
