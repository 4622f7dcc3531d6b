import LayoutCore
import LayoutJSON
import LayoutRuntime
import Schedule

/// The available layouts and data, and the current choice, as JSON.
extension Playground {
  func describe() {
    var json = JSONWriter()
    json.object { root in
      root.array("layouts") { layouts in
        for layout in registry.descriptors {
          layouts.object { write(layout, to: &$0) }
        }
      }
      root.array("data") { list in
        for source in sources {
          list.object {
            $0.value("name", source.name)
            $0.value("title", source.title)
            $0.value("isGenerated", source.isGenerated)
          }
        }
      }
      root.array("scenes") { list in
        for scene in WebScenes.all where sources.contains(where: { $0.name == scene.data }) {
          list.object {
            $0.value("name", scene.name)
            $0.value("title", scene.title)
            $0.value("layout", scene.layout)
            $0.value("data", scene.data)
            $0.value("items", scene.items)
          }
        }
      }
    }
    answer.text = json.bytes
  }

  private func write(_ layout: LayoutDescriptor, to json: inout JSONWriter) {
    json.value("name", layout.name)
    json.value("summary", layout.summary)
    json.array("parameters") { list in
      for parameter in layout.parameters {
        list.object {
          $0.value("key", parameter.key)
          $0.value("summary", parameter.summary)
          $0.value("unit", parameter.unit.rawValue)
          $0.value("default", parameter.defaultValue.setupText)
          $0.object("type") { write(parameter.type, to: &$0) }
        }
      }
    }
  }

  private func write(_ type: LayoutValueType, to json: inout JSONWriter) {
    json.value("range", type.range)
    switch type {
    case .flag: json.value("sort", "flag")
    case .integer(let range):
      json.value("sort", "integer")
      json.value("least", range.lowerBound)
      json.value("most", range.upperBound)
    case .number(let range): write("number", range, to: &json)
    case .size(let range): write("size", range, to: &json)
    case .insets(let range): write("insets", range, to: &json)
    case .choice(let names):
      json.value("sort", "choice")
      json.array("choices") { list in for name in names { list.value(nil, name) } }
    case .text(let form, let pattern):
      json.value("sort", "text")
      json.value("form", form)
      json.value("pattern", pattern)
    case .columns: json.value("sort", "columns")
    case .optional(let type):
      json.value("sort", "optional")
      json.object("of") { write(type, to: &$0) }
    case .list(let type):
      json.value("sort", "list")
      json.object("of") { write(type, to: &$0) }
    case .layout: json.value("sort", "layout")
    }
  }

  private func write(_ sort: String, _ range: ClosedRange<Double>, to json: inout JSONWriter) {
    json.value("sort", sort)
    json.value("least", range.lowerBound)
    json.value("most", range.upperBound)
  }

  /// Reports the current choice and the state of the layout.
  func tellState() {
    tellStanding()
    guard let current else { return }
    let engine = current.engine
    let all = registry.configuration(of: engine.strategy)?.configuration ?? current.parameters
    var json = JSONWriter()
    json.object { root in
      root.value("layout", current.layout.name)
      root.value("data", current.source.name)
      root.value("isGenerated", current.source.isGenerated)
      root.value("items", current.collection.numberOfItems)
      root.value("chosenItems", current.items)
      root.value("sections", current.collection.sections.count)
      root.value("direction", current.environment.direction.rawValue)
      root.value("anchor", Playground.name(of: current.anchor))
      root.value("isSheet", !engine.prepared.isComposite && engine.prepared.numberOfColumns != nil)
      root.value("columns", engine.prepared.numberOfColumns ?? 0)
      root.value("isDescribedByData", current.isDescribedByData)
      root.object("values") { values in
        for entry in all.entries { values.value(entry.key, entry.value.setupText) }
      }
    }
    answer.text = json.bytes
  }

  static func name(of anchor: LayoutAnchor) -> String {
    switch anchor {
    case .offset: "offset"
    case .leading: "leading"
    case .start: "start"
    case .end: "end"
    case .element: "element"
    }
  }

  // MARK: Elements

  /// Reports the content and the properties of an element.
  func content(of element: LayoutElement?) {
    guard let element, let current else { return tellProblem("there is no such element") }
    var json = JSONWriter()
    json.object { root in
      root.value("kind", element.kind.name)
      content(of: element, current).write(to: &root)
      let section = current.collection.sections.indices.contains(element.index.section)
      switch current.engine.role(of: element) {
      case .supplementary where current.isMark(element): root.value("role", "decoration")
      case .cell where section:
        root.value("role", "cell")
        root.value("count", current.collection.sections[element.index.section].items.count)
      case .cell: root.value("role", "cell")
      case .header: root.value("role", "header")
      case .footer: root.value("role", "footer")
      case .rowHeader: root.value("role", "rowHeader")
      case .columnHeader: root.value("role", "columnHeader")
      case .group: root.value("role", "group")
      case .supplementary: root.value("role", "supplementary")
      case .decoration: root.value("role", "decoration")
      }
    }
    answer.text = json.bytes
  }

  private func content(of element: LayoutElement, _ current: Current) -> ElementContent {
    let index = element.index
    if case .columnHeader = current.engine.role(of: element) {
      return current.source.heading(ofColumn: index.item)
    }
    if element.kind == .scheduleTick,
      let schedule = current.engine.strategy.unwrapped(as: ScheduleLayout.self)
    {
      return ElementContent(title: ScheduleText.time(schedule.time(of: element)))
    }
    guard current.collection.sections.indices.contains(index.section) else {
      return ElementContent()
    }
    let section = current.collection.sections[index.section]
    switch current.engine.role(of: element) {
    case .cell where section.items.indices.contains(index.item):
      return current.source.content(
        ofItem: Int(section.items[index.item]), inSection: Int(section.number))
    case .header, .rowHeader:
      let heading = current.source.heading(ofSection: Int(section.number))
      // If there is a footer, it shows the note.
      var hasFooter = false
      if case .number(let extent) = current.parameters["footerExtent"] { hasFooter = extent > 0 }
      return ElementContent(title: heading.title, subtitle: hasFooter ? "" : heading.note)
    case .footer:
      return ElementContent(title: current.source.heading(ofSection: Int(section.number)).note)
    default: return ElementContent()
    }
  }
}

extension Playground.Current {
  /// Returns whether an element belongs to the ruler of a schedule, which is not read, because every
  /// item says its times.
  func isMark(_ element: LayoutElement) -> Bool {
    layout.name == "schedule" && element.category == .supplementary && element.kind != .header
  }
}
