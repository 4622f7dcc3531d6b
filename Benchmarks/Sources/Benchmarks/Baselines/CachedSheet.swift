import LayoutCore

/// A sheet as many implementations write it, with the offsets of all rows and columns in arrays.
///
/// A query creates an object for each visible cell.
final class CachedSheet {
  private var rowStarts: [Double] = [0]
  private var columnStarts: [Double] = [0]

  init(rows: Int, columns: Int, height: (Int) -> Double, width: (Int) -> Double) {
    for row in 0..<rows { rowStarts.append(rowStarts[row] + height(row)) }
    for column in 0..<columns { columnStarts.append(columnStarts[column] + width(column)) }
  }

  private func last(_ starts: [Double], notAbove offset: Double) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func cells(in rect: LayoutRect) -> [ItemAttributes] {
    var cells: [ItemAttributes] = []
    let first = last(columnStarts, notAbove: rect.minX)
    var row = last(rowStarts, notAbove: rect.minY)
    while row < rowStarts.count - 1, rowStarts[row] < rect.maxY {
      var column = first
      while column < columnStarts.count - 1, columnStarts[column] < rect.maxX {
        cells.append(
          ItemAttributes(
            section: row, item: column,
            frame: LayoutRect(
              x: columnStarts[column], y: rowStarts[row],
              width: columnStarts[column + 1] - columnStarts[column],
              height: rowStarts[row + 1] - rowStarts[row])))
        column += 1
      }
      row += 1
    }
    return cells
  }
}
