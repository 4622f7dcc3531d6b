/// Headers and footers that are measured after the layout is shown.
extension SectionStack {
  @usableFromInline var hasMeasuredBars: Bool { !measuredFrames.isEmpty }

  /// Returns `false` for a section without bars, which ignores measured sizes.
  @usableFromInline
  func canMeasureBars(of number: Int) -> Bool {
    records[number].measuredFrame >= 0 || frames[Int(records[number].style)].hasBars
  }

  /// Sets the measured sizes of a section's bars; a bar without an extent has no measured size.
  ///
  /// The diagnostics of earlier sizes must have been removed.
  @usableFromInline
  mutating func setBarSizes(_ sizes: BarSizes, of number: Int) {
    let place = Int(records[number].measuredFrame)
    if sizes.isEmpty, place < 0 { return }
    var frame = frames[Int(records[number].style)]
    measure(&frame.header, sizes.header, .supplementary(.header, number))
    measure(&frame.footer, sizes.footer, .supplementary(.footer, number))
    if place >= 0 {
      measuredFrames[place] = frame
    } else if let free = freeFrames.popLast() {
      records[number].measuredFrame = free
      measuredFrames[Int(free)] = frame
    } else {
      records[number].measuredFrame = Int32(measuredFrames.count)
      measuredFrames.append(frame)
    }
  }

  private mutating func measure(
    _ bar: inout SectionFrame.Bar, _ size: LayoutSize?, _ element: LayoutElement
  ) {
    guard let size, bar.extent > .zero else { return }
    bar.extent = diagnostics.checkedExtent(size.extent(along: space.axis), of: .element(element))
  }

  /// Removes the diagnostics of measured bars that an update asks for again.
  @usableFromInline
  mutating func removeBarDiagnostics(askedAgainBy changes: LayoutChanges) {
    diagnostics.remove { subject in
      guard case .element(let element) = subject, element.category == .supplementary else {
        return false
      }
      let section = element.index.section
      return SortedSearch.contains(section, in: changes.bars)
        || changes.sections.oldIndex(ofKept: section) != section
    }
  }
}
