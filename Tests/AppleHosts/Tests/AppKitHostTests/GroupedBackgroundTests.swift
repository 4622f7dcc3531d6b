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
  func testCornersAreTheGroups() async {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let view = background(.insetGrouped, .top)
    XCTAssertEqual(view.layer?.maskedCorners, top)
    XCTAssertEqual(view.layer?.cornerRadius, 10)
    XCTAssertEqual(background(.insetGrouped, .middle).layer?.cornerRadius, 0)
    XCTAssertEqual(background(.fullWidth, .single).layer?.cornerRadius, 0)
    XCTAssertTrue(view.isFlipped)
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
