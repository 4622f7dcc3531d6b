import LayoutCore
import SwiftUI

/// The app: a list of scenes, and each of them in a collection view.
@main
struct ScenesApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup { SceneList() }
  }
}

/// The list of all scenes.
struct SceneList: View {
  private let scenes = SceneList.scenes()

  /// Returns the scenes of the examples without the sheet of 17 billion cells, because collection
  /// views store data for each cell.
  static func scenes() -> [Scene] {
    let all = (try? SceneCatalog.bundled().scenes) ?? []
    return all.filter { $0.content.numberOfAllItems < 1_000_000 }
  }

  var body: some View {
    NavigationStack {
      List(scenes, id: \.name) { scene in
        NavigationLink(scene.title) { SceneView(scene: scene) }
      }
      .navigationTitle("Scenes")
    }
  }
}

/// A view that shows one scene.
struct SceneView: View {
  let scene: Scene
  @SwiftUI.Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SceneCollection(scene: scene, isDark: colorScheme == .dark)
      .navigationTitle(scene.title)
  }
}
