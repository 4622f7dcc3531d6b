// Expected: extensions of generic classes cannot contain '@objc' members
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

final class Source<Element>: NSObject {
  var elements: [Element] = []
}

extension Source: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { elements.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
