import AppKit
import LayoutCore
import XCTest

@testable import LayoutHosting

final class GroupedBackgroundTests: XCTestCase {
  /// Layers have no colours that follow the appearance, so the view must set them again.
  @MainActor
  func testSurfacesFollowTheDarkAppearance() async {
    NSColor.standInIsDark = false
    XCTAssertTrue(GroupedBackgroundView(frame: .zero).isFlipped, "its upper edge is minY")
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
