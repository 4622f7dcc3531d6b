import Floor
import LayoutCore

/// Two blocks of memory, to read and write as many bytes as an operation of a layout must.
final class MemoryTraffic {
  private let from: UnsafeMutablePointer<CChar>
  private let to: UnsafeMutablePointer<CChar>
  private let read: Int
  private let written: Int

  init(read: Int, written: Int) {
    self.read = read
    self.written = written
    from = .allocate(capacity: read + 8)
    to = .allocate(capacity: written + 8)
    from.initialize(repeating: 1, count: read + 8)
    to.initialize(repeating: 1, count: written + 8)
  }

  deinit {
    from.deallocate()
    to.deallocate()
  }

  func run() { keep(floor_traffic(from, to, read, written)) }
}

extension Subject {
  /// Returns a subject that reads the sizes of items and writes as many bytes as the prepared layout
  /// has.
  static func memory<Prepared>(
    of items: Int, _ prepare: () throws -> Prepared
  ) rethrows -> Subject {
    let bytes = try liveBytes(of: prepare)
    let traffic = MemoryTraffic(
      read: items * MemoryLayout<LayoutSize>.stride, written: max(0, Int(bytes)))
    return Subject(.memory, operations: items) { traffic.run() }
  }

  /// Returns a subject that writes as many bytes as the attributes that queries return, into one
  /// array.
  static func memory(ofQueriesIn places: [LayoutRect], _ prepared: some PreparedLayout) -> Subject {
    let counts = places.map { prepared.elements(in: $0, viewport: LayoutViewport($0)).count }
    let bytes = counts.reduce(0, +) * MemoryLayout<LayoutAttributes>.stride / max(1, places.count)
    let traffic = MemoryTraffic(read: 0, written: bytes)
    return Subject(.memory, operations: places.count) { for _ in places { traffic.run() } }
  }
}
