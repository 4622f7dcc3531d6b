import LayoutCore
import SwiftUI

/// The app: a list of screens, and each of them in a collection view.
@main
struct ScenesApp: App {
  var body: some SwiftUI.Scene {
    WindowGroup { SceneList() }
  }
}

/// The list of all scenes.
struct SceneList: View {
  private let screens = SceneList.screens()

  /// Returns the scenes of the examples without the sheet of 17 billion cells, because collection
  /// views store data for each cell.
  static func scenes() -> [Scene] {
    let all = (try? SceneCatalog.bundled().scenes) ?? []
    return all.filter { $0.content.numberOfAllItems < 1_000_000 }
  }

  /// Returns the screens of texts that size themselves, and then all scenes.
  static func screens() -> [Screen] {
    [
      Screen(title: "A list of texts") { PassageList() }, Screen(title: "A chat") { Chat() },
    ] + scenes().map { scene in Screen(title: scene.title) { SceneView(scene: scene) } }
  }

  var body: some View {
    NavigationStack {
      List(screens, id: \.title) { screen in
        NavigationLink(screen.title) { screen.content().navigationTitle(screen.title) }
      }
      .navigationTitle("Scenes")
    }
  }
}

/// A screen of the app.
struct Screen {
  let title: String
  let content: @MainActor () -> AnyView

  init(title: String, @ViewBuilder content: @escaping @MainActor () -> some View) {
    self.title = title
    self.content = { AnyView(content()) }
  }
}

/// A view that shows one scene.
struct SceneView: View {
  let scene: Scene
  @SwiftUI.Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // Content scrolls under bars, as in a list.
    SceneCollection(scene: scene, isDark: colorScheme == .dark).ignoresSafeArea(.container)
  }
}
