// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The module whose presence means that a platform has Objective-C.
// Source: developer.apple.com/documentation/objectivec/nsobject

@_exported import Roots

// Source: developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public init(_ str: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

extension NSObject: @retroactive Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
