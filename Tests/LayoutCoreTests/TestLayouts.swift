import StrategyKit

/// The simplest strategy, which places items below each other.
struct StackLayout: RegistrableLayout {
  var spacing = 0.0
  var inset = LayoutInsets.zero
  var columns = ColumnCount.fixed(2)
  var limit: Int? = nil
  var mood = Mood.calm

  enum Mood: String, CaseIterable, Sendable {
    case calm, lively
  }

  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    var all: [LayoutAttributes] = []
    var y = 0.0
    let width = environment.containerSize.width
    let counts = (0..<delegate.numberOfSections).map { delegate.numberOfItems(inSection: $0) }
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let index = ElementIndex(section: section, item: item)
        let proposal = LayoutProposal(width: width)
        let height = delegate.sizeForItem(at: index, proposal: proposal)?.height ?? 10
        let extra = delegate.answer(to: .stackExtra, at: index, default: 0)
        all.append(
          LayoutAttributes(
            element: .cell(section: section, item: item),
            frame: LayoutRect(x: 0, y: y, width: width, height: height + extra)))
        y += height + extra + spacing
      }
    }
    return PreparedFrames(
      attributes: all, contentSize: LayoutSize(width: width, height: y), itemCounts: counts)
  }

  static let registration = LayoutRegistration(
    name: "stack", summary: "Items below each other.", prototype: StackLayout(),
    parameters: [
      .length("spacing", "Between items.", get: { $0.spacing }, set: { $0.spacing = $1 }),
      .insets(
        "inset", "Around all.", in: LayoutValueType.nonNegativeLength,
        get: { $0.inset }, set: { $0.inset = $1 }),
      .columns("columns", "Ignored.", get: { $0.columns }, set: { $0.columns = $1 }),
      .choice("mood", "Ignored too.", get: { $0.mood }, set: { $0.mood = $1 }),
      LayoutParameter(
        "limit", "At most so many.", type: .optional(.integer(1...9)),
        read: { $0.limit.map { .integer($0) } ?? .none },
        write: {
          if case .integer(let limit) = $1 { $0.limit = limit } else { $0.limit = nil }
        }),
    ])
}

extension LayoutQuestion where Answer == Double {
  static var stackExtra: Self { Self("Stack.extra") }
}
