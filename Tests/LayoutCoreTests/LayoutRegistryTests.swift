import LayoutCore
import Testing

@Suite struct LayoutRegistryTests {
  func registry() throws -> LayoutRegistry {
    var registry = LayoutRegistry()
    try registry.register(StackLayout.registration)
    return registry
  }

  func error(_ configuration: LayoutConfiguration, named name: String = "stack") throws
    -> LayoutError?
  {
    let registry = try registry()
    do throws(LayoutError) {
      _ = try registry.layout(named: name, configuration)
      return nil
    } catch {
      return error
    }
  }

  @Test func layout_withParameters_hasThem() throws {
    let layout = try registry().layout(
      named: "stack", ["spacing": 4, "limit": 3, "columns": 5, "mood": "lively"])
    #expect(
      layout.unwrapped(as: StackLayout.self)
        == StackLayout(spacing: 4, columns: .fixed(5), limit: 3, mood: .lively))
  }

  @Test func layout_ofUnknownName_isAnErrorThatListsTheKnown() throws {
    #expect(try error([:], named: "stak") == .unknownLayout(name: "stak", known: ["stack"]))
  }

  @Test func register_twice_isAnError() throws {
    var registry = try registry()
    #expect(throws: LayoutError.nameTaken(name: "stack")) {
      try registry.register(StackLayout.registration)
    }
    #expect(registry.descriptors.count == 1)
  }

  @Test func unknownKey_isAnErrorThatNamesIt() throws {
    #expect(
      try error(["spacin": 3])
        == .unknownParameter(
          layout: "stack", key: "spacin",
          known: ["spacing", "inset", "columns", "mood", "limit"]))
  }

  @Test func wrongType_isAnErrorThatNamesBoth() throws {
    #expect(
      try error(["spacing": "wide"])
        == .wrongType(layout: "stack", key: "spacing", expected: "a number", found: "a text"))
    #expect(
      try error(["inset": 3])
        == .wrongType(layout: "stack", key: "inset", expected: "insets", found: "an integer"))
    #expect(
      try error(["limit": 2.5])
        == .wrongType(
          layout: "stack", key: "limit", expected: "an integer or nothing", found: "a number"))
  }

  @Test func outOfRange_isAnErrorThatTellsTheRange() throws {
    #expect(
      try error(["spacing": -1])
        == .outOfRange(layout: "stack", key: "spacing", value: "-1", allowed: "0 and up"))
    #expect(
      try error(["limit": 10])
        == .outOfRange(layout: "stack", key: "limit", value: "10", allowed: "1 to 9"))
    #expect(
      try error(["columns": 0])
        == .outOfRange(
          layout: "stack", key: "columns", value: "0",
          allowed: "1 to 65535, or a least width above 0"))
    #expect(
      try error(["mood": "sad"])
        == .outOfRange(
          layout: "stack", key: "mood", value: "sad", allowed: "one of calm, lively"))
    #expect(try error(["spacing": .number(.nan)]) != nil)
    #expect(try error(["spacing": .number(.infinity)]) != nil)
  }

  @Test func errors_readAsSentences() throws {
    #expect(
      try error(["limit": 10])?.description == "stack: \"limit\" is 10; allowed is 1 to 9")
    #expect(
      try error(["spacing": "wide"])?.description
        == "stack: \"spacing\" takes a number, not a text")
  }

  @Test func firstBadEntry_isReported_andNothingIsHalfDone() throws {
    #expect(
      try error(["spacing": 5, "mood": "sad", "limit": 0])
        == .outOfRange(layout: "stack", key: "mood", value: "sad", allowed: "one of calm, lively"))
  }

  @Test func descriptor_tellsDefaultsTypesAndUnits() throws {
    let descriptor = try registry().descriptor(named: "stack")
    #expect(descriptor.summary == "Items below each other.")
    #expect(
      descriptor.parameters.map { $0.key } == ["spacing", "inset", "columns", "mood", "limit"])
    #expect(descriptor["spacing"]?.unit == .points)
    #expect(descriptor["spacing"]?.defaultValue == .number(0))
    #expect(descriptor["columns"]?.defaultValue == .columns(.fixed(2)))
    #expect(descriptor["mood"]?.type == .choice(["calm", "lively"]))
    #expect(descriptor["limit"]?.defaultValue == LayoutValue.none)
    #expect(descriptor["nothing"] == nil)
  }

  @Test func configuration_ofALayout_makesItAgain() throws {
    let registry = try registry()
    let layout = AnyLayout(
      StackLayout(
        spacing: 2.5, inset: LayoutInsets(top: 1, leading: 2), columns: .adaptive(minimumWidth: 80),
        limit: nil, mood: .lively))
    let told = try #require(registry.configuration(of: layout))
    #expect(told.name == "stack")
    #expect(told.configuration["limit"] == LayoutValue.none)
    #expect(try registry.layout(named: told.name, told.configuration) == layout)
  }

  @Test func configuration_ofAStranger_isNil() throws {
    #expect(LayoutRegistry().configuration(of: AnyLayout(StackLayout())) == nil)
  }

  @Test func configuration_repeatedKey_lastOneCounts() {
    let configuration: LayoutConfiguration = ["a": 1, "b": 2, "a": 3]
    #expect(configuration.entries.map { $0.key } == ["a", "b"])
    #expect(configuration["a"] == 3)
  }
}
