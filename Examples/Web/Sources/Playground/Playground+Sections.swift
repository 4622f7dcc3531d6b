import LayoutCore
import LayoutRuntime

/// Sections that scroll independently of the content.
extension Playground {
  /// Reports the section that scrolls by itself at a point: its number, whether it scrolls
  /// vertically, the sign of its offsets, its offset, its bounds and the extent of its frame.
  func section(at numbers: [Double]) {
    guard numbers.count >= 2, let engine = current?.engine else { return }
    let point = LayoutPoint(x: numbers[0], y: numbers[1])
    var last = -1
    for attributes in engine.elements(in: engine.viewport) {
      let section = attributes.element.index.section
      if section == last { continue }
      last = section
      guard let scrolling = engine.scrolling(ofSection: section),
        scrolling.frame.contains(point)
      else { continue }
      answer.append(section)
      answer.append(scrolling.axis == .vertical ? 1 : 0)
      answer.numbers.append(scrolling.sign)
      answer.numbers.append(engine.sectionOffset(section))
      answer.numbers.append(scrolling.offsets.lowerBound)
      answer.numbers.append(scrolling.offsets.upperBound)
      answer.numbers.append(
        scrolling.axis == .vertical ? scrolling.frame.height : scrolling.frame.width)
      return
    }
  }

  /// Scrolls a section to an offset, and answers as a step of the viewport does.
  func scrollSection(_ numbers: [Double]) {
    guard numbers.count >= 2, numbers[0].magnitude < 1e9,
      let delta = current?.engine.scrollSection(Int(numbers[0]), to: numbers[1])
    else { return }
    append(delta)
  }

  /// Reports the offset at which a section comes to rest: section, start, end and velocity of a drag.
  func rest(_ numbers: [Double]) {
    guard numbers.count >= 4, numbers[0].magnitude < 1e9, let engine = current?.engine else {
      return
    }
    let section = Int(numbers[0])
    guard let scrolling = engine.scrolling(ofSection: section) else { return }
    let drag = SectionDrag(from: numbers[1], proposed: numbers[2], velocity: numbers[3])
    let offset = engine.restingOffset(ofSection: section, after: drag)
    answer.numbers.append(
      min(max(offset, scrolling.offsets.lowerBound), scrolling.offsets.upperBound))
  }

  /// Returns the offset of a section that shows one of its elements, or nil if it need not scroll.
  func sectionOffset(toShow element: LayoutElement, _ engine: LayoutEngine)
    -> Double?
  {
    let section = element.index.section
    guard let scrolling = engine.scrolling(ofSection: section),
      let shift = scrolling.shift(toShow: engine.attributes(for: element)?.frame), shift != 0
    else { return nil }
    let offset = engine.sectionOffset(section)
    let bounds = scrolling.offsets
    let wanted = min(max(offset + shift * scrolling.sign, bounds.lowerBound), bounds.upperBound)
    let resting = engine.restingOffset(
      ofSection: section, after: SectionDrag(from: offset, proposed: wanted, velocity: 0))
    // The element is in view, even if the section would rest elsewhere.
    var copy = engine
    copy.scrollSection(section, to: resting)
    let isShown = scrolling.shift(toShow: copy.attributes(for: element)?.frame) == 0
    return isShown ? min(max(resting, bounds.lowerBound), bounds.upperBound) : wanted
  }

  /// Returns the next cell on one side, also if its section has to scroll to show it.
  func neighbor(
    of element: LayoutElement, toward side: LayoutSide, _ engine: LayoutEngine
  ) -> LayoutElement? {
    let section = element.index.section
    if let scrolling = engine.scrolling(ofSection: section), scrolling.axis == side.axis,
      let frame = engine.attributes(for: element)?.frame
    {
      // The engine searches the content, so the element is moved to its middle first.
      let shift =
        scrolling.axis == .vertical
        ? frame.midY - scrolling.frame.midY : frame.midX - scrolling.frame.midX
      var copy = engine
      copy.scrollSection(
        section, to: engine.sectionOffset(section) + shift * scrolling.sign)
      if let next = copy.neighbor(of: element, toward: side), next.index.section == section {
        return next
      }
      return nil
    }
    return engine.neighbor(of: element, toward: side)
  }
}

extension ScrollingSection {
  /// The direction in which offsets increase: 1, or −1 if it is from right to left.
  fileprivate var sign: Double { axis == .horizontal && direction == .rightToLeft ? -1 : 1 }

  /// Returns the distance by which a frame is out of view along the axis, or nil without a frame.
  fileprivate func shift(toShow other: LayoutRect?) -> Double? {
    guard let other else { return nil }
    let (low, high, from, to) =
      axis == .vertical
      ? (other.minY, other.maxY, frame.minY, frame.maxY)
      : (other.minX, other.maxX, frame.minX, frame.maxX)
    // Rounded edges may differ by a pixel.
    if low >= from - 1, high <= to + 1 { return 0 }
    if high - low > to - from { return sign < 0 ? high - to : low - from }
    return low < from ? low - from : high - to
  }
}
