extension SectionStrategy {
  /// Returns ``PixelRounding/lossless``.
  public var rounding: PixelRounding { .lossless }

  /// Returns 0, so the content ends with its last section.
  public var minimumContentExtent: Double { 0 }

  /// Reports no parameters, because the core checks the common ones.
  public func check(
    _ section: Section, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {}

  /// Returns `false`, so the position of every cell is ``CellPosition/single``.
  @inlinable
  public func groupsCells(_ style: Style) -> Bool { false }

  /// Returns 0, for a strategy without checkpoints.
  @inlinable
  public func checkpointSize(of section: SectionSlice, _ style: Style) -> Int { 0 }

  /// Returns `nil`, so that items are placed again from the first changed one on.
  @inlinable
  public func revise(
    _ edit: SectionEdit, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>
  ) -> SectionBody? { nil }
}

extension SectionStrategy where Section == SectionParameters {
  /// Returns the default parameters: one track without spacing, insets, header and footer.
  @inlinable
  public func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> SectionParameters
  {
    SectionParameters()
  }
}

extension SectionStrategy where Style == SectionMetrics {
  /// Returns `metrics`.
  @inlinable
  public func style(
    of section: Section, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> SectionMetrics { metrics }
}

extension SectionStrategy where Style == SectionMetrics, Item == ItemExtents {
  /// Returns the extents of the size that the delegate returns for a proposal of one track.
  @inlinable
  public func item(
    at index: ElementIndex, _ style: SectionMetrics, answeredBy delegate: some LayoutDelegate,
    noting problems: inout LayoutDiagnostics
  ) -> ItemExtents {
    ItemExtents(
      delegate.sizeForItem(at: index, proposal: style.proposal) ?? style.itemSize, of: index,
      in: style, noting: &problems)
  }
}

extension SectionStrategy where Item == NoItemValue {
  /// Returns the empty value, because the strategy's own storage holds all numbers of an item.
  @inlinable
  public func item(
    at index: ElementIndex, _ style: Style, answeredBy delegate: some LayoutDelegate,
    noting problems: inout LayoutDiagnostics
  ) -> Item { Item() }
}

extension SectionStrategy where Items == PlacedItems<Item> {
  /// Stores the result of ``item(at:_:answeredBy:noting:)`` for each item.
  @inlinable
  public func measure(
    _ items: Range<Int>, in section: SectionSlice, _ style: Style,
    _ store: inout SectionStore<Items, State>,
    answeredBy delegate: some LayoutDelegate, noting problems: inout LayoutDiagnostics
  ) {
    for item in items {
      let index = ElementIndex(section: section.section, item: item)
      let value = self.item(at: index, style, answeredBy: delegate, noting: &problems)
      store.items.setValue(value, of: item, in: section)
    }
    store.work.questions += items.count
  }

  /// Returns the stored place of the item.
  @inlinable
  public func span(
    of item: Int, in section: SectionSlice, _ style: Style, _ store: SectionStore<Items, State>
  ) -> ItemSpan { store.items[item, in: section] }

  /// Finds items by the boxes around their places.
  @inlinable
  public func find(
    in window: SectionWindow, _ section: SectionSlice, _ style: Style,
    _ store: SectionStore<Items, State>,
    into sink: inout CellSink
  ) {
    store.find(in: window, section, into: &sink)
  }
}
