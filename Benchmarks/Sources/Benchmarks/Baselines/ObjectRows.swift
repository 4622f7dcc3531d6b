import LayoutCore

/// A list as many implementations write it, with an object for each row.
///
/// A query examines all rows, and a change recomputes all offsets that follow.
final class ObjectRows {
  private(set) var rows: [ItemAttributes] = []
  private let width: Double

  init(_ sizes: [LayoutSize], width: Double) {
    self.width = width
    rows = sizes.enumerated().map {
      ItemAttributes(
        section: 0, item: $0,
        frame: LayoutRect(x: 0, y: 0, width: width, height: $1.height))
    }
    stack(from: 0)
  }

  private func stack(from first: Int) {
    var y = first > 0 ? rows[first - 1].frame.maxY : 0
    for row in rows[first...] {
      row.frame.origin.y = y
      y += row.frame.height
    }
  }

  func setHeight(_ height: Double, of row: Int) {
    rows[row].frame.size.height = height
    stack(from: row)
  }

  func insertFirst(height: Double) {
    let frame = LayoutRect(x: 0, y: 0, width: width, height: height)
    rows.insert(ItemAttributes(section: 0, item: 0, frame: frame), at: 0)
    stack(from: 0)
  }

  func removeFirst() {
    rows.removeFirst()
    stack(from: 0)
  }

  func elements(in rect: LayoutRect) -> [ItemAttributes] {
    rows.filter { $0.frame.intersects(rect) }
  }
}
