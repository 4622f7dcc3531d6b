#if canImport(SwiftUI)
  import Flow
  import GroupedColumns
  import LayoutCore
  import LayoutSwiftUI
  import SwiftUI
  import Waterfall

  /// A SwiftUI container that arranges its views in a waterfall, and makes all of them.
  ///
  /// Use ``WaterfallGrid`` for more than a few dozen views.
  ///
  /// ```swift
  /// EagerWaterfallStack(columns: 3, spacing: 8) {
  ///   ForEach(photos) { PhotoView($0) }
  /// }
  /// ```
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias EagerWaterfallStack = LayoutStack<WaterfallLayout>

  /// A SwiftUI container that places whole sections of views in columns, and makes all of them.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias EagerGroupedColumnsStack = LayoutStack<GroupedColumnsLayout>

  /// A SwiftUI container that arranges its views in lines, and makes all of them.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public typealias EagerFlowStack = LayoutStack<FlowLayout>

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == WaterfallLayout {
    /// Creates a waterfall of views, each as high as its content.
    ///
    /// - Parameter columns: The number of columns, fixed or adaptive.
    /// - Parameter spacing: The distance between columns and between views, in points.
    public init(columns: ColumnCount = 2, spacing: Double = 10) {
      self.init(
        WaterfallLayout(
          columns: columns, columnSpacing: spacing, itemSpacing: spacing, itemSizing: .exact))
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == GroupedColumnsLayout {
    /// Creates grouped columns of views, each as high as its content.
    ///
    /// - Parameter columns: The number of columns, fixed or adaptive.
    /// - Parameter spacing: The distance between columns, in points.
    /// - Parameter sectionSpacing: The distance before every section, in points.
    /// - Parameter style: The style of the groups.
    public init(
      columns: ColumnCount = 2, spacing: Double = 0, sectionSpacing: Double = 5,
      style: GroupedStyle = .insetGrouped
    ) {
      self.init(
        GroupedColumnsLayout(
          columns: columns, columnSpacing: spacing, sectionSpacing: sectionSpacing, style: style))
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension LayoutStack where Strategy == FlowLayout {
    /// Creates lines of views, each as large as its content.
    ///
    /// - Parameter spacing: The distance between views and between lines, in points.
    /// - Parameter alignment: The alignment of lines that the views do not fill.
    public init(spacing: Double = 10, alignment: FlowLineAlignment = .leading) {
      self.init(FlowLayout(lineSpacing: spacing, itemSpacing: spacing, lineAlignment: alignment))
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension View {
    /// Sets the section and the columns of the view in a surrounding ``EagerWaterfallStack``.
    ///
    /// If the modifier is applied several times, the outermost one applies.
    ///
    /// - Parameter section: The section of the view.
    /// - Parameter columnSpan: The number of columns that the view spans.
    /// - Parameter column: The column in which the view begins, from 0; `nil` for any.
    public nonisolated func waterfallItem(
      section: Int = 0, columnSpan: Int = 1, column: Int? = nil
    ) -> some View {
      stackItem(
        StackItem(section: section).answering(.waterfallItem) {
          $0 = WaterfallItem(span: columnSpan, track: column)
        })
    }
  }
#endif
