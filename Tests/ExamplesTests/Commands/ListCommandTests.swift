import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct ListCommandTests {
  @Test func list_namesEveryLayoutAndEveryParameter() throws {
    let run = try ProgramRun("list")
    #expect(run.status == 0)
    for descriptor in try LayoutRegistry.ofSceneLayouts().descriptors {
      #expect(
        run.output.contains("\n\(descriptor.name)\n") || run.output.hasPrefix(descriptor.name))
      #expect(run.output.contains(descriptor.summary))
      for parameter in descriptor.parameters {
        #expect(run.output.contains("\n  \(parameter.key) "))
        #expect(run.output.contains("\n      \(parameter.summary)\n"))
      }
    }
  }

  @Test func listOfOne_isItsDescriptor() throws {
    let run = try ProgramRun("list", "honeycomb")
    #expect(run.status == 0)
    #expect(
      run.output == """
        honeycomb
          Hexagonal cells in offset rows.

          PARAMETER      TYPE     UNIT    DEFAULT      RANGE
          columns        columns  count   adaptive:80  1 to 65535, or a least width above 0
              The number of cells in the longer rows.
          axis           choice           vertical     vertical, horizontal
              The direction in which the layout grows and scrolls.
          spacing        number   points  4            0 to 1000
              The distance between neighbouring hexagons.
          contentInsets  insets   points  0,0,0,0      0 to 1000
              The distance of all cells from the edges of the content.

        """)
  }

  @Test func listOfUnknownLayout_isTheRegistrysError() throws {
    let run = try ProgramRun("list", "spiral")
    #expect(run.status == 1)
    #expect(run.output == "")
    let known = try LayoutRegistry.ofSceneLayouts().descriptors.map { $0.name }
    #expect(known.count >= 5 && known.first == "waterfall")
    #expect(
      run.complaint
        == "Examples: there is no layout \"spiral\"; known are \(known.joined(separator: ", "))\n")
  }

  @Test func types_areNamedWithTheirValues() {
    let types: [(LayoutValueType, String, String)] = [
      (.flag, "flag", "true or false"), (.integer(0...9), "integer", "0 to 9"),
      (.number(0...1e9), "number", "0 and up"), (.choice(["a", "b"]), "choice", "a, b"),
      (.text(form: "a range", pattern: ""), "text", "a range"),
      (.size(-1e9...1e9), "size", "any finite number"), (.insets(0...5), "insets", "0 to 5"),
      (.columns, "columns", "1 to 65535, or a least width above 0"),
      (.optional(.flag), "optional flag", "true or false, or none"),
      (.list(of: .integer(0...3)), "list of integer", "each 0 to 3"),
      (
        .list(of: .layout(of: [], members: [])), "list of layout",
        "each a layout with its parameters"
      ),
    ]
    for (type, name, values) in types {
      #expect(type.name == name)
      #expect(type.values == values)
    }
  }
}
