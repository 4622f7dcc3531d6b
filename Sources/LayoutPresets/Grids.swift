#if canImport(SwiftUI) && !os(watchOS)
  import Flow
  import GroupedColumns
  import Justified
  import LayoutCore
  import LayoutSwiftUI
  import Schedule
  import SwiftUI
  import Waterfall

  /// A scrolling waterfall that creates only the visible views.
  ///
  /// ```swift
  /// WaterfallGrid(photos, columns: 3) { photo in
  ///   PhotoView(photo: photo)
  /// }
  /// ```
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public typealias WaterfallGrid<Element, ID: Hashable, Content: View> =
    LazyLayoutStack<WaterfallLayout, Element, ID, Content>

  /// A scrolling grid of lines that creates only the visible views.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public typealias FlowGrid<Element, ID: Hashable, Content: View> =
    LazyLayoutStack<FlowLayout, Element, ID, Content>

  /// A scrolling list in the style of the system's grouped lists that creates only the visible
  /// views.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public typealias GroupedList<Element, ID: Hashable, Content: View> =
    LazyLayoutStack<GroupedColumnsLayout, Element, ID, Content>

  /// A scrolling wall of rows that are as wide as the view, which creates only the visible views.
  ///
  /// ```swift
  /// JustifiedGrid(photos, size: { $0.size }) { photo in
  ///   PhotoView(photo: photo)
  /// }
  /// ```
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public typealias JustifiedGrid<Element, ID: Hashable, Content: View> =
    LazyLayoutStack<JustifiedLayout, Element, ID, Content>

  /// A scrolling schedule that creates only the visible views.
  ///
  /// ```swift
  /// ScheduleGrid(ScheduleLayout(), sections: rooms, elements: { $0.events }) { event in
  ///   EventView(event: event)
  /// }
  /// .answering(.scheduleItem) { event, item in
  ///   item = ScheduleItem(start: event.start, end: event.end)
  /// }
  /// ```
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public typealias ScheduleGrid<Element, ID: Hashable, Content: View> =
    LazyLayoutStack<ScheduleLayout, Element, ID, Content>

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack
  where Strategy == JustifiedLayout, Element: Identifiable, ID == Element.ID {
    /// Creates justified rows.
    ///
    /// - Parameter elements: The elements.
    /// - Parameter rowExtent: The height that rows should have, in points.
    /// - Parameter spacing: The distance between rows and between views, in points.
    /// - Parameter size: Returns the size of an element, of which the aspect ratio counts.
    /// - Parameter content: Returns the view of an element.
    public init(
      _ elements: some Sequence<Element>, rowExtent: Double = 160, spacing: Double = 4,
      size: @escaping (Element) -> CGSize?, @ViewBuilder content: @escaping (Element) -> Content
    ) {
      self.init(
        JustifiedLayout(rowExtent: rowExtent, rowSpacing: spacing, itemSpacing: spacing), elements,
        size: { element, _ in size(element) }, content: content)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack
  where Strategy == WaterfallLayout, Element: Identifiable, ID == Element.ID {
    /// Creates a waterfall.
    ///
    /// - Parameter elements: The elements.
    /// - Parameter columns: The number of columns, fixed or adaptive.
    /// - Parameter spacing: The distance between columns and between views, in points.
    /// - Parameter size: Returns the size of an element, of which the aspect ratio counts; `nil` to
    ///   make each cell as high as its content.
    /// - Parameter content: Returns the view of an element.
    public init(
      _ elements: some Sequence<Element>, columns: ColumnCount = 2, spacing: Double = 10,
      size: ((Element) -> CGSize?)? = nil, @ViewBuilder content: @escaping (Element) -> Content
    ) {
      self.init(
        WaterfallLayout(
          columns: columns, columnSpacing: spacing, itemSpacing: spacing,
          itemSizing: size == nil ? .exact : .aspectRatio),
        elements, size: size.map { size in { element, _ in size(element) } }, content: content)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack
  where Strategy == FlowLayout, Element: Identifiable, ID == Element.ID {
    /// Creates a grid of lines, each as high as its highest cell.
    ///
    /// - Parameter elements: The elements.
    /// - Parameter columns: The number of columns, fixed or adaptive.
    /// - Parameter spacing: The distance between columns and between lines, in points.
    /// - Parameter size: Returns the size of an element; `nil` to make each cell as high as its
    ///   content.
    /// - Parameter content: Returns the view of an element.
    public init(
      _ elements: some Sequence<Element>, columns: ColumnCount = 2, spacing: Double = 10,
      size: ((Element) -> CGSize?)? = nil, @ViewBuilder content: @escaping (Element) -> Content
    ) {
      self.init(
        FlowLayout(columns: columns, lineSpacing: spacing, itemSpacing: spacing), elements,
        size: size.map { size in { element, _ in size(element) } }, content: content)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension LazyLayoutStack
  where Strategy == GroupedColumnsLayout, Element: Identifiable, ID == Element.ID {
    /// Creates a grouped list, whose rows are as high as their content.
    ///
    /// - Parameter elements: The elements.
    /// - Parameter columns: The number of columns of groups, fixed or adaptive.
    /// - Parameter style: The style of the groups.
    /// - Parameter content: Returns the view of an element.
    public init(
      _ elements: some Sequence<Element>, columns: ColumnCount = 1,
      style: GroupedStyle = .insetGrouped, @ViewBuilder content: @escaping (Element) -> Content
    ) {
      self.init(GroupedColumnsLayout(columns: columns, style: style), elements, content: content)
    }
  }
#endif
