import LayoutCore

/// The part of the container that a block receives, and the distances around the block.
struct BlockEnvironment: Sendable {
  /// The environment for which the block's layout is prepared.
  var environment: LayoutEnvironment
  /// The distances of the block from its neighbours and from the edges of the content.
  var mainStart: Int64
  var mainEnd: Int64
  var crossStart: Int64 = 0
  var crossEnd: Int64 = 0
  /// The insets of bars that are not part of the block's environment.
  ///
  /// The block's layout would leave them to its scroll view.
  var bars = LayoutInsets.zero
  /// The minimum width for sticky elements, if blocks follow each other vertically.
  var stickyWidth = 0.0
}

extension MixedBuilder {
  /// Returns the environment and the distances of the block at a place in the list.
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
      // Bars along the main axis cover part of the viewport, so the visible extent is smaller.
      let room = bars.start(along: axis) + bars.end(along: axis)
      inner.containerSize = inner.containerSize.less(room, along: axis)
    }
    // Rounded to whole pixels, so that the pixels of the block are those of the content.
    start = pixels(start)
    end = pixels(end)
    fit.crossStart = units(start)
    fit.crossEnd = units(end)
    let room = inner.containerSize.extent(along: axis.transposed)
    if start + end > room {
      note(.parameter("blocks"), .noRoom, given: start + end, used: room)
    }
    // The difference of whole pixels can be less than a whole number, by the rounding of `Double`.
    // The block would lose a pixel.
    inner.containerSize = inner.containerSize.less(start + end, along: axis.transposed)
      .mapped(along: axis.transposed) { nearlyWhole($0) ?? $0 }
    fit.environment = inner
    if axis == .vertical { fit.stickyWidth = inner.containerSize.width }
    return fit
  }

  /// Returns the bars that a layout treats in another way than a block must.
  ///
  /// In a block, content scrolls below bars along the main axis, and stays clear of bars across it.
  /// A layout that scrolls along the other axis, or along both, treats some bars differently. Those
  /// bars are not passed to it.
  private func strange(_ layout: AnyLayout) -> LayoutInsets {
    let scrolling: ContentScrolling
    if let mixed: MixedLayout = layout.unwrapped() {
      // Preparing it would prepare its blocks, and theirs: exponential work for nested layouts.
      scrolling = ContentScrolling(along: mixed.axis, followers: .none)
    } else {
      do throws(LayoutError) {
        let nothing = ArrayLayoutDelegate(counts: [])
        scrolling = try layout.prepare(for: nothing, in: environment).contentScrolling
      } catch {
        return .zero
      }
    }
    let scrolled = scrolling.scrollInsets(of: environment)
    let all = environment.insets
    func bar(_ inset: Double, _ scrolled: Double, isMain: Bool) -> Double {
      (scrolled != 0) == isMain ? 0 : inset
    }
    let isVertical = axis == .vertical
    return LayoutInsets(
      top: bar(all.top, scrolled.top, isMain: isVertical),
      leading: bar(all.leading, scrolled.leading, isMain: !isVertical),
      bottom: bar(all.bottom, scrolled.bottom, isMain: isVertical),
      trailing: bar(all.trailing, scrolled.trailing, isMain: !isVertical))
  }

  /// Returns the distances around a block.
  ///
  /// Negative values are replaced by 0.
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
  /// Returns a size that is shorter along an axis, but not less than 0.
  fileprivate func less(_ extent: Double, along axis: LayoutAxis) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: width, height: max(0, height - extent))
      : LayoutSize(width: max(0, width - extent), height: height)
  }

  /// Returns a size with another extent along an axis.
  fileprivate func mapped(along axis: LayoutAxis, _ body: (Double) -> Double) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: width, height: body(height))
      : LayoutSize(width: body(width), height: height)
  }
}
