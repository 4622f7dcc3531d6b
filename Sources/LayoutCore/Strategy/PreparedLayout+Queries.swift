/// Queries in their shortest form.
extension PreparedLayout {
  /// Returns the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  public func elements(in rect: LayoutRect, viewport: LayoutViewport) -> [LayoutAttributes] {
    var result = QueryResult()
    find(LayoutQuery(in: rect, viewport: viewport), into: &result)
    return result.elements
  }

  /// Returns the attributes of every element whose frame intersects `rect`, in order.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content, in points.
  public func elements(in rect: LayoutRect, viewport: LayoutRect) -> [LayoutAttributes] {
    elements(in: rect, viewport: LayoutViewport(viewport))
  }

  /// Returns the attributes of every element that is visible in `viewport`, in order.
  public func elements(in viewport: LayoutViewport) -> [LayoutAttributes] {
    elements(in: viewport.rect, viewport: viewport)
  }

  /// Returns the attributes of every element that is visible in `viewport`, in order.
  public func elements(in viewport: LayoutRect) -> [LayoutAttributes] {
    elements(in: LayoutViewport(viewport))
  }

  /// Returns the attributes of `element`, or `nil` if the layout has no such element.
  ///
  /// - Parameter element: Any element. It may be outside the viewport or not exist.
  /// - Parameter viewport: The visible part of the content, in points.
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    attributes(for: element, in: LayoutViewport(viewport))
  }

  /// Returns the attributes of every element, in order, including hidden and empty ones.
  ///
  /// Use it for tests, exports and small layouts, because it creates one value for each element.
  ///
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Complexity: O(n log n); n = elements.
  public func allElements(in viewport: LayoutViewport) -> [LayoutAttributes] {
    var result = QueryResult()
    find(LayoutQuery(in: nil, viewport: viewport), into: &result)
    return result.elements
  }

  /// Returns the attributes of every element, in order, including hidden and empty ones.
  ///
  /// - Parameter viewport: The visible part of the content, in points.
  /// - Complexity: O(n log n); n = elements.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    allElements(in: LayoutViewport(viewport))
  }

  /// Returns the resting frame of an item's cell, or `nil` if the layout has no such item.
  ///
  /// The resting frame of a pinned cell is its frame if nothing is scrolled.
  public func cellFrame(at index: ElementIndex) -> LayoutRect? {
    // Bars would hold pinned cells inside them.
    let content = LayoutRect(origin: .zero, size: contentSize)
    return attributes(for: .cell(at: index), in: LayoutViewport(content, insets: .zero))?.frame
  }

  /// Appends the attributes of every element whose frame intersects `rect` to an array, in order.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Parameter answer: The array to append to.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutViewport, to answer: inout [LayoutAttributes]
  ) {
    var result = QueryResult()
    swap(&result.elements, &answer)
    find(LayoutQuery(in: rect, viewport: viewport), into: &result)
    swap(&result.elements, &answer)
  }

  /// Appends the elements of a query whose frames depend on the viewport to an array, in order.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  /// - Parameter answer: The array to append to.
  public func appendFollowers(
    in rect: LayoutRect, viewport: LayoutViewport, to answer: inout [LayoutAttributes]
  ) {
    let followers = contentScrolling.followers
    guard followers != .none else { return }
    let first = answer.count
    var result = QueryResult()
    swap(&result.elements, &answer)
    find(LayoutQuery(in: rect, viewport: viewport, part: .followers), into: &result)
    swap(&result.elements, &answer)
    if followers == .pinned {
      answer.keep(from: first) { !changedAxes(of: $0.element).isEmpty }
    }
  }

  /// Returns the number of parts of the layout that a query examines.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content. Pinned elements are placed in it.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutViewport) -> LayoutWork {
    var result = QueryResult()
    find(LayoutQuery(in: rect, viewport: viewport), into: &result)
    var work = LayoutWork()
    work.searched = result.searched
    return work
  }

  /// Returns the number of parts of the layout that a query examines.
  ///
  /// - Parameter rect: Any rectangle of the content, in points.
  /// - Parameter viewport: The visible part of the content, in points.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    work(ofQueryIn: rect, viewport: LayoutViewport(viewport))
  }
}
