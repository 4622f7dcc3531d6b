// Expected: argument labels for method 'layoutAttributesForElements(inRect:)' do not match those of overridden method 'layoutAttributesForElements(in:)'
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

final class Layout: UICollectionViewLayout {
  override func layoutAttributesForElements(
    inRect rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
}
