/// Values for some parameters of a layout, by key, in the order in which they were set.
public struct LayoutConfiguration: Hashable, Sendable {
  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key of the parameter.
    public var key: String
    /// The value of the parameter.
    public var value: LayoutValue

    /// Creates an entry that sets one parameter.
    public init(key: String, value: LayoutValue) {
      self.key = key
      self.value = value
    }
  }

  /// The keys with their values, each key once.
  public private(set) var entries: [Entry]

  /// Creates a configuration from the given entries.
  ///
  /// - Parameter entries: The entries. If a key occurs more than once, its last value applies, at
  ///   the place of the first.
  /// - Complexity: O(k), where k is the number of entries.
  public init(_ entries: [Entry] = []) {
    self.entries = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.key] {
        self.entries[place].value = entry.value
      } else {
        places[entry.key] = self.entries.count
        self.entries.append(entry)
      }
    }
  }

  /// Accesses the value for `key`.
  ///
  /// The value is nil if the key is not set. To remove a key, set its value to nil.
  ///
  /// - Complexity: O(k), where k is the number of keys.
  public subscript(key: String) -> LayoutValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      switch (entries.firstIndex { $0.key == key }, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension LayoutConfiguration: ExpressibleByDictionaryLiteral {
  /// Creates a configuration from a dictionary literal.
  ///
  /// If a key occurs more than once, its last value applies.
  public init(dictionaryLiteral elements: (String, LayoutValue)...) {
    self.init(elements.map { Entry(key: $0.0, value: $0.1) })
  }
}
