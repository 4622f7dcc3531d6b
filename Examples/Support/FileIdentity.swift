import Foundation

/// The identity of the file behind a path or a descriptor.
struct FileIdentity: Hashable, Sendable {
  enum Kind: Sendable { case file, folder, stream }

  private let device: UInt64
  private let number: UInt64
  let kind: Kind
  /// The permissions, as a mode of the file system.
  let permissions: mode_t

  /// Creates the identity of the file at `path`, through symbolic links; nil if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the identity of the file that is open as `descriptor`; nil if there is none.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    permissions = status.st_mode & 0o7777
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .stream
    }
  }

  static func == (one: FileIdentity, other: FileIdentity) -> Bool {
    one.device == other.device && one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(device)
    hasher.combine(number)
  }
}

extension InputFile {
  /// Returns a Boolean value that indicates whether the file, or the folder or an entry of it, is the one
  /// of that identity.
  func contains(_ identity: FileIdentity) -> Bool {
    guard let own = FileIdentity(path: url.path) else { return false }
    if own == identity { return true }
    guard own.kind == .folder else { return false }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.contains { FileIdentity(path: entry($0).url.path) == identity }
  }
}
