import LayoutCore

/// A story as a page that plays: elements move, appear and disappear on one screen, and captions describe each
/// step.
///
/// Style sheets move the elements, so the page plays without a script too. A script adds buttons. If the reader
/// prefers reduced motion, the page shows one step after the other on request, and nothing moves.
struct StoryPlayer {
  let story: RenderedStory
  let palette: Palette

  /// The time of a step in seconds, and the part of it in which nothing moves.
  private static let stepDuration = 2.4
  private static let rest = 0.7
  private static let margin = 24.0
  private static let bezel = 6.0

  private var shots: [RenderedStory.Shot] { story.shots }
  private var duration: Double { Self.stepDuration * Double(shots.count) }

  /// The size of the drawing: room for the screen however it is turned.
  private var size: LayoutSize {
    let screens = shots.map { $0.staged.environment.containerSize }
    let room = 2 * (Self.margin + Self.bezel)
    return LayoutSize(
      width: (screens.map { $0.width }.max() ?? 0) + room,
      height: (screens.map { $0.height }.max() ?? 0) + room)
  }

  var html: String {
    let (drawing, rules) = drawing()
    let title = SVGWriter.escaped(
      "\(story.scene.title): what happens to the layout \(story.layout)")
    let captions = shots.enumerated().map { number, shot in
      "<li style=\"animation-delay: \((Double(number) * Self.stepDuration).plainText)s\">"
        + "<b>\(number + 1)  \(SVGWriter.escaped(shot.title))</b> "
        + "<span>\(SVGWriter.escaped(StoryPicture.caption(of: shot, in: story, palette)))</span></li>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      :root { color-scheme: \(palette.isDark ? "dark" : "light"); }
      body { margin: 0; padding: 16px; background: \(palette.canvas.hex); color: \(palette.text.hex);
        font: 16px/1.4 \(SVGWriter.sansFamily); }
      h1 { font-size: 20px; margin: 0 0 4px; }
      ol { position: relative; height: 3em; margin: 0; padding: 0; list-style: none; }
      li { position: absolute; opacity: 0; animation: caption \(duration.plainText)s step-end infinite; }
      li span { color: \(palette.secondaryText.hex); }
      svg { display: block; width: 100%; max-height: calc(100vh - 150px); }
      .moves { animation-duration: \(duration.plainText)s; animation-iteration-count: infinite;
        animation-timing-function: ease-in-out; }
      div { display: flex; gap: 8px; align-items: center; }
      input { flex: 1; }
      button { font: inherit; padding: 4px 12px; }
      @keyframes caption { 0% { opacity: 1; } \(percent(1 / Double(max(1, shots.count)))) { opacity: 0; } }
      \(rules.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) { .moves, li { animation-play-state: paused; } }
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <ol>\(captions.joined(separator: "\n"))</ol>
      \(drawing)
      <div hidden><button type="button" id="play">Pause</button>
      <input type="range" id="step" min="1" max="\(shots.count)" value="1" aria-label="Step"></div>
      <script>
      \(script)
      </script>
      </body>
      </html>

      """
  }

  /// Buttons to stop, and to show one step.
  private var script: String {
    """
    const all = document.getAnimations()
    const [play, step] = [document.getElementById('play'), document.getElementById('step')]
    const length = \((Self.stepDuration * 1000).plainText), count = \(shots.count)
    let plays = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const show = () => {
      for (const one of all) plays ? one.play() : one.pause()
      play.textContent = plays ? 'Pause' : 'Play'
    }
    play.onclick = () => { plays = !plays; show() }
    step.oninput = () => {
      plays = false
      show()
      for (const one of all) one.currentTime = (step.value - 1 + \((Self.rest / 2).plainText)) * length
    }
    setInterval(() => { if (plays) step.value = Math.floor(all[0].currentTime / length) % count + 1 }, 200)
    play.parentElement.hidden = false
    show()
    """
  }

  // MARK: Drawing

  /// An element that looks the same in some shots, and its place in each.
  private struct Actor {
    var element: LayoutElement
    var look: ElementLook
    var size: LayoutSize
    var zIndex: Int
    /// The corner on screen by the number of the shot.
    var places: [Int: LayoutPoint] = [:]
  }

  /// Returns the drawing, and the rules that move its parts.
  private func drawing() -> (svg: String, rules: [String]) {
    var writer = SVGWriter(prefix: "story")
    var rules: [String] = []
    let size = size
    writer.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img",
        "viewBox": .text("0 0 \(size.width.plainText) \(size.height.plainText)"),
        "font-family": .text(SVGWriter.sansFamily),
      ])
    writer.element("title", [:], content: "The steps of the story, one after the other")
    let screens = shots.map { $0.staged.environment.containerSize }
    let corner = Self.margin + Self.bezel
    // The screen stays in the middle however it is turned.
    let room = size.width - 2 * corner
    rules.append(
      rule(
        "middle",
        screens.map { "transform: translate(\(((room - $0.width) / 2).plainText)px, 0px)" }))
    writer.open("g", ["class": "moves", "style": "animation-name: middle"])
    rules.append(rule("inner", screens.map { sizes($0, 0) }))
    writer.open("clipPath", ["id": "screen"])
    write("inner", corner, 20, .black, to: &writer)
    writer.close()
    writer.open("g", ["clip-path": "url(#screen)"])
    write("inner", corner, 0, story.scene.content.backdrop(palette), to: &writer)
    writer.open("g", ["transform": .text("translate(\(corner.plainText) \(corner.plainText))")])
    for (number, actor) in actors.enumerated() {
      let name = "a\(number)"
      rules.append(rule(name, steps(of: actor)))
      writer.open("g", ["class": "moves", "style": .text("animation-name: \(name)")])
      writer.write(actor.look, in: LayoutRect(origin: .zero, size: actor.size))
      writer.close()
    }
    rules.append(rule("anchor", shots.map { anchorStep($0) }))
    writer.element(
      "rect",
      [
        "class": "moves", "style": "animation-name: anchor", "rx": 5, "fill": "none",
        "stroke": .text(palette.accent.hex), "stroke-width": 4,
      ])
    for _ in 0..<2 { writer.close() }
    // In front, and a point wider: a browser moves elements by whole pixels, which can leave a gap at the edge.
    rules.append(rule("outer", screens.map { sizes($0, Self.bezel - 1) }))
    writer.element(
      "rect",
      [
        "class": "moves", "style": "animation-name: outer",
        "x": .number(corner - Self.bezel / 2 + 0.5), "y": .number(corner - Self.bezel / 2 + 0.5),
        "rx": 22.5, "fill": "none",
        "stroke": .text((palette.isDark ? Color(0x2b2e34) : Color(0x1b1d21)).hex),
        "stroke-width": .number(Self.bezel + 1),
      ])
    for _ in 0..<2 { writer.close() }
    return (writer.text, rules)
  }

  private func write(
    _ name: String, _ corner: Double, _ radius: Double, _ color: Color, to writer: inout SVGWriter
  ) {
    writer.element(
      "rect",
      [
        "class": "moves", "style": .text("animation-name: \(name)"), "x": .number(corner),
        "y": .number(corner), "rx": .number(radius), "fill": .text(color.hex),
      ])
  }

  /// The elements in all their looks, from back to front.
  private var actors: [Actor] {
    var actors: [Actor] = []
    var known: [LayoutElement: [Int]] = [:]
    for (number, shot) in shots.enumerated() {
      let origin = shot.staged.viewport.origin
      for (attributes, look) in shot.staged.looks(palette)
      where !attributes.isHidden && !look.marks.isEmpty && !attributes.frame.isEmpty {
        let place = LayoutPoint(
          x: attributes.frame.minX - origin.x, y: attributes.frame.minY - origin.y)
        let same = known[attributes.element]?.first {
          actors[$0].look == look && actors[$0].size == attributes.frame.size
        }
        if let same {
          actors[same].places[number] = place
          continue
        }
        known[attributes.element, default: []].append(actors.count)
        actors.append(
          Actor(
            element: attributes.element, look: look, size: attributes.frame.size,
            zIndex: attributes.zIndex, places: [number: place]))
      }
    }
    // Sorting by the layer keeps the order within it.
    return actors.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map { $0.element }
  }

  // MARK: Rules

  private func sizes(_ size: LayoutSize, _ more: Double) -> String {
    "width: \((size.width + more).plainText)px; height: \((size.height + more).plainText)px"
  }

  private func steps(of actor: Actor) -> [String] {
    let first = actor.places.keys.min() ?? 0
    var last = actor.places[first] ?? .zero
    return shots.indices.map { number in
      let place = actor.places[number]
      last = place ?? last
      return "transform: translate(\(last.x.plainText)px, \(last.y.plainText)px); "
        + "opacity: \(place == nil ? 0 : 1)"
    }
  }

  private func anchorStep(_ shot: RenderedStory.Shot) -> String {
    guard let frame = StoryPicture.frameOfAnchor(in: shot) else { return "opacity: 0" }
    let origin = shot.staged.viewport.origin
    let marked = frame.offsetBy(x: -origin.x, y: -origin.y).inset(by: 2)
    return
      "opacity: 1; transform: translate(\(marked.minX.plainText)px, \(marked.minY.plainText)px); "
      + sizes(marked.size, 0)
  }

  /// Returns keyframes in which every step rests first, and then changes into the next.
  private func rule(_ name: String, _ steps: [String]) -> String {
    var text = "@keyframes \(name) {"
    var number = 0
    while number < steps.count {
      var next = number + 1
      while next < steps.count, steps[next] == steps[number] { next += 1 }
      let start = percent(Double(number) / Double(steps.count))
      let end = percent((Double(next) - 1 + Self.rest) / Double(steps.count))
      text += " \(start), \(end) { \(steps[number]); }"
      number = next
    }
    // The end is the beginning again.
    return text + (steps.first.map { " 100% { \($0); }" } ?? "") + " }"
  }

  private func percent(_ share: Double) -> String { (share * 100).plainText + "%" }
}
