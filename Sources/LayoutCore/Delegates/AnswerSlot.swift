/// A question that a delegate receives, and the place for its answer.
///
/// The slot contains the answer that applies if the delegate does not give one: the layout's own
/// parameters, for example. A delegate changes it with ``fill(_:_:)``:
///
/// ```swift
/// func answer(in slot: inout AnswerSlot) {
///   slot.fill(.waterfallItem) { index, item in
///     if isPanorama(index) { item.span = 2 }
///   }
/// }
/// ```
///
/// A slot has no type parameter, so that questions pass through type-erased delegates. It is valid
/// during the call only, and cannot be copied.
public struct AnswerSlot: ~Copyable {
  /// The name of the question, such as `Waterfall.section`.
  public let name: StaticString
  /// The index of the item or section that the question is about.
  public private(set) var index: ElementIndex
  /// A Boolean value that indicates whether the delegate answers the question.
  public private(set) var isFilled = false
  /// A Boolean value that indicates whether no answer is requested.
  ///
  /// The strategy only needs to know whether the delegate answers the question about the items of
  /// a section; see ``LayoutDelegate/answers(_:inSection:)``. The value of ``isFilled`` is the
  /// result.
  public var isProbe: Bool { value == nil }
  /// The subject of the question, which ``index`` specifies.
  ///
  /// If ``isProbe`` is true, the subject is a section.
  public let subject: QuestionSubject

  private let type: AnswerType
  /// The address of the answer, or nil if no answer is requested.
  private let value: UnsafeMutableRawPointer?

  init<Answer>(
    _ question: LayoutQuestion<Answer>, at index: ElementIndex,
    _ value: UnsafeMutablePointer<Answer>?
  ) {
    name = question.name
    subject = value == nil ? .section : question.subject
    type = AnswerType(of: Answer.self)
    self.index = index
    self.value = UnsafeMutableRawPointer(value)
  }

  /// Returns a Boolean value that indicates whether the slot is for the answer to `question`.
  public func asks<Answer>(_ question: LayoutQuestion<Answer>) -> Bool {
    // Within a program, equal names usually share their storage.
    (name.utf8Start == question.name.utf8Start || name.hasUnits(of: question.name))
      && type == AnswerType(of: Answer.self)
  }

  /// Changes the answer, if the slot is for the answer to `question`.
  ///
  /// - Parameter question: A question that the delegate answers.
  /// - Parameter change: A closure that changes the answer, given the index that the question is
  ///   about. It is not called for other questions, and not if ``isProbe`` is true.
  public mutating func fill<Answer>(
    _ question: LayoutQuestion<Answer>,
    _ change: (_ index: ElementIndex, _ answer: inout Answer) -> Void
  ) {
    guard asks(question) else { return }
    isFilled = true
    guard let value else { return }
    change(index, &value.assumingMemoryBound(to: Answer.self).pointee)
  }

  /// Passes the question to another delegate, in which the item or section has another index.
  ///
  /// - Parameter delegate: A delegate that this delegate wraps.
  /// - Parameter index: The index of the item or section in that delegate.
  public mutating func forward(to delegate: some LayoutDelegate, at index: ElementIndex) {
    let own = self.index
    self.index = index
    delegate.answer(in: &self)
    self.index = own
  }
}

/// The type of an answer, as far as it can be compared.
private struct AnswerType: Equatable {
  #if hasFeature(Embedded)
    let stride: Int
    let alignment: Int
    init<Answer>(of type: Answer.Type) {
      stride = MemoryLayout<Answer>.stride
      alignment = MemoryLayout<Answer>.alignment
    }
  #else
    let identifier: ObjectIdentifier
    init<Answer>(of type: Answer.Type) { identifier = ObjectIdentifier(type) }
  #endif
}
