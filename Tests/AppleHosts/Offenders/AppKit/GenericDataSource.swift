// Expected: extensions of generic classes cannot contain '@objc' members
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

final class Source<Element>: NSObject {
  var elements: [Element] = []
}

extension Source: NSCollectionViewDataSource {
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { elements.count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }
}
