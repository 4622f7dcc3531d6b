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

  /// Appends those elements of a query whose frames depend on the viewport, in order.
  ///
  /// The answer is what ``appendElements(in:viewport:to:)`` gives, without the elements of which
  /// ``movesWithViewport(_:)`` says that they stay. An engine asks for them at every step of a scroll, and
  /// for all others only once in a while: a layout of which little moves answers faster by itself.
  func appendMovingElements(
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

  /// The insets that a scroll view adds around the content, so that bars cover none of it at the ends.
  ///
  /// A layout that scrolls along one axis keeps out of bars along the other by itself.
  var scrollInsets: LayoutInsets { get }

  /// Returns the same layout with the scroll insets of another environment, or nil if the layout must be
  /// prepared for that environment.
  ///
  /// Bars that collapse, keyboards and refresh controls change these insets while the user scrolls. A layout
  /// whose placement does not depend on them takes them here, without asking for sizes.
  ///
  /// - Complexity: O(1).
  func withScrollInsets(of environment: LayoutEnvironment) -> Self?

  /// What covers the edges of a viewport where `element` is to be shown: a pinned header above its
  /// section, or frozen rows and columns. By edge, in points; bars are not counted.
  func obscuredEdges(for element: LayoutElement) -> LayoutInsets

  /// How much of each edge of a viewport is held by what sticks to it wherever the viewport stands, even
  /// where it shows nothing of the content: sticky headers and frozen rows of a sheet. In points.
  ///
  /// What pins within its own section does not count. A layout made of layouts keeps what sticks inside
  /// its part of the content by this.
  var stickyEdges: LayoutInsets { get }

  /// The sections that are laid out together with `section`: all, unless a layout is made of layouts.
  func block(around section: Int) -> Range<Int>

  /// What the index of an element of this sort stands for: told by its category and kind, as the index
  /// may be one of the whole collection while parts of it are hidden.
  func identity(of element: LayoutElement) -> ElementIdentity

  /// The axis along which content grows; nil where it grows along both.
  var scrollAxis: LayoutAxis? { get }

  /// Whether the frames of some elements depend on the viewport.
  ///
  /// A layout that answers false spares an engine a query at every step of a scroll.
  var movesWithViewport: Bool { get }

  /// Whether the frame of `element` depends on the viewport; where it does not, nothing else of its
  /// attributes does.
  func movesWithViewport(_ element: LayoutElement) -> Bool

  /// Whether the frame of `element` depends on where the viewport stands along one axis of the screen: a
  /// cell of a frozen column moves along the horizontal one only.
  func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool

  /// How an element looks just before it comes or just after it went; nil leaves that to the engine.
  ///
  /// - Parameter element: An element of this layout, which is the one after the change for what comes,
  ///   and the one before it for what goes.
  func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance?

  /// How many columns there are, where sections are rows and items are columns; nil elsewhere.
  ///
  /// A layout that has some honours ``LayoutQuestion/trackExtents``. One that is made of layouts tells the
  /// most that any of them has.
  var numberOfColumns: Int? { get }

  /// Whether `section` is a row, and its items are columns.
  func isRow(_ section: Int) -> Bool

  /// Whether sections are laid out by several layouts, and may come from one to another: then some may be
  /// rows while others are not.
  var isComposite: Bool { get }

  /// How far sections are scrolled that scroll by themselves; they are at rest when prepared.
  var sectionOffsets: SectionOffsets { get }

  /// Scrolls sections that scroll by themselves: from here on, every answer shows them so.
  ///
  /// Nothing is prepared. A section goes where it is told, also beyond its ends, where a scroll view
  /// bounces; offsets of sections that do not scroll by themselves count for nothing.
  /// - Parameter offsets: Where sections stand; those that are not mentioned go to rest.
  /// - Complexity: O(1).
  mutating func scrollSections(to offsets: SectionOffsets)

  /// How `section` scrolls by itself; nil where it does not, or does not exist.
  func scrolling(ofSection section: Int) -> ScrollingSection?

  /// Where a section comes to rest that the user let go.
  ///
  /// - Parameter start: Its offset when the user took hold of it, in points.
  /// - Parameter proposed: Where it would come to rest by itself.
  /// - Parameter velocity: How fast it goes, positive in the direction of reading.
  func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double

  /// The extent that a row or column needs for its content, in points; nil where nothing tells.
  ///
  /// - Parameter track: The row's or column's number.
  /// - Parameter viewport: Where cells are asked first.
  /// - Parameter limit: How many cells are asked at most.
  func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double?
}

