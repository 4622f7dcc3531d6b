// The playground without a browser: opens every scene on a desktop and on a phone, scrolls, edits and resizes it,
// and checks what it answers. The argument is the folder of the tables.
//
// The steps that a page would draw must add up to what is shown, and what is in view must be the same if the scene is
// opened anew and moved there at once. Where a page shows a million items, a few thousand do here.
//
// A second argument is a folder for the code that the page hands out for each scene, which CopiedCheck compares.

import Foundation
import LayoutCore

/// The count of numbers for an element with its attributes.
let recordLength = 17
/// The count of numbers for the identity of an element.
let nameLength = 4

/// The names of the kinds of all playgrounds.
nonisolated(unsafe) var kindNames: [String] = []

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// A playground with all tables, and the records that a page would have nodes for.
struct Page {
  let playground: Playground
  var records: [[Double]: [Double]] = [:]

  init(tables: String) throws {
    playground = try Playground()
    for name in ["paintings", "time-zones", "elements", "named-colors"] {
      let text = try String(contentsOfFile: "\(tables)/\(name).csv", encoding: .utf8)
      playground.run(.table, [], "\(name)\n\(text)")
    }
  }

  /// Runs an operation, which must not answer with a problem.
  @discardableResult
  mutating func run(
    _ operation: Operation, _ numbers: [Double] = [], _ text: String = ""
  ) throws -> [Double] {
    playground.run(operation, numbers, text)
    let answer = String(decoding: playground.answer.text, as: UTF8.self)
    if answer.contains("\"problem\"") { throw Failure(description: "\(operation): \(answer)") }
    return playground.answer.numbers
  }

  /// Returns the records of all elements that are shown.
  mutating func shown() throws -> [[Double]: [Double]] {
    let numbers = try run(.shown)
    guard numbers.count % recordLength == 0 else { throw Failure(description: "half a record") }
    guard numbers.allSatisfy({ $0.isFinite }) else { throw Failure(description: "not finite") }
    return byName(numbers)
  }

  mutating func showAnew() throws {
    records = try shown()
    if records.isEmpty { throw Failure(description: "shows nothing") }
  }

  /// Moves the viewport, and changes the records as a page changes its nodes.
  mutating func move(_ x: Double, _ y: Double) throws {
    let numbers = try run(.move, [x, y])
    let counts = numbers[2..<5].map { Int($0) }
    var place = 5
    func next(_ count: Int, _ length: Int) -> [Double] {
      defer { place += count * length }
      return Array(numbers[place..<place + count * length])
    }
    let entered = byName(next(counts[0], recordLength))
    let left = next(counts[1], nameLength)
    let changed = byName(next(counts[2], recordLength))
    records.merge(entered) { $1 }
    for first in stride(from: 0, to: left.count, by: nameLength) {
      records[common(Array(left[first..<first + nameLength]))] = nil
    }
    records.merge(changed) { $1 }
    guard try shown() == records else {
      throw Failure(description: "the steps to \(x), \(y) do not add up to what is shown")
    }
  }

  /// Returns the records of the elements that intersect a window at an offset.
  func inView(_ x: Double, _ y: Double, _ window: [Double]) -> [[Double]: [Double]] {
    records.filter { _, record in
      record[4] < x + window[0] && record[4] + record[6] > x && record[5] < y + window[1]
        && record[5] + record[7] > y
    }
  }

  /// Returns a record in which the number of the kind is the same for all playgrounds.
  ///
  /// Each playground numbers kinds in the order in which it reports them.
  private func common(_ record: [Double]) -> [Double] {
    var record = record
    let name = playground.kinds[Int(record[1])].name
    if !kindNames.contains(name) { kindNames.append(name) }
    record[1] = Double(kindNames.firstIndex(of: name) ?? 0)
    return record
  }

  private func byName(_ numbers: [Double]) -> [[Double]: [Double]] {
    var records: [[Double]: [Double]] = [:]
    for first in stride(from: 0, to: numbers.count, by: recordLength) {
      let record = common(Array(numbers[first..<first + recordLength]))
      records[Array(record[..<nameLength])] = record
    }
    return records
  }
}

