import Flow
import LayoutCore
import LayoutSwiftUI
import SwiftUI

/// A text of a list or a chat.
struct Passage: Identifiable, Hashable {
  var id: Int
  var text: String

  private static let words = [
    "a", "layout", "places", "cells", "as", "high", "as", "their", "text", "in", "columns",
  ]

  /// Returns a text of 3 to 40 words.
  static func numbered(_ id: Int) -> Passage {
    let count = 3 + id * 17 % 38
    let text = (0..<count).map { words[(id + $0) % words.count] }.joined(separator: " ")
    return Passage(id: id, text: "\(id + 1). \(text)")
  }
}

/// A list whose cells are as high as their text.
struct PassageList: View {
  private let passages = (0..<500).map { Passage.numbered($0) }

  var body: some View {
    LazyLayoutStack(
      FlowLayout(
        columns: 1, itemSize: LayoutSize(width: 320, height: 60), lineSpacing: 12,
        sectionInsets: LayoutInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
      passages
    ) { passage in
      SwiftUI.Text(passage.text)
    }
  }
}

/// A chat that begins at the latest message and stays there while messages arrive.
struct Chat: View {
  @State private var messages = (0..<40).map { Passage.numbered($0) }

  var body: some View {
    VStack {
      LazyLayoutStack(
        FlowLayout(
          columns: 1, itemSize: LayoutSize(width: 320, height: 40), lineSpacing: 8,
          sectionInsets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)),
        messages
      ) { message in
        SwiftUI.Text(message.text)
      }
      .scrollAnchor(.end)
      Button("Send") { messages.append(.numbered(messages.count)) }
    }
  }
}
