import LayoutCore

/// A style whose items are placed one after another, by one function.
///
/// Use it with ``PlacedContent``, the content of most layouts:
///
/// ```swift
/// struct ListLayout: SectionStrategy {
///   typealias Content = PlacedContent<ListStyle>
///   var axis = LayoutAxis.vertical
///
///   func layout(
///     of section: SectionParameters, in container: LayoutContainer,
///     noting notes: inout SectionNotes
///   ) -> SectionLayout<ListStyle> {
///     let metrics = SectionMetrics(section, in: container, noting: &notes)
///     return SectionLayout(ListStyle(metrics: metrics), section)
///   }
/// }
///
/// struct ListStyle: PlacedStyle {
///   var metrics: SectionMetrics
///
///   func place(from first: Int, _ items: inout PlacedItems<ItemExtents>) -> SectionBounds {
///     let (lower, upper) = metrics.grid.edges(of: 0)
///     var end = first > 0 ? items[first - 1].upper : .zero
///     for item in first..<items.count {
///       items[item] = ItemSpan(
///         lower: end, upper: end + items.value(of: item).main, crossLower: lower, crossUpper: upper)
///       end = items[item].upper
///     }
///     return SectionBounds(length: end)
///   }
/// }
/// ```
public protocol PlacedStyle: Equatable, Sendable {
  /// The value that is stored for each item when it is measured. The default is ``ItemExtents``.
  associatedtype Value: Sendable = ItemExtents

  /// The checked common parameters of the section.
  var metrics: SectionMetrics { get }

  /// Returns the value to store for an item.
  ///
  /// The default implementation returns the extents of the size that the delegate returns for a
  /// proposal of one track.
  ///
  /// - Parameter item: The number of the item in its section.
  /// - Parameter sizes: The source of the item's size and other answers.
  func value(of item: Int, sizes: inout ItemSizeReader) -> Value

  /// Places the items from `first` on.
  ///
  /// A layout whose items depend on those before them reads the places of items before `first`, or
  /// begins with an earlier item.
  ///
  /// - Parameter first: The first item without a place. All items before it have places.
  /// - Parameter items: The measured items, whose places are set.
  /// - Returns: The extent that all items take along the scroll axis.
  func place(from first: Int, _ items: inout PlacedItems<Value>) -> SectionBounds
}

extension PlacedStyle where Value == ItemExtents {
  /// Returns the extents of the size that the delegate returns for a proposal of one track.
  public func value(
    of item: Int, sizes: inout ItemSizeReader
  ) -> ItemExtents {
    let size = sizes.size(of: item, proposal: metrics.proposal) ?? metrics.itemSize
    return ItemExtents(size, of: item, in: metrics, noting: &sizes)
  }
}

/// The items of a section: a value and a place for each.
public struct PlacedItems<Value: Sendable>: Sendable {
  var values: [Value] = []
  var spans: [ItemSpan] = []
  /// The first item whose place was set.
  fileprivate var firstPlaced = Int.max

  init() {}

  /// The number of items.
  public var count: Int { spans.count }

  /// Accesses the place of an item.
  ///
  /// A place that you set is limited to ``/LayoutCore/LayoutLimits/maximumPosition`` in both
  /// directions. If an interval ends before it begins, it becomes empty.
  public subscript(item: Int) -> ItemSpan {
    get { spans[item] }
    set {
      spans[item] = newValue.limited
      firstPlaced = min(firstPlaced, item)
    }
  }

  /// Returns the value that was stored when the item was measured.
  public func value(of item: Int) -> Value { values[item] }
}

/// A content that stores a value and a place for each item, and finds items by boxes around their
/// places.
///
/// A change places the items again from the first one that it touches.
///
/// - Complexity: 34 bytes per item and the size of the value; a search is O(log n) for items that
///   do not overlap much; n = items of the section.
public struct PlacedContent<Style: PlacedStyle>: SectionContent {
  var items = PlacedItems<Style.Value>()
  /// The index of the places, with the cross axis in the place of x.
  var index = FrameIndex(count: 0) { _ in .zero }
  /// The extent that all items take along the scroll axis.
  public private(set) var bounds = SectionBounds.zero

