import LayoutCore

/// The lengths among a sheet's parameters, in layout units.
struct SheetLengths: Sendable {
  var cellHeight: Int64 = 0
  var cellWidth: Int64 = 0
  var least: (height: Int64, width: Int64) = (0, 0)
  var most: (height: Int64, width: Int64) = (.max, .max)
  var headerHeight: Int64 = 0
  var headerWidth: Int64 = 0
  // −1 stands for nil. Three optionals would take 24 more bytes, and a sheet must not exceed a
  // kilobyte.
  private var sampled: Int64 = -1
  private var askedHeight: Int64 = -1
  private var askedWidth: Int64 = -1

  /// The height of the tallest row header in a sample, or 0 if there is none.
  var sampledHeaderHeight: Int64 = 0

  /// The height of the tallest cell in a sample, or nil if no cell has a size.
  var sampledHeight: Int64? {
    get { sampled < 0 ? nil : sampled }
    set { sampled = newValue ?? -1 }
  }

  /// The height that the delegate needs for column headers, or nil if it sizes none.
  var askedHeaderHeight: Int64? {
    get { askedHeight < 0 ? nil : askedHeight }
    set { askedHeight = newValue ?? -1 }
  }

  /// The width that the delegate needs for row headers, or nil if it sizes none.
  var askedHeaderWidth: Int64? {
    get { askedWidth < 0 ? nil : askedWidth }
    set { askedWidth = newValue ?? -1 }
  }

  /// A Boolean value that indicates whether the delegate sizes any header.
  var hasAskedHeaders: Bool { askedHeaderHeight != nil || askedHeaderWidth != nil }
}
