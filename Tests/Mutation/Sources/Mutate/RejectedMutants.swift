import Foundation

/// The mutants of a target that do not compile, which are stored for later runs.
struct RejectedMutants {
  /// The names of the mutants; none if the sources have changed.
  private(set) var keys: Set<String> = []
  private let file: URL
  private let digest: String

  init(of sources: [URL], in workspace: Workspace) throws {
    file = workspace.scratch.appendingPathComponent("rejected-\(workspace.options.target).txt")
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for source in sources {
      for byte in try Data(contentsOf: source) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    digest = "\(hash)"
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    let lines = text.split(separator: "\n").map { String($0) }
    if lines.first == digest { keys = Set(lines.dropFirst()) }
  }

  func store(_ mutants: [Mutant]) throws {
    try ([digest] + mutants.map { $0.key }).joined(separator: "\n")
      .write(to: file, atomically: true, encoding: .utf8)
  }
}
