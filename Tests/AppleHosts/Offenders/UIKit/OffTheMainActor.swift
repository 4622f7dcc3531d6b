// Expected: call to main actor-isolated instance method 'invalidateLayout()' in a synchronous nonisolated context
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

func invalidate(_ layout: UICollectionViewLayout) { layout.invalidateLayout() }
