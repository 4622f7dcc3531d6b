/// Everything that a delegate may change about a section, as one value.
///
/// Neighbouring sections with equal descriptions share one style. ``SectionParameters`` is a description; a
/// strategy with more parameters declares a type of its own.
public protocol SectionDescription: Hashable, Sendable {
  /// The parameters that sections of every kind have in common.
  var parameters: SectionParameters { get }
}
