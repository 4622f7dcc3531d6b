import StrategyKit
import Testing

@Suite struct ExtentListTests {
  @Test func append_beyondFourBytes_widensAndKeepsAll() {
    var list = ExtentList()
    for extent in [1, 4_294_967_295, 4_294_967_296, 3] as [Int64] { list.append(extent) }
    #expect(list.isWide)
    #expect((0..<list.count).map { list[$0] } == [1, 4_294_967_295, 4_294_967_296, 3])
  }

  @Test func set_staysNarrowWhileItCan() {
    var list = ExtentList(count: 3)
    list.set(9, at: 1)
    #expect(!list.isWide && list[1] == 9)
    list.set(1 << 40, at: 2)
    #expect(list.isWide && list[1] == 9 && list[2] == 1 << 40)
  }

  @Test func replace_keepsOtherExtents_evenWhenItWidens() {
    var list = ExtentList(count: 6)
    [1, 2].withUnsafeBufferPointer { list.replace(1..<3, with: $0) }
    #expect(!list.isWide)
    [2, 1 << 33, 4].withUnsafeBufferPointer { list.replace(2..<5, with: $0) }
    #expect((0..<6).map { list[$0] } == [0, 1, 2, 1 << 33, 4, 0])
  }
}
