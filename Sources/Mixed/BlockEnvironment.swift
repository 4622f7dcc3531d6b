import StrategyKit

/// The part of the container that a block receives, and the distances around the block.
struct BlockEnvironment: Sendable {
  /// The environment for which the block's layout is prepared.
  var environment: LayoutEnvironment
  /// The distances of the block from its neighbours and from the edges of the content.
  var mainStart: LayoutUnit
  var mainEnd: LayoutUnit
  var crossStart: LayoutUnit = .zero
  var crossEnd: LayoutUnit = .zero
  /// The insets of bars that are not part of the block's environment.
  ///
  /// The block's layout would leave them to its scroll view.
  var bars = LayoutInsets.zero
  /// The minimum width for sticky elements, if blocks follow each other vertically.
  var stickyWidth = 0.0
}

extension PreparedMixed {
  /// Returns the environment and the distances of the block at a place in the list.
  mutating func makeFit(ofBlock block: Int) -> BlockEnvironment {
    var inner = checkedEnvironment
    let across = axis.transposed
    let margins = layout.blocks[block].insets.mapped(with: .zero) { inset, _ in
      checked(inset, of: "blocks")
    }
    let bars = inner.insets == .zero ? .zero : strange(layout.blocks[block].layout)
    inner.insets = inner.insets.mapped(with: bars) { $0 - $1 }
    // Bars along the main axis cover part of the viewport, so the visible extent is smaller.
    inner.containerSize = inner.containerSize.mapped(along: axis) {
      max(0, $0 - (bars.start(along: axis) + bars.end(along: axis)))
    }
    // Rounded to whole pixels, so that the pixels of the block are those of the content.
    var start = pixels(margins.start(along: across) + bars.start(along: across))
    var end = pixels(margins.end(along: across) + bars.end(along: across))
    let room = inner.containerSize.extent(along: across)
    let taken = start + end
    if taken > room {
      ownDiagnostics.note(
        LayoutDiagnostic(.parameter("blocks"), .noRoom, given: taken, used: room))
      // The content does not become larger than the container.
      let whole = whole(room)
      start = min(start, whole)
      end = whole - start
    }
    // The difference of whole pixels can be less than a whole number, by the rounding of `Double`.
    // The block would lose a pixel.
    inner.containerSize = inner.containerSize.mapped(along: across) {
      let extent = max(0, $0 - taken)
      return nearlyWhole(extent) ?? extent
    }
    return BlockEnvironment(
      environment: inner, mainStart: units(margins.start(along: axis)),
      mainEnd: units(margins.end(along: axis)), crossStart: units(start), crossEnd: units(end),
      bars: bars, stickyWidth: axis == .vertical ? inner.containerSize.width : 0)
  }

  /// Returns the bars that a layout treats in another way than a block must.
  ///
  /// In a block, content scrolls below bars along the main axis, and stays clear of bars across it.
  /// A layout that scrolls along the other axis, or along both, treats some bars differently. Those
  /// bars are not passed to it.
  private func strange(_ layout: AnyLayoutStrategy) -> LayoutInsets {
    let environment = checkedEnvironment
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
    let alongMain = all.mapped(with: scrolled) { $1 != 0 ? 0 : $0 }
    let across = all.mapped(with: scrolled) { $1 != 0 ? $0 : 0 }
    return across.replaced(by: alongMain, along: axis)
  }
}

extension LayoutSize {
  /// Returns a size with another extent along an axis.
  fileprivate func mapped(along axis: LayoutAxis, _ body: (Double) -> Double) -> LayoutSize {
    axis == .vertical
      ? LayoutSize(width: width, height: body(height))
      : LayoutSize(width: body(width), height: height)
  }
}
