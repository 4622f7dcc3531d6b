import StrategyKit

/// The items of a section of a flow, on lines.
///
/// It stores the extents of items, in pages of about 64, and the number of items and the
/// length of each page. If an item grows, the offsets of everything after it change without being
/// stored again. Breaks between lines and places on lines are computed on request.
///
/// If lines are even, balanced or limited in number, the shown items are stored a second time, on
/// these lines.
///
/// - Complexity: About 9 bytes for each item, or none if all are equal. Even and balanced lines
///   of different items take 8 more for each item, and about 110 for each line.
public struct FlowContent: SectionContent {
  var pages: FlowPages
  private var lineSpacing: Int64
  /// The lines that are shown, or nothing if they are those of the pages.
  ///
  /// It is a list of at most one element, because an empty list takes one word.
  var shown: [ShownLines] = []

  /// Asks for the sizes of all items, and puts the items on lines.
  ///
  /// - Complexity: O(n), or O(n·k) if lines are even or balanced; n = items, k = items on a line.
  ///   O(1) if all have the layout's own size.
  public init(
    count: Int, style: FlowStyle, sizes: inout ItemSizeReader
  ) {
    var builder = FlowPageBuilder(style)
    let asksItems = style.asksItems(sizes)
    if asksItems || !style.isUniform {
      for item in 0..<count { builder.add(style.extents(of: item, asksItems, &sizes)) }
    } else if style.asksForSizes {
      sizes.forEachRun(of: 0..<count, proposal: style.proposal(of: 0)) { reader, run, sizes in
        for (item, size) in zip(run, sizes) { builder.add(style.extents(of: size, item, &reader)) }
      }
    } else {
      builder.add(style.ownExtents, times: count)
    }
    self.init(&builder, style, &sizes.work)
  }

  init(_ builder: inout FlowPageBuilder, _ style: FlowStyle, _ work: inout LayoutWork) {
    self.init(FlowPages(builder.finish()), style)
    work.placed += builder.lines
    breakShownLines(style, &work)
  }

  init(_ pages: FlowPages, _ style: FlowStyle) {
    self.pages = pages
    lineSpacing = style.lineSpacing
  }

  /// The number of items.
  public var count: Int { pages.count }

  /// The extent of all lines that are shown.
  public var bounds: SectionBounds {
    if let shown = shown.first { return shown.lines.bounds }
    // The last line has no spacing after it.
    let length = max(0, pages.length &+ pages.overflow &- lineSpacing)
    if length <= LayoutLimits.maximumPosition.rawValue {
      return SectionBounds(length: LayoutUnit(rawValue: length))
    }
    // Items of lines that are cut off extend beyond these.
    var bounds = SectionBounds(
      length: LayoutLimits.maximumPosition, after: LayoutLimits.maximumLength)
    bounds.isCut = true
    return bounds
  }

  // MARK: Changes

  /// Asks for the sizes of new and resized items, and breaks the lines next to changes again.
  ///
  /// - Complexity: O(log n + k) for each item that is resized, inserted or removed, and for each
  ///   line whose items change; n = items, k = items on a line. In a list, or a grid of equal
  ///   items, one line changes. In a grid of different heights, all lines from the first inserted
  ///   or removed item on do. In a grid of different columns, all items are then measured again.
  ///   Lines that are even, balanced or limited in number are all broken again.
  public mutating func apply(
    _ edit: SectionEdit, style: FlowStyle, sizes: inout ItemSizeReader
  ) {
    let count = edit.items.newCount
    guard edit.measured.count < count, style.isUniform || edit.isResizeOnly else {
      // Items in other columns than before are measured again.
      sizes.removeDiagnostics(of: 0..<count)
      self = FlowContent(count: count, style: style, sizes: &sizes)
      return
    }
    var measured: [FlowItemExtents] = []
    measured.reserveCapacity(edit.measured.count)
    let asksItems = style.asksItems(sizes)
    if style.asksForSizes || !style.isUniform || asksItems {
      for item in edit.measured { measured.append(style.extents(of: item, asksItems, &sizes)) }
    } else {
      for _ in edit.measured { measured.append(style.ownExtents) }
    }
    revise(edit, measured, style, &sizes.work)
    breakShownLines(style, &sizes.work)
  }
}
