// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Invalidation, preparation and queries, which UIKit and AppKit perform alike.
extension StandInCollectionView {
  var currentCounts: [Int] {
    if let counts { return counts }
    let fetched = fetchCounts()
    counts = fetched
    return fetched
  }

  func fetchCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func invalidate(_ context: StandInContext) {
    current.bookkeeping.baseWasReached = false
    Contracts.note("invalidateLayout(with:)")
    standInInvalidates = true
    current.invalidateLayout(with: context)
    standInInvalidates = false
    Contracts.expect(
      current.bookkeeping.baseWasReached, "invalidateLayout(with:) does not call super")
  }

  /// Records what a layout has invalidated, and checks its context.
  func layoutWasInvalidated(_ invalidated: StandInLayout, by context: StandInContext) {
    guard invalidated === current else { return }
    let expected: AnyClass = type(of: current).invalidationContextClass
    Contracts.expect(
      type(of: context) == expected, "a context is no \(expected) but a \(type(of: context))")
    current.bookkeeping.invalidate(by: context)
    cache.invalidate(by: context)
    standInWasInvalidated(by: context)
  }

  func ensurePrepared() {
    _ = currentCounts
    guard !current.bookkeeping.isPrepared else { return }
    callPrepare()
    takeContentSize()
  }

  func callPrepare() {
    current.bookkeeping.baseWasReached = false
    Contracts.note("prepare()")
    current.prepare()
    Contracts.expect(current.bookkeeping.baseWasReached, "prepare() does not call super")
    current.bookkeeping.isPrepared = true
    current.bookkeeping.wasEverPrepared = true
  }

  func record(_ attributes: StandInAttributes, _ query: String) {
    check(attributes, query)
    current.bookkeeping.record(attributes, query)
  }

  /// Checks the rules that hold for all attributes at any time.
  func check(_ attributes: StandInAttributes, _ query: String) {
    let expected: AnyClass = type(of: current).layoutAttributesClass
    Contracts.expect(
      type(of: attributes) == expected, "\(query): attributes are \(type(of: attributes))")
    let frame = attributes.frame
    Contracts.expect(
      [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite },
      "\(query): the frame \(frame) is not finite")
    Contracts.expect(
      attributes.describedPath.count == 2, "\(query): an index path of another length")
  }

  /// Requests the elements in a rectangle, and checks the result.
  @discardableResult
  public func standInElements(in rect: CGRect) -> [StandInAttributes] {
    ensurePrepared()
    let answer: [StandInAttributes]? = current.layoutAttributesForElements(in: rect)
    var keys: Set<ElementKey> = []
    let counts = currentCounts
    for attributes in answer ?? [] {
      record(attributes, "layoutAttributesForElements(in:)")
      let key = ElementKey(attributes)
      let path = key.indexPath
      Contracts.expect(keys.insert(key).inserted, "\(key) is listed twice")
      if key.category == .item {
        Contracts.expect(
          path.section < counts.count && path.item < counts[path.section],
          "there is no item at \(path)")
      } else if key.category == .decorationView {
        Contracts.expect(
          current.bookkeeping.decorations[key.kind ?? ""] != nil,
          "no decoration view is registered for \(key.kind ?? "")")
      }
      Contracts.expect(
        request(key)?.isEqual(attributes) == true,
        "the answer for \(key) differs from the answer for a rectangle")
    }
    return answer ?? []
  }

  /// Reports preferred attributes to the layout, and returns whether it takes them.
  @discardableResult
  public func standInReport(_ preferred: StandInAttributes, for original: StandInAttributes) -> Bool
  {
    guard
      current.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    let context = current.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    invalidate(context)
    adjust(by: context)
    return true
  }

  /// Applies the preferred sizes of views, and returns whether any had an effect.
  func sizeElements() -> Bool {
    var changed = false
    for (key, attributes) in shown.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
      guard key.category != .decorationView, let copy = attributes.copy() as? StandInAttributes,
        let preferred = preferredAttributes(of: key, from: copy)
      else { continue }
      changed = standInReport(preferred, for: attributes) || changed
    }
    return changed
  }
}

/// The insertion, removal or move of one element in an animated change.
public struct StandInAnimation {
  /// A Boolean value that indicates whether these are initial attributes rather than final ones.
  public var isInitial: Bool
  /// The index path of the element: after the change for initial attributes, before it for final
  /// ones.
  public var indexPath: IndexPath
  /// The kind of the element; `nil` for cells.
  public var kind: String?
  /// The attributes that the layout returned; `nil` if it returned none.
  public var attributes: StandInAttributes?
}
