#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// What elements do in an animated change, by the elements that a collection view asks about.
  package struct HostedChange: Sendable {
    /// Where the viewport stands at the end.
    package internal(set) var target: LayoutPoint
    /// What the collection view was told of that; nil where it never asked.
    var told: LayoutPoint?
    /// Whether the collection view went where it was told to.
    private var hasArrived = false
    /// How elements look at the beginning, by what they are afterwards.
    private var initial: [LayoutElement: LayoutAttributes] = [:]
    /// How elements look at the end, by what they were before.
    private var final: [LayoutElement: LayoutAttributes] = [:]
    /// Elements that were not there, and elements that are gone.
    private var entering: [LayoutElement] = []
    private var leaving: [LayoutElement] = []

    /// A change that ends at `target`, and of which nothing else is known.
    init(endingAt target: LayoutPoint) { self.target = target }

    init(_ update: LayoutUpdate) {
      target = update.contentOffset
      let shift = update.offsetAdjustment
      for motion in update.entering + update.moving + update.leaving {
        if let after = motion.after {
          // Collection views animate their offset too: at the beginning it is the old one.
          var attributes = motion.initial
          attributes.frame = attributes.frame.offsetBy(x: -shift.x, y: -shift.y)
          attributes.element = after
          initial[after] = attributes
        }
        if let before = motion.before {
          var attributes = motion.final
          attributes.element = before
          final[before] = attributes
        }
      }
      entering = update.entering.compactMap { $0.after }
      leaving = update.leaving.compactMap { $0.before }
    }

    /// Where the viewport stands from now on; nil once it goes its own way.
    var goal: LayoutPoint? { hasArrived ? nil : target }

    /// Takes note of where the collection view stands.
    mutating func arrive(at offset: LayoutPoint) {
      guard let told else { return }
      if abs(offset.x - told.x) < 1e-6, abs(offset.y - told.y) < 1e-6 { hasArrived = true }
    }

    /// Tells where to go: to a whole pixel, where the collection view would go anyway.
    mutating func tell(scale: Double) -> LayoutPoint {
      let goal = LayoutPoint(
        x: (target.x * scale).rounded() / scale, y: (target.y * scale).rounded() / scale)
      target = goal
      told = goal
      return goal
    }

    /// How an element looks at the beginning; nil where the layout has no say.
    package func initial(_ element: LayoutElement) -> LayoutAttributes? { initial[element] }

    /// How an element of before looks at the end; nil where the layout has no say.
    package func final(_ element: LayoutElement) -> LayoutAttributes? { final[element] }

    /// The elements of a kind that come.
    package func entering(_ category: ElementCategory, _ kind: ElementKind) -> [ElementIndex] {
      entering.filter { $0.category == category && $0.kind == kind }.map { $0.index }
    }

    /// The elements of a kind that go, by what they were.
    package func leaving(_ category: ElementCategory, _ kind: ElementKind) -> [ElementIndex] {
      leaving.filter { $0.category == category && $0.kind == kind }.map { $0.index }
    }
  }

  /// What a collection view has to do after a change that is not animated.
  package struct HostedAdjustment: Hashable, Sendable {
    /// How far its offset is to move so that what the user looks at stays.
    package var offset: LayoutPoint
    /// By how much the content grew.
    package var size: LayoutSize

    package static let none = HostedAdjustment(offset: .zero, size: .zero)
  }

  /// An item that is being dragged, and the layout as it would be if it were let go.
  struct HostedMovement {
    var original: ElementIndex
    var target: ElementIndex
    var preview: LayoutEngine<AnyLayout>
  }
#endif
