// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The part of Foundation that this system does not have.

open class NSItemProvider: NSObject {
  open private(set) var registeredTypeIdentifiers: [String] = []

  public override init() {}

  /// Creates a provider of data with the given types.
  public init(standInTypes: [String]) { registeredTypeIdentifiers = standInTypes }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}
