import LayoutCore
import LayoutTesting

/// The laws that the planner claims to keep.
enum PlannerLaws {
  static let questions = [
    DeclaredQuestion("start", PlannerQuestion.start, .number(0...24), unit: "h"),
    DeclaredQuestion(
      "end", PlannerQuestion.end, .number(0...24), unit: "h", atLeast: PlannerQuestion.start),
    DeclaredQuestion("laneExtent", PlannerQuestion.laneExtent, .number(0...400)),
  ]

  static func laws(_ fault: PlannerFault?) -> LayoutLaws<PlannerLayout> {
    LayoutLaws(
      PlannerLayout.registration(with: fault),
      claims: LayoutLaw.expected.union([
        .noOverlap, .contentIsTight, .diagnosticsAreCurrent,
      ]),
      questions: questions, pinned: { _ in [.header, .rowHeader, .corner] })
  }
}
