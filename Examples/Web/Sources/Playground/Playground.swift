import LayoutCore
import LayoutJSON
import LayoutRuntime

/// The model of a page: data, a layout, and the engine that runs it.
///
/// It receives operations and answers with numbers and texts. It does not depend on a browser.
final class Playground {
  let registry: LayoutRegistry
  var sources: [DataSource] = []

  /// The current setup; nil until the page opens one.
  var current: Current?
  var answer = Answer()
  /// The motions of the last change; empty if motions are not requested.
  var motions: [ElementMotion] = []
  /// Kinds that have been sent to the page, by the number that identifies them.
  var kinds: [ElementKind] = []
  /// The number of elements that the page was given.
  var shownCount = 0
  /// The tables that the data sets are made of.
  var tables: [String: [[String]]] = [:]
  /// Reused memory for answers.
  var found: [LayoutAttributes] = []

  struct Held {
    var arrangement: Arrangement
    var engine: LayoutEngine
  }

  struct Current {
    var layout: LayoutDescriptor
    var parameters: LayoutConfiguration
    var source: DataSource
    var items: Int
    var collection: ShownCollection
    var environment: LayoutEnvironment
    var anchor: LayoutAnchor
    var engine: LayoutEngine
    /// The number of edits of the collection, so that edits differ.
    var edits: UInt64 = 0
    /// The places and extents that were changed by hand.
    var arrangement = Arrangement()
    /// The arrangement and the engine at the beginning of a drag, from which each of its steps is a change.
    var held: Held?

    var delegate: PlaygroundDelegate {
      var delegate = PlaygroundDelegate(collection, source, layout, parameters)
      delegate.arrangement = arrangement
      return delegate
    }
  }

  init() throws(LayoutError) { registry = try LayoutRegistry.ofAllLayouts() }

  /// Answers one request; the answer is in ``answer`` until the next.
  func run(_ operation: Operation, _ numbers: [Double], _ text: String) {
    answer.clear()
    do throws(LayoutError) {
      switch operation {
      case .describe: describe()
      case .table: takeTable(text)
      case .open: try open(Setup(text), numbers)
      case .resize: try resize(numbers)
      case .change: try change(Setup(text), animated: numbers.first ?? 0 != 0)
      case .edit: try edit(text, numbers)
      case .export: export(text)
      case .content: content(of: element(numbers, 0))
      case .diagnostics: tellDiagnostics()
      default: query(operation, numbers)
      }
    } catch {
      tellProblem(error.description)
    }
  }

  /// Answers with a description of a problem, and without numbers.
  func tellProblem(_ problem: String) {
    answer.clear()
    var json = JSONWriter()
    json.object { $0.value("problem", problem) }
    answer.text = json.bytes
  }

  private func takeTable(_ text: String) {
    let parts = text.split(separator: "\n", maxSplits: 1)
    guard parts.count == 2 else { return }
    let comma = UInt8(ascii: ",")
    let lines: [[String]]
    do throws(UsageError) {
      lines = try DelimitedText.rows(of: String(parts[1]), separator: comma)
    } catch {
      return tellProblem(error.description)
    }
    let name = String(parts[0])
    let rows = Array(lines.dropFirst())
    tables[name] = rows
    switch name {
    case "paintings":
      sources.append(PaintingsSource(rows, isByEra: false))
      sources.append(PaintingsSource(rows, isByEra: true))
      sources.append(MuseumSource(rows))
    case "time-zones": sources.append(TimeZonesSource(rows))
    case "elements":
      sources.append(ElementsSource(rows, isTable: false))
      sources.append(ElementsSource(rows, isTable: true))
      sources.append(PeriodicSource(rows))
    case "named-colors":
      sources.append(ColorsSource(rows))
      for shape in [GeneratedSource.Shape.wall, .groups, .table] {
        sources.append(GeneratedSource(shape))
      }
      sources.append(
        TimetableSource(
          name: "channels", title: "Television", isColoredByLane: true, { TimetableLane.channels }))
      sources.append(
        TimetableSource(
          name: "week", title: "A week", isColoredByLane: false, { TimetableLane.week }))
      sources.append(
        FrontPageSource(
          paintings: tables["paintings"] ?? [], zones: tables["time-zones"] ?? [],
          elements: tables["elements"] ?? []))
    case "own":
      guard let headings = lines.first, !rows.isEmpty else {
        return tellProblem("there are no rows")
      }
      sources.removeAll { $0.name == "own" || $0.name == "own-table" }
      for isTable in [false, true] { sources.append(OwnSource(headings, rows, isTable: isTable)) }
    default: break
    }
  }

  // MARK: Elements as numbers

  /// Returns the number that identifies a kind.
  func number(of kind: ElementKind) -> Int {
    if let number = kinds.firstIndex(of: kind) { return number }
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Returns the element that four numbers identify.
  func element(_ numbers: [Double], _ first: Int) -> LayoutElement? {
    guard numbers.count >= first + 4 else { return nil }
    let whole = numbers[first..<first + 4].compactMap { Int(exactly: $0) }
    guard whole.count == 4, let category = ElementCategory(rawValue: whole[0]),
      kinds.indices.contains(whole[1])
    else { return nil }
    return LayoutElement(
      category: category, kind: kinds[whole[1]],
      index: ElementIndex(section: whole[2], item: whole[3]))
  }

  func append(_ element: LayoutElement) {
    answer.append(element.category.rawValue)
    answer.append(number(of: element.kind))
    answer.append(element.index.section)
    answer.append(element.index.item)
  }

  /// Appends seventeen numbers: the element, its frame, position, zIndex, opacity and transform.
  func append(_ attributes: LayoutAttributes) {
    append(attributes.element)
    answer.numbers.append(attributes.frame.minX)
    answer.numbers.append(attributes.frame.minY)
    answer.numbers.append(attributes.frame.width)
    answer.numbers.append(attributes.frame.height)
    let position: Int =
      switch attributes.position {
      case .single: 0
      case .top: 1
      case .middle: 2
      case .bottom: 3
      }
    answer.append(position)
    answer.append(attributes.zIndex)
    answer.numbers.append(attributes.alpha)
    let transform = attributes.transform
    answer.numbers.append(transform.a)
    answer.numbers.append(transform.b)
    answer.numbers.append(transform.c)
    answer.numbers.append(transform.d)
    answer.numbers.append(transform.tx)
    answer.numbers.append(transform.ty)
  }
}
