#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore
  import LayoutRuntime

  /// The sizes that views prefer one after the other.
  ///
  /// UIKit ends an app after about a hundred nested layout passes. A view that prefers one size and
  /// then another, in turn or without end, therefore keeps the largest of its first sizes, until
  /// its width or the content changes.
  struct SizingLoops {
    private struct Record {
      var sizes = 0
      var largest = LayoutSize.zero
    }

    /// The number of sizes that a view can prefer in one turn of the run loop.
    private static let limit = 5
    /// The sizes of this turn.
    private var records: [LayoutElement: Record] = [:]
    /// The views whose sizes are refused.
    private var unsettled: Set<LayoutElement> = []
    private(set) var diagnostics = LayoutDiagnostics()

    /// A Boolean value that indicates whether views have preferred sizes in this turn.
    var isOpen: Bool { !records.isEmpty }

    func refuses(_ element: LayoutElement) -> Bool {
      !unsettled.isEmpty && unsettled.contains(element)
    }

    /// Returns the size to apply: the given one, or the largest if it is the last one that the view
    /// can prefer.
    mutating func admit(_ size: PreferredSize) -> PreferredSize {
      var record = records[size.element] ?? Record()
      record.sizes += 1
      record.largest.width = max(record.largest.width, size.size.width)
      record.largest.height = max(record.largest.height, size.size.height)
      records[size.element] = record
      guard record.sizes == Self.limit else { return size }
      unsettled.insert(size.element)
      diagnostics.note(
        LayoutDiagnostic(.element(size.element), .unsettled, used: record.largest.height))
      return PreferredSize(size.element, record.largest)
    }

    /// Ends a turn of the run loop, after which views can change their sizes anew.
    mutating func endTurn() { records.removeAll(keepingCapacity: true) }

    /// Admits all sizes again, because widths or the content changed.
    mutating func reset() {
      endTurn()
      guard !unsettled.isEmpty else { return }
      unsettled = []
      diagnostics = LayoutDiagnostics()
    }
  }
#endif
