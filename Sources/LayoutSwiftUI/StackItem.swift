#if canImport(SwiftUI)
  import LayoutCore
  import SwiftUI

  /// The section, kind and answers of a view in a ``LayoutStack``.
  public struct StackItem: Sendable {
    /// The section of the view; sections are ordered by their numbers, which can be any integers.
    public var section: Int
    /// The kind of the view's element: the cell of an item, or the header, footer or background of
    /// its section.
    public var kind: ElementKind
    private var answers: [@Sendable (inout AnswerSlot) -> Void] = []

    /// Creates a description of a view.
    ///
    /// The default is an item of section 0 without answers.
    ///
    /// - Parameter section: The section of the view, as any integer.
    /// - Parameter kind: The kind of the element.
    public init(section: Int = 0, kind: ElementKind = .cell) {
      self.section = section
      self.kind = kind
    }

    /// Returns a copy with an answer to a question of the strategy, such as the number of columns
    /// that the view spans.
    ///
    /// The first item of a section answers questions about the section.
    ///
    /// - Parameter question: The question.
    /// - Parameter change: A closure that changes the answer. The strategy's default applies to
    ///   all properties that it does not change.
    public func answering<Answer>(
      _ question: LayoutQuestion<Answer>, _ change: @escaping @Sendable (inout Answer) -> Void
    ) -> StackItem {
      var copy = self
      copy.answers.append { slot in slot.fill(question) { change(&$1) } }
      return copy
    }

    func answer(in slot: inout AnswerSlot) {
      for answer in answers { answer(&slot) }
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

    /// Sets the section and kind of the view in the surrounding ``LayoutStack``.
    ///
    /// If the modifier is applied several times, the outermost one applies.
    public nonisolated func stackItem(section: Int = 0, kind: ElementKind = .cell) -> some View {
      stackItem(StackItem(section: section, kind: kind))
    }

    /// Sets the section and kind of the view, and its answer to a question of the strategy, in the
    /// surrounding ``LayoutStack``.
    ///
    /// If the modifier is applied several times, the outermost one applies.
    ///
    /// ```swift
    /// Poster().stackItem(section: 1, answering: .waterfallItem) { $0.span = 2 }
    /// ```
    ///
    /// - Parameter section: The section of the view.
    /// - Parameter kind: The kind of the element.
    /// - Parameter question: The question.
    /// - Parameter change: A closure that changes the answer.
    public nonisolated func stackItem<Answer>(
      section: Int = 0, kind: ElementKind = .cell, answering question: LayoutQuestion<Answer>,
      _ change: @escaping @Sendable (inout Answer) -> Void
    ) -> some View {
      stackItem(StackItem(section: section, kind: kind).answering(question, change))
    }
  }
#endif
