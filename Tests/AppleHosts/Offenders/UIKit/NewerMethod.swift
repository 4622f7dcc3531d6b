// Expected: 'reconfigureItems(at:)' is only available in
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor
func refresh(_ view: UICollectionView) {
  view.reconfigureItems(at: view.indexPathsForVisibleItems)
}
