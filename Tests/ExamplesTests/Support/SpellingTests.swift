import Testing

@testable import LayoutViewer

@Suite struct SpellingTests {
  @Test func distance_countsChanges() {
    #expect(Spelling.distance("", "") == 0)
    #expect(Spelling.distance("abc", "") == 3)
    #expect(Spelling.distance("", "abc") == 3)
    #expect(Spelling.distance("kitten", "sitting") == 3)
    #expect(Spelling.distance("list", "lits") == 2)
  }

  @Test func suggestion_isTheNearestNameOrNothing() {
    let names = ["gallery", "list", "show"]
    #expect(Spelling.suggestion(for: "lst", among: names) == "; did you mean \"list\"?")
    #expect(Spelling.suggestion(for: "galery", among: names) == "; did you mean \"gallery\"?")
    #expect(Spelling.suggestion(for: "zebra", among: names) == "")
    #expect(Spelling.suggestion(for: "show", among: []) == "")
  }
}
