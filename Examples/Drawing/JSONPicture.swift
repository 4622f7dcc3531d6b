import LayoutCore
import LayoutJSON

extension JSONValue {
  /// Creates the data of a staged scene: its parameters and the attributes of all visible elements.
  init(_ staged: StagedScene) {
    self = [
      "scene": .string(staged.scene.name), "layout": .string(staged.layout.name),
      "parameters": JSONValue(staged.parameters),
      "environment": [
        "size": JSONValue(staged.environment.containerSize),
        "direction": .string(staged.environment.direction.rawValue),
        "scale": .number(staged.environment.scale),
      ],
      "viewport": JSONValue(staged.viewport), "contentSize": JSONValue(staged.contentSize),
      "diagnostics": .array(staged.diagnostics.entries.map { .string($0.description) }),
      "elements": .array(staged.elements.map { JSONValue($0) }),
    ]
  }
}
