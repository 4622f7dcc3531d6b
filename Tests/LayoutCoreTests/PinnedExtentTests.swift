import LayoutCore
import Testing

@Suite struct PinnedExtentTests {
  @Test func leading_staysGoesAlongAndIsPushedOut() {
    // A header of 20 in a section from 100 to 300: it may begin from 100 to 280.
    let starts = [0, 99, 150, 280, 290, 1000].map {
      PinnedExtent.leading(natural: 100, edge: $0, latest: 280)
    }
    #expect(starts == [100, 100, 150, 280, 280, 280])
  }

  @Test func leading_inASectionTooShort_staysAtItsPlace() {
    #expect(PinnedExtent.leading(natural: 100, edge: 150, latest: 90) == 100)
  }

  @Test func trailing_isTheMirror() {
    let starts = [1000, 281, 200, 120, 50].map {
      PinnedExtent.trailing(natural: 280, edge: $0, earliest: 120)
    }
    #expect(starts == [280, 280, 200, 120, 120])
  }
}
