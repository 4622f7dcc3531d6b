import LayoutCore

/// The lengths among a sheet's parameters, in units.
struct SheetLengths: Sendable {
  var cellHeight: Int64 = 0
  var cellWidth: Int64 = 0
  var least: (height: Int64, width: Int64) = (0, 0)
  var most: (height: Int64, width: Int64) = (.max, .max)
  var headerHeight: Int64 = 0
  var headerWidth: Int64 = 0
  // −1 for nil: three optionals would take 24 bytes more, and sheets are promised to take a kilobyte.
  private var sampled: Int64 = -1
  private var askedHeight: Int64 = -1
  private var askedWidth: Int64 = -1

  /// The height of the tallest header of a row in a sample; 0 if there is none.
  var sampledHeaderHeight: Int64 = 0

  /// The height of the tallest cell in a sample; nil if no cell has a size.
  var sampledHeight: Int64? {
    get { sampled < 0 ? nil : sampled }
    set { sampled = newValue ?? -1 }
  }

  /// What the delegate asked for headers of columns; nil where it sized none.
  var askedHeaderHeight: Int64? {
    get { askedHeight < 0 ? nil : askedHeight }
    set { askedHeight = newValue ?? -1 }
  }

  /// What the delegate asked for headers of rows; nil where it sized none.
  var askedHeaderWidth: Int64? {
    get { askedWidth < 0 ? nil : askedWidth }
    set { askedWidth = newValue ?? -1 }
  }

  /// Whether the delegate sized any header.
  var hasAskedHeaders: Bool { askedHeaderHeight != nil || askedHeaderWidth != nil }
}
