// Expected: 'AnyLayout' is ambiguous for type lookup in this context
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LayoutCore
import SwiftUI

func isSheet(_ layout: AnyLayout) -> Bool { false }
