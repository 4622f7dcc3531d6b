import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct ParameterFlagTests {
  @Test func values_areReadByTheirType() {
    let read: [(String, LayoutValueType, LayoutValue)] = [
      ("true", .flag, .flag(true)), ("Off", .flag, .flag(false)), ("yes", .flag, .flag(true)),
      ("-3", .integer(0...9), .integer(-3)), ("2.5", .number(0...9), .number(2.5)),
      ("1e3", .number(0...9), .number(1000)),
      ("0.12345678901234567", .number(0...9), .number(0.12345678901234567)),
      ("8.988465674311580e+307", .number(0...9), .number(8.98846567431158e307)),
      ("floor", .choice(["none"]), .text("floor")),
      ("120x44.5", .size(0...9), .size(LayoutSize(width: 120, height: 44.5))),
      ("8", .insets(0...9), .insets(LayoutInsets(all: 8))),
      (
        "1,2,3,4", .insets(0...9),
        .insets(LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ),
      ("3", .columns, .columns(.fixed(3))),
      ("adaptive:120", .columns, .columns(.adaptive(minimumWidth: 120))),
      ("none", .optional(.flag), .none), ("on", .optional(.flag), .flag(true)),
      ("1,2", .list(of: .integer(0...9)), .list([.integer(1), .integer(2)])),
      ("A1:B2,C3", .list(of: .text(form: "", pattern: "")), .list([.text("A1:B2"), .text("C3")])),
      ("", .list(of: .integer(0...9)), .list([])),
    ]
    for (text, type, value) in read {
      #expect(type.value(from: text) == value, "\(text)")
    }
  }

  @Test func textsOfAnotherForm_areNoValues() {
    let bad: [(String, LayoutValueType)] = [
      ("maybe", .flag), ("3.5", .integer(0...9)), ("three", .number(0...9)), ("120", .size(0...9)),
      ("1x2x3", .size(0...9)), ("1,2", .insets(0...9)), ("1,2,3,x", .insets(0...9)),
      ("adaptive", .columns), ("adaptive:wide", .columns), ("fixed:3", .columns),
      ("1,x", .list(of: .integer(0...9))), ("1,2,", .list(of: .integer(0...9))),
      ("1,,2", .list(of: .integer(0...9))), (",", .list(of: .integer(0...9))),
      ("0x10", .integer(0...99)), ("0x10", .number(0...99)), ("0x10", .columns),
    ]
    for (text, type) in bad { #expect(type.value(from: text) == nil, "\(text)") }
  }

  @Test func defaults_areReadBackAsTheyArePrinted() throws {
    for descriptor in try LayoutRegistry.ofAllLayouts().descriptors {
      for parameter in descriptor.parameters where parameter.key != "blocks" {
        let text = "\(parameter.key)=\(parameter.defaultValue)"
        let entry = try ParameterFlag.parse(text, for: descriptor)
        #expect(entry.key == parameter.key)
        #expect(entry.value == parameter.defaultValue, "\(text)")
      }
    }
  }

  @Test func unknownParametersAndChoices_areLeftToTheRegistry() throws {
    let descriptor = try LayoutRegistry.ofAllLayouts().descriptor(named: "honeycomb")
    #expect(try ParameterFlag.parse("colour=red", for: descriptor).value == .text("red"))
    #expect(
      throws: UsageError("honeycomb: \"spacing\" is written as a number such as 12.5, not \"wide\"")
    ) {
      _ = try ParameterFlag.parse("spacing=wide", for: descriptor)
    }
    #expect(try ParameterFlag.parse("axis=", for: descriptor).value == .text(""))
  }

  @Test func textWithoutParameterAndValue_isAUsageError() throws {
    let descriptor = try LayoutRegistry.ofAllLayouts().descriptor(named: "honeycomb")
    for text in ["spacing", "=3", ""] {
      #expect(throws: UsageError.usage("--set takes parameter=value, not \"\(text)\"")) {
        _ = try ParameterFlag.parse(text, for: descriptor)
      }
    }
  }
}
