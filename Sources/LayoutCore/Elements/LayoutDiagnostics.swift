/// The diagnostics of a layout, in the order in which they were found.
///
/// Only the first ``LayoutLimits/maximumDiagnostics`` are stored, which bounds memory if a
/// collection has many invalid sizes. ``count`` includes the others.
///
/// The diagnostics of an updated layout are those of a freshly prepared one, in any order, while
/// all are stored. If some were not stored, ``count`` includes their number until the layout is
/// prepared again.
public struct LayoutDiagnostics: Hashable, Sendable {
  /// The first diagnostics, at most ``LayoutLimits/maximumDiagnostics``.
  public private(set) var entries: [LayoutDiagnostic] = []
  /// The number of all diagnostics, including those that are not stored.
  public private(set) var count = 0

  /// Creates an empty list of diagnostics.
  public init() {}

  /// A Boolean value that indicates whether there are no diagnostics.
  public var isEmpty: Bool { count == 0 }

  /// Adds `diagnostic` to the end of the list.
  ///
  /// If the list is full, only the count increases.
  public mutating func note(_ diagnostic: LayoutDiagnostic) {
    if entries.count < LayoutLimits.maximumDiagnostics { entries.append(diagnostic) }
    count += 1
  }

  /// Adds the diagnostics of `other` to the end of the list.
  ///
  /// Those that exceed the limit are only counted.
  public mutating func append(_ other: LayoutDiagnostics) {
    entries.append(
      contentsOf: other.entries.prefix(LayoutLimits.maximumDiagnostics - entries.count))
    count += other.count
  }

  /// Replaces the subject of each stored diagnostic, or removes the diagnostic.
  ///
  /// - Parameter replacement: Returns the new subject, or nil to remove the diagnostic.
  package mutating func replaceSubjects(
    _ replacement: (LayoutDiagnostic.Subject) -> LayoutDiagnostic.Subject?
  ) {
    let stored = entries.count
    entries = entries.compactMap { diagnostic in
      replacement(diagnostic.subject).map {
        LayoutDiagnostic($0, diagnostic.problem, given: diagnostic.given, used: diagnostic.used)
      }
    }
    count -= stored - entries.count
  }

  /// Returns the diagnostics with `first` added to every section number.
  ///
  /// Use it if the sections are a part of a larger collection that begins at section `first`.
  ///
  /// - Parameter first: The number of the first section in the larger collection.
  /// - Returns: The shifted diagnostics.
  public func inSections(from first: Int) -> LayoutDiagnostics {
    var shifted = self
    shifted.replaceSubjects { subject in
      switch subject {
      case .section(let section, let key): return .section(section + first, parameter: key)
      case .element(var element):
        element.index.section += first
        return .element(element)
      case .environment, .content, .parameter, .delegate: return subject
      }
    }
    return shifted
  }
}

extension LayoutDiagnostics: CustomStringConvertible {
  /// One line for each stored diagnostic, and a last line with the number of the others.
  public var description: String {
    var lines = entries.map { $0.description }
    if count > entries.count { lines.append("and \(count - entries.count) more") }
    return lines.joined(separator: "\n")
  }
}
