import Foundation
import LayoutCore
import LayoutJSON

/// A replay that lays out recorded cases and reports their results.
///
/// It reads the recordings and computes no geometry: the registry makes the layouts, and the
/// replay prints their results.
struct Replay {
  /// The maximum number of items in the cases of a file.
  ///
  /// A few bytes of a file can name any number of items, which would take any time and memory.
  static let maximumItemCount = 1_000_000

  let registry: LayoutRegistry

  /// Returns the report for a file of recorded cases.
  func report(on file: JSONValue) throws(UsageError) -> JSONValue {
    guard let system = file["system"].string, let cases = file["cases"].array else {
      throw UsageError("not a file of recorded cases: it has no \"system\" and \"cases\"")
    }
    var results: [JSONValue] = []
    var room = Replay.maximumItemCount
    for (place, recorded) in cases.enumerated() {
      guard let replayed = ReplayCase(system: system, input: recorded["input"]) else {
        throw UsageError("no layout replays cases of \"\(system)\"")
      }
      for section in 0..<replayed.delegate.numberOfSections {
        let count = replayed.delegate.numberOfItems(inSection: section)
        guard count <= room else {
          throw UsageError(
            "section \(section) of case \(place) exceeds the limit of "
              + "\(Replay.maximumItemCount.grouped) items in all cases of a file")
        }
        room -= max(0, count)
      }
      let index = JSONValue.number(recorded["index"].number ?? Double(place))
      let rects = (recorded["output"]["queries"].array ?? []).map { $0["rect"] }
      if let member = RecordedShape.unknownMember(of: recorded["input"], system: system) {
        let error = "\(member) is not known, so the case cannot be replayed"
        results.append(["index": index, "error": .string(error)])
        continue
      }
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
    switch replayed.form {
    case .elements: break
    case .photos: return try photos(replayed, prepared)
    case .rows: return Replay.rows(prepared)
    case .modules: return try Replay.modules(replayed, layout)
    }
    let viewport = replayed.viewport
    var output: JSONValue = [
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
    output.add("orthogonalSections", Replay.scrollingSections(of: prepared, viewport))
    output.add(
      "scroll",
      replayed.visitedOffsets.map { Replay.supplementaries(of: prepared, replayed, at: $0) })
    return output
  }

  /// Returns the sections that scroll by themselves, and their cells in their own content.
  private static func scrollingSections(
    of prepared: AnyPreparedLayout, _ viewport: LayoutRect
  ) -> [JSONValue] {
    (0..<prepared.numberOfSections).compactMap { section in
      guard let scrolling = prepared.scrolling(ofSection: section) else { return nil }
      let cells = (0..<prepared.numberOfItems(inSection: section)).compactMap { item in
        prepared.attributes(for: .cell(section: section, item: item), viewport: viewport)
      }
      return [
        "section": .number(Double(section)),
        "elements": .array(
          cells.map { cell in
            var own = cell
            own.frame = scrolling.ownFrame(of: cell.frame, at: scrolling.restOffset)
            return JSONValue(own)
          }),
      ]
    }
  }

  /// Returns the supplementary elements while the container is scrolled to `offset`.
  private static func supplementaries(
    of prepared: AnyPreparedLayout, _ replayed: ReplayCase, at offset: LayoutPoint
  ) -> JSONValue {
    let viewport = LayoutRect(origin: offset, size: replayed.environment.containerSize)
    let found = prepared.allElements(viewport: viewport)
      .filter { $0.element.category == .supplementary }
    return [
      "contentOffset": ["x": .number(offset.x), "y": .number(offset.y)],
      "supplementary": .array(found.map { JSONValue($0) }),
    ]
  }
}

extension JSONValue {
  /// Adds a list to an object, if there is anything in it.
  fileprivate mutating func add(_ key: String, _ list: [JSONValue]) {
    if !list.isEmpty { self[key] = .array(list) }
  }

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
