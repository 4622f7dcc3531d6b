// Expected: 'ProposedViewSize' is only available in macOS
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

struct Row: SwiftUI.Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
