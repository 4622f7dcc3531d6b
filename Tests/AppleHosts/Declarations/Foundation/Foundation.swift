// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What hosts use of Foundation.
// Source: developer.apple.com/documentation/foundation

@_exported import ObjectiveC

/// The same type as `Double` here; with the stand-ins, the types differ, as in the framework.
public typealias CGFloat = Double
public typealias TimeInterval = Double
public let NSNotFound = Int.max

// Key-value coding. The methods are not isolated, like their class.
extension NSObject {
  @objc open class var accessInstanceVariablesDirectly: Bool { fatalError() }
  @objc(setValue:forKey:) open func setValue(_ value: Any?, forKey key: String) { fatalError() }
  @objc(setValue:forKeyPath:) open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    fatalError()
  }
  @objc(setValue:forUndefinedKey:) open func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError()
  }
  @objc(setNilValueForKey:) open func setNilValueForKey(_ key: String) { fatalError() }
}

@objc open class NSString: NSObject {}
@objc open class Bundle: NSObject {}
@objc open class NSArray: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSIndexPath: NSObject {}
@objc open class NSIndexSet: NSObject {}
@objc open class NSNumber: NSObject {}
@objc open class NSCoder: NSObject {}
@objc open class NSNotification: NSObject {}

// Source: developer.apple.com/documentation/foundation/notification
public struct Notification {
  public var object: Any?
}

// Source: dotnet/macios src/foundation.cs, interface NSItemProvider
@objc open class NSItemProvider: NSObject {
  @objc open var registeredTypeIdentifiers: [String] { fatalError() }
  @objc(hasItemConformingToTypeIdentifier:)
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { fatalError() }
}

@objc public protocol NSCopying {
  @objc(copyWithZone:) func copy(with zone: NSZone?) -> Any
}

@objc public protocol NSCoding {
  @objc(encodeWithCoder:) func encode(with coder: NSCoder)
  @objc(initWithCoder:) init?(coder: NSCoder)
}

public struct IndexPath: Hashable, Comparable, RandomAccessCollection, Sendable,
  ExpressibleByArrayLiteral
{
  public init(indexes: [Int]) { fatalError() }
  public init(arrayLiteral indexes: Int...) { fatalError() }
  public init() { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> Int {
    get { fatalError() }
    set { fatalError() }
  }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { fatalError() }
}

public struct IndexSet: Hashable, BidirectionalCollection, Sendable {
  public init() { fatalError() }
  public init(integer: Int) { fatalError() }
  public init(integersIn range: Range<Int>) { fatalError() }
  // Source: developer.apple.com/documentation/swift/setalgebra, which IndexSet adopts
  public init<S: Sequence>(_ sequence: S) where S.Element == Int { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public func index(after index: Int) -> Int { fatalError() }
  public func index(before index: Int) -> Int { fatalError() }
  public subscript(index: Int) -> Int { fatalError() }
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    fatalError()
  }
}

extension CGPoint: @retroactive Equatable {
  public static let zero = CGPoint()
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
}

extension CGSize: @retroactive Equatable {
  public static let zero = CGSize()
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
}

extension CGRect: @retroactive Equatable {
  public static let zero = CGRect()
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
}

extension CGAffineTransform: @retroactive Equatable {
  public static let identity = CGAffineTransform()
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { fatalError() }
}

extension NSDirectionalEdgeInsets {
  public static let zero = NSDirectionalEdgeInsets()
}
