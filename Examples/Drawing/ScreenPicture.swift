import LayoutCore

/// The screen of a staged scene: its clipped elements and its position in the content.
struct ScreenPicture {
  let staged: StagedScene
  let palette: Palette
  /// The scale at which points are drawn.
  var scale = 1.0
  /// A part of the content that is marked with a border.
  var marked: LayoutRect?

  /// Writes the screen with its corner at `x`, `y`.
  func write(to writer: inout SVGWriter, x: Double, y: Double) {
    let size = staged.environment.containerSize
    let viewBox = "0 0 \(size.width.plainText) \(size.height.plainText)"
    writer.open(
      "svg",
      [
        "x": .number(x), "y": .number(y), "width": .number(size.width * scale),
        "height": .number(size.height * scale), "viewBox": scale == 1 ? nil : .text(viewBox),
      ])
    let origin = staged.viewport.origin
    for (attributes, look) in staged.looks(palette) where !attributes.isHidden {
      let frame = attributes.frame.offsetBy(x: -origin.x, y: -origin.y)
      let isTransformed = attributes.transform != .identity
      if isTransformed { writer.open("g", ["transform": .text(transform(attributes, in: frame))]) }
      writer.write(look, in: frame)
      if isTransformed { writer.close() }
    }
    if let marked {
      writer.write(
        marked.offsetBy(x: -origin.x, y: -origin.y).inset(by: 2), .all(5), nil,
        Stroke(palette.accent, 4))
    }
    for indicator in scrollIndicators {
      let color = palette.isDark ? Color.white : Color.black
      writer.write(indicator, .all(2), .color(color.withOpacity(0.34)), nil)
    }
    writer.close()
  }

  /// Returns a transform around the middle of a frame.
  private func transform(_ attributes: LayoutAttributes, in frame: LayoutRect) -> String {
    let (x, y, own) = (frame.midX, frame.midY, attributes.transform)
    let numbers = [own.a, own.b, own.c, own.d].map { $0.plainText }.joined(separator: " ")
    return "translate(\((x + own.tx).plainText) \((y + own.ty).plainText)) "
      + "matrix(\(numbers) 0 0) translate(\((-x).plainText) \((-y).plainText))"
  }

  /// The position of the screen in the content, as thin bars at its edges.
  private var scrollIndicators: [LayoutRect] {
    let size = staged.environment.containerSize
    let content = staged.contentSize
    func bar(_ offset: Double, _ length: Double, of whole: Double) -> (Double, Double)? {
      guard whole > length + 1, length > 0 else { return nil }
      let rail = length - 12
      let bar = max(36, rail * length / whole)
      let share = min(1, max(0, offset / (whole - length)))
      return (6 + (rail - bar) * share, bar)
    }
    var bars: [LayoutRect] = []
    let origin = staged.viewport.origin
    if let (start, length) = bar(origin.y, size.height, of: content.height) {
      let isMirrored = staged.environment.direction == .rightToLeft
      bars.append(
        LayoutRect(x: isMirrored ? 3 : size.width - 7, y: start, width: 4, height: length))
    }
    if let (start, length) = bar(origin.x, size.width, of: content.width) {
      bars.append(LayoutRect(x: start, y: size.height - 7, width: length, height: 4))
    }
    return bars
  }
}
