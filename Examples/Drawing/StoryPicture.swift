import LayoutCore

/// A story as strips of frames, one strip for each part, with captions that describe each step.
///
/// ```
///  ┌──┐ ┌──┐ ┌──┐ ┌─────┐ ┌──┐
///  │  │ │  │ │  │ │     │ │  │
///  │  │ │  │ │  │ └─────┘ │  │
///  └──┘ └──┘ └──┘         └──┘
///  1 …  2 …  3 …  4 …     5 …      what happened; what stayed in place, and how far it jumped
/// ```
struct StoryPicture {
  let story: RenderedStory
  let palette: Palette

  private static let margin = 36.0
  private static let gap = 26.0
  private static let scale = 0.56
  private static let captionHeight = 74.0
  private static let headingHeight = 62.0
  private static let bezel = 5.0

  private var strips: [[RenderedStory.Shot]] {
    var strips: [[RenderedStory.Shot]] = []
    for shot in story.shots {
      if shot.isFirst || strips.isEmpty { strips.append([]) }
      strips[strips.count - 1].append(shot)
    }
    return strips
  }

  private func frameSize(_ shot: RenderedStory.Shot) -> LayoutSize {
    let screen = shot.staged.environment.containerSize
    return LayoutSize(
      width: screen.width * Self.scale + 2 * Self.bezel,
      height: screen.height * Self.scale + 2 * Self.bezel)
  }

  private func stripSize(_ strip: [RenderedStory.Shot]) -> LayoutSize {
    let sizes = strip.map { frameSize($0) }
    return LayoutSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * Double(max(0, strip.count - 1)),
      height: (sizes.map { $0.height }.max() ?? 0) + Self.captionHeight)
  }

  /// Returns the picture as a file of its own.
  ///
  /// - Parameter prefix: The prefix of the names of definitions.
  func svg(prefix: String) -> String {
    let sizes = strips.map { stripSize($0) }
    let size = LayoutSize(
      width: (sizes.map { $0.width }.max() ?? 0) + 2 * Self.margin,
      height: sizes.reduce(Self.headingHeight) { $0 + $1.height } + 2 * Self.margin)
    var writer = SVGWriter(prefix: prefix)
    let layout = story.layout
    writer.openPicture(
      size, palette, corners: 28, title: "A story of \(layout): \(story.scene.title)")
    writeHeading(layout, to: &writer)
    var number = 1
    var y = Self.margin + Self.headingHeight
    for (strip, size) in zip(strips, sizes) {
      var x = Self.margin
      for shot in strip {
        write(shot, number, x: x, y: y, below: y + size.height - Self.captionHeight, to: &writer)
        x += frameSize(shot).width + Self.gap
        number += 1
      }
      y += size.height
    }
    writer.close()
    return writer.text
  }

  private func writeHeading(_ layout: String, to writer: inout SVGWriter) {
    let title = TextMark(
      text: "\(story.scene.title): what happens to the layout \(layout)", font: .bold(24),
      color: palette.text, origin: LayoutPoint(x: Self.margin, y: Self.margin + 22))
    writer.write(title)
    writer.write(
      TextMark(
        text: "The outlined cell, or the end of the content, must keep its position on screen.",
        font: .regular(14), color: palette.secondaryText,
        origin: LayoutPoint(x: title.bounds.maxX + 18, y: Self.margin + 22)))
  }

  private func write(
    _ shot: RenderedStory.Shot, _ number: Int, x: Double, y: Double, below: Double,
    to writer: inout SVGWriter
  ) {
    let size = frameSize(shot)
    let outer = LayoutRect(x: x, y: y, width: size.width, height: size.height)
    writer.write(
      outer, .all(24), .color(palette.isDark ? Color(0x2b2e34) : Color(0x1b1d21)), nil)
    let inner = outer.inset(by: Self.bezel)
    let clip = writer.definitionName()
    writer.open("clipPath", ["id": .text(clip)])
    writer.write(inner, .all(24 - Self.bezel), .color(.black), nil)
    writer.close()
    writer.open("g", ["clip-path": .text("url(#\(clip))")])
    writer.write(inner, .square, .color(story.scene.content.backdrop(palette)), nil)
    ScreenPicture(
      staged: shot.staged, palette: palette, scale: Self.scale, marked: Self.frameOfAnchor(in: shot)
    ).write(to: &writer, x: inner.minX, y: inner.minY)
    writer.close()
    writeCaption(shot, number, LayoutPoint(x: x, y: below), width: size.width, to: &writer)
  }

  /// Returns the frame of the cell that must keep its position on screen.
  static func frameOfAnchor(in shot: RenderedStory.Shot) -> LayoutRect? {
    guard case .cell(_, let source) = shot.anchor?.subject else { return nil }
    return shot.staged.elements.first {
      $0.element == .cell(section: source.section, item: source.item)
    }?.frame
  }

  private func writeCaption(
    _ shot: RenderedStory.Shot, _ number: Int, _ corner: LayoutPoint, width: Double,
    to writer: inout SVGWriter
  ) {
    let lines: [Sketch.Line] = [
      .init("\(number)  \(shot.title)", .bold(14), palette.text),
      .init(Self.anchorText(of: shot, in: story, palette), .regular(12.5), palette.secondaryText),
      .init(Self.jumpText(shot.anchor), .bold(12.5), palette.accent),
    ]
    var baseline = corner.y + 20
    for line in lines {
      writer.write(
        TextMark(
          text: TextFit.line(line.text, font: line.font, width: width), font: line.font,
          color: line.color, origin: LayoutPoint(x: corner.x, y: baseline)))
      baseline += line.font.lineHeight
    }
  }

  /// Returns what stays in place in a shot, and how far it jumped.
  static func caption(
    of shot: RenderedStory.Shot, in story: RenderedStory, _ palette: Palette
  ) -> String {
    let jump = jumpText(shot.anchor)
    return anchorText(of: shot, in: story, palette) + (jump.isEmpty ? "" : ", \(jump)")
  }

  private static func anchorText(
    of shot: RenderedStory.Shot, in story: RenderedStory, _ palette: Palette
  ) -> String {
    switch shot.anchor?.subject {
    case nil: return "nothing was here before"
    case .beginning: return "stays: the beginning"
    case .end: return "stays: the end"
    case .cell(_, let source):
      let attributes = shot.staged.elements.first {
        $0.element == .cell(section: source.section, item: source.item)
      }
      let label = attributes.map {
        story.scene.content.look(of: $0, in: shot.staged.context(palette)).label
      }
      return "stays: \(label ?? "cell \(source)")"
    }
  }

  private static func jumpText(_ anchor: StoryAnchor?) -> String {
    guard let anchor else { return "" }
    if anchor.jump == .zero { return "jump 0 pt" }
    return "jump \(anchor.jump.x.plainText), \(anchor.jump.y.plainText) pt"
  }
}
