/// A place in the storage of all items, and in the tables of checkpoints and boxes.
///
/// The difference of two places is the numbers of items, checkpoints and boxes between them.
@usableFromInline
struct StoragePlace: AdditiveArithmetic, Sendable {
  @usableFromInline var items: Int
  @usableFromInline var checkpoints: Int
  @usableFromInline var boxes: Int

  @usableFromInline
  init(items: Int = 0, checkpoints: Int = 0, boxes: Int = 0) {
    self.items = items
    self.checkpoints = checkpoints
    self.boxes = boxes
  }

  @usableFromInline static var zero: StoragePlace { StoragePlace() }

  @usableFromInline
  static func + (lhs: StoragePlace, rhs: StoragePlace) -> StoragePlace {
    StoragePlace(
      items: lhs.items + rhs.items, checkpoints: lhs.checkpoints + rhs.checkpoints,
      boxes: lhs.boxes + rhs.boxes)
  }

  @usableFromInline
  static func - (lhs: StoragePlace, rhs: StoragePlace) -> StoragePlace {
    StoragePlace(
      items: lhs.items - rhs.items, checkpoints: lhs.checkpoints - rhs.checkpoints,
      boxes: lhs.boxes - rhs.boxes)
  }
}
