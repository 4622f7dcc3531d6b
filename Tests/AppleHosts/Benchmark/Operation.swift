import UIKit

/// An operation of a collection view that the benchmark measures.
@MainActor
struct Operation {
  let name: String
  /// A Boolean value that indicates whether the operation is of cells that determine their heights.
  var isOfSelfSizing = false
  /// A Boolean value that indicates whether the operation is of rows that scroll by themselves.
  var isOfRows = false
  /// A Boolean value that indicates whether the operation needs all items in one section.
  var isOfOneSection = false
  /// A Boolean value that indicates whether the time is given for one item.
  var isPerItem = false
  /// Performs the operation, and returns how many times.
  let run: (HostCase) -> Int

  /// The height of the content above which a scroll begins again.
  private static func next(_ host: HostCase, by step: CGFloat) -> CGFloat {
    let y = host.view.bounds.minY + step
    return y + host.view.bounds.height < host.view.size.height ? y : 0
  }

  static let all: [Operation] = [
    Operation(name: "load", isPerItem: true) { host in
      host.reload()
      return host.shelf.count
    },
    Operation(name: "rotation", isPerItem: true) { host in
      // The next operation begins at the same width.
      host.rotate(to: 844)
      host.rotate(to: 390)
      return 2 * host.shelf.count
    },
    Operation(name: "scroll step of 8 points") { host in
      for _ in 0..<64 { host.scroll(to: next(host, by: 8)) }
      return 64
    },
    Operation(name: "jump") { host in
      let height = max(0, host.view.size.height - host.view.bounds.height)
      for number in 0..<16 { host.scroll(to: height * CGFloat((number * 7) % 16) / 16) }
      return 16
    },
    Operation(name: "step of a row by 8 points", isOfRows: true) { host in
      host.scroll(to: 0)
      for number in 0..<64 { host.scrollRow(1, to: Double(number * 8)) }
      return 64
    },
    // About 30 cells are visible: the first passes, which are not measured, make them that small.
    Operation(name: "self-sizing pass at the top", isOfSelfSizing: true) { host in
      host.scroll(to: 0)
      host.sizeVisibleCells(to: 28)
      host.sizeVisibleCells(to: 27)
      return 2
    },
    Operation(name: "self-sizing pass in the middle", isOfSelfSizing: true) { host in
      host.scroll(to: (host.view.size.height / 2).rounded())
      host.sizeVisibleCells(to: 28)
      host.sizeVisibleCells(to: 27)
      return 2
    },
    Operation(name: "late size in the middle", isOfSelfSizing: true) { host in
      host.scroll(to: (host.view.size.height / 2).rounded())
      host.sizeVisibleCells(to: 26, count: 1)
      host.sizeVisibleCells(to: 25, count: 1)
      return 2
    },
    Operation(name: "insertion and removal at the front", isOfOneSection: true) { host in
      host.insertAtFront(true)
      host.insertAtFront(false)
      return 2
    },
    Operation(name: "batch of 100 at the front", isOfOneSection: true) { host in
      host.insertAtFront(true, count: 100)
      host.insertAtFront(false, count: 100)
      return 2
    },
  ]
}
