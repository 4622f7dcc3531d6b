import LayoutCore

extension WaterfallBuilder {
  // MARK: 5. Stack

  @usableFromInline
  mutating func stackSections() -> PreparedWaterfall {
    let limit = LayoutLimits.maximumPosition.rawValue
    var builder = ExtentAxisBuilder(expecting: prepared.sections.count)
    var end: Int64 = 0
    for section in prepared.sections {
      let style = prepared.styles[section.style]
      let natural =
        style.header.total &+ style.insetStart &+ section.itemsExtent &+ style.insetEnd
        &+ style.footer.total
      // Content ends at the farthest position; what follows lies there, one over the other.
      let extent = min(max(0, natural), limit - end)
      builder.append(extent)
      end &+= extent
      let itemsStart = style.header.total &+ style.insetStart
      prepared.overhangBefore = max(prepared.overhangBefore, -itemsStart, -style.header.before)
      prepared.overhangAfter = max(
        prepared.overhangAfter, itemsStart &+ section.itemsExtent &- extent,
        natural &- extent &- min(0, style.footer.after))
    }
    prepared.axis = builder.finish()
    if end == limit {
      diagnostics.note(
        LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
    }
    let least = LayoutUnit.checkedExtent(layout.minimumContentExtent) { problem, used in
      diagnostics.note(
        LayoutDiagnostic(
          .parameter("minimumContentExtent"), problem, given: layout.minimumContentExtent,
          used: used))
    }
    prepared.space.mainLength = max(end, least.rawValue)
    prepared.diagnostics = diagnostics
    return prepared
  }
}
