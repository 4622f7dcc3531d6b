#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The preferred sizes of a pass, in the order in which views reported them.
  struct CollectedSizes {
    private var sizes: [PreferredSize] = []
    private var places: [LayoutElement: Int] = [:]

    var isEmpty: Bool { sizes.isEmpty }
    var count: Int { sizes.count }

    /// The size that an element reported last; `nil` if it reported none.
    subscript(element: LayoutElement) -> LayoutSize? {
      sizes.isEmpty ? nil : places[element].map { sizes[$0].size }
    }

    /// Adds the size of an element, or replaces the one that it reported before.
    mutating func insert(_ size: PreferredSize) {
      if let place = places.updateValue(sizes.count, forKey: size.element) {
        places[size.element] = place
        sizes[place] = size
      } else {
        sizes.append(size)
      }
    }

    mutating func removeAll() {
      sizes.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }

    /// Returns the sizes, and removes them.
    mutating func take() -> [PreferredSize] {
      defer { removeAll() }
      return sizes
    }
  }
#endif
