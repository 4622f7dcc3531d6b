import StrategyKit

/// The alignment and the greatest width of an item in the only column of a flow.
///
/// A chat places the messages of others at the leading edge and the user's own at the trailing one,
/// each as wide as its text, up to a part of the column. A ``FlowItemDelegate`` answers for each
/// item.
public struct FlowItem: Hashable, Sendable {
  /// The alignment of the item in its column.
  ///
  /// The default is `.justified`: the item is as wide as ``maximumWidth`` allows, from the leading
  /// edge. With other alignments, the item has the width of its size, up to ``maximumWidth``.
  public var alignment: FlowLineAlignment
  /// The greatest width of the item, as a part of the width of the column, from 0.001 to 1.
  ///
  /// The default is 1. The number is rounded down to thousandths. An invalid number is replaced by
  /// the nearest valid one and reported.
  public var maximumWidth: Double

  /// Creates an item that fills its column, unless it is described otherwise.
  ///
  /// - Parameter alignment: The alignment of the item in its column.
  /// - Parameter maximumWidth: The greatest width of the item, as a part of the width of the
  ///   column.
  public init(_ alignment: FlowLineAlignment = .justified, maximumWidth: Double = 1) {
    self.alignment = alignment
    self.maximumWidth = maximumWidth
  }
}

extension LayoutQuestion where Answer == FlowItem {
  /// The question for the alignment and the greatest width of an item in a single column.
  public static var flowItem: Self { Self("Flow.item") }
}

/// The width of an item in a single column, the thousandths of the column that it may have, and its
/// alignment, in one number.
///
/// The number is 0 for an item that fills its column.
struct FlowItemWidth {
  let cross: Int64

  /// Creates the width of an item that fills its column.
  init(cross: Int64) { self.cross = cross }

  init(_ width: Int64, thousandths: Int64, _ alignment: FlowLineAlignment) {
    let code: Int64 =
      switch alignment {
      case .leading: 0
      case .center: 1
      case .trailing: 2
      case .justified: 3
      }
    cross = width << 12 | thousandths << 2 | code
  }

  private var width: Int64 { cross >> 12 }
  private var thousandths: Int64 { cross >> 2 & 1023 }

  /// A Boolean value that indicates whether the item chooses its width.
  private var isOwn: Bool { cross != 0 && cross & 3 != 3 }

  /// Returns the edges of the item across the scroll axis.
  func edges(_ style: FlowStyle) -> (lower: LayoutUnit, upper: LayoutUnit) {
    let (lower, upper) = (style.grid.start, style.firstColumnEnd)
    if cross == 0 { return (lower, upper) }
    let room = upper - lower
    let width = min(LayoutUnit(rawValue: width), room)
    let free = max(.zero, room - width)
    switch cross & 3 {
    case 1: return (lower + free / 2, lower + free / 2 + width)
    case 2: return (lower + free, upper)
    default: return (lower, upper - free)
    }
  }

  /// Returns the greatest width of the item, in points, or `nil` if the column determines its
  /// width.
  func greatest(_ style: FlowStyle) -> Double? {
    isOwn ? style.greatestWidth(thousandths: thousandths) : nil
  }
}

extension FlowStyle {
  /// Returns a number of thousandths of the width of the column, in points.
  func greatestWidth(thousandths: Int64) -> Double {
    let width = grid.trackExtent * Double(thousandths) / 1000
    return floor.map { $0.floor(width) } ?? width
  }

  /// Returns the extents of an item that the delegate describes.
  func extents(
    of item: Int, _ answer: FlowItem, _ sizes: inout ItemSizeReader
  ) -> FlowItemExtents {
    let part = LayoutLimits.limited(answer.maximumWidth, to: 0.001...1) {
      sizes.note($0, of: item, given: answer.maximumWidth, used: $1)
    }
    let thousandths = Int64((part * 1000 + 1e-6).rounded(.down))
    let greatest = greatestWidth(thousandths: thousandths)
    var given: LayoutSize?
    if asksForSizes {
      given = sizes.size(of: item, proposal: LayoutProposal(across: axis, extent: greatest))
    }
    let size = given ?? itemSize
    func note(_ problem: LayoutDiagnostic.Problem, _ number: Double, _ used: Double) {
      if given != nil { sizes.note(problem, of: item, given: number, used: used) }
    }
    let extents =
      extents(of: size, in: greatest) ?? replacement(for: size, in: greatest, note: note)
    var width = greatest
    if answer.alignment != .justified, !isRatio {
      let across = size.extent(along: axis.transposed)
      let points = floor.map { $0.floor(across) } ?? across
      width = min(greatest, LayoutUnit.checkedExtent(points) { note($0, across, $1) }.points)
    }
    let units = min(LayoutUnit(points: width).rawValue, 1 << 50)
    return (FlowItemWidth(units, thousandths: thousandths, answer.alignment).cross, extents.main)
  }
}
