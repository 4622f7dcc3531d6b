#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  extension ColumnCount {
    /// The number where it is fixed, else 0.
    var fixedCount: Int {
      if case .fixed(let count) = self { return count }
      return 0
    }
  }
#endif
