#if canImport(SwiftUI)
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  /// The elements of the layout that the views of a container correspond to.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  struct StackItems {
    /// The element of each view.
    private(set) var elements: [LayoutElement] = []
    /// The section, kind and answers of each view.
    private(set) var items: [StackItem] = []
    /// The indexes of the views that are cells, by section.
    private(set) var sections: [[Int]] = []

    init(_ subviews: LayoutSubviews) {
      items = subviews.map { $0[StackItemKey.self] }
      let numbers = Set(items.map { $0.section }).sorted()
      var order: [Int: Int] = [:]
      for (place, number) in numbers.enumerated() { order[number] = place }
      sections = numbers.map { _ in [] }
      for (place, item) in items.enumerated() {
        let section = order[item.section] ?? 0
        if item.kind == .cell {
          elements.append(.cell(section: section, item: sections[section].count))
          sections[section].append(place)
        } else if item.kind == .background {
          elements.append(.decoration(item.kind, section))
        } else {
          elements.append(.supplementary(item.kind, section))
        }
      }
    }
  }

  /// A delegate that answers a strategy's questions from the views of a container.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  struct StackDelegate: LayoutDelegate {
    let items: StackItems
    let subviews: LayoutSubviews

    /// The number of steps in a point to which measured sizes are rounded up.
    ///
    /// A layout cannot read the scale of the display. A pixel is a whole number of these steps on
    /// displays with 1 to 6 pixels in a point, so an extent of whole pixels is not rounded. Text
    /// that gets less than its size by a fraction of a pixel drops a line.
    static let stepsPerPoint = 60.0

    var numberOfSections: Int { items.sections.count }

    var measuresItems: Bool { true }

    func numberOfItems(inSection section: Int) -> Int {
      items.sections.indices.contains(section) ? items.sections[section].count : 0
    }

    private func view(_ index: ElementIndex) -> Int? {
      guard items.sections.indices.contains(index.section),
        items.sections[index.section].indices.contains(index.item)
      else { return nil }
      return items.sections[index.section][index.item]
    }

    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      guard let place = view(index) else { return nil }
      let size = subviews[place].sizeThatFits(
        ProposedViewSize(
          width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
      // A size that is above a step by the error of floating-point numbers is that step.
      func roundedUp(_ extent: CGFloat) -> Double {
        (Double(extent) * Self.stepsPerPoint - 1e-6).rounded(.up) / Self.stepsPerPoint
      }
      return LayoutSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    func answer(in slot: inout AnswerSlot) {
      if slot.isProbe {
        guard items.sections.indices.contains(slot.index.section) else { return }
        for place in items.sections[slot.index.section] { items.items[place].answer(in: &slot) }
      } else {
        let subject =
          slot.subject == .section ? ElementIndex(section: slot.index.section) : slot.index
        if let place = view(subject) { items.items[place].answer(in: &slot) }
      }
    }
  }
#endif
