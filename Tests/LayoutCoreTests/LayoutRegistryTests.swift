import LayoutCore
import LayoutJSON
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

  @Test func wholeNumbersHaveNoFraction() {
    #expect(LayoutValue.number(1e15).description == "1000000000000000")
    #expect(LayoutValue.number(-9e15).description == "-9000000000000000")
    #expect(LayoutValue.number(0.5).description == "0.5")
  }

  @Test func valuesAreListedInALine() throws {
    #expect("\(try registry())" == "stack")
    var environment = LayoutEnvironment(width: 390, height: 844, scale: 3)
    #expect("\(environment)" == "390 × 844 points at scale 3")
    environment.insets.top = 20
    environment.direction = .rightToLeft
    #expect("\(environment)" == "390 × 844 points at scale 3, insets 20 0 0 0, right to left")
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
          layout: "stack", path: "spacin",
          known: ["spacing", "inset", "columns", "mood", "limit"]))
  }

  @Test func wrongType_isAnErrorThatNamesBoth() throws {
    #expect(
      try error(["spacing": "wide"])
        == .wrongType(
          layout: "stack", path: "spacing", expected: "a number, 0 and up",
          found: "a text \"wide\""))
    #expect(
      try error(["inset": 3])
        == .wrongType(
          layout: "stack", path: "inset", expected: "insets, 0 and up",
          found: "an integer (3)"))
    #expect(
      try error(["limit": 2.5])
        == .wrongType(
          layout: "stack", path: "limit", expected: "an integer or nothing, 1 to 9",
          found: "a number (2.5)"))
  }

  @Test func outOfRange_isAnErrorThatTellsTheRange() throws {
    #expect(
      try error(["spacing": -1])
        == .outOfRange(layout: "stack", path: "spacing", value: "-1", allowed: "0 and up"))
    #expect(
      try error(["limit": 10])
        == .outOfRange(layout: "stack", path: "limit", value: "10", allowed: "1 to 9"))
    #expect(
      try error(["columns": 0])
        == .outOfRange(
          layout: "stack", path: "columns", value: "0",
          allowed: "1 to 65535, or a least width above 0"))
    #expect(
      try error(["mood": "sad"])
        == .outOfRange(
          layout: "stack", path: "mood", value: "sad", allowed: "one of calm, lively"))
    #expect(try error(["spacing": .number(.nan)]) != nil)
    #expect(try error(["spacing": .number(.infinity)]) != nil)
  }

  @Test func errors_readAsSentences() throws {
    #expect(
      try error(["limit": 10])?.description == "stack: \"limit\" is 10; allowed is 1 to 9")
    #expect(
      try error(["spacing": "wide"])?.description
        == "stack: \"spacing\" takes a number, 0 and up, not a text \"wide\"")
  }

  @Test func beyondAndUp_namesTheLimit() throws {
    #expect(
      try error(["spacing": 2e9])?.description
        == "stack: \"spacing\" is 2000000000; allowed is 0 and up, to 1000000000")
  }

  @Test func register_twoParametersOfOneKey_isAnError() {
    var registration = StackLayout.registration
    registration = LayoutRegistration(
      name: "stack", summary: registration.summary, prototype: registration.prototype,
      parameters: registration.parameters + [registration.parameters[0]])
    var registry = LayoutRegistry()
    #expect(throws: LayoutError.parameterTaken(layout: "stack", key: "spacing")) {
      try registry.register(registration)
    }
    #expect(registry.descriptors.isEmpty)
  }

  @Test func register_defaultThatIsNotTaken_isAnError() {
    let registration = LayoutRegistration(
      name: "stack", summary: "", prototype: StackLayout(limit: 99),
      parameters: StackLayout.registration.parameters)
    var registry = LayoutRegistry()
    #expect(
      throws: LayoutError.outOfRange(layout: "stack", path: "limit", value: "99", allowed: "1 to 9")
    ) { try registry.register(registration) }
  }

  @Test func configuration_keepsTheLastValueAtTheFirstPlace() {
    let configuration = LayoutConfiguration([
      LayoutConfiguration.Entry(key: "b", value: 1), LayoutConfiguration.Entry(key: "a", value: 2),
      LayoutConfiguration.Entry(key: "b", value: 3), LayoutConfiguration.Entry(key: "c", value: 4),
      LayoutConfiguration.Entry(key: "b", value: 5),
    ])
    #expect(configuration.entries.map { $0.key } == ["b", "a", "c"])
    #expect(configuration.entries.map { $0.value } == [5, 2, 4])
  }

  @Test func json_tellsVersionNameAndEveryParameter() throws {
    let layout = AnyLayoutStrategy(StackLayout(columns: .adaptive(minimumWidth: 80), mood: .lively))
    #expect(
      try registry().json(of: layout) == """
        {
          "version": 1,
          "layout": "stack",
          "parameters": {
            "spacing": 0,
            "inset": {
              "top": 0,
              "leading": 0,
              "bottom": 0,
              "trailing": 0
            },
            "columns": {
              "minimumWidth": 80
            },
            "mood": "lively",
            "limit": null
          }
        }
        """)
    #expect(LayoutRegistry().json(of: layout) == nil)
  }

  @Test func schema_tellsTypeRangeAndDefault() throws {
    let schema = try registry().descriptor(named: "stack").jsonSchema
    let limit = """
              "limit": {
                "description": "At most so many.",
                "default": null,
                "anyOf": [{
                  "type": "integer",
                  "minimum": 1,
                  "maximum": 9
                }, {
                  "type": "null"
                }]
              }
      """
    #expect(schema.contains(limit), "\(schema)")
  }

  @Test func help_isATableWithSentences() throws {
    let help = try registry().descriptor(named: "stack").helpText
    #expect(
      help.hasPrefix(
        """
        stack
          Items below each other.

          PARAMETER  TYPE              UNIT    DEFAULT  RANGE
          spacing    number            points  0        0 and up
              Between items.

        """), "\(help)")
    #expect(
      help.hasSuffix(
        "  limit      optional integer          none     1 to 9, or none\n      At most so many.\n")
    )
  }

  @Test func firstBadEntry_isReported_andNothingIsHalfDone() throws {
    #expect(
      try error(["spacing": 5, "mood": "sad", "limit": 0])
        == .outOfRange(layout: "stack", path: "mood", value: "sad", allowed: "one of calm, lively"))
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
    let layout = AnyLayoutStrategy(
      StackLayout(
        spacing: 2.5, inset: LayoutInsets(top: 1, leading: 2), columns: .adaptive(minimumWidth: 80),
        limit: nil, mood: .lively))
    let specified = try #require(registry.configuration(of: layout))
    #expect(specified.name == "stack")
    #expect(specified.configuration["limit"] == LayoutValue.none)
    #expect(try registry.layout(named: specified.name, specified.configuration) == layout)
  }

  @Test func configuration_ofAStranger_isNil() throws {
    #expect(LayoutRegistry().configuration(of: AnyLayoutStrategy(StackLayout())) == nil)
  }
}
