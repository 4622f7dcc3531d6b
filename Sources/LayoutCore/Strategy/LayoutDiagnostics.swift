/// What bad data a layout found, in the order in which it was found.
///
/// Only the first ``LayoutLimits/maximumDiagnostics`` are kept, so that a million NaN sizes cost no
/// more than a hundred; ``count`` counts them all.
public struct LayoutDiagnostics: Hashable, Sendable {
  /// The first of them.
  public private(set) var first: [LayoutDiagnostic] = []
  /// How many there were in all.
  public private(set) var count = 0

  /// No diagnostics.
  public init() {}

  /// Whether all data was good.
  public var isEmpty: Bool { count == 0 }

  /// Adds `diagnostic`.
  public mutating func note(_ diagnostic: LayoutDiagnostic) {
    if first.count < LayoutLimits.maximumDiagnostics { first.append(diagnostic) }
    count += 1
  }

  /// Adds what `other` found, after what was found so far.
  public mutating func append(_ other: LayoutDiagnostics) {
    first.append(contentsOf: other.first.prefix(LayoutLimits.maximumDiagnostics - first.count))
    count += other.count
  }

  /// The same, found in sections that begin with section `first` of a larger collection.
  public func inSections(from first: Int) -> LayoutDiagnostics {
    var shifted = self
    for place in shifted.first.indices {
      switch shifted.first[place].subject {
      case .section(let section, let parameter):
        shifted.first[place].subject = .section(section + first, parameter: parameter)
      case .element(var element):
        element.index.section += first
        shifted.first[place].subject = .element(element)
      case .environment, .content, .parameter: break
      }
    }
    return shifted
  }
}

extension LayoutDiagnostics: CustomStringConvertible {
  /// One line for each of the first, and how many more there were.
  public var description: String {
    var lines = first.map { $0.description }
    if count > first.count { lines.append("and \(count - first.count) more") }
    return lines.joined(separator: "\n")
  }
}
