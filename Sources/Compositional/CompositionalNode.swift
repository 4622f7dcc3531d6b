import LayoutCore

/// An item of a description in a layout's own coordinates, main and cross axis, with every number
/// checked; children are told by their places in a list of all nodes.
struct CompositionalNode: Sendable {
  enum Kind: Hashable, Sendable {
    case cell
    /// One after the other along the main or the cross axis.
    case line(alongMain: Bool)
    case custom
  }

  var kind: Kind
  var extents: PerAxis<NodeExtent>
  var insets: PerAxis<NodeInsets>
  var edges: PerAxis<NodeEdges>
  /// The spacing between children.
  var spacing = NodeSpacing()
  /// How many children there are; 0 for as many as fit.
  var count = 0
  var children: [Int] = []
  var frames: [NodeFrame] = []
  /// A Boolean value that indicates whether an item can have a place in it.
  var hasPlaces = true
  /// A Boolean value that indicates whether what is left over along the line is shared.
  var isSpread = false
  var attachments: [NodeAttachment] = []

  /// Whether an extent along an axis refers to what is around along `main`.
  func refers(toMain main: Bool) -> Bool {
    extents.main.refers(toMain: main) || extents.cross.refers(toMain: main)
  }
}

/// One thing for the main and one for the cross axis.
struct PerAxis<Value> {
  var main: Value
  var cross: Value

  init(main: Value, cross: Value) {
    self.main = main
    self.cross = cross
  }

  /// The value along the main axis, or along the cross axis.
  subscript(alongMain: Bool) -> Value {
    get { alongMain ? main : cross }
    set { if alongMain { main = newValue } else { cross = newValue } }
  }

  /// What belongs to the horizontal and the vertical axis, for a layout along `axis`.
  init(_ axis: LayoutAxis, horizontal: Value, vertical: Value) {
    self.init(
      main: axis == .vertical ? vertical : horizontal,
      cross: axis == .vertical ? horizontal : vertical)
  }
}

extension PerAxis where Value == Bool {
  /// What tells the axes apart, one after the other: whether it is the main axis.
  static var both: BothAxes { BothAxes() }

  /// The main axis, then the cross axis.
  struct BothAxes: Sequence, IteratorProtocol {
    private var number = 0

    mutating func next() -> Bool? {
      number += 1
      return number > 2 ? nil : number == 1
    }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}
extension PerAxis: Sendable where Value: Sendable {}

/// An extent along one axis, in units where it is one.
enum NodeExtent: Hashable, Sendable {
  case fixed(Int64)
  /// A part of what is around along the main or the cross axis.
  case part(Double, ofMain: Bool)
  case estimated(Int64)
  case uniform(Int64)

  var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .fixed, .part: false
    }
  }

  var isUniform: Bool {
    if case .uniform = self { return true }
    return false
  }

  func refers(toMain main: Bool) -> Bool {
    if case .part(_, let ofMain) = self { return ofMain == main }
    return false
  }

  /// The extent in a container, as long as nothing was measured.
  func resolved(in container: PerAxis<Int64>) -> Int64 {
    switch self {
    case .fixed(let units), .estimated(let units), .uniform(let units): units
    case .part(let part, let ofMain): NodeExtent.part(part, of: container[ofMain])
    }
  }

  static func part(_ part: Double, of units: Int64) -> Int64 {
    LayoutUnit(points: part * LayoutUnit(rawValue: units).points).rawValue
  }
}

/// The insets along one axis: units, or a part of the extent they are taken from.
struct NodeInsets: Hashable, Sendable {
  struct Inset: Hashable, Sendable {
    var units: Int64 = 0
    var part: Double?

    func resolved(in extent: Int64) -> Int64 {
      part.map { NodeExtent.part($0, of: extent) } ?? units
    }
  }

  var start = Inset()
  var end = Inset()
}

/// A spacing in units.
struct NodeSpacing: Hashable, Sendable {
  var units: Int64 = 0
  var isFlexible = false
}

/// The edge spacing along one axis.
struct NodeEdges: Hashable, Sendable {
  var start = NodeSpacing()
  var end = NodeSpacing()

  var least: Int64 { start.units &+ end.units }
  var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }
}

/// The frame of an item in a custom group: units, or parts of the group.
struct NodeFrame: Hashable, Sendable {
  struct Span: Hashable, Sendable {
    var start: Double
    var extent: Double
  }

  var spans: PerAxis<Span>
  var isFractional: Bool
  var zIndex: Int

  /// Start and extent in units in a group of some extent.
  func resolved(_ main: Bool, in extent: Int64) -> (start: Int64, extent: Int64) {
    let span = spans[main]
    if isFractional {
      let start = NodeExtent.part(span.start, of: extent)
      return (start, max(0, NodeExtent.part(span.start + span.extent, of: extent) &- start))
    }
    return (LayoutUnit(points: span.start).rawValue, LayoutUnit(points: span.extent).rawValue)
  }
}

/// Something attached to a node.
struct NodeAttachment: Hashable, Sendable {
  /// A point along one axis: −1 where it begins, 1 where it ends, 0 in the middle; and an offset.
  struct Point: Hashable, Sendable {
    var side: Int
    var offset: Double
    var isFractional: Bool

    /// How far the point is from the start of something, in units.
    func distance(in extent: Int64, attached: Int64) -> Int64 {
      let base = side < 0 ? 0 : side > 0 ? extent : extent / 2
      return base
        &+ (isFractional
          ? NodeExtent.part(offset, of: attached) : LayoutUnit(points: offset).rawValue)
    }
  }

  var kind: ElementKind
  var extents: PerAxis<NodeExtent>
  var container: PerAxis<Point>
  var own: PerAxis<Point>
  var zIndex: Int

  /// Start and extent along one axis, for an item of some extents whose frame begins at `start`.
  func placed(_ main: Bool, start: Int64, in item: PerAxis<Int64>) -> (start: Int64, extent: Int64)
  {
    let extent = extents[main].resolved(in: item)
    let at = start &+ container[main].distance(in: item[main], attached: extent)
    return (at &- own[main].distance(in: extent, attached: extent), extent)
  }
}
