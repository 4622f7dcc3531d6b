import LayoutCore

extension Scene {
  /// Returns the named colours of style sheets, in a layout that only the examples define.
  static func colors(_ comb: ColorComb) -> Scene {
    Scene(
      name: "colors", title: "Named colours",
      summary: "The \(comb.colors.count) colours that CSS has names for, by a layout of one’s own.",
      layout: "honeycomb", content: comb
    ) { form in
      Setting(parameters: [
        "columns": .columns(.adaptive(minimumWidth: form == .phone ? 84 : 88)), "spacing": 4,
        "contentInsets": .insets(LayoutInsets(all: 14)),
      ])
    }
  }
}
