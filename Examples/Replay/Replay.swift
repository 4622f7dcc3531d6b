import Foundation
import LayoutCore

/// Lays recorded cases out and reports what came of each.
///
/// It knows the recordings' words only, no geometry: the registry makes the layouts, and their own
/// answers are printed.
struct Replay {
  let registry: LayoutRegistry

  /// The report for a file of recorded cases.
  func report(on file: JSONValue) throws(UsageError) -> JSONValue {
    guard let system = file["system"].string, let cases = file["cases"].array else {
      throw UsageError("not a file of recorded cases: it has no \"system\" and \"cases\"")
    }
    var results: [JSONValue] = []
    for (place, recorded) in cases.enumerated() {
      guard let replayed = ReplayCase(system: system, input: recorded["input"]) else {
        throw UsageError("no layout replays cases of \"\(system)\"")
      }
      let index = JSONValue.number(recorded["index"].number ?? Double(place))
      let rects = (recorded["output"]["queries"].array ?? []).map { $0["rect"] }
      do throws(LayoutError) {
        results.append(["index": index, "output": try output(of: replayed, queries: rects)])
      } catch {
        results.append(["index": index, "error": .string(error.description)])
      }
    }
    return ["system": .string(system), "cases": .array(results)]
  }

  private func output(
    of replayed: ReplayCase, queries: [JSONValue]
  ) throws(LayoutError) -> JSONValue {
    let layout = try registry.layout(named: replayed.layout, replayed.configuration)
    let prepared = try layout.prepare(for: replayed.delegate, in: replayed.environment)
    let viewport = replayed.viewport
    return [
      "contentSize": JSONValue(prepared.contentSize),
      "elements": .array(
        prepared.allElements(viewport: viewport).map { JSONValue($0) }),
      "queries": .array(
        queries.map { query in
          let rect = LayoutRect(origin: query.point ?? .zero, size: query.size ?? .zero)
          return [
            "rect": query,
            "elements": .array(
              prepared.elements(in: rect, viewport: viewport).map {
                .string($0.element.description)
              }),
          ]
        }),
    ]
  }
}

extension JSONValue {
  init(_ size: LayoutSize) {
    self = ["width": .number(size.width), "height": .number(size.height)]
  }

  init(_ rect: LayoutRect) {
    self = [
      "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
      "height": .number(rect.height),
    ]
  }

  init(_ attributes: LayoutAttributes) {
    let element = attributes.element
    self = [
      "category": .string(element.category.description),
      "kind": element.category == .cell ? .null : .string(element.kind.name),
      "section": .number(Double(element.index.section)),
      "item": .number(Double(element.index.item)),
      "frame": JSONValue(attributes.frame),
      "zIndex": .number(Double(attributes.zIndex)),
      "position": .string(attributes.position.rawValue),
    ]
  }
}
