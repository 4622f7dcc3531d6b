import LayoutCore

/// What a block gets of the container, and how it lies in it.
struct BlockEnvironment: Sendable {
  /// What the block's layout is prepared for.
  var environment: LayoutEnvironment
  /// The distances of the block from its neighbours and from the edges of the content, along the main and
  /// the cross axis.
  var mainStart: Int64
  var mainEnd: Int64
  var crossStart: Int64 = 0
  var crossEnd: Int64 = 0
  /// What bars cover of a viewport that the block's layout does not know of, because it would take it for
  /// its scroll view's business.
  var bars = LayoutInsets.zero
  /// The width in which what sticks has to stay at least, where blocks follow each other downwards.
  var stickyWidth = 0.0
}

extension MixedBuilder {
  /// What the block with the given place in the list gets.
  mutating func makeFit(ofBlock block: Int) -> BlockEnvironment {
    var inner = environment
    let margins = insets(ofBlock: block)
    var fit = BlockEnvironment(
      environment: inner,
      mainStart: units(margins.start(along: axis)), mainEnd: units(margins.end(along: axis)))
    var start = margins.start(along: axis.transposed)
    var end = margins.end(along: axis.transposed)
    if environment.insets != .zero {
      let bars = strange(layout.blocks[block].layout)
      inner.insets = inner.insets.without(bars)
      start += bars.start(along: axis.transposed)
      end += bars.end(along: axis.transposed)
      fit.bars = bars
      // Along the main axis bars lie beside the content; there is that much less to see at a time.
      let room = bars.start(along: axis) + bars.end(along: axis)
      inner.containerSize = inner.containerSize.less(room, along: axis)
    }
    // On whole pixels, so that the block's own pixels are the content's.
    start = pixels(start)
    end = pixels(end)
    fit.crossStart = units(start)
    fit.crossEnd = units(end)
    let room = inner.containerSize.extent(along: axis.transposed)
    if start + end > room, start + end > 0 {
      note(.parameter("blocks"), .noRoom, given: start + end, used: room)
    }
    inner.containerSize = inner.containerSize.less(start + end, along: axis.transposed)
    fit.environment = inner
    if axis == .vertical { fit.stickyWidth = inner.containerSize.width }
    return fit
  }

  /// The bars that a layout treats in another way than a block must: along the main axis they lie beside
  /// the content, where only what pins keeps out of them, and across it all content does.
  ///
  /// A layout that scrolls along both axes, or along the other one, is of another opinion: then it is not
  /// told of those bars.
  private func strange(_ layout: AnyLayout) -> LayoutInsets {
    let empty: AnyPreparedLayout
    do throws(LayoutError) {
      empty = try layout.prepare(for: NoSections(), in: environment)
    } catch {
      return .zero
    }
    let told = empty.scrollInsets
    let all = environment.insets
    func bar(_ inset: Double, _ told: Double, isMain: Bool) -> Double {
      (told != 0) == isMain ? 0 : inset
    }
    let isVertical = axis == .vertical
    return LayoutInsets(
      top: bar(all.top, told.top, isMain: isVertical),
      leading: bar(all.leading, told.leading, isMain: !isVertical),
      bottom: bar(all.bottom, told.bottom, isMain: isVertical),
      trailing: bar(all.trailing, told.trailing, isMain: !isVertical))
  }

  /// The distances around a block, none of them negative.
  private mutating func insets(ofBlock block: Int) -> LayoutInsets {
    let given = layout.blocks[block].insets
    return LayoutInsets(
      top: length(given.top), leading: length(given.leading), bottom: length(given.bottom),
      trailing: length(given.trailing))
  }

  private mutating func length(_ points: Double) -> Double {
    checked(points, of: "blocks", atLeast: 0)
  }
}

extension LayoutInsets {
  fileprivate func without(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: top - other.top, leading: leading - other.leading, bottom: bottom - other.bottom,
      trailing: trailing - other.trailing)
  }
}

extension LayoutSize {
  /// A size that is shorter along an axis, never less than nothing.
  fileprivate func less(_ extent: Double, along axis: LayoutAxis) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: width, height: max(0, height - extent))
      : LayoutSize(width: max(0, width - extent), height: height)
  }
}
