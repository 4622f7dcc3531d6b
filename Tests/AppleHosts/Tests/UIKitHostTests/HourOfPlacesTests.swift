import LayoutHosting
import LayoutTesting
import LayoutUIKit
import UIKit
import XCTest

/// `TRELLIS_CASES` multiplies the number of steps.
final class HourOfPlacesTests: XCTestCase {
  @MainActor
  private final class Host: PlaceHost {
    let library: Library
    let own: LayoutCollectionView

    init(_ library: Library, _ layout: CollectionStrategyLayout, _ random: inout SeededGenerator) {
      self.library = library
      own = LayoutCollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      own.register(Book.self, forCellWithReuseIdentifier: "book")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        own.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "title")
      }
      own.standInInvalidatesFirst = random.oneIn(2)
      own.standInPreparesTransitionsFirst = random.oneIn(2)
      own.standInPreparesTwice = random.oneIn(4)
      own.standInOverscan = random.pick([0, 0, 100])
      own.standInKeepsAttributes = random.oneIn(2)
      own.standInAdjustsAlways = random.oneIn(2)
      // A notch is at the side of wide bounds, and its insets follow the bounds.
      if random.oneIn(2) {
        own.standInFollowingSafeArea = {
          UIEdgeInsets(top: 0, left: $0.width > $0.height ? 59 : 0, bottom: 0, right: 0)
        }
      }
      own.dataSource = library
    }

    var view: UICollectionView { own }
    var collection: ChangingCollection { library }
    var shownRect: CGRect { own.bounds }
    var bars: (top: CGFloat, bottom: CGFloat) {
      (own.adjustedContentInset.top, own.adjustedContentInset.bottom)
    }
    func settle() { own.layoutIfNeeded() }
    func scroll(to y: CGFloat) { own.contentOffset.y = y }
    func show(_ layout: CollectionStrategyLayout, animated: Bool) {
      own.setCollectionViewLayout(layout, animated: animated)
    }
    func setNotch(_ leading: CGFloat) {
      own.standInFollowingSafeArea = nil
      own.standInSafeArea.left = leading
    }
    func setBars(top: CGFloat, left: CGFloat, bottom: CGFloat) {
      own.standInFollowingSafeArea = nil
      own.standInSafeArea = UIEdgeInsets(top: top, left: left, bottom: bottom, right: 0)
    }
    func setInset(left: CGFloat) { own.contentInset.left = left }
    func resize(to size: CGSize, animated: Bool) {
      if animated {
        UIView.animate(withDuration: 0.3) { self.own.frame.size = size }
      } else {
        own.frame.size = size
      }
    }
    func turnReadingDirection() {
      own.standInDirection = own.standInDirection == .leftToRight ? .rightToLeft : .leftToRight
    }
  }

  override func setUp() async throws { await Contracts.reset() }

  @MainActor
  func testWhatIsSeenStaysInPlace() async throws {
    for seed in HourOfPlaces.seeds {
      Contracts.reset()
      var hour = HourOfPlaces(seed: seed)
      let library = Library(
        hour.random.pick([[200], [40, 0, 70, 30], [30, 30, 30, 30]]), script: .init(),
        using: &hour.random)
      let layout = hour.layout(library)
      try hour.run(Host(library, layout, &hour.random), layout, steps: 40)
    }
  }
}
