import LayoutCore

/// The elements that a layout must have, as an author computes them in a simple and slow way.
///
/// See ``LayoutLaws/matching(tolerance:_:)``.
public struct ReferenceLayout: Sendable {
  /// The attributes of all elements, in any order, if nothing is scrolled.
  public var elements: [LayoutAttributes]
  /// The size of the content, in points; `nil` if the law does not check it.
  public var contentSize: LayoutSize?
  /// The diagnostics about elements, in any order; `nil` if the law does not check them.
  ///
  /// They are compared while a layout stores all its diagnostics.
  public var diagnostics: [LayoutDiagnostic]?

  /// Creates a reference with the given elements.
  public init(
    elements: [LayoutAttributes] = [], contentSize: LayoutSize? = nil,
    diagnostics: [LayoutDiagnostic]? = nil
  ) {
    self.elements = elements
    self.contentSize = contentSize
    self.diagnostics = diagnostics
  }
}

extension Checks {
  /// Compares a layout with a reference.
  ///
  /// - Parameter tolerance: The maximum difference of frames, in points.
  static func matches(
    _ prepared: some PreparedLayout, _ reference: ReferenceLayout,
    _ environment: LayoutEnvironment, tolerance: Double
  ) -> String? {
    func isSame(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
      one == other
        || (one.minX - other.minX).magnitude <= tolerance
          && (one.minY - other.minY).magnitude <= tolerance
          && (one.width - other.width).magnitude <= tolerance
          && (one.height - other.height).magnitude <= tolerance
    }
    let all = prepared.allElements(viewport: viewportAtRest(prepared, environment))
    var found = Counterparts(all)
    for (place, expected) in reference.elements.enumerated() {
      guard let attributes = found[expected.element, expectedAt: place] else {
        return "\(expected.element) is missing"
      }
      var other = attributes
      other.frame = expected.frame
      if !isSame(attributes.frame, expected.frame) || other != expected {
        return "\(attributes) should be \(expected)"
      }
    }
    if all.count != reference.elements.count {
      let expected = Set(reference.elements.map { $0.element })
      let extra = all.first { !expected.contains($0.element) }
      return extra.map { "\($0) should not exist" } ?? "an element is expected twice"
    }
    if let size = reference.contentSize,
      (size.width - prepared.contentSize.width).magnitude > tolerance
        || (size.height - prepared.contentSize.height).magnitude > tolerance
    {
      return "the content is \(prepared.contentSize), and should be \(size)"
    }
    return reference.diagnostics.flatMap { differs(prepared.diagnostics, $0) }
  }

  private static func differs(
    _ diagnostics: LayoutDiagnostics, _ reference: [LayoutDiagnostic]
  ) -> String? {
    guard diagnostics.count == diagnostics.entries.count else { return nil }
    let found = diagnostics.entries.filter {
      if case .element = $0.subject { true } else { false }
    }
    func lacks(_ list: [LayoutDiagnostic], _ one: LayoutDiagnostic) -> Bool {
      !list.contains {
        // A number that is not a number differs from itself.
        $0.subject == one.subject && $0.problem == one.problem && $0.used == one.used
          && ($0.given == one.given || $0.given?.isNaN == true && one.given?.isNaN == true)
      }
    }
    if let missing = reference.first(where: { lacks(found, $0) }) {
      return "not reported: \(missing)"
    }
    if let extra = found.first(where: { lacks(reference, $0) }) {
      return "reported, but valid: \(extra)"
    }
    return nil
  }
}
