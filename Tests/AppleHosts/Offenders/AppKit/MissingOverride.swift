// Expected: overriding declaration requires an 'override' keyword
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

final class Card: NSView, NSCollectionViewElement {
  func prepareForReuse() {}
}
