import LayoutCore

/// The attributes of one item, as an object.
final class ItemAttributes {
  let section: Int
  let item: Int
  var frame: LayoutRect

  init(section: Int, item: Int, frame: LayoutRect) {
    self.section = section
    self.item = item
    self.frame = frame
  }
}

/// A source of item counts and sizes, which is used without generics.
protocol SizeSource: AnyObject {
  func numberOfItems(inSection section: Int) -> Int
  func size(section: Int, item: Int) -> LayoutSize
}

/// An optional protocol of a source, which is queried for every item.
protocol SpanSource: AnyObject {
  func span(section: Int, item: Int) -> Int
}

/// A source whose sizes are in an array.
final class ArraySource: SizeSource {
  private let sizes: [LayoutSize]

  init(_ sizes: [LayoutSize]) { self.sizes = sizes }

  func numberOfItems(inSection section: Int) -> Int { sizes.count }
  func size(section: Int, item: Int) -> LayoutSize { sizes[item] }
}

/// A waterfall as many implementations write it, with an object for each item.
///
/// It stores a rectangle around every 20 items, and a query examines these rectangles. Any change
/// prepares everything again.
final class ObjectWaterfall {
  private let columns: Int
  private let width: Double
  private let spacing: Double
  private var attributes: [ItemAttributes] = []
  private var unions: [LayoutRect] = []
  private(set) var contentHeight = 0.0

  init(columns: Int, width: Double, spacing: Double) {
    self.columns = columns
    self.width = width
    self.spacing = spacing
  }

  func prepare(_ source: any SizeSource) {
    attributes = []
    unions = []
    var heights = [Double](repeating: 0, count: columns)
    for item in 0..<source.numberOfItems(inSection: 0) {
      let size = source.size(section: 0, item: item)
      _ = (source as? any SpanSource)?.span(section: 0, item: item)
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let frame = LayoutRect(
        x: (width + spacing) * Double(column), y: heights[column], width: width,
        height: size.height)
      attributes.append(ItemAttributes(section: 0, item: item, frame: frame))
      heights[column] = frame.maxY + spacing
    }
    contentHeight = heights.max() ?? 0
    var first = 0
    while first < attributes.count {
      var union = attributes[first].frame
      for item in attributes[first..<min(attributes.count, first + 20)] {
        union = union.union(item.frame)
      }
      unions.append(union)
      first += 20
    }
  }

  func elements(in rect: LayoutRect) -> [ItemAttributes] {
    let first = unions.firstIndex { $0.intersects(rect) } ?? 0
    let last = unions.lastIndex { $0.intersects(rect) } ?? 0
    let items = attributes[
      min(first * 20, attributes.count)..<min((last + 1) * 20, attributes.count)]
    return items.filter { $0.frame.intersects(rect) }
  }
}
