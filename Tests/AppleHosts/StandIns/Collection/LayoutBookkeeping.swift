/// The identity of an element that attributes describe.
struct ElementKey: Hashable {
  var category: StandInCategory
  var kind: String?
  var indexPath: IndexPath

  init(category: StandInCategory, kind: String?, indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  @MainActor
  init(_ attributes: StandInAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.describedPath
  }
}

/// The attributes that a collection view received from its layout, kept to check the layout's
/// rules.
@MainActor
struct LayoutBookkeeping {
  var decorations: [String: AnyClass] = [:]
  /// A Boolean value that indicates whether an override called the base class's implementation.
  var baseWasReached = false
  var isPrepared = false
  var wasEverPrepared = false
  /// The attributes that the layout returned for each element since its last invalidation.
  private var said: [ElementKey: StandInAttributes] = [:]
  /// The returned objects, with copies from the time when they were returned.
  private var handedOut: [(object: StandInAttributes, copy: NSObject)] = []

  nonisolated init() {}

  /// Records attributes, and compares them with those returned before.
  mutating func record(_ attributes: StandInAttributes, _ query: String) {
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

  /// Keeps an object, to detect changes to it later.
  mutating func keep(_ attributes: StandInAttributes) {
    guard let copy = attributes.copy() as? NSObject else { return }
    Contracts.expect(copy !== attributes, "copy(with:) returned the object itself")
    Contracts.expect(attributes.isEqual(copy), "a copy of attributes is not equal to them")
    Contracts.expect(attributes.hash == copy.hash, "a copy of attributes hashes otherwise")
    Contracts.expect(
      type(of: copy) == type(of: attributes), "a copy of attributes has another class")
    handedOut.append((attributes, copy))
  }

  /// Returns the attributes of an element that were returned since its last invalidation.
  func said(_ key: ElementKey) -> StandInAttributes? { said[key] }

  /// Checks that no returned object has changed.
  mutating func checkHandedOut() {
    for (object, copy) in handedOut {
      Contracts.expect(object.isEqual(copy), "attributes changed after they were handed out")
    }
    // The latest objects are enough: a layout that changes old objects also changes new ones.
    if handedOut.count > 1_000 { handedOut.removeFirst(handedOut.count - 1_000) }
  }

  mutating func invalidate(by context: StandInContext) {
    isPrepared = false
    if context.invalidateEverything || context.invalidateDataSourceCounts || !context.namesElements
    {
      said = [:]
      return
    }
    for key in context.namedKeys { said[key] = nil }
  }

  mutating func forgetSaid() { said = [:] }
}
