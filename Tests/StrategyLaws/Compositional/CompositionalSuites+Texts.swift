import Compositional
import LayoutCore
import LayoutTesting

// Texts of descriptions.
extension CompositionalSuites {
  private static let insets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  /// A layout of which no property has its default, and its text.
  private static let everything = CompositionalLayout(
    sections: [
      CompositionalSection(
        .horizontal(
          height: .absolute(50), spacing: .flexible(4), insets: insets, count: 3,
          of: .cell(edgeSpacing: CompositionalEdgeSpacing(top: .fixed(2)))),
        interGroupSpacing: 7, contentInsets: insets,
        boundaryItems: [
          CompositionalBoundary(
            .header, width: .absolute(30), height: .estimated(20), insets: insets,
            alignment: .topLeading, offset: LayoutPoint(x: 1, y: 2), extendsBoundary: false,
            pinsToVisibleBounds: true, zIndex: 3), .footer(),
        ],
        decorations: [
          CompositionalDecoration("frame", contentInsets: insets, zIndex: -1),
          CompositionalDecoration(),
        ], scrolling: .groupPaging, boundaryItemsFollowInsets: false),
      CompositionalSection(
        .vertical([
          .custom(
            width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 9),
            supplementaryItems: [
              CompositionalSupplementary(
                "badge", width: .absolute(8), height: .fractionalHeight(0.25),
                containerAnchor: CompositionalAnchor([.top, .trailing]),
                itemAnchor: CompositionalAnchor([], fractionalOffset: LayoutPoint(x: 0.5, y: 0)),
                zIndex: 2),
              CompositionalSupplementary(
                "mark", width: .absolute(8), height: .absolute(9),
                containerAnchor: CompositionalAnchor(
                  [.bottom], absoluteOffset: LayoutPoint(x: 0, y: 3))),
            ],
            frames: [
              CompositionalFrame(LayoutRect(x: 1, y: 2, width: 3, height: 4), zIndex: 5),
              CompositionalFrame(fractional: LayoutRect(x: 0, y: 0, width: 1, height: 0.5)),
            ])
        ])),
    ], axis: .horizontal, interSectionSpacing: 12, boundaryItems: [.header()], rounding: .floor)

  /// The texts of layouts, sections and items.
  static let descriptionTexts = LawSuite.literals("compositional descriptions") {
    (check: inout LiteralCheck) throws(LayoutError) in
    check(
      CompositionalLayout().description,
      """
      vertical layout
      └ section
        └ cell 100%w × 44
      """)
    check(
      everything.description,
      """
      horizontal layout, spacing 12, rounding floor
      ├ header 100%w × 44 at top
      ├ section, spacing 7, insets 1 2 3 4, scrolls: groupPaging, boundary items over the insets
      │ ├ header 30 × ~20 at topLeading, insets 1 2 3 4, moved by (1, 2), over the items, pinned, z 3
      │ ├ footer 100%w × 44 at bottom
      │ ├ frame, insets 1 2 3 4, z -1
      │ ├ background
      │ └ horizontal 100%w × 50, 3 of, spacing 4+, insets 1 2 3 4
      │   └ cell 100%w × 100%h, edges 2 0 0 0
      └ section
        └ vertical 100%w × 100%h
          └ custom 50%w × =9
            ├ badge 8 × 25%h at top trailing, by its centre (0.5, 0) × size, z 2
            ├ mark 8 × 9 at bottom (0, 3)
            ├ (1, 2) 3 × 4, z 5
            └ (0, 0) 1 × 0.5 of the group
      """)
    check(CompositionalSection(.cell()).description, "section\n└ cell 100%w × 100%h")
    check(
      CompositionalItem.vertical([.cell()]).description,
      "vertical 100%w × 100%h\n└ cell 100%w × 100%h")
  }
}
