/// What bad data a layout found, in the order in which it was found.
///
/// Only the first ``LayoutLimits/maximumDiagnostics`` are kept, so that a million NaN sizes cost no
/// more than a hundred; ``count`` counts them all.
public struct LayoutDiagnostics: Hashable, Sendable {
  /// The first diagnostics, at most ``LayoutLimits/maximumDiagnostics``.
  public private(set) var entries: [LayoutDiagnostic] = []
  /// How many there were in all.
  public private(set) var count = 0

  /// No diagnostics.
  public init() {}

  /// Whether all data was good.
  public var isEmpty: Bool { count == 0 }

  /// Adds `diagnostic`.
  public mutating func note(_ diagnostic: LayoutDiagnostic) {
    if entries.count < LayoutLimits.maximumDiagnostics { entries.append(diagnostic) }
    count += 1
  }

  /// Adds what `other` found, after what was found so far.
  public mutating func append(_ other: LayoutDiagnostics) {
    entries.append(
      contentsOf: other.entries.prefix(LayoutLimits.maximumDiagnostics - entries.count))
    count += other.count
  }

  /// The same, found in sections that begin with section `first` of a larger collection.
  public func inSections(from first: Int) -> LayoutDiagnostics {
    var shifted = self
    for place in shifted.entries.indices {
      switch shifted.entries[place].subject {
      case .section(let section, let parameter):
        shifted.entries[place].subject = .section(section + first, parameter: parameter)
      case .element(var element):
        element.index.section += first
        shifted.entries[place].subject = .element(element)
      case .environment, .content, .parameter: break
      }
    }
    return shifted
  }
}

extension LayoutDiagnostics: CustomStringConvertible {
  /// One line for each of the first, and how many more there were.
  public var description: String {
    var lines = entries.map { $0.description }
    if count > entries.count { lines.append("and \(count - entries.count) more") }
    return lines.joined(separator: "\n")
  }
}
