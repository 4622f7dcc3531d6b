import Testing

@testable import LayoutCore
@testable import StrategyKit

/// Tests of the limits of extents, and of extents and indexes beyond four bytes.
@Suite struct ExtentEdgeTests {
  private func extents(_ axis: ExtentIndex) -> [Int64] {
    (0..<axis.count).map { axis.extent(of: $0) }
  }

  @Test func replacingAll_keepsTheOwnLimit() {
    var axis = ExtentIndex(count: 3, extent: 2, limit: 10)
    axis.replace(0..<3, with: ExtentIndex(count: 3, extent: 4))
    #expect(extents(axis) == [4, 4, 2])
    #expect(axis.length == 10 && axis.isCut)
  }

  @Test func shortenedExtents_staySo_inAnotherAxis() {
    let cut = ExtentIndex(count: 3, extent: 4, limit: 10)
    #expect(cut.isCut && cut.length == 9)
    var axis = ExtentIndex(count: 1, extent: 5)
    axis.replace(0..<0, with: cut)
    #expect(axis.isCut && extents(axis) == [3, 3, 3, 5])
  }

  @Test func largest_isThatOfAllExtents() {
    var axis = ExtentIndex(count: 2, extent: 7)
    #expect(axis.largest == 7)
    axis.setExtent(3, of: 1)
    #expect(axis.largest == 7)
    axis.setExtent(3, of: 0)
    #expect(axis.largest == 3)
    #expect(ExtentIndex(count: 0, extent: 7).largest == 0)
    #expect(ExtentIndex(count: 4_096) { Int64($0) }.largest == 4_095)
  }

  @Test func anExceptionMovesPastTheFourthByte() {
    var axis = ExtentIndex(count: 1 << 33, extent: 1)
    axis.setExtent(5, of: 4_294_967_295)
    axis.insert(1, at: 0)
    #expect(axis.extent(of: 4_294_967_296) == 5)
    #expect(axis.extent(of: 0) == 1 && axis.extent(of: 4_294_967_295) == 1)
    #expect(axis.offset(of: 4_294_967_297) == 4_294_967_301)
  }

  @Test func lists_ofFourAndEightBytes_areCombined() {
    func list(_ extents: [Int64]) -> ExtentList {
      var list = ExtentList()
      for extent in extents { list.append(extent) }
      return list
    }
    func all(_ list: ExtentList) -> [Int64] { (0..<list.count).map { list[$0] } }
    let (narrow, wide) = (list([10, 20, 30]), list([1 << 40, 5, 6]))
    var one = narrow
    one.replace(1..<2, with: wide)
    #expect(all(one) == [10, 1 << 40, 5, 6, 30])
    var other = wide
    other.append(1..<3, of: narrow)
    #expect(all(other) == [1 << 40, 5, 6, 20, 30])
    other.removeLast(3)
    #expect(all(other) == [1 << 40, 5])
    other.replace(0..<1, with: wide)
    #expect(all(other) == [1 << 40, 5, 6, 5])
    var repeated = narrow
    repeated.replace(1..<2, with: 1 << 33, times: 2)
    #expect(all(repeated) == [10, 1 << 33, 1 << 33, 30])
    var added = narrow
    [Int64](arrayLiteral: 1, 1 << 34).withUnsafeBufferPointer { added.append(contentsOf: $0) }
    #expect(all(added) == [10, 20, 30, 1, 1 << 34])
  }
}
