import LayoutCore

/// A generator of pseudorandom numbers that are the same in every run.
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

/// The sizes of the items in the scenarios.
enum Sizes {
  /// Returns sizes with heights of 60 to 340 points, like photos in columns.
  static func any(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(
        width: .random(in: 100...400, using: &numbers),
        height: .random(in: 60...340, using: &numbers))
    }
  }

  /// Returns sizes with heights of 30 to 60 points, like rows of text.
  static func rows(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(width: 1000, height: .random(in: 30...60, using: &numbers))
    }
  }

  /// Returns the same distribution as ``any(_:)``, in whole pixels.
  static func whole(_ count: Int) -> [LayoutSize] {
    var numbers = Numbers()
    return (0..<count).map { _ in
      LayoutSize(
        width: Double(Int.random(in: 100...400, using: &numbers)),
        height: Double(Int.random(in: 60...340, using: &numbers)))
    }
  }
}

/// A delegate that reads sizes from an array, which is the fastest case for an app.
struct ArraySizes: LayoutDelegate {
  let sizes: [LayoutSize]

  func numberOfItems(inSection section: Int) -> Int { sizes.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    sizes[index.item]
  }
}

/// A delegate with sections of `perSection` rows whose heights are in an array.
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

/// A delegate with sections of rows whose heights and number can change.
final class ChangingSizes: LayoutDelegate {
  var sizes: [LayoutSize]
  let perSection: Int
  /// The number of points that is added to every height.
  var growth = 0.0
  /// The number of additional items in the first section, or in the last if `growsAtEnd` is `true`.
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

/// A container for a value that changes during a measurement, which avoids copies.
final class Holder<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Uses a value, so that the compiler does not remove its computation.
@inline(never)
func keep<Value>(_ value: borrowing Value) {}

/// Viewports at random or consecutive positions of the content.
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
