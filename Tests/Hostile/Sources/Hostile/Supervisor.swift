import Foundation

/// A supervisor that runs cases in child processes.
///
/// A case that traps, hangs or grows ends neither the run nor the machine.
struct Supervisor {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Runs all cases and returns the number of failures.
  func run() throws -> Int {
    let begin = Date()
    let counter = FailureCounter()
    let share = (options.cases + options.workers - 1) / options.workers
    let threads = (0..<options.workers).map { worker in
      let range = min(worker * share, options.cases)..<min((worker + 1) * share, options.cases)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        runAll(range, counter)
        done.signal()
      }
      return done
    }
    threads.forEach { $0.wait() }
    let seconds = Int(Date().timeIntervalSince(begin))
    print("\(options.cases) cases with seed \(options.seed), \(counter.count) failed, \(seconds) s")
    return counter.count
  }

  private func runAll(_ range: Range<Int>, _ counter: FailureCounter) {
    let file = NSTemporaryDirectory() + "hostile-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    var next = range.lowerBound
    while next < range.upperBound, counter.count < options.failures {
      // Short runs keep the peak of memory, which never falls, close to the case that caused it.
      let end = min(next + 20_000, range.upperBound)
      guard let failure = runWorker(next..<end, file) else {
        next = end
        continue
      }
      counter.add()
      let number = Progress(path: file)?.current ?? next
      print(
        "\(failure); to examine it: Hostile --seed \(options.seed) --case \(number)")
      // An interrupted run keeps the failures that it has found.
      fflush(nil)
      next = number + 1
    }
  }

  /// Runs cases in a child process and returns a description of the failure, or nil.
  private func runWorker(_ range: Range<Int>, _ file: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    process.arguments = [
      "--seed", "\(options.seed)", "--worker", "\(range.lowerBound)", "\(range.upperBound)", file,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return "no worker could be started (\(error))" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let number = Progress(path: file)?.current ?? range.lowerBound
    if process.terminationReason == .uncaughtSignal {
      let signal = process.terminationStatus
      return signal == SIGPROF
        ? "case \(number): more than a second of processor time"
        : "case \(number): trapped with signal \(signal)"
    }
    if process.terminationStatus == 0 { return nil }
    let line = text.split(separator: "\n").last.map(String.init)
    return line ?? "case \(number): exit code \(process.terminationStatus)"
  }
}

/// A number of failures that threads share.
final class FailureCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var failures = 0

  var count: Int { lock.withLock { failures } }
  func add() { lock.withLock { failures += 1 } }
}
