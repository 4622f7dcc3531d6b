#if canImport(SwiftUI)
  import LayoutCore
  import SwiftUI

  /// The section, kind and answers of a view in a ``LayoutStack``.
  public struct StackItem: Hashable, Sendable {
    /// The section of the view; sections are ordered by their numbers, which can be any integers.
    public var section: Int
    /// The kind of the view's element: the cell of an item, or the header, footer or background of
    /// its section.
    public var kind: ElementKind
    /// The view's answers to questions of the strategy, such as the number of columns it spans.
    ///
    /// Whole numbers are passed as integers. The first item of a section answers questions about
    /// the section.
    public var answers: [LayoutQuestion: Double]

    /// Creates a description of a view.
    ///
    /// The default is an item of section 0 without answers.
    ///
    /// - Parameter section: The section of the view, as any integer.
    /// - Parameter kind: The kind of the element.
    /// - Parameter answers: The answers to questions of the strategy.
    public init(
      section: Int = 0, kind: ElementKind = .cell, answers: [LayoutQuestion: Double] = [:]
    ) {
      self.section = section
      self.kind = kind
      self.answers = answers
    }

    func answer(_ question: LayoutQuestion) -> LayoutAnswer? {
      guard let number = answers[question] else { return nil }
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  struct StackItemKey: LayoutValueKey {
    static let defaultValue = StackItem()
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  extension View {
    /// Sets the section, kind and answers of the view in the surrounding ``LayoutStack``.
    ///
    /// If the modifier is applied several times, the outermost one applies.
    public nonisolated func stackItem(_ item: StackItem) -> some View {
      layoutValue(key: StackItemKey.self, value: item)
    }

    /// Sets the section, kind and answers of the view in the surrounding ``LayoutStack``.
    ///
    /// If the modifier is applied several times, the outermost one applies.
    ///
    /// ```swift
    /// Poster().stackItem(section: 1, answers: [WaterfallQuestion.columnSpan: 2])
    /// ```
    public nonisolated func stackItem(
      section: Int = 0, kind: ElementKind = .cell, answers: [LayoutQuestion: Double] = [:]
    ) -> some View {
      stackItem(StackItem(section: section, kind: kind, answers: answers))
    }
  }
#endif
