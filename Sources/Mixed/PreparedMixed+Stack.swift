import StrategyKit

extension PreparedMixed {
  /// Places the blocks one after another.
  ///
  /// - Complexity: O(b); b = blocks.
  mutating func finish() {
    var position = LayoutUnit.zero
    let isBare = runs.isEmpty || layout.blocks.isEmpty
    var width = isBare ? container.crossPoints : 0
    for place in runs.indices {
      if place > 0 { position = limited(position + spacing) }
      let fit = runs[place].fit
      position = snapped(limited(position + fit.mainStart))
      runs[place].start = position
      position = limited(position + runs[place].extent + fit.mainEnd)
      width = max(width, cross(of: runs[place]))
    }
    container.space.mainLength = snapped(position)
    crossPoints = width
    for place in runs.indices { shift(place) }
    bound()
    contentScrolling = scrolling
    maximumColumns = runs.lazy.compactMap { $0.numberOfColumns }.max()
    work.moved += runs.count
  }

  /// The scrolling of the stacked blocks.
  private var scrolling: ContentScrolling {
    var scrolling = ContentScrolling(along: axis, followers: .none)
    for run in runs {
      let own = run.scrolling
      if own.axis != axis { scrolling.axis = nil }
      if own.hasScrollingSections { scrolling.hasScrollingSections = true }
      if own.followers != .none { scrolling.followers = .pinned }
      if own.placementDependsOnInsets || own.insetAxis != axis || run.sticky != nil {
        scrolling.placementDependsOnInsets = true
      }
    }
    return scrolling
  }

  private func limited(_ position: LayoutUnit) -> LayoutUnit {
    min(position, LayoutLimits.maximumPosition)
  }

  /// Returns the position of the nearest pixel edge.
  private func snapped(_ position: LayoutUnit) -> LayoutUnit {
    guard let grid else { return position }
    return LayoutSpace.units(grid.points(ofPixel: grid.nearestPixel(to: position)))
  }

  /// Returns the extent of a block across the axis with its insets, in points.
  private func cross(of run: PreparedBlock) -> Double {
    let around = (run.fit.crossStart + run.fit.crossEnd).points
    let own = run.size.extent(along: axis.transposed)
    return around == 0 ? own : own + around
  }

  /// Updates the origin of a block in the coordinates of the host.
  private mutating func shift(_ place: Int) {
    // Copying a run would count references to its layout.
    let size = runs[place].size
    let isMirrored = runs[place].isMirrored
    var main = points(runs[place].start)
    var cross = points(runs[place].fit.crossStart)
    if isMirrored, axis == .horizontal {
      // A layout that scrolls across is mirrored within whole pixels, because the width of its
      // container is rounded.
      let isAcross = runs[place].prepared.scrollAxis == .vertical
      main = pixels(points(space.mainLength) - main)
      main -= isAcross ? whole(size.width) : size.width
    } else if isMirrored {
      cross = whole(crossPoints) - whole(size.width) - cross
    }
    runs[place].x = MixedShift(points: axis == .vertical ? cross : main)
    runs[place].y = MixedShift(points: axis == .vertical ? main : cross)
  }

  private func points(_ position: LayoutUnit) -> Double { pixels(position.points) }

  /// Returns the coordinate of the nearest pixel edge or layout unit, in points.
  func pixels(_ points: Double) -> Double {
    let exact = LayoutSpace.units(points)
    guard let grid else { return exact.points }
    return grid.points(ofPixel: grid.nearestPixel(to: exact))
  }

  /// Returns the edge on which layouts are mirrored: the pixel edge at or before a coordinate, or
  /// the nearest layout unit if nothing is rounded.
  ///
  /// Differences of less than 1e-6 points do not count.
  func whole(_ points: Double) -> Double {
    guard let grid else { return pixels(points) }
    return nearlyWhole(points) ?? grid.floor(points)
  }

  /// Returns the nearest pixel edge if it is less than 1e-6 points away.
  func nearlyWhole(_ points: Double) -> Double? {
    guard grid != nil else { return nil }
    let nearest = pixels(points)
    return (nearest - points).magnitude < 1e-6 ? nearest : nil
  }

  /// Updates the bounds of the elements before and after each block.
  ///
  /// - Complexity: O(b); b = blocks.
  mutating func bound() {
    var reach = LayoutUnit(rawValue: .min)
    for place in runs.indices {
      reach = max(reach, runs[place].bounds.upper)
      runs[place].reach = reach
    }
    var beginning = LayoutUnit(rawValue: .max)
    for place in runs.indices.reversed() {
      beginning = min(beginning, runs[place].bounds.lower)
      runs[place].beginning = beginning
    }
    unboundedRuns = runs.indices.filter { runs[$0].isUnbounded }
  }
}
