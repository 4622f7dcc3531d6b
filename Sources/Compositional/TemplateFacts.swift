import LayoutCore

/// The properties of a prepared layout that sum up those of its templates.
struct TemplateFacts {
  private let reach: CompositionalTemplate.Reach
  private let attachedKinds: Set<ElementKind>
  private let layers: [Int]
  private let visitsLayersTogether: Bool
  private let pins: Bool

  init(of prepared: PreparedCompositional) {
    reach = prepared.reach
    attachedKinds = prepared.attachedKinds
    layers = prepared.layers
    visitsLayersTogether = prepared.visitsLayersTogether
    pins = prepared.pins
  }

  /// Restores the properties.
  func restore(in prepared: inout PreparedCompositional) {
    prepared.reach = reach
    prepared.attachedKinds = attachedKinds
    prepared.layers = layers
    prepared.visitsLayersTogether = visitsLayersTogether
    prepared.pins = pins
  }
}
