#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  extension CellPosition {
    /// The corners of the cell that are also corners of its group.
    ///
    /// The mask is empty for a cell in the middle of its group.
    ///
    /// The first cell has the corners at `minY`. In AppKit, this is the upper edge only if the view
    /// of the layer is flipped, so override its `isFlipped` to return `true`.
    public var roundedCorners: CACornerMask {
      var corners: CACornerMask = []
      if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      return corners
    }
  }
#endif
