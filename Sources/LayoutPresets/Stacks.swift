#if canImport(SwiftUI)
  import Flow
  import GroupedColumns
  import LayoutCore
  import LayoutSwiftUI
  import SwiftUI
  import Waterfall

  /// A SwiftUI container whose views are a waterfall.
  ///
  /// ```swift
  /// WaterfallStack(columns: 3, spacing: 8) {
  ///   ForEach(photos) { PhotoView($0) }
  /// }
  /// ```
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias WaterfallStack = LayoutStack<WaterfallLayout>

  /// A SwiftUI container whose sections of views go to columns.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias GroupedColumnsStack = LayoutStack<GroupedColumnsLayout>

  /// A SwiftUI container whose views follow each other in lines.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias FlowStack = LayoutStack<FlowLayout>

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == WaterfallLayout {
    /// A waterfall whose views are as high as they want to be in their columns.
    ///
    /// - Parameter spacing: Between columns and between views, in points.
    public init(columns: ColumnCount = 2, spacing: Double = 10, scale: Double = 1) {
      self.init(
        WaterfallLayout(
          columns: columns, columnSpacing: spacing, itemSpacing: spacing, itemSizing: .exact),
        scale: scale)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == GroupedColumnsLayout {
    /// Grouped columns of views, each as high as it wants to be.
    ///
    /// - Parameter spacing: Between columns, in points.
    /// - Parameter sectionPadding: Before every section, in points.
    public init(
      columns: ColumnCount = 2, spacing: Double = 0, sectionPadding: Double = 5,
      style: GroupedStyle = .insetGrouped, scale: Double = 1
    ) {
      self.init(
        GroupedColumnsLayout(
          columns: columns, columnSpacing: spacing, sectionPadding: sectionPadding, style: style),
        scale: scale)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == FlowLayout {
    /// Lines of views, each as large as it wants to be.
    ///
    /// - Parameter spacing: Between views and between lines, in points.
    /// - Parameter alignment: Where the views of a line go that do not fill it.
    public init(
      spacing: Double = 10, alignment: FlowLineAlignment = .leading, scale: Double = 1
    ) {
      self.init(
        FlowLayout(lineSpacing: spacing, itemSpacing: spacing, lineAlignment: alignment),
        scale: scale)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension View {
    /// Tells a ``WaterfallStack`` how many columns the view spans, and which it begins in; of several, the
    /// outermost counts.
    public nonisolated func waterfallItem(
      section: Int = 0, columnSpan: Int = 1, column: Int? = nil
    ) -> some View {
      var answers: [LayoutQuestion: Double] = [:]
      if columnSpan != 1 { answers[WaterfallQuestion.columnSpan] = Double(columnSpan) }
      if let column { answers[WaterfallQuestion.column] = Double(column) }
      return stackItem(section: section, answers: answers)
    }
  }
#endif
