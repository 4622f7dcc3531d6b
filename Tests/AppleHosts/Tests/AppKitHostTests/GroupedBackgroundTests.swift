import AppKit
import LayoutCore
import XCTest

@testable import LayoutHosting

final class GroupedBackgroundTests: XCTestCase {
  @MainActor
  private func background(
    _ style: GroupedCellStyle, _ position: CellPosition
  ) -> GroupedBackgroundView {
    let view = GroupedBackgroundView(frame: NSRect(x: 0, y: 0, width: 300, height: 44))
    view.standInWindow = NSWindow()
    view.style = style
    view.position = position
    view.layoutSubtreeIfNeeded()
    return view
  }

  @MainActor
  private func lines(_ view: NSView) -> [NSRect] {
    view.subviews.filter { !$0.isHidden }.map { $0.frame }
  }

  @MainActor
  func testCornersAreTheGroups() async {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let view = background(.insetGrouped, .top)
    XCTAssertEqual(view.layer?.maskedCorners, top)
    XCTAssertEqual(view.layer?.cornerRadius, 10)
    XCTAssertEqual(background(.insetGrouped, .middle).layer?.cornerRadius, 0)
    XCTAssertEqual(background(.fullWidth, .single).layer?.cornerRadius, 0)
    XCTAssertTrue(view.isFlipped)
  }

  @MainActor
  func testLinesLieBetweenItems() async {
    XCTAssertEqual(
      lines(background(.insetGrouped, .top)), [NSRect(x: 16, y: 43.5, width: 284, height: 0.5)])
    XCTAssertEqual(lines(background(.insetGrouped, .bottom)), [])
    XCTAssertEqual(
      lines(background(.fullWidth, .single)),
      [
        NSRect(x: 0, y: 0, width: 300, height: 0.5),
        NSRect(x: 0, y: 43.5, width: 300, height: 0.5),
      ])
    let mirrored = background(.insetGrouped, .middle)
    mirrored.userInterfaceLayoutDirection = .rightToLeft
    mirrored.needsLayout = true
    mirrored.layoutSubtreeIfNeeded()
    XCTAssertEqual(lines(mirrored), [NSRect(x: 0, y: 43.5, width: 284, height: 0.5)])
  }

  @MainActor
  func testItTakesThePositionOfAttributes() async {
    let view = background(.plain, .top)
    view.apply(NSCollectionViewLayoutAttributes(forItemWith: IndexPath(item: 0, section: 0)))
    XCTAssertEqual(view.position, .single)
  }

  /// Layers have no colours that follow the appearance, so the view must set them again.
  @MainActor
  func testSurfacesFollowTheDarkAppearance() async {
    NSColor.standInIsDark = false
    let surface = SurfaceView(frame: .zero)
    let attributes = CollectionLayoutAttributes(
      forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
    attributes.decorationLook = DecorationLook(cornerRadius: 6)
    surface.apply(attributes)
    surface.standInDisplay()
    XCTAssertEqual(surface.layer?.backgroundColor?.standInName, "controlBackgroundColor")
    XCTAssertEqual(surface.layer?.cornerRadius, 6)
    NSColor.standInIsDark = true
    surface.standInAppearanceChanges()
    XCTAssertEqual(surface.layer?.backgroundColor?.standInName, "dark controlBackgroundColor")
    let line = LineView(frame: .zero)
    line.apply(attributes)
    line.standInDisplay()
    XCTAssertEqual(line.layer?.backgroundColor?.standInName, "dark separatorColor")
    NSColor.standInIsDark = false
    line.standInAppearanceChanges()
    XCTAssertEqual(line.layer?.backgroundColor?.standInName, "separatorColor")
  }
}
