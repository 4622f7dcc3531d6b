extension LayoutDelegate {
  /// Returns the delegate's answer to a question.
  ///
  /// - Parameter question: The question.
  /// - Parameter index: The index of the item or section that the question is about.
  /// - Parameter value: The answer if the delegate gives none, such as the layout's own parameters.
  ///   The delegate receives it, and can change a part of it.
  public func answer<Answer>(
    to question: LayoutQuestion<Answer>, at index: ElementIndex, default value: Answer
  ) -> Answer {
    var value = value
    withUnsafeMutablePointer(to: &value) {
      var slot = AnswerSlot(question, at: index, $0)
      answer(in: &slot)
    }
    return value
  }

  /// Returns a Boolean value that indicates whether the delegate answers a question about items.
  ///
  /// A strategy asks this once per section. If the result is false, it does not ask about the
  /// items of the section one by one.
  ///
  /// - Parameter question: The question.
  /// - Parameter section: The section of the items.
  public func answers<Answer>(
    _ question: LayoutQuestion<Answer>, inSection section: Int
  ) -> Bool {
    var slot = AnswerSlot(question, at: ElementIndex(section: section), nil)
    answer(in: &slot)
    return slot.isFilled
  }
}
