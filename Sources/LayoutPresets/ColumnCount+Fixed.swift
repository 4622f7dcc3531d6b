#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  extension ColumnCount {
    /// The number of columns if it is fixed; otherwise 0.
    var fixedCount: Int {
      if case .fixed(let count) = self { return count }
      return 0
    }
  }
#endif
