import LayoutCore

/// A lookup of attributes by element, to compare two lists of the same elements.
///
/// Two layouts usually list the same elements in the same order, so no element must be hashed. In a
/// debug build, a dictionary of every list costs more than most strategies.
struct Counterparts {
  private let all: [LayoutAttributes]
  private var places: [LayoutElement: Int]?

  init(_ all: [LayoutAttributes]) { self.all = all }

  /// Returns the attributes of `element`, which are expected at `place`; `nil` if there are none.
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
