// Expected: 'AnyLayoutStrategy' is ambiguous for type lookup in this context
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LayoutCore
import SwiftUI

func isSheet(_ layout: AnyLayoutStrategy) -> Bool { false }
