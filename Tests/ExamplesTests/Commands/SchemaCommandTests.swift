import Foundation
import LayoutJSON
import Testing

@testable import LayoutViewer

@Suite struct SchemaCommandTests {
  @Test func schema_namesEveryLayoutAndItsParameters() throws {
    let run = try ProgramRun("schema")
    #expect(run.status == 0)
    let schema = try JSONValue(parsing: run.output)
    #expect(schema["$schema"].string == "https://json-schema.org/draft/2020-12/schema")
    let names = schema["oneOf"].array?.map { $0["properties"]["layout"]["const"].string }
    #expect(names?.contains("waterfall") == true && names?.contains("honeycomb") == true)
  }

  @Test func schema_ofOneLayout_tellsTypesRangesAndDefaults() throws {
    let run = try ProgramRun("schema", "honeycomb")
    let schema = try JSONValue(parsing: run.output)
    let spacing = schema["properties"]["parameters"]["properties"]["spacing"]
    #expect(
      spacing == [
        "description": "The distance between neighbouring hexagons. In points.", "default": 4,
        "type": "number", "minimum": 0, "maximum": 1000,
      ])
  }

  @Test func defaults_areAConfigurationToBeginWith() throws {
    let run = try ProgramRun("schema", "honeycomb", "--defaults")
    #expect(
      run.output == """
        {
          "version": 1,
          "layout": "honeycomb",
          "parameters": {
            "columns": {
              "minimumWidth": 80
            },
            "axis": "vertical",
            "spacing": 4,
            "contentInsets": {
              "top": 0,
              "leading": 0,
              "bottom": 0,
              "trailing": 0
            }
          }
        }

        """)
  }

  @Test func unknownLayout_andDefaultsOfNone_areErrors() throws {
    #expect(try ProgramRun("schema", "honycomb").status == 1)
    let run = try ProgramRun("schema", "--defaults")
    #expect(run.status == 2)
    #expect(run.complaint.contains("--defaults takes the name of a layout"))
  }
}
