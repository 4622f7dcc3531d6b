import LayoutCore
import Mixed

/// A newspaper's front page that stacks parts of different kinds.
///
/// Each part is the content of a scene and does not depend on the others: its sections are counted
/// from its own first section, and its looks receive the parameters of its own layout.
struct FrontPage: SceneContent {
  /// The setting of a part for a form of screens.
  struct Setting: Sendable {
    /// Values for the parameters of the part's layout.
    var parameters: LayoutConfiguration
    /// The insets of the part's block.
    var insets: LayoutInsets
  }

  /// Sections and the layout that places them.
  struct Part: Sendable {
    /// The name of its layout in the registry.
    let layout: String
    let content: any SceneContent
    let settings: [ScreenForm: Setting]
    /// All parameters of its layout.
    let parameters: [ScreenForm: LayoutConfiguration]
    var sections: Range<Int> = 0..<0
  }

  let parts: [Part]

  init(_ parts: [Part]) {
    var parts = parts
    var first = 0
    for place in parts.indices {
      let count = parts[place].content.numberOfSections
      parts[place].sections = first..<first + count
      first += count
    }
    self.parts = parts
  }

  private func part(of section: Int) -> Part? {
    parts.first { $0.sections.contains(section) }
  }

  private func inner(_ index: ElementIndex, _ part: Part) -> ElementIndex {
    ElementIndex(section: index.section - part.sections.lowerBound, item: index.item)
  }

  /// Returns the blocks as the layout `mixed` takes them.
  func blocks(for form: ScreenForm) -> LayoutValue {
    .list(
      parts.map { part in
        let setting = part.settings[form]
        return [
          "sections": .integer(part.sections.count), "layout": .text(part.layout),
          "parameters": .object(setting?.parameters ?? [:]),
          "insets": .insets(setting?.insets ?? .zero),
        ]
      })
  }

  // MARK: Answers

  var numberOfSections: Int { parts.last?.sections.upperBound ?? 0 }

  func numberOfItems(inSection section: Int) -> Int {
    guard let part = part(of: section) else { return 0 }
    return part.content.numberOfItems(inSection: section - part.sections.lowerBound)
  }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    part(of: index.section).flatMap {
      $0.content.sizeForItem(at: inner(index, $0), proposal: proposal)
    }
  }

  func answer(in slot: inout AnswerSlot) {
    guard let part = part(of: slot.index.section) else { return }
    slot.forward(to: part.content, at: inner(slot.index, part))
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    guard let part = part(of: attributes.element.index.section) else { return ElementLook() }
    var attributes = attributes
    attributes.element.index = inner(attributes.element.index, part)
    var context = context
    context.parameters = part.parameters[context.form] ?? context.parameters
    context.palette = context.palette.onPaper
    return part.content.look(of: attributes, in: context)
  }
}

extension Palette {
  /// The same colours, for groups that lie on the screen without a background of their own.
  var onPaper: Palette {
    Palette(
      isDark: isDark, canvas: canvas, screen: screen, groupedScreen: screen,
      card: isDark ? card : groupedScreen, bar: bar,
      stripe: stripe, text: text, secondaryText: secondaryText, hairline: hairline,
      accent: accent, highlight: highlight)
  }
}
