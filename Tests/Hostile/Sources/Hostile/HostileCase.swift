import Foundation
import LayoutCore
import LayoutRuntime
import LayoutTesting

/// One case: a layout, a collection and arguments, all made from one number.
struct HostileCase {
  let seed: UInt64
  let number: Int
  /// A Boolean value that indicates whether the case prints its steps, to examine a failure.
  let isDescribed: Bool
  private var values: HostileValues

  init(seed: UInt64, number: Int, isDescribed: Bool = false) {
    self.seed = seed
    self.number = number
    self.isDescribed = isDescribed
    var mixer = SeededGenerator(seed: seed ^ UInt64(number) &* 0xd134_2543_de82_ef95)
    values = HostileValues(seed: mixer.next())
  }

  func describe(_ text: @autoclosure () -> String) {
    guard isDescribed else { return }
    print(text())
    // A trap must not take the description with it.
    fflush(nil)
  }

  /// Runs the case and returns what is wrong with an answer, or nil.
  mutating func finding() -> String? {
    let layout = values.layout()
    let delegate = HostileDelegate(seed: values.random.next(), using: &values)
    let environment = values.environment()
    describe("layout: \(layout)\nenvironment: \(environment)\ncounts: \(delegate.counts)")
    do throws(LayoutError) {
      if values.oneIn(2) {
        let prepared = try layout.prepare(for: delegate, in: environment)
        return query(prepared)
      }
      var session = HostileSession(
        engine: try LayoutEngine(layout, for: delegate, in: environment), delegate: delegate,
        isDescribed: isDescribed)
      for _ in 0..<5 {
        if let finding = session.step(&values) { return finding }
      }
      return nil
    } catch {
      describe("error: \(error)")
      return nil
    }
  }

  private mutating func query(_ prepared: AnyPreparedLayout) -> String? {
    let layout = prepared
    guard layout.contentSize.isFinite else { return "content size \(layout.contentSize)" }
    var offsets = SectionOffsets()
    if values.oneIn(3) {
      offsets = [0: values.wildNumber(), values.integer(): values.wildNumber()]
    }
    for _ in 0..<4 {
      let rect = values.rect()
      var viewport = LayoutViewport(values.rect(), sectionOffsets: offsets)
      if values.oneIn(3) { viewport.insets = values.insets() }
      describe("query \(rect) with viewport \(viewport)")
      for attributes in layout.elements(in: rect, viewport: viewport)
      where !attributes.frame.isFinite {
        return "\(attributes.element) has the frame \(attributes.frame)"
      }
      let element = values.element()
      describe("element \(element)")
      if let attributes = layout.attributes(for: element, in: viewport),
        !attributes.frame.isFinite
      {
        return "\(element) has the frame \(attributes.frame)"
      }
      _ = layout.obscuredEdges(for: element)
      _ = layout.identity(of: element)
      _ = layout.scrolling(ofSection: element.index.section)
      _ = layout.numberOfItems(inSection: element.index.section)
      _ = layout.restingOffset(
        ofSection: element.index.section,
        after: SectionDrag(
          from: values.wildNumber(), proposed: values.wildNumber(), velocity: values.wildNumber()))
    }
    return nil
  }
}

extension LayoutSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
