/// Values for some of a layout's parameters, by key, in the order in which they were given.
public struct LayoutConfiguration: Hashable, Sendable {
  /// One key and its value.
  public struct Entry: Hashable, Sendable {
    /// The parameter's key.
    public var key: String
    /// The value for it.
    public var value: LayoutValue

    /// Sets the parameter called `key`.
    public init(key: String, value: LayoutValue) {
      self.key = key
      self.value = value
    }
  }

  /// What is set, each key once.
  ///
  /// Where a key occurs twice, the later one counts.
  public private(set) var entries: [Entry]

  /// A configuration of the given entries.
  public init(_ entries: [Entry] = []) {
    self.entries = []
    for entry in entries { self[entry.key] = entry.value }
  }

  /// The value for `key`, or nil where none is given; setting nil takes it out.
  public subscript(key: String) -> LayoutValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      let place = entries.firstIndex { $0.key == key }
      if let newValue {
        if let place {
          entries[place].value = newValue
        } else {
          entries.append(Entry(key: key, value: newValue))
        }
      } else if let place {
        entries.remove(at: place)
      }
    }
  }
}

extension LayoutConfiguration: ExpressibleByDictionaryLiteral {
  /// A configuration written as a dictionary.
  public init(dictionaryLiteral elements: (String, LayoutValue)...) {
    self.init(elements.map { Entry(key: $0.0, value: $0.1) })
  }
}
