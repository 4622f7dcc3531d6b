// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The parts of Core Graphics and Core Animation that UIKit and AppKit export.

public final class CGColor: @unchecked Sendable {
  public let standInName: String
  public init(standInName: String) { self.standInName = standInName }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
  public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
  public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
  public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var backgroundColor: CGColor?
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
