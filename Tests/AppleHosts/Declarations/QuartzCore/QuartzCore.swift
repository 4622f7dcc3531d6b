// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What hosts use of Core Graphics and Core Animation.
// Source: developer.apple.com/documentation/quartzcore/calayer, /quartzcore/cacornermask

@_exported import Foundation

@objc open class CGColor: NSObject {}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var layerMinXMinYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMinYCorner: CACornerMask { fatalError() }
  public static var layerMinXMaxYCorner: CACornerMask { fatalError() }
  public static var layerMaxXMaxYCorner: CACornerMask { fatalError() }
}

@objc open class CALayer: NSObject {
  @objc open var cornerRadius: CGFloat
  open var maskedCorners: CACornerMask
  @objc open var masksToBounds: Bool
  @objc open var backgroundColor: CGColor?
  public override init() { fatalError() }
}
