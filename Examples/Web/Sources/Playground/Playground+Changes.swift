import LayoutCore
import LayoutRuntime

/// Setups, sizes and parameters.
extension Playground {
  private static let narrowWidth = 600.0

  /// A setup with everything that it leaves open filled in.
  private struct Choice {
    var layout: LayoutDescriptor
    var source: DataSource
    var items: Int
    var parameters: LayoutConfiguration
  }

  private func source(named name: String?) -> DataSource? {
    sources.first { $0.name == name }
  }

  /// Returns the data set that suits a layout: a sheet wants rows and columns, others do not.
  private func suitable(_ source: DataSource, for layout: String) -> DataSource {
    // Blocks are counts of sections, so they suit the data that they were written for.
    let isComposite = layout == "mixed"
    if isComposite || source.name == "front-page" {
      let data = WebScenes.scene(layout: layout, data: nil)?.data
      return self.source(named: data) ?? source
    }
    let wantsTable = layout == "spreadsheet"
    if source.isTable == wantsTable { return source }
    let name: String
    switch (source.isGenerated, wantsTable) {
    case (true, true): name = "generated-table"
    case (false, true): name = "element-table"
    case (true, false): name = layout == "grouped-columns" ? "generated-groups" : "generated"
    case (false, false): name = "elements"
    }
    return self.source(named: name) ?? source
  }

  private func choice(
    _ setup: Setup, width: Double
  ) throws(LayoutError) -> Choice? {
    let scene = setup["scene"].flatMap { WebScenes.scene(named: $0) }
    let name = setup["layout"] ?? scene?.layout ?? current?.layout.name ?? "waterfall"
    let layout = try registry.descriptor(named: name)
    let isOther = name != current?.layout.name
    let source: DataSource
    if let chosen = self.source(named: setup["data"] ?? scene?.data) {
      source = chosen
    } else if let old = current?.source {
      source = suitable(old, for: name)
    } else if let first = self.source(named: WebScenes.scene(layout: name, data: nil)?.data) {
      source = first
    } else {
      return nil
    }
    var items = current?.items ?? 10_000
    if let scene, scene.items > 0 { items = scene.items }
    if let specified = setup["items"].flatMap({ Int($0) }) { items = specified }
    var parameters = current?.parameters ?? LayoutConfiguration()
    if scene != nil || isOther || setup["defaults"] != nil {
      // A link specifies everything; a choice by name begins with a scene.
      let start = scene ?? WebScenes.scene(layout: name, data: source.name)
      let entries = (width < Playground.narrowWidth ? start?.narrow : start?.wide) ?? []
      parameters = layout.configuration(setup["defaults"] == "none" ? [] : entries)
    }
    if name == "schedule", scene == nil, setup["defaults"] != "none",
      isOther || source !== current?.source,
      WebScenes.scene(layout: name, data: source.name)?.data != source.name
    {
      // A schedule begins with the hours of its data.
      parameters["start"] = .number(source.hours.lowerBound)
      parameters["end"] = .number(source.hours.upperBound)
    }
    for entry in layout.configuration(setup.parameters).entries {
      parameters[entry.key] = entry.value
    }
    return Choice(layout: layout, source: source, items: items, parameters: parameters)
  }

  private func environment(_ numbers: [Double], _ setup: Setup) -> LayoutEnvironment {
    LayoutEnvironment(
      width: numbers.count > 0 ? numbers[0] : 0, height: numbers.count > 1 ? numbers[1] : 0,
      direction: setup["direction"] == "rightToLeft" ? .rightToLeft : .leftToRight,
      scale: numbers.count > 2 ? numbers[2] : 1)
  }

  private func anchor(named name: String?) -> LayoutAnchor? {
    switch name {
    case "offset": .offset
    case "leading": .leading
    case "start": .start
    case "end": .end
    default: nil
    }
  }

  /// Opens a setup and discards the current one.
  func open(_ setup: Setup, _ numbers: [Double]) throws(LayoutError) {
    if let problem = problem(of: setup) { return tellProblem(problem) }
    let environment = environment(numbers, setup)
    current = nil
    motions = []
    guard let choice = try choice(setup, width: environment.containerSize.width) else {
      return tellProblem("there is no data")
    }
    current = try make(choice, environment, anchor(named: setup["anchor"]) ?? .start)
    tellState()
  }

