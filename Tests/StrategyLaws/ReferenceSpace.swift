import LayoutCore
import LayoutTesting

/// The conversion of units along two axes to frames, written from the documentation of environments.
///
/// A unit is 1/76,800 point. Positions are along the axis that scrolls (main) and across it.
struct ReferenceSpace {
  static let unitsPerPoint = 76_800

  let axis: LayoutAxis
  let rounding: PixelRounding
  let environment: LayoutEnvironment
  /// The extent across the axis, in units; it is that of the container at first.
  var cross: Int
  /// The bars beside the content across the axis, in points.
  let bars: (start: Double, end: Double)

  init(_ environment: LayoutEnvironment, axis: LayoutAxis, rounding: PixelRounding) {
    self.axis = axis
    self.rounding = rounding
    self.environment = environment
    let size = environment.containerSize
    let points = axis == .vertical ? size.width : size.height
    let whole = (points * environment.scale).rounded(.down) / environment.scale
    cross = Self.units(rounding == .lossless ? whole : points)
    let insets = environment.insets
    bars =
      axis == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// The largest position at which the edges of a viewport, which are numbers of points, are exact to a unit.
  ///
  /// Pinned bars beyond it can be off by a unit.
  static let maximumPinned = Int(unitsPerPoint) << 33

  /// The number of units that is nearest to a length in points.
  static func units(_ points: Double) -> Int { Int(LayoutUnit(points: points).rawValue) }

  static func points(_ units: Int) -> Double { Double(units) / Double(unitsPerPoint) }

  /// The number of the pixel edge that is nearest to a position.
  func pixel(_ units: Int) -> Int {
    Int((Double(units) * environment.scale / Double(Self.unitsPerPoint) + 0.5).rounded(.down))
  }

  private func span(_ lower: Int, _ upper: Int, mirroredIn length: Int?) -> (Double, Double) {
    if rounding == .lossless {
      let (first, last) = (pixel(lower), pixel(upper))
      let start = length.map { pixel($0) - last } ?? first
      return (Double(start) / environment.scale, Double(last - first) / environment.scale)
    }
    return (Self.points(length.map { $0 - upper } ?? lower), Self.points(upper - lower))
  }

  /// The frame of an element in content of `length` units.
  func frame(
    main: (Int, Int), cross edges: (Int, Int), length: Int
  ) -> LayoutRect {
    let isMirrored = environment.direction == .rightToLeft
    let (start, extent) = span(
      main.0, main.1, mirroredIn: isMirrored && axis == .horizontal ? length : nil)
    let (side, width) = span(
      edges.0, edges.1, mirroredIn: isMirrored && axis == .vertical ? cross : nil)
    return axis == .vertical
      ? LayoutRect(x: side, y: start, width: width, height: extent)
      : LayoutRect(x: start, y: side, width: extent, height: width)
  }

  /// The extent along the axis, rounded as edges are.
  func length(_ units: Int) -> Double { span(0, max(0, units), mirroredIn: nil).1 }

  /// A size or insets along the axis.
  func main(_ insets: LayoutInsets) -> (start: Int, end: Int) {
    axis == .vertical
      ? (Self.units(insets.top), Self.units(insets.bottom))
      : (Self.units(insets.leading), Self.units(insets.trailing))
  }

  /// Insets across the axis, in points.
  func across(_ insets: LayoutInsets) -> (start: Double, end: Double) {
    axis == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  func main(_ size: LayoutSize) -> Double { axis == .vertical ? size.height : size.width }
  func across(_ size: LayoutSize) -> Double { axis == .vertical ? size.width : size.height }

  /// The greatest multiple of a pixel that is not above a length.
  func flooredToPixels(_ points: Double) -> Double {
    (points * environment.scale).rounded(.down) / environment.scale
  }
}

/// Tracks, written from the documentation of columns and insets.
struct ReferenceTracks {
  /// The edges of each track across the axis, in units.
  private(set) var edges: [(lower: Int, upper: Int)] = []
  /// The width of a track in points, before edges are rounded to units.
  private(set) var width = 0.0
  private(set) var spacing = 0
  /// The position at which the first track begins, and the room for all tracks.
  private(set) var start = 0
  private(set) var room = 0
  private let step: Int?
  /// A Boolean value that indicates whether tracks have the same width.
  private(set) var isUniform = true

  var count: Int { edges.count }

  init(
    _ columns: ColumnCount, spacing points: Double, insets: LayoutInsets, in space: ReferenceSpace
  ) {
    let across = space.across(insets)
    var start = ReferenceSpace.units(space.bars.start + across.start)
    let end = ReferenceSpace.units(space.bars.end + across.end)
    var room = space.cross - start - end
    if room < 0 {
      // The insets are shortened in proportion.
      start =
        end <= 0
        ? space.cross
        : ReferenceSpace.units(
          ReferenceSpace.points(space.cross) * max(0, Double(start) / Double(start + end)))
      room = 0
    }
    self.start = start
    self.room = room
    spacing = ReferenceSpace.units(points)
    var number = 1
    switch columns {
    case .fixed(let count): number = min(max(1, count), LayoutLimits.maximumTracks)
    case .adaptive(let least, _, let most, _):
      // As many as fit, with spacing between them, up to a number.
      let width = ReferenceSpace.units(least)
      if least.isFinite, width > 0, width + spacing > 0 {
        number = min(max(1, (room + spacing) / (width + spacing)), max(1, most))
      }
    case .tracks(let sizes, _): number = max(1, sizes.count)
    }
    if number > 1, spacing * (number - 1) > room { spacing = room / (number - 1) }
    if case .adaptive(let least, let most, _, let alignment) = columns, most.isFinite {
      // Tracks of the maximum width leave a rest beside them.
      let whole = number * ReferenceSpace.units(max(least, most)) + (number - 1) * spacing
      let rest = max(0, room - whole)
      room -= rest
      start += alignment == .center ? rest / 2 : alignment == .trailing ? rest : 0
      (self.start, self.room) = (start, room)
    }
    if case .tracks(let sizes, let alignment) = columns, !sizes.isEmpty {
      let available = ReferenceSpace.points(room - spacing * (number - 1))
      var end = start - spacing
      for width in ReferenceTracks.widths(sizes, available) {
        let whole = space.rounding == .floor ? space.flooredToPixels(width) : width
        let lower = end + spacing
        end = lower + Int((whole * Double(ReferenceSpace.unitsPerPoint) + 0.001).rounded(.down))
        edges.append((lower, end))
      }
      let used = edges.reduce(0) { $0 + $1.upper - $1.lower }
      width = ReferenceSpace.points(used) / Double(number)
      let rest = max(0, start + room - end)
      let lead = alignment == .center ? rest / 2 : alignment == .trailing ? rest : 0
      edges = edges.map { ($0.lower + lead, $0.upper + lead) }
      (self.start, self.room) = (start + lead, room - rest)
      (isUniform, step) = (false, nil)
      return
    }
    width = ReferenceSpace.points(room - spacing * (number - 1)) / Double(number)
    if space.rounding == .floor {
      width = space.flooredToPixels(width)
      step = ReferenceSpace.units(width) + spacing
    } else {
      step = nil
    }
    for track in 0..<number {
      let lower: Int
      let upper: Int
      if let step {
        lower = start + track * step
        upper = lower + step - spacing
      } else {
        // Equal shares of the room, each with the spacing after it.
        lower = start + (room + spacing) * track / number
        upper = start + (room + spacing) * (track + 1) / number - spacing
      }
      edges.append((lower, upper))
    }
  }

  /// The widths of tracks, round by round, as CSS Grid Level 2 describes them.
  private static func widths(_ sizes: [TrackSize], _ room: Double) -> [Double] {
    func valid(_ points: Double) -> Double {
      points.isNaN ? 0 : ReferenceSpace.points(ReferenceSpace.units(min(max(0, points), 1e9)))
    }
    var widths = sizes.map { valid($0.minimum) }
    let least = widths.reduce(0, +)
    if least > room { return widths.map { $0 * room / least } }
    var open = sizes.indices.filter { track in
      if case .flexible = sizes[track] { true } else { false }
    }
    while !open.isEmpty {
      let share = (room - widths.reduce(0, +)) / Double(open.count)
      let full = open.filter { track in
        guard case .flexible(_, let most) = sizes[track] else { return true }
        return (most == .infinity ? most : valid(most)) - widths[track] <= share
      }
      for track in full.isEmpty ? open : full {
        guard case .flexible(_, let most) = sizes[track] else { continue }
        widths[track] = full.isEmpty ? widths[track] + share : max(widths[track], valid(most))
      }
      if full.isEmpty { break }
      open.removeAll { full.contains($0) }
    }
    open = sizes.indices.filter { valid(sizes[$0].share) > 0 }
    while !open.isEmpty {
      let others = sizes.indices.filter { !open.contains($0) }.reduce(0) { $0 + widths[$1] }
      let share = (room - others) / max(1, open.reduce(0) { $0 + valid(sizes[$1].share) })
      let large = open.filter { widths[$0] > share * valid(sizes[$0].share) }
      if large.isEmpty {
        for track in open { widths[track] = share * valid(sizes[track].share) }
        break
      }
      open.removeAll { large.contains($0) }
    }
    return widths
  }

  /// The width of an item from a track on, in points.
  func width(of track: Int, span: Int) -> Double {
    isUniform
      ? width(ofSpan: span)
      : max(0, ReferenceSpace.points(edges[track + span - 1].upper - edges[track].lower))
  }

  /// The width of an item that spans equal tracks, in points.
  func width(ofSpan span: Int) -> Double {
    span == 1
      ? width : max(0, width * Double(span) + ReferenceSpace.points(spacing) * Double(span - 1))
  }
}

/// A header or footer, written from the documentation of its parameters.
struct ReferenceEdgeItem {
  let extent: Int
  let before: Int
  let after: Int
  let edges: (Int, Int)

  /// The extent with its insets; 0 if there is no bar.
  var total: Int { extent > 0 ? before + extent + after : 0 }

  init(_ points: Double, _ insets: LayoutInsets, in space: ReferenceSpace) {
    extent = max(0, ReferenceSpace.units(points))
    (before, after) = space.main(insets)
    let across = space.across(insets)
    let lower = ReferenceSpace.units(space.bars.start) + ReferenceSpace.units(across.start)
    let upper =
      space.cross - ReferenceSpace.units(space.bars.end) - ReferenceSpace.units(across.end)
    edges = (lower, max(lower, upper))
  }
}

/// A size that is checked as the documentation of diagnostics describes.
struct ReferenceExtent {
  var units: Int
  var problem: LayoutDiagnostic.Problem?
  var used: Double { ReferenceSpace.points(units) }

  /// Creates an extent from points: below 0 it counts as 0, above the limit as the limit.
  init(_ points: Double) {
    let limit = LayoutLimits.maximumLength
    if points.isNaN || points == -.infinity {
      (units, problem) = (0, .notFinite)
    } else if points == .infinity {
      (units, problem) = (Int(limit.rawValue), .notFinite)
    } else if points < 0 {
      (units, problem) = (0, .negative)
    } else if points > limit.points {
      (units, problem) = (Int(limit.rawValue), .tooLarge)
    } else {
      (units, problem) = (ReferenceSpace.units(points), nil)
    }
  }
}

extension LayoutInsets {
  /// A Boolean value that indicates whether no inset is beyond every screen.
  var isModest: Bool {
    [top, leading, bottom, trailing].allSatisfy { !($0.magnitude > 1e6) }
  }
}
