#if canImport(SwiftUI)
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  /// A container that places its views by any strategy.
  ///
  /// ```swift
  /// ScrollView {
  ///   LayoutStack(WaterfallLayout(columns: 3)) {
  ///     ForEach(photos) { photo in PhotoView(photo) }
  ///   }
  /// }
  /// ```
  ///
  /// Views are measured in the extents that the strategy proposes. What a view spans, and the section it
  /// belongs to, it says with `stackItem`. The container is as large as its content along the axis that
  /// the strategy scrolls along, and as wide as it is offered across. All views exist at once, as in
  /// every SwiftUI layout: for large collections take ``LazyLayoutStack``.
  ///
  /// SwiftUI mirrors the container where the user reads from right to left. Nothing is pinned: the
  /// container does not know what is scrolled.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct LayoutStack<Strategy: LayoutStrategy>: SwiftUI.Layout {
    /// The strategy.
    public var strategy: Strategy
    /// Device pixels per point, to which edges are rounded; whole points unless told otherwise.
    public var scale: Double

    /// A container of a strategy.
    public init(_ strategy: Strategy, scale: Double = 1) {
      self.strategy = strategy
      self.scale = scale
    }

    /// What was prepared, by the container that it was prepared for.
    public struct Cache {
      var items: StackItems
      var prepared: [(container: LayoutSize, layout: Strategy.Prepared)] = []
    }

    /// Looks at what the views say of themselves.
    public func makeCache(subviews: Subviews) -> Cache { Cache(items: StackItems(subviews)) }

    /// The size of the content: what is proposed across the axis that scrolls, and what is needed along it.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      guard let layout = layout(in: container(proposal), subviews, &cache) else { return .zero }
      var size = CGSize(layout.contentSize)
      if layout.scrollAxis == .vertical, let width = proposal.width { size.width = width }
      if layout.scrollAxis == .horizontal, let height = proposal.height { size.height = height }
      return size
    }

    /// Places the views that stand for elements of the layout; others are given no room.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var container = container(proposal)
      guard var layout = layout(in: container, subviews, &cache) else { return }
      // What counts across is what the container was given in the end.
      var final = container
      if layout.scrollAxis != .horizontal { final.width = Double(bounds.width) }
      if layout.scrollAxis != .vertical { final.height = Double(bounds.height) }
      if final != container, let other = self.layout(in: final, subviews, &cache) {
        layout = other
        container = final
      }
      let viewport = LayoutRect(origin: .zero, size: layout.contentSize)
      for (place, element) in cache.items.elements.enumerated() {
        let frame = layout.attributes(for: element, viewport: viewport)?.frame ?? .zero
        subviews[place].place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          anchor: .topLeading, proposal: ProposedViewSize(CGSize(frame.size)))
      }
    }

    /// The container for a proposal; what is not told, or has no end, is as on a small screen.
    private func container(_ proposal: ProposedViewSize) -> LayoutSize {
      func extent(_ proposed: CGFloat?, _ usual: Double) -> Double {
        guard let proposed, proposed.isFinite else { return usual }
        return Double(max(0, proposed))
      }
      return LayoutSize(
        width: extent(proposal.width, 320), height: extent(proposal.height, 480))
    }

    private func layout(
      in container: LayoutSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> Strategy.Prepared? {
      if let known = cache.prepared.first(where: { $0.container == container }) {
        return known.layout
      }
      let delegate = StackDelegate(items: cache.items, subviews: subviews)
      let environment = LayoutEnvironment(containerSize: container, scale: scale)
      guard let layout = try? strategy.prepare(for: delegate, in: environment) else { return nil }
      if cache.prepared.count >= 4 { cache.prepared.removeFirst() }
      cache.prepared.append((container, layout))
      return layout
    }
  }
#endif
