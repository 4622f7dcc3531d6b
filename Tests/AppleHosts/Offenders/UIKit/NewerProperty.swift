// Expected: 'contentConfiguration' is only available in
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor
func empty(_ cell: UICollectionViewCell) { cell.contentConfiguration = nil }
