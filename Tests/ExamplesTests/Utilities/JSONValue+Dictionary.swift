import Foundation
import LayoutJSON

extension JSONValue {
  /// The members of an object by their keys, or nil if the value is not an object.
  var object: [String: JSONValue]? {
    members.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key, $0.value) }) }
  }

  /// Creates an object with the given members, in the order of their keys.
  init(object members: [String: JSONValue]) {
    self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }
}