  /// Measures and places the items of a section.
  public init(count: Int, style: Style, sizes: inout ItemSizeReader) {
    items.values.reserveCapacity(count)
    for item in 0..<count { items.values.append(style.value(of: item, sizes: &sizes)) }
    items.spans = Array(repeating: .zero, count: count)
    place(from: 0, style, &sizes.work)
  }

  /// The number of items.
  public var count: Int { items.count }

  /// Places the items again from the first one that is new, resized, or after a removed one.
  public mutating func apply(
    _ edit: SectionEdit, style: Style, sizes: inout ItemSizeReader
  ) {
    let first = edit.first
    if !edit.isResizeOnly {
      let old = Array(items.values[first...])
      items.values.removeSubrange(first...)
      items.spans.removeSubrange(first...)
      edit.items.forEachRun(from: first) { new, source in
        if let source {
          items.values.append(
            contentsOf: old[source.lowerBound - first..<source.upperBound - first])
        } else {
          items.values.append(style.value(of: new, sizes: &sizes))
        }
      } isOwn: {
        $0
      }
      items.spans.append(
        contentsOf: repeatElement(.zero, count: items.values.count - items.spans.count))
      sizes.work.moved += items.count - first
    }
    for item in edit.measured {
      // New items were measured above.
      if let insertion = edit.items.insertion(at: item), insertion.source == nil { continue }
      items.values[item] = style.value(of: item, sizes: &sizes)
    }
    place(from: first, style, &sizes.work)
  }

  mutating func place(from first: Int, _ style: Style, _ work: inout LayoutWork) {
    items.firstPlaced = first
    let bounds = style.place(from: first, &items)
    work.placed += items.count - items.firstPlaced
    finish(bounds, from: items.firstPlaced)
  }

  /// Stores the bounds of the items that are placed, and indexes the items from `first` on.
  private mutating func finish(_ bounds: SectionBounds, from first: Int) {
    let spans = items.spans
    index.update(count: spans.count, from: first) { FrameIndex.Box(spans[$0]) }
    let length = max(.zero, bounds.length)
    self.bounds = SectionBounds(length: length, before: bounds.before, after: bounds.after)
    guard count > 0 else { return }
    let around = index.bounds
    self.bounds.before = max(bounds.before, LayoutUnit(rawValue: -Int64(around.minY)))
    self.bounds.after = max(bounds.after, LayoutUnit(rawValue: Int64(around.maxY)) - length)
  }

  /// Returns the stored place of an item.
  public func span(of item: Int, style: Style) -> ItemSpan { items[item] }

  /// Finds items by the boxes around their places.
  ///
  /// - Complexity: O(log n) for each cluster that is found; n = items of the section.
  public func find(in window: LayoutWindow, style: Style, into sink: inout CellSink) {
    index.forEachGroup(in: FrameIndex.Box(window)) { group in
      sink.searched += group.count
      for item in group where window.intersects(items[item]) { sink.add(item, at: items[item]) }
    }
  }
}

extension FrameIndex.Box {
  // Positions of at most ``LayoutLimits/maximumPosition`` are exact in `Double`.
  fileprivate init(_ span: ItemSpan) {
    self.init(
      minX: Double(span.crossLower.rawValue), minY: Double(span.lower.rawValue),
      maxX: Double(span.crossUpper.rawValue), maxY: Double(span.upper.rawValue))
  }

  fileprivate init(_ window: LayoutWindow) {
    self.init(
      minX: Double(window.crossLower.rawValue), minY: Double(window.mainLower.rawValue),
      maxX: Double(window.crossUpper.rawValue), maxY: Double(window.mainUpper.rawValue))
  }
}
