import StrategyKit
import Testing

@Suite struct LayoutDelegateTests {
  let environment = LayoutEnvironment(width: 100, height: 100)

  @Test func array_answersItsSizes() {
    let delegate = ArrayLayoutDelegate(sections: [
      [LayoutSize(width: 1, height: 2)], [], [LayoutSize(width: 3, height: 4)],
    ])
    #expect(delegate.numberOfSections == 3)
    #expect((0..<4).map { delegate.numberOfItems(inSection: $0) } == [1, 0, 1, 0])
    let stale = ElementIndex(section: 2, item: 7)
    #expect(delegate.sizeForItem(at: stale, proposal: LayoutProposal()) == nil)
    #expect(delegate.numberOfItems(inSection: -1) == 0)
  }

  @Test func array_ofCounts_leavesSizesToTheStrategy() throws {
    let frames = StackLayout(spacing: 1).frames(forCounts: [2, 1], width: 50)
    #expect(
      frames == [
        [
          LayoutRect(x: 0, y: 0, width: 50, height: 10),
          LayoutRect(x: 0, y: 11, width: 50, height: 10),
        ], [LayoutRect(x: 0, y: 22, width: 50, height: 10)],
      ])
  }

  @Test func closures_areAsked() throws {
    let delegate = ClosureLayoutDelegate(sections: 2, itemCount: { $0 + 1 }) { index, proposal in
      LayoutSize(width: proposal.width ?? 0, height: Double(10 * index.section + index.item + 1))
    }
    let prepared = try StackLayout().prepare(for: delegate, in: environment)
    #expect(
      prepared.elements(in: .everything).map { $0.frame.height } == [1, 11, 12])
    #expect(delegate.commonNumberOfItems == nil)
    #expect(ClosureLayoutDelegate(itemsPerSection: 7).commonNumberOfItems == 7)
  }

  @Test func anyLayout_isEqual_whenTypeAndParametersAre() {
    let layout = AnyLayoutStrategy(StackLayout(spacing: 1))
    #expect(layout == AnyLayoutStrategy(StackLayout(spacing: 1)))
    #expect(layout != AnyLayoutStrategy(StackLayout(spacing: 2)))
    #expect(layout != AnyLayoutStrategy(OtherLayout()))
    #expect(layout.unwrapped(as: OtherLayout.self) == nil)
  }

  struct OtherLayout: LayoutStrategy {
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      throw .tooManySections(count: 3, limit: 2)
    }
  }

  @Test func oneCall_thatCannotBeLaidOut_givesEmptyFrames() {
    #expect(OtherLayout().frames(forCounts: [2], width: 9) == [[.zero, .zero]])
    #expect(OtherLayout().frames(forCounts: [.max, 2, .max], width: 9) == [[], [], []])
    #expect(StackLayout().frames(forCounts: [1 << 40, 2], width: 9) == [[], []])
  }

  @Test func questions_areDistinguishedByTheirNamesAndTypes() {
    /// Returns the questions that `answer` fills.
    func filled(_ answer: @escaping ClosureLayoutDelegate.Answer) -> [String] {
      let delegate = ClosureLayoutDelegate(itemsPerSection: 1, answer: answer)
      let index = ElementIndex(section: 0)
      var names: [String] = []
      func ask<Answer: Equatable>(_ question: LayoutQuestion<Answer>, _ value: Answer) {
        if delegate.answer(to: question, at: index, default: value) != value {
          names.append("\(question)")
        }
      }
      ask(.stackExtra, 0)
      ask(LayoutQuestion("Stack.extrb"), 0)
      ask(LayoutQuestion("Stack.extra"), nil as Int?)
      ask(.unfilteredSection, nil)
      ask(.unfilteredSectionCount, nil)
      return names
    }
    #expect(filled { $0.fill(.stackExtra) { $1 = 3 } } == ["Stack.extra"])
    #expect(
      filled { $0.fill(.unfilteredSectionCount) { $1 = 3 } } == ["Layout.unfilteredSectionCount"])
    // A question of the same name whose answers have another type is another question.
    #expect(filled { $0.fill(LayoutQuestion<Int>("Stack.extra")) { $1 = 3 } } == [])
    let spelled = String(decoding: "Stack.extra".utf8, as: UTF8.self)
    #expect("\(LayoutQuestion.stackExtra)" == spelled)
  }

  @Test func probes_askWhetherThereIsAnAnswer_andChangeNothing() {
    var calls = 0
    let delegate = ClosureLayoutDelegate(
      sections: 2, itemsPerSection: 1,
      answer: { slot in
        if slot.index.section == 1 {
          slot.fill(.stackExtra) { _, _ in calls += 1 }
        }
      })
    #expect(!delegate.answers(.stackExtra, inSection: 0))
    #expect(delegate.answers(.stackExtra, inSection: 1))
    #expect(delegate.erased.answers(.stackExtra, inSection: 1))
    #expect(calls == 0)
  }
}