  private func make(
    _ choice: Choice, _ environment: LayoutEnvironment, _ anchor: LayoutAnchor
  ) throws(LayoutError) -> Current {
    let layout = try registry.layout(named: choice.layout.name, choice.parameters)
    choice.source.isAsked = false
    let collection = choice.source.collection(count: choice.items)
    let delegate = PlaygroundDelegate(
      collection, choice.source, choice.layout, choice.parameters)
    var engine = try LayoutEngine(layout, for: delegate, in: environment)
    engine.anchor = anchor
    engine.appearance = LayoutAppearance(alpha: 0, scale: 0.9)
    // The page requests the first elements as a whole; later steps report what appears and disappears.
    engine.scroll(to: engine.viewport.origin)
    return Current(
      layout: choice.layout, parameters: choice.parameters, source: choice.source,
      items: choice.items, collection: collection, environment: environment, anchor: anchor,
      engine: engine)
  }

  /// Changes what a setup names, and keeps the rest.
  func change(_ setup: Setup, animated: Bool) throws(LayoutError) {
    guard let old = current else { return try open(setup, []) }
    if let problem = problem(of: setup) { return tellProblem(problem) }
    var environment = old.environment
    if let direction = setup["direction"] {
      environment.direction = direction == "rightToLeft" ? .rightToLeft : .leftToRight
    }
    let width = environment.containerSize.width
    guard let choice = try choice(setup, width: width) else { return }
    let anchor = anchor(named: setup["anchor"]) ?? old.anchor
    let isSameData =
      choice.source === old.source
      && (choice.items == old.items || !choice.source.isGenerated) && setup["scene"] == nil
    guard isSameData else {
      let new = try make(choice, environment, anchor)
      motions = []
      if animated {
        let transition = LayoutTransition(
          from: old.engine.prepared, viewport: LayoutViewport(old.engine.viewport),
          to: new.engine.prepared,
          viewport: LayoutViewport(new.engine.viewport))
        motions = transition.moving + transition.entering + transition.leaving
        if motions.count > 2 * Playground.mostShown { motions = [] }
      }
      current = new
      return tellState()
    }
    let layout = try registry.layout(named: choice.layout.name, choice.parameters)
    var update: LayoutUpdate?
    if choice.layout.name != old.layout.name { choice.source.isAsked = false }
    current?.layout = choice.layout
    current?.parameters = choice.parameters
    current?.anchor = anchor
    current?.engine.anchor = anchor
    current?.environment = environment
    guard let delegate = current?.delegate else { return }
    do throws(LayoutError) {
      if environment != old.environment {
        update = try current?.engine.setEnvironment(environment, for: delegate, animated: animated)
      }
      if layout != old.engine.strategy {
        update = try current?.engine.setStrategy(layout, for: delegate, animated: animated)
      }
    } catch {
      current = old
      throw error
    }
    report(update)
    tellState()
  }

  /// Changes the size of the container.
  func resize(_ numbers: [Double]) throws(LayoutError) {
    guard let delegate = current?.delegate, numbers.count >= 3 else { return }
    var environment = current?.environment ?? LayoutEnvironment(width: 0, height: 0)
    environment.containerSize = LayoutSize(width: numbers[0], height: numbers[1])
    environment.scale = numbers[2]
    current?.environment = environment
    report(try current?.engine.setEnvironment(environment, for: delegate))
  }

  /// Keeps the motions of an update, and answers with the sizes and offsets.
  func report(_ update: LayoutUpdate?) {
    motions = update.map { $0.moving + $0.entering + $0.leaving } ?? []
    if motions.count > 2 * Playground.mostShown { motions = [] }
    tellStanding(update)
  }

  /// Answers with the sizes and offsets: content, offset, least and largest offset, adjustment,
  /// work.
  func tellStanding(_ update: LayoutUpdate? = nil) {
    guard let engine = current?.engine else { return }
    answer.numbers.removeAll(keepingCapacity: true)
    let range = engine.contentOffsetBounds
    for number in [
      engine.contentSize.width, engine.contentSize.height, engine.viewport.minX,
      engine.viewport.minY, range.minimum.x, range.minimum.y, range.maximum.x, range.maximum.y,
      update?.offsetAdjustment.x ?? 0, update?.offsetAdjustment.y ?? 0,
      Double(update?.work.total ?? 0), Double(motions.count),
    ] {
      answer.numbers.append(number)
    }
  }
}
