import Foundation

/// All results of a run, in the form in which they are written to a file.
struct Report: Codable {
  /// The machine and the compiler that produced the results.
  struct Machine: Codable {
    let processor: String
    let cores: Int
    let system: String
    let compiler: String
    let isDebug: Bool
  }

  let machine: Machine
  let floorFlags: String
  let rows: [Row]

  init(_ rows: [Row]) {
    machine = Report.thisMachine
    floorFlags = FloorSource.flags
    self.rows = rows
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  static var thisMachine: Machine {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    let information = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let model = information?.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model.map { $0.split(separator: ":").last.map { String($0) } ?? "" } ?? "unknown"
    #if compiler(>=6.3)
      let compiler = "Swift 6.3 or later"
    #else
      let compiler = "Swift 6.2"
    #endif
    return Machine(
      processor: name.trimmingCharacters(in: .whitespaces),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString, compiler: compiler,
      isDebug: isDebug)
  }
}

/// The C code of the floor, which is printed with its figures.
enum FloorSource {
  static let flags = "-O3 -fno-math-errno, by the compiler of the Swift toolchain"

  /// The source file, or nil if the package was moved after it was built.
  static var text: String? {
    let here = URL(fileURLWithPath: #filePath)
    let file = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Floor/floor.c")
    return try? String(contentsOf: file, encoding: .utf8)
  }
}
