import LayoutCore

/// Attributes by element, to be compared with another list of the same elements.
///
/// Two layouts mostly list the same elements in the same order, so that no element has to be hashed: in a debug
/// build, a dictionary of every list costs more than most strategies.
struct Counterparts {
  private let all: [LayoutAttributes]
  private var places: [LayoutElement: Int]?

  init(_ all: [LayoutAttributes]) { self.all = all }

  /// The attributes of `element`, which are looked for at `place` first; nil if there are none.
  subscript(element: LayoutElement, expectedAt place: Int) -> LayoutAttributes? {
    mutating get {
      if place < all.count, all[place].element == element { return all[place] }
      if places == nil {
        places = Dictionary(all.enumerated().map { ($1.element, $0) }) { first, _ in first }
      }
      return places?[element].map { all[$0] }
    }
  }
}
