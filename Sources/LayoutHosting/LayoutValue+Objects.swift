#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  extension LayoutValue {
    /// Creates a value from an object, such as a number or a text of a storyboard.
    ///
    /// A text is parsed as a command-line option of the type. The initializer does not validate. If
    /// the object does not suit the type, such as a number for a choice, the result is a value of
    /// another type, for which the registry throws an error. The registry checks ranges too.
    ///
    /// - Parameter object: A flag, a number, a text, a size or a value of this type; `nil` for no
    ///   value.
    /// - Parameter type: The type that the parameter expects.
    init(object: Any?, as type: LayoutValueType) {
      switch (type, object) {
      case (_, nil): self = .none
      case (_, let value as LayoutValue): self = value
      case (_, let text as String): self = type.value(from: text) ?? .text(text)
      case (.optional(let type), _): self.init(object: object, as: type)
      // An Objective-C number does not specify whether it is a flag, so the type decides.
      case (.flag, let flag as Bool): self = .flag(flag)
      case (.size, let size as CGSize): self = .size(LayoutSize(size))
      case (.insets, let distance as Double): self = .insets(LayoutInsets(all: distance))
      case (.insets, let distance as Int): self = .insets(LayoutInsets(all: Double(distance)))
      case (_, let integer as Int): self = .integer(integer)
      case (_, let number as Double): self = .number(number)
      case (_, let flag as Bool): self = .flag(flag)
      case (_, .some(let other)): self = .text("\(other)")
      }
    }
  }
#endif
