// Expected: 'ScrollPosition' is ambiguous for type lookup in this context
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LayoutRuntime
import SwiftUI

func isCentred(_ place: ScrollPosition) -> Bool { place == .center }
