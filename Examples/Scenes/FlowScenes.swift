import LayoutCore

extension Scene {
  /// Returns a photo grid: squares with insets around them, and headings that stay.
  static func photos(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "photos", title: "Photo grid",
      summary: "Squares in as many columns as fit; headings stay in front of what passes below.",
      layout: "flow", content: PhotoGrid(paintings)
    ) { form in
      let margin = form == .phone ? 14.0 : 18.0
      var parameters: LayoutConfiguration = [
        "columns": .columns(.adaptive(minimumWidth: form == .phone ? 110 : 140)),
        "itemSizing": "aspectRatio", "asksForSizes": false, "lineSpacing": 4, "itemSpacing": 4,
        "headerExtent": 44, "footerExtent": 30, "pinsHeaders": true,
      ]
      parameters["sectionInsets"] = .insets(
        LayoutInsets(top: 4, leading: margin, bottom: 4, trailing: margin))
      return Setting(
        parameters: parameters, scroll: .offset(x: 0, y: form == .phone ? 1530 : 470))
    }
  }

  /// Returns a settings list: rows of full width, in cards.
  static func settings(_ groups: [SettingsList.Group]) -> Scene {
    Scene(
      name: "settings", title: "Settings list",
      summary: "Rows of full width: a cell's position determines which corners are round.",
      layout: "flow", content: SettingsList(groups: groups)
    ) { form in
      let margin = form == .phone ? 16.0 : 200.0
      var parameters: LayoutConfiguration = [
        "columns": 1, "lineSpacing": 0, "headerExtent": 44, "pinsHeaders": true,
      ]
      parameters["itemSize"] = .size(LayoutSize(width: 0, height: 48))
      parameters["sectionInsets"] = .insets(LayoutInsets(leading: margin, trailing: margin))
      return Setting(parameters: parameters)
    }
  }

  /// Returns cards of one height: a column on a phone, two columns if there is room.
  static func cards(_ paintings: [Painting]) -> Scene {
    Scene(
      name: "cards", title: "Column flow",
      summary: "Cards of one height in one column, or in two where there is room.",
      layout: "flow", content: PaintingCards(paintings: paintings)
    ) { form in
      var parameters: LayoutConfiguration = [
        "columns": form == .phone ? 1 : 2, "lineSpacing": 8, "itemSpacing": 8,
      ]
      parameters["itemSize"] = .size(LayoutSize(width: 0, height: 120))
      parameters["sectionInsets"] = .insets(LayoutInsets(all: form == .phone ? 8 : 16))
      return Setting(parameters: parameters, scroll: .offset(x: 0, y: 480))
    }
  }

  /// Names of colours as words in a text, each as wide as it is.
  static func tags(_ comb: ColorComb) -> Scene {
    Scene(
      name: "tags", title: "Tags",
      summary: "\(comb.colors.count) names, each as wide as its letters, wrapped like words.",
      layout: "flow", content: ColorTags(colors: comb.colors)
    ) { form in
      var parameters: LayoutConfiguration = [
        "lineAlignment": form == .phone ? "leading" : "center", "lineSpacing": 8, "itemSpacing": 8,
      ]
      parameters["sectionInsets"] = .insets(LayoutInsets(all: form == .phone ? 14 : 40))
      return Setting(parameters: parameters)
    }
  }
}
