import LayoutCore

extension StairsLayout: RegistrableLayout {
  /// The registration of the layout: the name `stairs`, and every parameter with its range.
  public static let registration = LayoutRegistration(
    name: "stairs", summary: "Items below each other, each a step further across.",
    prototype: StairsLayout(),
    parameters: [
      .columns("steps", "The number of steps.", get: { $0.steps }, set: { $0.steps = $1 }),
      .choice(
        "axis", "The direction in which the layout grows and scrolls.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "spacing", "The distance between an item and the next.",
        get: { $0.spacing }, set: { $0.spacing = $1 }),
      .length(
        "headerExtent", "The extent of the header of each section; 0 for no header.",
        get: { $0.headerExtent }, set: { $0.headerExtent = $1 }),
    ])
}
