// Expected: cannot override instance method result type
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

final class Layout: NSCollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: NSRect
  ) -> [NSCollectionViewLayoutAttributes]? { nil }
}
