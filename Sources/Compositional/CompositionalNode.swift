import StrategyKit

/// An item of a description in terms of the main and cross axes, with valid numbers.
///
/// Children are indices into an array of all nodes.
struct CompositionalNode: Sendable {
  enum Kind: Equatable {
    case cell
    /// A group that places its children in order along the main or the cross axis.
    case line(alongMain: Bool)
    case custom
  }

  var kind: Kind
  var extents: PerAxis<NodeExtent>
  /// The insets, which are fixed or fractions of the node's extent.
  var insets: PerAxis<Ends<NodeExtent>>
  var edges: PerAxis<Ends<NodeSpacing>>
  /// The spacing between children.
  var spacing = NodeSpacing()
  /// The number of children, or 0 for as many as fit.
  var count = 0
  var children: [Int] = []
  var frames: [NodeFrame] = []
  /// A Boolean value that indicates whether the node has a place for at least one item.
  var hasPlaces = true
  /// A Boolean value that indicates whether flexible spacings share the line's free space.
  var isSpread = false
  var attachments: [NodeAttachment] = []
}

/// A pair of values, one for the main axis and one for the cross axis.
struct PerAxis<Value: Sendable>: Sendable {
  var main: Value
  var cross: Value
}

extension PerAxis {
  /// Creates a pair of the values that a closure returns for the main axis and the cross axis.
  init(_ value: (_ main: Bool) -> Value) {
    self.init(main: value(true), cross: value(false))
  }

  /// The value along the main axis if `alongMain` is `true`, and along the cross axis otherwise.
  subscript(alongMain: Bool) -> Value {
    get { alongMain ? main : cross }
    set { if alongMain { main = newValue } else { cross = newValue } }
  }

  /// Creates a pair from horizontal and vertical values, for a layout along `axis`.
  init(_ axis: LayoutAxis, horizontal: Value, vertical: Value) {
    self.init(
      main: axis == .vertical ? vertical : horizontal,
      cross: axis == .vertical ? horizontal : vertical)
  }
}

extension PerAxis where Value == Bool {
  /// A sequence of `true` for the main axis and `false` for the cross axis.
  static var both: LazyMapSequence<Range<Int>, Bool> { (0..<2).lazy.map { $0 == 0 } }
}

extension PerAxis: Equatable where Value: Equatable {}

/// A pair of values, one for the start and one for the end of an extent along one axis.
struct Ends<Value: Sendable>: Sendable {
  var start: Value
  var end: Value
}

/// An extent along one axis, in layout units except for fractions.
enum NodeExtent: Sendable {
  case fixed(Int64)
  /// A fraction of the container's extent along the main or the cross axis.
  case part(Double, ofMain: Bool)
  case estimated(Int64, isUniform: Bool)

  var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  var isUniform: Bool {
    if case .estimated(_, isUniform: true) = self { true } else { false }
  }

  /// The axis of the container's extent that the extent is a fraction of, or nil.
  var base: Bool? {
    if case .part(_, let ofMain) = self { ofMain } else { nil }
  }

  /// Returns the extent in a container before anything is measured.
  func resolved(in container: PerAxis<Int64>) -> Int64 {
    switch self {
    case .fixed(let units), .estimated(let units, _): units
    case .part(let part, let ofMain):
      LayoutUnit(points: part * LayoutUnit(rawValue: container[ofMain]).points).rawValue
    }
  }
}

extension Ends<NodeExtent> {
  /// Returns the start and the extent of the part of a place within the insets.
  ///
  /// - Parameter place: The extents of the place.
  /// - Parameter main: A Boolean value that indicates whether the insets are along the main axis.
  func inner(of place: PerAxis<Int64>, _ main: Bool) -> (start: Int64, extent: Int64) {
    let start = start.resolved(in: place)
    return (start, max(0, place[main] &- start &- end.resolved(in: place)))
  }
}

/// A spacing in layout units.
struct NodeSpacing: Sendable {
  var units: Int64 = 0
  var isFlexible = false
}

extension Ends<NodeSpacing> {
  var least: Int64 { start.units &+ end.units }
  var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }
}

/// The frame of an item in a custom group.
struct NodeFrame: Sendable {
  /// The edges of the frame, which are fixed or fractions of the group's extents.
  var edges: PerAxis<Ends<NodeExtent>>
  var zIndex: Int
}

/// An element that is attached to a node.
struct NodeAttachment: Sendable {
  /// A point along one axis: −1 for the start, 1 for the end, 0 for the middle, and an offset.
  struct Point: Sendable {
    var side: Int
    /// The offset, which is fixed or a fraction of the attached element's extent.
    var offset: NodeExtent

    /// Returns the distance in layout units between the point and the start of `extent`.
    func distance(in extent: Int64, attached: PerAxis<Int64>) -> Int64 {
      (side < 0 ? 0 : side > 0 ? extent : extent / 2) &+ offset.resolved(in: attached)
    }
  }

  var kind: ElementKind
  var extents: PerAxis<NodeExtent>
  var container: PerAxis<Point>
  var own: PerAxis<Point>
  var zIndex: Int

  /// Returns the place for a node that has a place at `start` with the given extents.
  func placed(at start: PerAxis<Int64>, in item: PerAxis<Int64>) -> (
    start: PerAxis<Int64>, extents: PerAxis<Int64>
  ) {
    let extents = PerAxis { self.extents[$0].resolved(in: item) }
    let start = PerAxis {
      start[$0] &+ container[$0].distance(in: item[$0], attached: extents)
        &- own[$0].distance(in: extents[$0], attached: extents)
    }
    return (start, extents)
  }
}