extension PreparedLayout {
  /// Those of a whole query.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    guard movesWithViewport else { return }
    var end = answer.count
    appendElements(in: rect, viewport: viewport, to: &answer)
    for place in end..<answer.count where movesWithViewport(answer[place].element) {
      answer.swapAt(place, end)
      end += 1
    }
    answer.removeLast(answer.count - end)
  }

  /// Nothing was counted.
  public var work: LayoutWork { LayoutWork() }

  /// Nothing is counted.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork { LayoutWork() }

  /// No insets.
  public var scrollInsets: LayoutInsets { .zero }

  /// Returns nil.
  public func withScrollInsets(of environment: LayoutEnvironment) -> Self? { nil }

  /// Nothing is covered.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets { .zero }

  /// Nothing sticks.
  public var stickyEdges: LayoutInsets { .zero }

  /// All sections.
  public func block(around section: Int) -> Range<Int> { 0..<max(0, numberOfSections) }

  /// Down.
  public var scrollAxis: LayoutAxis? { .vertical }

  /// They might.
  public var movesWithViewport: Bool { true }

  /// It might, if any does.
  public func movesWithViewport(_ element: LayoutElement) -> Bool { movesWithViewport }

  /// Along both, if it does at all.
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    movesWithViewport(element)
  }

  /// The engine's.
  public func appearance(of element: LayoutElement, isEntering: Bool) -> LayoutAppearance? { nil }

  /// Sections and items are no rows and columns.
  public var numberOfColumns: Int? { nil }

  /// Returns `true` for every section if there are columns.
  public func isRow(_ section: Int) -> Bool {
    numberOfColumns != nil && section >= 0 && section < numberOfSections
  }

  /// One lays out all.
  public var isComposite: Bool { false }

  /// Whether all sections are rows, and will be.
  public var isSheet: Bool { !isComposite && numberOfColumns != nil }

  /// There is no such row or column.
  public func fittingExtent(
    ofTrack track: Int, isRow: Bool, viewport: LayoutRect, limit: Int,
    for delegate: AnyLayoutDelegate
  ) -> Double? { nil }

  /// No section scrolls by itself.
  public var sectionOffsets: SectionOffsets { SectionOffsets() }

  /// No section scrolls by itself.
  public mutating func scrollSections(to offsets: SectionOffsets) {}

  /// No section scrolls by itself.
  public func scrolling(ofSection section: Int) -> ScrollingSection? { nil }

  /// Where it is proposed.
  public func restingOffset(
    ofSection section: Int, from start: Double, proposed: Double, velocity: Double
  ) -> Double { proposed }

  /// The same layout with sections scrolled to `offsets`.
  public func scrolled(to offsets: SectionOffsets) -> Self {
    var copy = self
    copy.scrollSections(to: offsets)
    return copy
  }

  /// Cells go with their items, all else with its section.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    element.category == .cell ? .item : .section
  }

  /// What an element is to somebody who hears it: told by its category and kind.
  public func role(of element: LayoutElement) -> ElementRole {
    switch (element.category, element.kind) {
    case (.cell, _): .cell
    case (.decoration, .background): .group(section: element.index.section)
    case (.decoration, _): .decoration
    case (.supplementary, .header): .header(section: element.index.section)
    case (.supplementary, .footer): .footer(section: element.index.section)
    case (.supplementary, .rowHeader): .rowHeader(row: element.index.section)
    case (.supplementary, .columnHeader): .columnHeader(column: element.index.item)
    case (.supplementary, _): .supplementary
    }
  }

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

  /// Returns the resting frame of an item's cell, or nil if the layout has no such item.
  ///
  /// The resting frame of a pinned cell is its frame while nothing is scrolled.
  public func cellFrame(at index: ElementIndex) -> LayoutRect? {
    attributes(
      for: .cell(at: index),
      viewport: LayoutRect(origin: .zero, size: contentSize))?.frame
  }
}
