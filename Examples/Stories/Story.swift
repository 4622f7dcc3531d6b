import LayoutCore

/// A session of a layout from beginning to end: data that scrolls and changes, until another layout takes
/// over.
struct Story: Sendable {
  /// A layout by name, and what is set for it.
  struct Chapter: Sendable {
    let layout: String
    let parameters: LayoutConfiguration

    init(_ layout: String, _ parameters: LayoutConfiguration = [:]) {
      self.layout = layout
      self.parameters = parameters
    }
  }

  /// The scene that provides the data.
  let scene: Scene
  /// The layout that the story is about: what it is asked for by.
  let layout: String
  /// Values that go before those of the scene.
  private let parameters: LayoutConfiguration
  /// The layout that takes over.
  let sequel: Chapter
  /// A Boolean value that indicates whether an item is dragged at the end.
  private let drags: Bool

  /// Creates a story about the data of `scene`.
  ///
  /// - Parameter layout: The name of the layout. The default is the layout of the scene.
  /// - Parameter drags: A Boolean value that indicates whether an item is dragged at the end.
  init(
    _ scene: Scene, by layout: String? = nil, _ parameters: LayoutConfiguration = [:],
    drags: Bool = false, then sequel: Chapter
  ) {
    self.scene = scene
    self.layout = layout ?? scene.layout
    self.parameters = parameters
    self.sequel = sequel
    self.drags = drags
  }

  /// The layout that the story is about, and all that is set for it.
  var opening: Chapter {
    // A scene's parameters mean something to its own layout only.
    var all = layout == scene.layout ? scene.setting(.phone).parameters : [:]
    for entry in parameters.entries { all[entry.key] = entry.value }
    return Chapter(layout, all)
  }

  /// Plays the story on a phone.
  func rendered(by registry: LayoutRegistry) throws(LayoutError) -> RenderedStory {
    try rendered(scene.content, registry)
  }

  private func rendered(
    _ content: some SceneContent, _ registry: LayoutRegistry
  ) throws(LayoutError) -> RenderedStory {
    let next = try registry.layout(named: sequel.layout, sequel.parameters)
    var story = try LayoutStory(
      registry.layout(named: layout, opening.parameters), named: layout, for: content,
      in: LayoutEnvironment(containerSize: ScreenForm.phone.contentSize, scale: 2))
    for place in StoryPlace.allCases {
      try story.play(StoryStep.visit(place, changingTo: next, named: sequel.layout))
    }
    if drags { try story.play([.scroll(.beginning), .drag]) }
    var shots: [RenderedStory.Shot] = []
    for frame in story.frames {
      let chapter = frame.layout == layout ? opening : sequel
      shots.append(
        RenderedStory.Shot(
          title: frame.title, isFirst: frame.isFirst, anchor: frame.anchor,
          staged: try staged(frame, chapter, registry)))
    }
    return RenderedStory(scene: scene, layout: layout, shots: shots, text: story.storyboard())
  }

  private func staged<Content>(
    _ frame: LayoutStory<AnyLayoutStrategy, Content>.Frame, _ chapter: Chapter,
    _ registry: LayoutRegistry
  ) throws(LayoutError) -> StagedScene {
    let engine = frame.engine
    let parameters = registry.configuration(of: engine.strategy)?.configuration
    return StagedScene(
      scene: scene, layout: try registry.descriptor(named: chapter.layout),
      settings: chapter.parameters, parameters: parameters ?? chapter.parameters,
      environment: engine.environment, viewport: engine.viewport,
      contentSize: engine.contentSize, diagnostics: engine.diagnostics,
      elements: frame.sourceElements)
  }
}

/// A story that was played: as text, and shot by shot for a picture.
struct RenderedStory {
  /// The visible state after a step.
  struct Shot {
    let title: String
    /// A Boolean value that indicates whether a part of the story begins here.
    let isFirst: Bool
    let anchor: StoryAnchor?
    let staged: StagedScene
  }

  let scene: Scene
  /// The layout that the story is about.
  let layout: String
  let shots: [Shot]
  let text: String
}
