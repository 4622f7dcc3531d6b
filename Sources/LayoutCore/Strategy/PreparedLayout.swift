/// The result of a strategy: compact numbers that answer where everything is.
///
/// A prepared layout is a value. It holds no objects per item; attributes are made when they are
/// asked for. Pinned and sticky elements depend on the viewport, which every question carries: to
/// scroll is to ask again, with nothing to prepare.
///
/// To write one, implement the requirements below, or return ``PreparedFrames`` from your strategy,
/// which does all of it from a list of attributes.
public protocol PreparedLayout: Sendable {
  /// The extent of everything that can be scrolled to, in points.
  var contentSize: LayoutSize { get }

  /// What bad data was replaced, and with what.
  var diagnostics: LayoutDiagnostics { get }

  /// How many sections the layout holds.
  var numberOfSections: Int { get }

  /// How many items `section` holds; 0 for a section that does not exist.
  func numberOfItems(inSection section: Int) -> Int

  /// The attributes of one element, or nil where the layout has no such element.
  ///
  /// - Parameter element: Any element, also one that lies outside the viewport or does not exist.
  /// - Parameter viewport: The visible part of the content; pinned elements are placed in it.
  func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes?

  /// Appends the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// The answer equals a test of every single frame: an element is in it exactly if it is not hidden
  /// and ``LayoutRect/intersects(_:)`` holds for its frame, for any `rect`. It is ordered by
  /// ``LayoutAttributes/areInOrder(_:_:)``. Nothing is allocated but what `answer` needs to grow.
  /// - Parameter rect: Any rectangle; an empty one gives no elements.
  /// - Parameter viewport: The visible part of the content; pinned elements are placed in it.
  /// - Parameter answer: Where the attributes are appended.
  /// - Complexity: Grows with the size of the answer and the logarithm of the collection's size.
  func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes])

  /// The attributes of every element that the layout has, hidden and empty ones too, in order.
  ///
  /// For tests, exports and small layouts: it makes one value for each element there is.
  /// - Complexity: O(n log n); n = elements.
  func allElements(viewport: LayoutRect) -> [LayoutAttributes]

  /// What the last preparation or update had to do; nothing where a layout does not count.
  var work: LayoutWork { get }

  /// What a query of `rect` has to do beside making its answer; nothing where a layout does not count.
  func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork
}

extension PreparedLayout {
  /// Nothing was counted.
  public var work: LayoutWork { LayoutWork() }

  /// Nothing is counted.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork { LayoutWork() }

  /// The attributes of every element whose frame intersects `rect`, in order.
  ///
  /// - Parameter rect: Any rectangle of the content.
  /// - Parameter viewport: The visible part of the content; pinned elements are placed in it.
  public func elements(in rect: LayoutRect, viewport: LayoutRect) -> [LayoutAttributes] {
    var answer: [LayoutAttributes] = []
    appendElements(in: rect, viewport: viewport, to: &answer)
    return answer
  }

  /// The attributes of every element that is visible in `viewport`, in order.
  public func elements(in viewport: LayoutRect) -> [LayoutAttributes] {
    elements(in: viewport, viewport: viewport)
  }

  /// The frame of an item's cell, or nil where the layout has no such item.
  ///
  /// A cell that sticks to the viewport's edges is told as it lies when nothing is scrolled.
  public func frameOfCell(_ section: Int, _ item: Int) -> LayoutRect? {
    attributes(
      for: .cell(section, item),
      viewport: LayoutRect(origin: .zero, size: contentSize))?.frame
  }
}