func check(_ scene: WebScenes.Scene, _ window: [Double], tables: String) throws -> Int {
  let setup = "scene=\(scene.name)" + (scene.items > 5000 ? "\nitems=5000" : "")
  var page = try Page(tables: tables)
  // The answer begins with the size of the content, the offset, and the bounds of the offset.
  let state = try page.run(.open, window, setup)
  try page.showAnew()
  var steps = 0
  for part in [0.001, 0.002, 0.5, 0.501, 1, 0.25] {
    let x = state[4] + (state[6] - state[4]) * part
    let y = state[5] + (state[7] - state[5]) * part
    try page.move(x, y)
    var fresh = try Page(tables: tables)
    try fresh.run(.open, window, setup)
    try fresh.showAnew()
    try fresh.move(x, y)
    guard fresh.inView(x, y, window) == page.inView(x, y, window) else {
      throw Failure(description: "\(x), \(y) shows something else if the scene is opened there")
    }
    steps += 1
  }
  for edit in ["insert", "insertBefore", "delete", "insertSection", "shuffle", "late"] {
    try page.run(.edit, [], edit)
    try page.showAnew()
    steps += 1
  }
  let wide = try page.run(.resize, [window[0] * 0.7, window[1], window[2]])
  try page.showAnew()
  try page.move(wide[6], wide[7])
  return steps + 2
}

/// Checks that changes by hand have the same result in one step as in the steps of a drag, and when they are repeated.
func checkHands(tables: String) throws {
  for (scene, change, way) in [
    ("bento", ("move", [0.0, 0, 2, 1]), [[0.0, 0, 1, 0], [0, 0, 1, 1], [0, 0, 2, 1]]),
    ("bento", ("size", [0, 1, 2, 3]), [[0, 1, 2, 1], [0, 1, 2, 2], [0, 1, 2, 3]]),
    ("elements", ("column", [1, 90]), [[1, 200], [1, 150], [1, 90]]),
    ("elements", ("row", [2, 80]), [[2, 35], [2, 60], [2, 80]]),
    ("channels", ("lane", [1, 90]), [[1, 60], [1, 20], [1, 90]]),
  ] {
    let window = [900.0, 600, 1]
    var page = try Page(tables: tables)
    try page.run(.open, window, "scene=\(scene)")
    let before = try page.shown()
    try page.run(.edit, [change.1[0], change.1[1]], "hold")
    for numbers in way { try page.run(.edit, numbers, change.0) }
    try page.run(.edit, [], "release")
    let dragged = try page.shown()
    var other = try Page(tables: tables)
    try other.run(.open, window, "scene=\(scene)")
    try other.run(.edit, change.1, change.0)
    guard try other.shown() == dragged, dragged != before else {
      throw Failure(
        description: "\(change.0) of \(scene) has another result in the steps of a drag")
    }
  }
}

/// Checks that a playground reports requests that it cannot answer, and keeps what it shows.
func checkRefusals(tables: String) throws {
  var page = try Page(tables: tables)
  func refuses(_ operation: Operation, _ numbers: [Double], _ text: String, _ problem: String)
    throws
  {
    page.playground.run(operation, numbers, text)
    let answer = String(decoding: page.playground.answer.text, as: UTF8.self)
    guard answer == "{\"problem\":\"\(problem)\"}" else {
      throw Failure(
        description: "\(operation) of \(text) with \(numbers) is answered with \(answer)")
    }
  }
  try page.run(.table, [], "own\na,b\n1,2\n3,4")
  try refuses(.table, [], "own\na,b\n1,\"x", "line 2: a quote is opened and never closed")
  try refuses(.table, [], "own\na,b", "there are no rows")
  try page.run(.open, [900, 600, 1], "data=own\nlayout=waterfall")
  try page.showAnew()
  guard page.records.count == 2 else { throw Failure(description: "a refused table is shown") }
  for place in [[1e30, 0], [0, 1e30], [0.5, 0], [0, .nan], [.infinity, 0]] {
    try refuses(
      .edit, place, "insert", "the section and the item of an edit must be whole numbers")
  }
  for operation in [Operation.content, .frame, .neighbor, .reveal] {
    page.playground.run(operation, [1e30, .nan, .infinity, -1e30, 0.5], "")
  }
}

