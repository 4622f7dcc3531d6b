#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  extension CGPoint {
    /// Creates a Core Graphics point from a layout point.
    public init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// Creates a Core Graphics size from a layout size.
    public init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// Creates a Core Graphics rectangle from a layout rectangle.
    public init(_ rect: LayoutRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  extension LayoutPoint {
    /// Creates a layout point from a Core Graphics point.
    public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension LayoutSize {
    /// Creates a layout size from a Core Graphics size.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension LayoutRect {
    /// Creates a layout rectangle from a Core Graphics rectangle.
    public init(_ rect: CGRect) {
      self.init(origin: LayoutPoint(rect.origin), size: LayoutSize(rect.size))
    }
  }

  extension LayoutInsets {
    /// Creates layout insets from directional edge insets.
    public init(_ insets: NSDirectionalEdgeInsets) {
      self.init(
        top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
        trailing: Double(insets.trailing))
    }
  }

  extension CGAffineTransform {
    /// Creates a Core Graphics transform from a layout transform.
    public init(_ transform: LayoutTransform) {
      self.init(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty)
    }
  }
#endif
