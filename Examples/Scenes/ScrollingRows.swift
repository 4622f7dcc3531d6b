import Compositional
import LayoutCore

/// A row of numbered cards for each way in which a section comes to rest that scrolls by itself.
struct ScrollingRows: SceneContent, CompositionalLayoutDelegate {
  /// Returns a short description of a behaviour as the user sees it.
  static func summary(of behavior: SectionScrollBehavior) -> String {
    switch behavior {
    case .continuous: "rests anywhere"
    case .continuousGroupLeadingBoundary: "rests where the nearest card begins"
    case .paging: "goes on by the screen’s width"
    case .groupPaging: "goes on by one card"
    case .groupPagingCentered: "goes on by one card, to the middle"
    }
  }

  // MARK: Answers

  var numberOfSections: Int { SectionScrollBehavior.allCases.count }

  func numberOfItems(inSection section: Int) -> Int { 12 }

  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection {
    guard SectionScrollBehavior.allCases.indices.contains(number) else { return section }
    let isWide = environment.containerSize.width >= 600
    return CompositionalSection(
      .cell(width: .absolute(isWide ? 260 : 200), height: .absolute(isWide ? 94 : 86)),
      interGroupSpacing: 10,
      contentInsets: LayoutInsets(leading: 16, bottom: 12, trailing: 16),
      boundaryItems: [.header(height: .absolute(50))],
      decorations: [
        CompositionalDecoration(
          contentInsets: LayoutInsets(top: 6, leading: 6, bottom: 0, trailing: 6))
      ], scrolling: SectionScrollBehavior.allCases[number])
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let palette = context.palette
    let index = attributes.element.index
    guard SectionScrollBehavior.allCases.indices.contains(index.section) else {
      return ElementLook()
    }
    let behavior = SectionScrollBehavior.allCases[index.section]
    switch attributes.element.category {
    case .decoration:
      var sketch = Sketch(attributes, context)
      sketch.fill(palette.groupedScreen, radius: 14)
      return sketch.look
    case .supplementary:
      let summary = ScrollingRows.summary(of: behavior)
      var sketch = Sketch(attributes, context, label: behavior.rawValue, detail: summary)
      var room = sketch.bounds
      room.origin.y += 6
      room.size.height -= 6
      sketch.stack(
        sketch.fitting(
          [
            .init(behavior.rawValue, .bold(14.5), palette.text),
            .init(summary, .regular(12.5), palette.secondaryText),
          ], in: room), centeredIn: room, alignment: .leading)
      return sketch.look
    case .cell:
      var sketch = Sketch(attributes, context, label: "\(index.item + 1)")
      let share = Double(index.item) / 11
      let color = palette.accent.mixed(with: Color(0x8a2b8f), share).darkened(toContrast: 5)
      sketch.fill(color, radius: 10)
      sketch.text(
        "\(index.item + 1)", .bold(26), .white, in: sketch.bounds, alignment: .center,
        isCentered: true)
      return sketch.look
    }
  }
}
