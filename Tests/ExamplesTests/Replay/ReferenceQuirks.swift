import LayoutJSON

@testable import LayoutViewer

/// A part of the comparison that is left out for a recorded case, because the original has a defect there.
enum Excuse: Hashable, Sendable {
  /// Nothing is compared; the case must only give a sane layout.
  case everything
  /// The ends of tracks after stretching, which are equal here and differ in the original.
  case stretchedHeights
  /// Vertical positions, which are compared relative to the section's first cell.
  case verticalPlace
  /// Vertical positions of headers and footers.
  case supplementaryPlace
  case contentHeight
  case contentSize
  /// The content's extent across the scroll axis.
  case contentAcross
  case corner
}

/// The bugs and surprises of the originals that are not copied, each with its reason.
enum ReferenceQuirks {
  static let excuses: [String: Set<Excuse>] = [
    // Stretching all cells drops the remainder, and columns end apart.
    "AJF-3": [.stretchedHeights],
    // Heights beyond 2³¹ are compared as 32-bit integers, beyond 2²⁴ rounded to single precision.
    "AJF-5": [.everything], "AJF-6": [.everything],
    // Insets or spacings wider than the container make widths negative.
    "AJF-7": [.everything], "CHT-7": [.everything],
    // Zero or negative columns end the program.
    "AJF-10": [.everything], "CHT-6": [.everything], "SK-1": [.everything],
    // An empty section pulls everything after it up by one spacing.
    "CHT-1": [.verticalPlace, .contentHeight],
    // Half of a header's insets count if there is no header.
    "CHT-2": [.verticalPlace, .contentHeight, .supplementaryPlace],
    // Without sections, or without items, the content is said to be empty.
    "CHT-5": [.contentSize], "SK-2": [.contentSize],
    // Sizes of zero and below make cells of no height that still count.
    "CHT-8": [.everything],
    // Heights that no single-precision number equals end the program.
    "SK-4": [.everything],
    // Negative heights go upwards.
    "SK-11": [.everything],
    // The content ends with the last row, even if the row is empty.
    "KEZ-1": [.contentSize],
    // There is a corner even if there are no rows.
    "KEZ-6": [.corner],
    // Cells keep stale frames when a second invalidation follows a scroll.
    "KEZ-7": [.everything],
    // Negative sizes count as zero.
    "KEZ-8": [.everything],
    // An item of no width at the beginning gets no line.
    "FLOW-6": [.everything],
    // Items wider than the line make the content wider.
    "FLOW-7": [.everything],
    // Alignments of lines that were not public, and wrong where the layout scrolls horizontally.
    "FLOW-10": [.everything],
  ]

  /// Returns the excuses that apply to every case of a system.
  static func general(_ system: String) -> Set<Excuse> {
    switch system {
    // AJF ignores a section's top and bottom insets and counts a spacing behind its last item.
    case "ajf": [.verticalPlace, .contentHeight]
    // The flow's content is as wide as its widest line, and of no width without items.
    case "flow": [.contentAcross]
    default: []
    }
  }

  static func excuses(of recorded: JSONValue, system: String) -> Set<Excuse> {
    (recorded["quirks"].array ?? []).reduce(into: general(system)) { all, quirk in
      all.formUnion(excuses[quirk.string ?? ""] ?? [])
    }
  }
}
