import LayoutCore

/// Numbers that look random and are the same in every run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64 = 7) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// The data that is laid out.
enum Sizes {
  /// Heights of 60 to 340 points, as photos in columns have them.
  static func any(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(
        width: .random(in: 100...400, using: &numbers),
        height: .random(in: 60...340, using: &numbers))
    }
  }

  /// Heights of 30 to 60 points, as rows of text have them.
  static func rows(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(width: 1000, height: .random(in: 30...60, using: &numbers))
    }
  }

  /// The same as ``any(_:)`` in whole pixels.
  static func whole(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(
        width: Double(Int.random(in: 100...400, using: &numbers)),
        height: Double(Int.random(in: 60...340, using: &numbers)))
    }
  }
}

/// Reads sizes from an array: what an app's delegate does at best.
struct ArraySizes: LayoutDelegate {
  let sizes: [LayoutSize]

  func numberOfItems(inSection section: Int) -> Int { sizes.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.item]
  }
}

/// Sections of `perSection` rows each, whose heights come from an array.
struct SectionSizes: LayoutDelegate {
  let sizes: [LayoutSize]
  let perSection: Int

  var numberOfSections: Int { sizes.count / perSection }
  var commonNumberOfItems: Int? { perSection }

  func numberOfItems(inSection section: Int) -> Int { perSection }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.section * perSection + index.item]
  }
}

/// Sections of rows whose heights can be changed, one item or all.
final class ChangingSizes: LayoutDelegate {
  var sizes: [LayoutSize]
  let perSection: Int
  /// Added to every height that is asked for.
  var growth = 0.0
  /// How many items the first section has more than the others, or the last one.
  var extra = 0
  var growsAtEnd = false

  init(_ sizes: [LayoutSize], perSection: Int? = nil) {
    self.sizes = sizes
    self.perSection = perSection ?? sizes.count
  }

  var numberOfSections: Int { sizes.count / perSection }

  func numberOfItems(inSection section: Int) -> Int {
    perSection + (section == (growsAtEnd ? numberOfSections - 1 : 0) ? extra : 0)
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    var size = sizes[min(index.section * perSection + index.item, sizes.count - 1)]
    size.height += growth
    return size
  }
}

/// Something that changes while it is measured, held so that nothing is copied.
final class Holder<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Takes what was computed, so that no compiler leaves the computing out.
@inline(never)
func keep<Value>(_ value: borrowing Value) {}

/// Viewports along content, at random or one after the other.
enum Viewports {
  static func random(_ count: Int, in content: LayoutSize, _ size: LayoutSize) -> [LayoutRect] {
    var numbers = Numbers(seed: 11)
    return (0..<count).map { _ in
      LayoutRect(
        x: content.width > size.width
          ? .random(in: 0...(content.width - size.width), using: &numbers) : 0,
        y: content.height > size.height
          ? .random(in: 0...(content.height - size.height), using: &numbers) : 0,
        width: size.width, height: size.height)
    }
  }

  static func sequential(
    _ count: Int, in content: LayoutSize, _ size: LayoutSize
  ) -> [LayoutRect] {
    let start = max(0, content.height / 2 - Double(count) * size.height / 2)
    return (0..<count).map {
      LayoutRect(
        x: 0, y: start + Double($0) * size.height / 2, width: size.width, height: size.height)
    }
  }
}
