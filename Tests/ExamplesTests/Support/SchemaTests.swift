import Foundation
import LayoutCore
import LayoutJSON
import LayoutTesting
import Testing

@testable import LayoutViewer

/// Tests that the schema and the registry accept the same configurations.
@Suite struct SchemaTests {
  let registry = try? LayoutRegistry.ofAllLayouts()

  @Test func currentParameters_surviveJSON() throws {
    let registry = try #require(registry)
    var random = SeededGenerator(seed: 5)
    for descriptor in registry.descriptors {
      for _ in 0..<200 {
        let configuration = descriptor.configuration(using: &random)
        let layout = try registry.layout(named: descriptor.name, configuration)
        let text = try #require(registry.json(of: layout))
        #expect(try registry.layout(fromJSON: text) == layout, "\(text)")
      }
    }
  }
}