/// The changes by hand before the code of a scene is written, by the name of its layout.
let hands: [String: [(name: String, numbers: [Double])]] = [
  "board": [("move", [0, 0, 1, 0]), ("size", [0, 3, 2, 2])],
  "spreadsheet": [("column", [1, 143]), ("row", [3, 61])],
  "schedule": [("lane", [1, 97]), ("lane", [3, 31])],
]

/// Writes the code of a scene: a function that returns the layout, and the files with a view and a controller.
///
/// Types with the same name go to different folders.
func writeCode(
  _ scene: WebScenes.Scene, _ window: [Double], _ functions: inout [String], tables: String,
  folder: String
)
  throws
{
  var page = try Page(tables: tables)
  try page.run(.open, window, "scene=\(scene.name)\nitems=5000")
  try page.run(.change, [], "direction=rightToLeft\nanchor=end")
  let changes = hands[scene.layout] ?? []
  for change in changes { try page.run(.edit, change.numbers, change.name) }
  func text(_ form: String) -> String {
    page.playground.run(.export, [], form)
    return String(decoding: page.playground.answer.text, as: UTF8.self)
  }
  let code = text("swift").split(separator: "\n", omittingEmptySubsequences: false)
  let given = ["columnWidths", "rowHeights", "placements", "laneExtents"].map { name in
    code.contains { $0.hasPrefix("let \(name)") } ? ", \(name): \(name)" : ""
  }
  functions.append(
    code.filter { !$0.hasPrefix("import ") }.map { "  \($0)\n" }.joined()
      + "  return CopiedLayout(\"\(scene.name)\", \(window), AnyLayoutStrategy(layout)\(given.joined()), changes: \(changes.map { [$0.name: $0.numbers] }))\n"
  )
  for (form, name) in [("swiftui", "View"), ("uikit", "Controller")] {
    var group = 0
    var file: String {
      "\(folder)/\(group)/\(page.playground.current?.source.name ?? "")-\(name).swift"
    }
    while FileManager.default.fileExists(atPath: file) { group += 1 }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(group)", withIntermediateDirectories: true)
    try text(form).write(toFile: file, atomically: true, encoding: .utf8)
  }
}

do {
  guard 2...3 ~= CommandLine.arguments.count else {
    throw Failure(description: "usage: SceneCheck FOLDER [CODE]")
  }
  let tables = CommandLine.arguments[1]
  var steps = 0
  for scene in WebScenes.all {
    for window: [Double] in [[1280, 800, 1], [390, 844, 3]] {
      do {
        steps += try check(scene, window, tables: tables)
      } catch {
        throw Failure(description: "\(scene.name) at \(window[0]) points: \(error)")
      }
    }
  }
  try checkRefusals(tables: tables)
  try checkHands(tables: tables)
  if CommandLine.arguments.count == 3 {
    let folder = CommandLine.arguments[2]
    var functions: [String] = []
    for scene in WebScenes.all {
      for window: [Double] in [[1280, 800, 1], [390, 844, 3]] {
        try writeCode(scene, window, &functions, tables: tables, folder: folder)
      }
    }
    let modules =
      ["LayoutCore"]
      + Set(WebScenes.all.compactMap { SwiftSpelling(layout: $0.layout).module }).sorted()
    let code =
      modules.map { "import \($0)\n" }
      + functions.enumerated().map { "func copied\($0)() -> CopiedLayout {\n\($1)}\n" }
    let list = functions.indices.map { "copied\($0)()" }.joined(separator: ", ")
    try (code.joined() + "let copiedLayouts = [\(list)]\n").write(
      toFile: "\(folder)/layouts.swift", atomically: true, encoding: .utf8)
  }
  print("\(WebScenes.all.count) scenes, \(steps) steps in two windows")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
