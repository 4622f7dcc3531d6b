import LayoutCore
import LayoutTesting
import Testing

@Suite struct RecordingDelegateTests {
  static let question = LayoutQuestion<Int>("Test.item")

  @Test func questions_areCountedAndPassedOn() {
    var collection = GeneratedCollection(sections: [[LayoutSize(width: 3, height: 4)]])
    collection.scripted = [
      .init(Self.question, \.self, at: ElementIndex(section: 0, item: 0), number: 7)
    ]
    let delegate = RecordingDelegate(collection)
    let index = ElementIndex(section: 0, item: 0)
    #expect(delegate.numberOfSections == 1)
    #expect(delegate.numberOfItems(inSection: 0) == 1)
    #expect(
      delegate.sizeForItem(at: index, proposal: LayoutProposal()) == LayoutSize(width: 3, height: 4)
    )
    #expect(delegate.repeated == [])
    #expect(delegate.sizeForItem(at: index, proposal: LayoutProposal()) != nil)
    #expect(delegate.answer(to: Self.question, at: index, default: 0) == 7)
    #expect(delegate.total == 3)
    #expect(delegate.repeated.map { $0.description } == ["the size of 0/0"])
    #expect(delegate.strays == [])
  }
}
