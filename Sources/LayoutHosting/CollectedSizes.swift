#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The preferred sizes of a pass, in the order of the elements.
  ///
  /// Views usually report their sizes in this order, so most sizes are appended.
  struct CollectedSizes {
    private var sizes: [PreferredSize] = []
    /// The content whose elements reported all of the sizes; `nil` if there may be others.
    var state: EngineState?

    var isEmpty: Bool { sizes.isEmpty }
    var count: Int { sizes.count }

    /// The size that an element reported last; `nil` if it reported none.
    subscript(element: LayoutElement) -> LayoutSize? {
      let place = place(of: element)
      return place < sizes.count && sizes[place].element == element ? sizes[place].size : nil
    }

    /// Adds the size of an element, or replaces the one that it reported before.
    mutating func insert(_ size: PreferredSize) {
      let place = place(of: size.element)
      if place < sizes.count, sizes[place].element == size.element {
        sizes[place] = size
      } else {
        sizes.insert(size, at: place)
      }
    }

    /// Returns the place of the first size whose element is not before `element`.
    private func place(of element: LayoutElement) -> Int {
      guard let last = sizes.last, element <= last.element else { return sizes.count }
      return SortedSearch.first(in: sizes.count) { sizes[$0].element >= element }
    }

    mutating func removeAll() {
      sizes.removeAll(keepingCapacity: true)
      state = nil
    }

    /// Returns the sizes, and removes them.
    mutating func take() -> [PreferredSize] {
      defer { removeAll() }
      return sizes
    }
  }
#endif
