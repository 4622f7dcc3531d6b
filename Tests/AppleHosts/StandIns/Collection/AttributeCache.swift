// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The attributes that a collection view keeps from the last query of a rectangle.
struct AttributeCache {
  /// The rectangle of the query; `nil` if nothing is kept.
  var covered: CGRect?
  var attributes: [ElementKey: StandInAttributes] = [:]
  /// The elements that a context named since they were received.
  var stale: Set<ElementKey> = []

  @MainActor
  mutating func invalidate(by context: StandInContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts || !context.namesElements
    {
      covered = nil
      return
    }
    stale.formUnion(context.namedKeys)
  }
}

extension StandInContext {
  /// The elements that the context names.
  var namedKeys: Set<ElementKey> {
    var keys: Set<ElementKey> = []
    for path in invalidatedItemIndexPaths ?? [] {
      keys.insert(ElementKey(category: .item, kind: nil, indexPath: path))
    }
    for (kind, paths) in invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        keys.insert(ElementKey(category: .supplementaryView, kind: kind, indexPath: path))
      }
    }
    for (kind, paths) in invalidatedDecorationIndexPaths ?? [:] {
      for path in paths {
        keys.insert(ElementKey(category: .decorationView, kind: kind, indexPath: path))
      }
    }
    return keys
  }
}

extension StandInCollectionView {
  /// Returns the attributes of the elements in the visible bounds.
  ///
  /// The layout is asked for a larger rectangle. If the view keeps attributes, it asks only for what a context
  /// named, until the bounds leave that rectangle.
  func attributes(in bounds: CGRect) -> [StandInAttributes] {
    ensurePrepared()
    let larger = bounds.insetBy(dx: -standInOverscan, dy: -standInOverscan)
    guard standInKeepsAttributes else {
      return standInElements(in: larger).filter { isShown($0, in: bounds) }
    }
    if let covered = cache.covered, covered.contains(bounds) {
      for key in cache.stale {
        cache.attributes[key] = request(key)
        cache.attributes[key].map { record($0, "a named element") }
      }
    } else {
      cache.covered = larger
      cache.attributes = [:]
      for attributes in standInElements(in: larger) {
        cache.attributes[ElementKey(attributes)] = attributes
      }
    }
    cache.stale = []
    return cache.attributes.values.filter { isShown($0, in: bounds) }
  }

  private func isShown(_ attributes: StandInAttributes, in bounds: CGRect) -> Bool {
    let frame = attributes.frame
    return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY
      && frame.maxY > bounds.minY
  }

  /// Returns the layout's attributes of one element.
  func request(_ key: ElementKey) -> StandInAttributes? {
    switch key.category {
    case .supplementaryView:
      current.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      current.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    default: current.layoutAttributesForItem(at: key.indexPath)
    }
  }
}
