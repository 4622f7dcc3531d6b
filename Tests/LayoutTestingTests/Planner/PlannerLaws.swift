import LayoutCore
import LayoutTesting
import Mixed
import Waterfall

/// The laws that the planner claims to keep.
enum PlannerLaws {
  static let questions = [
    DeclaredQuestion("start", .plannerHours, \.start, .number(0...24), unit: "h"),
    DeclaredQuestion("end", .plannerHours, \.end, .number(0...24), unit: "h", atLeast: "start"),
    DeclaredQuestion("laneExtent", .plannerLaneExtent, \.self, .number(0...400)),
  ]

  static func laws(_ fault: PlannerFault?) -> LayoutLaws<PlannerLayout> {
    LayoutLaws(
      PlannerLayout.registration(with: fault),
      claims: LayoutLaw.expected.union([
        .noOverlap, .contentIsTight, .diagnosticsAreCurrent,
      ]),
      questions: questions, pinned: { _ in [.header, .rowHeader, .corner] })
  }

  /// Returns the same laws for a mixed layout of a waterfall and the planner.
  static func inside(_ fault: PlannerFault?) -> LayoutLaws<MixedLayout> {
    laws(fault).inside(
      claims: LayoutLaw.expected.subtracting([.transposes]).union([.noOverlap])
    ) { planner in
      MixedLayout(blocks: [
        MixedBlock(WaterfallLayout(columns: 2), sections: 1), MixedBlock(planner),
      ])
    }
  }
}
