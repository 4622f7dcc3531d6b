import LayoutCore

/// The modules of an item, in 16 bytes.
@usableFromInline
struct BoardCell: Equatable, Sendable {
  /// The first row, or a negative number if the item has no place.
  @usableFromInline var storedRow: Int64 = -1
  @usableFromInline var storedHeight: UInt32
  @usableFromInline var storedWidth: UInt8
  var storedColumn: UInt8 = 0

  @usableFromInline
  init(width: Int, height: Int) {
    storedWidth = UInt8(truncatingIfNeeded: width)
    storedHeight = UInt32(truncatingIfNeeded: height)
  }

  /// Creates the modules of a size in whole modules; returns `nil` if it must be replaced.
  @inlinable @inline(__always)
  init?(width: Double, height: Double, columns: Int) {
    guard width >= 1, height >= 1, width <= 64, height <= 65_536 else { return nil }
    let (across, along) = (Int32(width), Int32(height))
    guard Double(across) == width, Double(along) == height, across <= columns else { return nil }
    self.init(width: Int(across), height: Int(along))
  }

  /// Creates the modules of an item, which is cut to a board.
  ///
  /// - Parameter note: A closure that receives the problem of each number that is out of range, the
  ///   given number and the used one.
  @usableFromInline
  init(
    _ item: BoardItem, columns: Int, note: (LayoutDiagnostic.Problem, Int, Int) -> Void
  ) {
    let item = item.limited(to: columns, note: note)
    self.init(width: item.width, height: item.height)
    if let column = item.column, let row = item.row {
      place = BoardPlace(column: column, row: row)
    }
  }

  /// The modules at the place of the item.
  var place: BoardPlace {
    get {
      BoardPlace(
        column: Int(storedColumn), row: Int(storedRow), width: Int(storedWidth),
        height: Int(storedHeight))
    }
    set {
      storedRow = Int64(newValue.row)
      storedColumn = UInt8(truncatingIfNeeded: newValue.column)
    }
  }

  /// A Boolean value that indicates whether the item has a place.
  var isPlaced: Bool { storedRow >= 0 }
}
