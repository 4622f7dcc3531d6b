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

  /// The time that all programs that ended have computed, in seconds.
  static var processorSeconds: Double {
    var used = tms()
    _ = times(&used)
    return Double(used.tms_cutime + used.tms_cstime) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Runs the program, and returns its output and errors as one text.
  ///
  /// - Parameter seconds: The maximum time.
  /// - Parameter processorSeconds: The maximum time that the program computes. Unlike the other one,
  ///   it does not depend on other programs.
  func run(seconds: Double = .infinity, processorSeconds: Double = .infinity) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if processorSeconds.isFinite {
      let limit = Int(processorSeconds.rounded(.up))
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -S -t \(limit); exec \"$0\" \"$@\"", program.path] + arguments
    }
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
    let isAtLimit = processorSeconds.isFinite && status == 128 + SIGXCPU
    return Result(status: isLate || isAtLimit ? nil : status, output: output)
  }
}
