import LayoutCore

/// A scene that is laid out on a screen: all that is needed to draw it.
struct StagedScene: Sendable {
  let scene: Scene
  let layout: LayoutDescriptor
  /// The values that were set for some of the parameters.
  let settings: LayoutConfiguration
  /// The values of all parameters.
  let parameters: LayoutConfiguration
  let environment: LayoutEnvironment
  /// The visible part of the content.
  let viewport: LayoutRect
  let contentSize: LayoutSize
  let diagnostics: LayoutDiagnostics
  /// The visible elements, from back to front.
  let elements: [LayoutAttributes]

  var form: ScreenForm { ScreenForm(width: environment.containerSize.width) }

  func context(_ palette: Palette) -> LookContext {
    LookContext(
      palette: palette, form: form, direction: environment.direction, parameters: parameters,
      viewport: viewport)
  }

  /// Returns every visible element with its look, from back to front.
  func looks(_ palette: Palette) -> [(attributes: LayoutAttributes, look: ElementLook)] {
    let context = context(palette)
    return elements.map { ($0, scene.content.look(of: $0, in: context)) }
  }
}

/// A stage that lays out scenes.
struct Stage: Sendable {
  let registry: LayoutRegistry

  /// A request that changes a scene's own setting.
  struct Request: Sendable {
    var size = ScreenForm.phone.contentSize
    var direction = FlowDirection.leftToRight
    /// Device pixels per point.
    var scale = 2.0
    /// Another layout than the scene's own.
    var layout: String?
    /// Values that go before those of the scene.
    var parameters = LayoutConfiguration()
    var scroll: ScrollTarget?
  }

  /// Returns the scene on a screen of the given form, with its own settings.
  func set(_ scene: Scene, for form: ScreenForm) throws(LayoutError) -> StagedScene {
    try set(scene, Request(size: form.contentSize))
  }

  func set(_ scene: Scene, _ request: Request) throws(LayoutError) -> StagedScene {
    let setting = scene.setting(ScreenForm(width: request.size.width))
    let name = request.layout ?? scene.layout
    // A scene's parameters mean something to its own layout only.
    var parameters = name == scene.layout ? setting.parameters : LayoutConfiguration()
    for entry in request.parameters.entries { parameters[entry.key] = entry.value }
    let layout = try registry.layout(named: name, parameters)
    let environment = LayoutEnvironment(
      containerSize: request.size, direction: request.direction, scale: request.scale)
    let prepared = try layout.prepare(for: scene.content, in: environment)
    let target = request.scroll ?? (name == scene.layout ? setting.scroll : .start)
    let viewport = LayoutRect(
      origin: origin(of: target, in: prepared, environment), size: request.size)
    return StagedScene(
      scene: scene, layout: try registry.descriptor(named: name),
      settings: parameters,
      parameters: registry.configuration(of: layout)?.configuration ?? parameters,
      environment: environment, viewport: viewport, contentSize: prepared.contentSize,
      diagnostics: prepared.diagnostics,
      elements: prepared.elements(
        in: LayoutViewport(viewport, sectionOffsets: Stage.offsets(in: prepared, setting.pull))))
  }

  /// Returns the offsets of sections that scroll by themselves after they were dragged by a distance
  /// and came to rest.
  private static func offsets(
    in prepared: AnyPreparedLayout, _ distance: Double
  ) -> SectionOffsets {
    var offsets = SectionOffsets()
    guard distance != 0 else { return offsets }
    for section in 0..<prepared.numberOfSections {
      guard let rest = prepared.scrolling(ofSection: section)?.restOffset else { continue }
      offsets[section] = prepared.restingOffset(
        ofSection: section,
        after: SectionDrag(from: rest, proposed: rest + distance, velocity: 0))
    }
    return offsets
  }

  /// Returns the screen's origin, limited to the content's edges unless the target is exact.
  private func origin(
    of target: ScrollTarget, in prepared: AnyPreparedLayout, _ environment: LayoutEnvironment
  ) -> LayoutPoint {
    let size = environment.containerSize
    let farthest = LayoutPoint(
      x: max(0, prepared.contentSize.width - size.width),
      y: max(0, prepared.contentSize.height - size.height))
    var point: LayoutPoint
    switch target {
    case .exact(let place): return place
    case .start, .offset:
      var offset = LayoutPoint.zero
      if case .offset(let x, let y) = target { offset = LayoutPoint(x: x, y: y) }
      let isMirrored = environment.direction == .rightToLeft
      point = LayoutPoint(x: isMirrored ? farthest.x - offset.x : offset.x, y: offset.y)
    case .middle(let element):
      let everything = LayoutRect(origin: .zero, size: prepared.contentSize)
      let frame = prepared.attributes(for: element, viewport: everything)?.frame ?? .zero
      point = LayoutPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    }
    // Whole points, so that lines a pixel wide are drawn as such.
    point.x = min(max(0, point.x.rounded()), farthest.x)
    point.y = min(max(0, point.y.rounded()), farthest.y)
    return point
  }
}
