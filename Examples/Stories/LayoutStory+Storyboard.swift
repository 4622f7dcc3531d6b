import LayoutCore
import LayoutTesting

extension LayoutStory.Frame {
  /// The visible elements, from back to front.
  public var elements: [LayoutAttributes] { engine.visibleElements }

  /// The visible elements, with indexes in the source collection of the story.
  ///
  /// Use these indexes to find the content of each element.
  public var sourceElements: [LayoutAttributes] {
    elements.map { attributes in
      var renamed = attributes
      renamed.element.index = sourceIndex(of: attributes.element)
      return renamed
    }
  }

  private func sourceIndex(of element: LayoutElement) -> ElementIndex {
    let index = element.index
    switch engine.prepared.identity(of: element) {
    case .fixed: return index
    case .item: return collection.source(of: index) ?? index
    case .section, .block:
      guard collection.sections.indices.contains(index.section) else { return index }
      return ElementIndex(section: collection.sections[index.section].source, item: index.item)
    }
  }
}

extension LayoutStory {
  /// Returns the story as text: a drawing of each frame, its step, and the jump of its anchor.
  ///
  /// Each letter stands for an item: `A` is the first item that was visible since the story
  /// restarted. Headers and similar elements are `=`, and `.` marks an empty square. The lines
  /// below a drawing contain the size of the content, the offset and the anchor. The anchor has its
  /// distance from the edges of the visible region and its jump, both across and down, in points.
  ///
  /// - Parameter width: The maximum number of letters in a line, unless a single frame is wider.
  /// - Parameter squares: The number of letters along the shorter side of a frame.
  public func storyboard(width: Int = 96, squares: Int = 10) -> String {
    var text = ""
    var row: [[String]] = []
    var used = 0
    var letters: [ElementIndex: Character] = [:]
    func flush() {
      guard !row.isEmpty else { return }
      text += (text.isEmpty ? "" : "\n") + LayoutStory.sideBySide(row)
      row = []
      used = 0
    }
    for (place, frame) in frames.enumerated() {
      if frame.isFirst {
        flush()
        letters = [:]
      }
      let block = LayoutStory.block(frame, number: place + 1, squares, &letters)
      let blockWidth = block.map { $0.count }.max() ?? 0
      if used > 0, used + 3 + blockWidth > width { flush() }
      used += (used > 0 ? 3 : 0) + blockWidth
      row.append(block)
    }
    flush()
    return text
  }

  private static func block(
    _ frame: Frame, number: Int, _ squares: Int, _ letters: inout [ElementIndex: Character]
  ) -> [String] {
    let size = frame.engine.viewport.size
    let side = min(size.width, size.height) / Double(max(1, squares))
    let shown = frame.sourceElements.filter { $0.element.category != .decoration }
    for element in shown.map({ $0.element }).sorted() where element.category == .cell {
      if letters[element.index] == nil {
        letters[element.index] = LayoutDrawing.letter(letters.count)
      }
    }
    let drawing = LayoutDrawing(
      shown, in: frame.engine.viewport, square: LayoutSize(width: side, height: side)
    ) { element in
      element.category == .cell ? letters[element.index] ?? LayoutDrawing.blank : "="
    }
    let origin = frame.engine.viewport.origin
    return ["\(number) \(frame.title)"] + drawing.lines + [
      "\(frame.layout)", "content \(frame.engine.contentSize)",
      "offset \(text(of: origin))",
      frame.anchor.map { text(of: $0, letters) } ?? "no anchor",
    ]
  }

  private static func text(
    of anchor: StoryAnchor, _ letters: [ElementIndex: Character]
  ) -> String {
    let name: String
    switch anchor.subject {
    case .beginning: name = "beginning"
    case .end: name = "end"
    case .cell(_, let source):
      let letter = letters[source].map { String($0) } ?? "\(source)"
      name = "\(letter) at \(text(of: anchor.inset))"
    }
    return "\(name): jump \(anchor.jump == .zero ? "0" : text(of: anchor.jump))"
  }

  /// Returns a horizontal and a vertical distance, rounded to hundredths unless that would be 0.
  private static func text(of point: LayoutPoint) -> String {
    func text(_ points: Double) -> String {
      let short = (points * 100).rounded() / 100
      return (short == 0 ? points : short).layoutText
    }
    return "\(text(point.x)), \(text(point.y))"
  }

  private static func sideBySide(_ blocks: [[String]]) -> String {
    let height = blocks.map { $0.count }.max() ?? 0
    let widths = blocks.map { block in block.map { $0.count }.max() ?? 0 }
    return (0..<height).map { line in
      let parts = zip(blocks, widths).map { block, width in
        let part = line < block.count ? block[line] : ""
        return part + String(repeating: " ", count: width - part.count)
      }
      var text = parts.joined(separator: "   ")
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
