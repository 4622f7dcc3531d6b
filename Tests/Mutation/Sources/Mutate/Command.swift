import Foundation

/// A program that is run, and its output.
struct Command {
  struct Result {
    /// The exit status; `nil` if the program exceeded its time.
    var status: Int32?
    var output: String
  }

  let program: URL
  let arguments: [String]
  var environment: [String: String] = [:]

  /// Runs the program, and returns its output and errors as one text.
  func run(seconds: Double = .infinity) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // A file cannot block a program that is not read, as a pipe can.
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutate-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = Date(timeIntervalSinceNow: min(seconds, 1e9))
    while process.isRunning, Date() < deadline { usleep(5_000) }
    let isLate = process.isRunning
    if isLate {
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    try handle.close()
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let status =
      process.terminationReason == .uncaughtSignal
      ? 128 + process.terminationStatus : process.terminationStatus
    return Result(status: isLate ? nil : status, output: output)
  }
}
