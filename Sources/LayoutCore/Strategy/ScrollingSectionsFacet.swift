/// The sections of a layout that scroll by themselves.
public struct ScrollingSectionsFacet {
  /// Returns the scrolling parameters of a section, or `nil` if it does not scroll by itself.
  public var scrolling: (_ section: Int) -> ScrollingSection?

  /// Returns the offset at which a section comes to rest after a drag, in points.
  ///
  /// ``SectionScrollBehavior/restingOffset(after:in:page:groups:at:)`` computes it from the offsets
  /// of a section's groups.
  public var restingOffset: (_ section: Int, _ drag: SectionDrag) -> Double

  /// Creates a description of sections that scroll by themselves.
  ///
  /// - Parameter scrolling: A closure that returns the scrolling parameters of a section, or `nil`.
  /// - Parameter restingOffset: A closure that returns the offset at which a section comes to rest.
  public init(
    scrolling: @escaping (_ section: Int) -> ScrollingSection?,
    restingOffset: @escaping (_ section: Int, _ drag: SectionDrag) -> Double
  ) {
    self.scrolling = scrolling
    self.restingOffset = restingOffset
  }
}
