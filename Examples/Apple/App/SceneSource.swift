import StrategyKit

#if canImport(UIKit)
  import LayoutUIKit
  import UIKit
#else
  import AppKit
  import LayoutAppKit
#endif

/// A scene as the source of a collection view: its layout, its counts, and the look of each
/// element.
@MainActor
final class SceneSource: NSObject {
  let scene: Scene
  let layout: CollectionStrategyLayout
  var palette: Palette
  /// The kinds of supplementary views whose class is registered.
  var kinds: Set<String> = []
  private let registry = try? LayoutRegistry.ofSceneLayouts()
  private var form = ScreenForm.phone
  private var parameters = LayoutConfiguration()

  init(_ scene: Scene, isDark: Bool) {
    self.scene = scene
    palette = .theme(isDark: isDark)
    layout = CollectionStrategyLayout(PreparedFramesOfNothing())
    super.init()
    layout.answers = scene.content
    layout.selfSizing = .off
    layout.decorationLook.cornerRadius = 10
    fit(width: 390)
  }

  /// Updates the layout with the scene's parameters for a screen of the given width in points.
  func fit(width: Double) {
    form = ScreenForm(width: width)
    let setting = scene.setting(form).parameters
    guard let strategy = try? registry?.layout(named: scene.layout, setting) else { return }
    parameters = registry?.configuration(of: strategy)?.configuration ?? setting
    layout.erasedStrategy = strategy
  }

  /// Returns the marks that draw an element in a frame.
  func marks(_ attributes: LayoutAttributes, direction: FlowDirection) -> [Mark] {
    let context = LookContext(
      palette: palette, form: form, direction: direction, parameters: parameters,
      viewport: layout.engine?.viewport ?? .zero)
    return scene.content.look(of: attributes, in: context).marks
  }
}

/// An empty layout that is used until the width is known.
private struct PreparedFramesOfNothing: LayoutStrategy {
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    PreparedFrames(attributes: [], contentSize: .zero, itemCounts: [])
  }
}
