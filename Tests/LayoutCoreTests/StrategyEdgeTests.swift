import Testing

@testable import LayoutCore
@testable import StrategyKit

/// Tests of the parts of the core that all strategies share: limits, diagnostics, offsets and the registry.
@Suite struct StrategyEdgeTests {
  // MARK: Limits

  @Test func itemsOfAllSections_areCounted() throws {
    let limit = LayoutLimits.maximumStoredItems
    func changes(_ inserted: Int, grown: Int = 0) -> LayoutChanges {
      let items = IndexEdits<ElementIndex>(
        oldCount: 5, inserted: (0..<grown).map { .init(index: $0) })
      return LayoutChanges(
        sections: IndexEdits(oldCount: 1, inserted: (0..<inserted).map { .init(index: 1 + $0) }),
        within: grown > 0 ? [.init(section: 0, oldSection: 0, items: items)] : [])
    }
    func items(_ count: Int) -> AnyLayoutDelegate {
      ClosureLayoutDelegate(sections: 3, itemsPerSection: count).erased
    }
    try changes(2).checkItemCount(after: 0, for: items(limit / 2))
    #expect(throws: LayoutError.tooManyItems(section: 2, count: limit / 2 + 1, limit: limit)) {
      try changes(2).checkItemCount(after: 0, for: items(limit / 2 + 1))
    }
    try changes(1).checkItemCount(after: limit - 3, for: items(3))
    #expect(throws: LayoutError.tooManyItems(section: 1, count: 4, limit: limit)) {
      try changes(1).checkItemCount(after: limit - 3, for: items(4))
    }
    try changes(0, grown: 2).checkItemCount(after: limit - 2, for: items(0))
    #expect(throws: LayoutError.tooManyItems(section: 0, count: 8, limit: limit)) {
      try changes(0, grown: 3).checkItemCount(after: limit - 2, for: items(0))
    }
  }

  @Test func counts_areLimitedTogether() throws {
    let limit = LayoutLimits.maximumStoredItems
    func counts(_ counts: Int...) throws -> [Int] {
      try ArrayLayoutDelegate(counts: counts).storedItemCounts()
    }
    #expect(try counts(limit, 0) == [limit, 0])
    #expect(throws: LayoutError.tooManyItems(section: 1, count: 2, limit: limit)) {
      try counts(limit - 1, 2)
    }
    var problems = LayoutDiagnostics()
    #expect(try problems.checkedSectionCount(limit) == limit)
    #expect(throws: LayoutError.tooManySections(count: limit + 1, limit: limit)) {
      try problems.checkedSectionCount(limit + 1)
    }
  }

  // MARK: Diagnostics

  @Test func lengths_areLimitedOnBothSides() {
    let most = LayoutLimits.maximumLength.points
    var found = LayoutDiagnostics()
    let lengths = [5, -5, 1e300, -1e300, .nan].map { found.checkedLength($0, of: .environment) }
    #expect(lengths == [5, -5, most, -most, 0])
    #expect(found.entries.map { $0.problem } == [.tooLarge, .tooLarge, .notFinite])
    var extents = LayoutDiagnostics()
    #expect(extents.checkedLength(-5, of: .environment, isExtent: true) == 0)
    #expect(extents.entries.map { $0.problem } == [.negative])
  }

  @Test func scalesOutOfRange_areReported() {
    func problem(_ scale: Double) -> LayoutDiagnostic.Problem? {
      var found = LayoutDiagnostics()
      _ = LayoutContainer(
        LayoutEnvironment(width: 1, height: 1, scale: scale), axis: .vertical, rounding: .none,
        diagnostics: &found)
      return found.entries.first?.problem
    }
    #expect(problem(2) == nil)
    #expect(problem(1000) == .outOfRange)
    #expect(problem(.infinity) == .notFinite)
  }

  @Test func diagnosticsOfTheNumberOfSections_endWithAChangeOfSections() {
    var found = LayoutDiagnostics()
    found.note(LayoutDiagnostic(.parameter("numberOfSections"), .negative))
    found.note(LayoutDiagnostic(.parameter("columns"), .negative))
    found.update(by: LayoutChanges(sections: IndexEdits(oldCount: 2)))
    #expect(found.count == 2)
    found.update(by: LayoutChanges(sections: IndexEdits(oldCount: 2, removed: [0])))
    #expect(found.entries.map { $0.subject } == [.parameter("columns")])
  }

  @Test func diagnosticsOfItemsAndParameters_areRemoved() {
    var found = LayoutDiagnostics()
    for item in 0..<3 {
      found.note(LayoutDiagnostic(.element(.cell(section: 1, item: item)), .negative))
    }
    found.note(LayoutDiagnostic(.element(.cell(section: 0, item: 2)), .negative))
    found.note(LayoutDiagnostic(.element(.supplementary(.header, 1)), .negative))
    found.note(LayoutDiagnostic(.section(1, parameter: "numberOfItems"), .negative))
    found.note(LayoutDiagnostic(.section(1, parameter: "columns"), .zero))
    found.removeItems(ofSection: 1, from: 1)
    found.removeSectionParameters()
    #expect(
      found.entries.map { "\($0.subject)" } == [
        "cell/1/0", "cell/0/2", "supplementary/header/1/0", "section 1, numberOfItems",
      ])
  }

  // MARK: Environments and viewports

  @Test func environments_loseTheirInsetsAlongOneAxis() {
    let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let environment = LayoutEnvironment(width: -9, height: .infinity, insets: insets)
    #expect(
      environment.withoutInsets(along: .vertical).insets == LayoutInsets(leading: 2, trailing: 4))
    #expect(
      environment.withoutInsets(along: .horizontal).insets == LayoutInsets(top: 1, bottom: 3))
    #expect(environment.visibleSize == .zero)
    #expect(LayoutEnvironment(width: 3, height: 4).visibleSize == LayoutSize(width: 3, height: 4))
  }

  @Test func offsetsThatAreNoNumbers_areRemoved() {
    var offsets: SectionOffsets = [1: 10, 3: 30]
    offsets[1] = .nan
    offsets[2] = .infinity
    #expect(offsets.entries.map { $0.section } == [3])
    offsets[3] = nil
    #expect(offsets.isEmpty && "\(offsets)" == "at rest")
  }

  @Test func offsets_followTheirSections() {
    let offsets: SectionOffsets = [0: 10, 2: 30]
    let changes = LayoutChanges(
      sections: IndexEdits(
        oldCount: 3, removed: [0, 2], inserted: [.init(index: 0), .init(index: 1, source: 2)]))
    let moved = offsets.following(changes)
    #expect(moved.entries.map { $0.section } == [1] && moved[1] == 30)
  }

  // MARK: The registry

  @Test func parameters_acceptTheirRangeOnly() {
    func refusal(_ type: LayoutValueType, _ value: LayoutValue) -> String? {
      do throws(LayoutError) {
        _ = try type.canonical(value)
        return nil
      } catch {
        return error.inside(.key("key"), of: "layout").description
      }
    }
    let columns = "allowed is 1 to 65535, or a least width above 0"
    #expect(refusal(.columns, .columns(.adaptive(minimumWidth: 1e9))) == nil)
    #expect(
      refusal(.columns, .columns(.adaptive(minimumWidth: 1.5e9)))
        == "layout: \"key\" is adaptive:1500000000; \(columns)")
    #expect(
      refusal(.columns, ["minimumWidth": 0]) == "layout: \"key\" is {minimumWidth: 0}; \(columns)")
    #expect(refusal(.columns, .integer(65_535)) == nil)
    #expect(refusal(.columns, .integer(65_536)) == "layout: \"key\" is 65536; \(columns)")
    #expect(
      refusal(.flag, .integer(1)) == "layout: \"key\" takes true or false, not an integer (1)")
    #expect(
      refusal(.list(of: .integer(0...9)), [1, 2, -3])
        == "layout: \"key[2]\" is -3; allowed is 0 to 9")
    #expect(
      refusal(.list(of: .optional(.flag)), [.none, "no"])
        == "layout: \"key[1]\" takes true or false or nothing, not a text \"no\"")
  }

  @Test func objects_areSizesInsetsAndColumns() throws {
    let size = LayoutValueType.size(0...100)
    #expect(
      try size.canonical(["height": 2.5, "width": 3]) == .size(LayoutSize(width: 3, height: 2.5)))
    #expect(
      try LayoutValueType.insets(0...9).canonical(["trailing": 3])
        == .insets(LayoutInsets(trailing: 3)))
    #expect(
      try LayoutValueType.columns.canonical(["minimumWidth": 120])
        == .columns(.adaptive(minimumWidth: 120)))
    let limited = ColumnCount.adaptive(
      minimumWidth: 120, maximumWidth: 200, maximumCount: 4, alignment: .center)
    #expect(
      try LayoutValueType.columns.canonical([
        "minimumWidth": 120, "maximumWidth": 200, "maximumCount": 4, "alignment": "center",
      ]) == .columns(limited))
    #expect(LayoutValue.columns(limited).description == "adaptive:120:200:4:center")
    #expect(LayoutValueType.columns.value(from: "adaptive:120:200:4:center") == .columns(limited))
    let tracks = ColumnCount.tracks(
      [.fixed(80), .flexible(minimum: 50, maximum: .infinity), .fraction(2, minimum: 9)],
      alignment: .trailing)
    #expect(
      try LayoutValueType.columns.canonical([
        "tracks": [
          80, ["minimum": 50, "maximum": .none], ["fraction": 2, "minimum": 9],
        ], "alignment": "trailing",
      ]) == .columns(tracks))
    #expect(LayoutValue.columns(tracks).description == "tracks:80:50...inf:9...2fr:trailing")
    #expect(
      LayoutValueType.columns.value(from: "tracks:80:50...inf:9...2fr:trailing") == .columns(tracks)
    )
    for tracks: LayoutValue in [
      [], [-1], [["fraction": 1, "maximum": 2]], [["minimum": 9, "maximum": 3]], ["80"],
    ] {
      #expect(throws: LayoutError.self) {
        try LayoutValueType.columns.canonical(["tracks": tracks])
      }
    }
    for object: LayoutValue in [
      [:], ["width": 3], ["width": 3, "height": "4"], ["width": 1, "height": 2, "top": 3],
    ] {
      #expect(throws: LayoutError.self) { try size.canonical(object) }
    }
  }

  @Test func numbers_areReadFromTexts() {
    let type = LayoutValueType.number(LayoutValueType.anyLength)
    #expect(type.value(from: "+5") == .number(5))
    #expect(type.value(from: "1e999") == .number(.infinity))
    #expect(type.value(from: "1e1000") == nil && type.value(from: "0e1000") == nil)
    #expect(
      LayoutValueType.insets(LayoutValueType.anyLength).value(from: "5")
        == .insets(LayoutInsets(all: 5)))
    #expect(LayoutValueType.list(of: .flag).value(from: "") == .list([]))
  }

  /// A layout with parameters that can be absent.
  private struct Optionals: LayoutStrategy {
    var length: Double? = 3
    var count: Int? = 4
    var title = ""
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      PreparedFrames(attributes: [], contentSize: .zero, itemCounts: [])
    }
    static let registration = LayoutRegistration(
      name: "optionals", summary: "Nothing.", prototype: Optionals(),
      parameters: [
        .optionalLength("length", "A length.", get: { $0.length }, set: { $0.length = $1 }),
        .optionalInteger("count", "A count.", get: { $0.count }, set: { $0.count = $1 }),
        .text(
          "title", "A title.", form: "no spaces", pattern: "^[^ ]*$",
          accepts: { !$0.utf8.contains(32) }, get: { $0.title }, set: { $0.title = $1 }),
      ])
  }

  @Test func parametersThatCanBeAbsent_areTakenAway() throws {
    let registration = Optionals.registration
    let none = try registration.applying(
      ["length": .none, "count": .none], to: Optionals())
    #expect(none == Optionals(length: nil, count: nil))
    let some = try registration.applying(["length": 2, "count": 1], to: none)
    #expect(some == Optionals(length: 2, count: 1))
    #expect(
      throws: LayoutError.outOfRange(
        layout: "optionals", path: "title", value: "a b", allowed: "a text (no spaces)")
    ) { try registration.applying(["title": "a b"], to: none) }
    #expect(
      registration.descriptor.helpText.contains(
        "  title      text                      empty    no spaces\n"))
  }

  @Test func configurations_areEdited() {
    var configuration: LayoutConfiguration = ["a": 1, "b": 2]
    configuration["a"] = 3
    configuration["c"] = 4
    configuration["b"] = nil
    configuration["d"] = nil
    #expect(configuration.entries.map { $0.key } == ["a", "c"])
    #expect(configuration.entries.map { $0.value } == [3, 4])
  }
}
