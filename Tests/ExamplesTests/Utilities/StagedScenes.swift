import LayoutCore
import Testing

@testable import LayoutViewer

/// The bundled scenes on both forms of screen.
enum StagedScenes {
  static func all() throws -> [StagedScene] {
    let stage = Stage(registry: try LayoutRegistry.ofSceneLayouts())
    var all: [StagedScene] = []
    for scene in try SceneCatalog.bundled().scenes {
      for form in ScreenForm.allCases { all.append(try stage.set(scene, for: form)) }
    }
    return all
  }

  /// Returns the scene of the given name as it is shown.
  static func scene(_ name: String, _ request: Stage.Request = .init()) throws -> StagedScene {
    let stage = Stage(registry: try LayoutRegistry.ofSceneLayouts())
    return try stage.set(try SceneCatalog.bundled().scene(named: name), request)
  }
}
