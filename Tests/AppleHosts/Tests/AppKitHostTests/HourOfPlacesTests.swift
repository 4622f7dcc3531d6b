import AppKit
import LayoutAppKit
import LayoutHosting
import LayoutTesting
import XCTest

/// `TRELLIS_CASES` multiplies the number of steps.
final class HourOfPlacesTests: XCTestCase {
  @MainActor
  private final class Host: PlaceHost {
    let library: Library
    let own: LayoutCollectionView
    private var notch: CGFloat = 0
    private var inset: CGFloat = 0

    init(_ library: Library, _ layout: CollectionStrategyLayout, _ random: inout SeededGenerator) {
      self.library = library
      own = LayoutCollectionView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
      library.measures = true
      library.scrollView.documentView = own
      own.collectionViewLayout = layout
      own.register(
        Book.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier(rawValue: "book"))
      own.standInIgnoresTargets = random.oneIn(2)
      own.standInPreparesTwice = random.oneIn(4)
      own.standInOverscan = random.pick([0, 0, 100])
      own.standInKeepsAttributes = random.oneIn(2)
      own.dataSource = library
    }

    var view: NSCollectionView { own }
    var collection: ChangingCollection { library }
    var shownRect: CGRect { library.clip.bounds }
    var bars: (top: CGFloat, bottom: CGFloat) {
      (library.scrollView.contentInsets.top, library.scrollView.contentInsets.bottom)
    }
    func settle() {
      own.needsLayout = true
      library.scrollView.layoutSubtreeIfNeeded()
    }
    /// Scrolls to a height; content that is as wide as the space between the bars begins beside the left one.
    func scroll(to y: CGFloat) {
      library.clip.scroll(to: NSPoint(x: -library.scrollView.contentInsets.left, y: y))
    }
    func show(_ layout: CollectionStrategyLayout, animated: Bool) {
      if animated { own.standInAnimate(to: layout) } else { own.collectionViewLayout = layout }
    }
    func setNotch(_ leading: CGFloat) { setLeft(leading, inset) }
    func setInset(left: CGFloat) { setLeft(notch, left) }
    func setBars(top: CGFloat, left: CGFloat, bottom: CGFloat) {
      setLeft(left, inset)
      library.scrollView.contentInsets.top = top
      library.scrollView.contentInsets.bottom = bottom
    }
    private func setLeft(_ notch: CGFloat, _ inset: CGFloat) {
      (self.notch, self.inset) = (notch, inset)
      library.scrollView.contentInsets.left = notch + inset
      scroll(to: library.clip.bounds.minY)
    }
    func resize(to size: CGSize, animated: Bool) { library.scrollView.frame.size = size }
    func turnReadingDirection() {
      own.userInterfaceLayoutDirection =
        own.userInterfaceLayoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    }
  }

  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testWhatIsSeenStaysInPlace() async throws {
    for seed in HourOfPlaces.seeds {
      Contracts.reset()
      var hour = HourOfPlaces(seed: seed)
      let library = Library(
        hour.random.pick([[200], [40, 0, 70, 30], [30, 30, 30, 30]]), nil, seed: seed)
      let layout = hour.layout(library)
      try hour.run(Host(library, layout, &hour.random), layout, steps: 40)
    }
  }
}
