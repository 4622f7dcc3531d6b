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
  /// The stack measures views in the extents that the strategy proposes. Use `stackItem` to set the
  /// section of a view, and its answers to the strategy's questions, such as the number of columns
  /// that it spans.
  ///
  /// A view gets at least the room that it was measured to need in these extents. SwiftUI rounds
  /// places to pixels.
  ///
  /// Along the scroll axis of the strategy, the container is as large as its content. Across it,
  /// the container takes the proposed extent. All views exist at once, as in every SwiftUI layout.
  /// Use ``LazyLayoutStack`` for large collections.
  ///
  /// SwiftUI mirrors the container in right-to-left environments. Pinned elements do not stay in
  /// view, because the container does not know the scroll position.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct LayoutStack<Strategy: LayoutStrategy>: SwiftUI.Layout {
    /// The strategy that places the views.
    public var strategy: Strategy

    /// Creates a container with a strategy.
    ///
    /// - Parameter strategy: The strategy that places the views.
    public init(_ strategy: Strategy) { self.strategy = strategy }

    /// The prepared layouts, by the size of the container.
    public struct Cache {
      var items: StackItems
      var prepared: [(container: LayoutSize, layout: Strategy.Prepared)] = []
    }

    /// Creates a cache with the section, kind and answers of each view.
    public func makeCache(subviews: Subviews) -> Cache { Cache(items: StackItems(subviews)) }

    /// Returns the size of the container.
    ///
    /// - Returns: The size of the content. Across the scroll axis, it is the proposed extent if
    ///   there is one.
    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      guard let layout = layout(in: container(proposal), subviews, &cache) else { return .zero }
      var size = CGSize(layout.contentSize)
      if layout.scrollAxis == .vertical, let width = proposal.width { size.width = width }
      if layout.scrollAxis == .horizontal, let height = proposal.height { size.height = height }
      return size
    }

    /// Places the views that correspond to elements of the layout, and gives the others no room.
    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var container = container(proposal)
      guard var layout = layout(in: container, subviews, &cache) else { return }
      // Across the scroll axis, the final bounds replace the proposal.
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

    /// Returns the container size for a proposal; missing and infinite extents become 320 × 480
    /// points.
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
      let environment = LayoutEnvironment(
        containerSize: container, scale: StackDelegate.stepsPerPoint)
      guard let layout = try? strategy.prepare(for: delegate, in: environment) else { return nil }
      if cache.prepared.count >= 4 { cache.prepared.removeFirst() }
      cache.prepared.append((container, layout))
      return layout
    }
  }
#endif
