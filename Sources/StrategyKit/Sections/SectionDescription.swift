import LayoutCore

/// A value that holds everything about a section that a delegate can change.
///
/// Neighbouring sections with equal descriptions share one style. ``/LayoutCore/SectionParameters`` is a
/// description. A strategy with more parameters declares its own type.
public protocol SectionDescription: Hashable, Sendable {
  /// The parameters that all kinds of sections have in common.
  var parameters: SectionParameters { get }
}

extension SectionParameters: SectionDescription {
  /// The parameters themselves.
  public var parameters: SectionParameters { self }
}
