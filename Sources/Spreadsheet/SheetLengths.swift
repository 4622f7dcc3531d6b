import LayoutCore

/// The lengths among a sheet's parameters, in units.
struct SheetLengths: Sendable {
  var cellHeight: Int64 = 0
  var cellWidth: Int64 = 0
  var least: (height: Int64, width: Int64) = (0, 0)
  var most: (height: Int64, width: Int64) = (.max, .max)
  var headerHeight: Int64 = 0
  var headerWidth: Int64 = 0
  /// The height of all rows, where it comes from a sample.
  var sampledHeight: Int64?
  /// What the delegate asked for headers; nil where it sized none.
  var askedHeaderHeight: Int64?
  var askedHeaderWidth: Int64?

  /// Whether the delegate sized any header.
  var hasAskedHeaders: Bool { askedHeaderHeight != nil || askedHeaderWidth != nil }
}
