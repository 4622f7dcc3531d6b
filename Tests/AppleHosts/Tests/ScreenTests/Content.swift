import UIKit

// What the screens show.

nonisolated struct Picture: Hashable, Sendable { var title: String, caption: String }
nonisolated struct Message: Hashable, Sendable { var id: Int, text: String }

@available(iOS 14.0, tvOS 14.0, *)
extension UIListContentConfiguration {
  @MainActor static func text(_ text: String, detail: String? = nil) -> Self {
    var content = subtitleCell()
    content.text = text
    content.secondaryText = detail
    return content
  }
}
