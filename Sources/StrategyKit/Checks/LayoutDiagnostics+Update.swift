import LayoutCore

/// Diagnostics of a layout that is updated.
///
/// An update calls ``update(by:except:)`` first. Then it removes the diagnostics of every other
/// value that it asks for again, and notes what it finds. The result has the diagnostics that a
/// fresh preparation finds, in another order.
///
/// This holds as long as all diagnostics are stored. The subjects of the others are not known, so
/// an update keeps their number until the layout is prepared again.
extension LayoutDiagnostics {
  /// Moves the diagnostics to the places that sections and items have after `changes`.
  ///
  /// Removes those of sections and items that are removed. Also removes those that an update finds
  /// again if their cause still exists:
  ///
  /// - the diagnostic of the content
  /// - items that are resized, or that come from another section
  /// - the number of items of a section, if items are inserted or removed there
  /// - the number of sections, if sections are inserted or removed
  ///
  /// - Parameter changes: The changes that the update applies.
  /// - Parameter isFixed: Returns whether a subject stays unchanged. The default returns `false`.
  /// - Complexity: O(d log e), where d is the number of stored diagnostics, which is limited by
  ///   ``/LayoutCore/LayoutLimits/maximumDiagnostics``, and e is the number of edits.
  public mutating func update(
    by changes: LayoutChanges,
    except isFixed: (LayoutDiagnostic.Subject) -> Bool = { _ in false }
  ) {
    replaceSubjects { isFixed($0) ? $0 : changes.newSubject(of: $0) }
  }

  /// Removes the stored diagnostics whose subject satisfies a condition.
  ///
  /// - Parameter isRemoved: Returns whether diagnostics of a subject are removed.
  /// - Complexity: O(d), where d is the number of stored diagnostics, which is limited by
  ///   ``/LayoutCore/LayoutLimits/maximumDiagnostics``.
  public mutating func remove(where isRemoved: (LayoutDiagnostic.Subject) -> Bool) {
    replaceSubjects { isRemoved($0) ? nil : $0 }
  }

  /// Removes the stored diagnostics of a section's cells.
  ///
  /// - Parameter section: The section.
  /// - Parameter first: The first item whose diagnostics are removed. The default is 0.
  /// - Complexity: O(d), where d is the number of stored diagnostics, which is limited by
  ///   ``/LayoutCore/LayoutLimits/maximumDiagnostics``.
  public mutating func removeItems(ofSection section: Int, from first: Int = 0) {
    remove { subject in
      guard case .element(let element) = subject, element.category == .cell else { return false }
      return element.index.section == section && element.index.item >= first
    }
  }

  /// Removes the stored diagnostics of the parameters of all sections.
  ///
  /// The number of items is not a parameter.
  ///
  /// - Complexity: O(d), where d is the number of stored diagnostics, which is limited by
  ///   ``/LayoutCore/LayoutLimits/maximumDiagnostics``.
  public mutating func removeSectionParameters() {
    remove { subject in
      if case .section(_, let key) = subject { return key != "numberOfItems" }
      return false
    }
  }

  /// Returns a length within ``/LayoutCore/LayoutLimits``, and notes an invalid one.
  ///
  /// A length that is not finite becomes 0. A length beyond the limits becomes the limit.
  ///
  /// - Parameter points: The length in points.
  /// - Parameter subject: The subject of the diagnostic.
  /// - Parameter isExtent: A Boolean value that indicates whether a negative length becomes 0. The
  ///   default is `false`.
  public mutating func checkedLength(
    _ points: Double, of subject: LayoutDiagnostic.Subject, isExtent: Bool = false
  ) -> Double {
    var used = LayoutLimits.length(points)
    if isExtent { used = max(0, used) }
    if used != points {
      let problem: LayoutDiagnostic.Problem =
        !points.isFinite ? .notFinite : points < 0 && isExtent ? .negative : .tooLarge
      note(LayoutDiagnostic(subject, problem, given: points, used: used))
    }
    return used
  }

  /// Returns the extent of `points`, which must not be negative, and notes an invalid one.
  ///
  /// See ``/LayoutCore/LayoutUnit/checkedExtent(_:note:)`` for the extents that replace invalid
  /// ones.
  ///
  /// - Parameter points: The extent in points.
  /// - Parameter given: The extent that the diagnostic states. The default is `points`.
  /// - Parameter subject: The subject of the diagnostic, which is created only if there is one.
  public mutating func checkedExtent(
    _ points: Double, given: Double? = nil, of subject: @autoclosure () -> LayoutDiagnostic.Subject
  ) -> LayoutUnit {
    LayoutUnit.checkedExtent(points) {
      note(LayoutDiagnostic(subject(), $0, given: given ?? points, used: $1))
    }
  }

  /// Notes that content is cut off at the maximum position.
  public mutating func noteCutContent() {
    note(LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
  }

  /// Notes a negative number of sections, which is replaced by 0.
  ///
  /// - Parameter count: The number of sections that the delegate returned.
  /// - Parameter limit: The maximum number of sections. The default is
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Returns: The number of sections to use.
  /// - Throws: ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if the number exceeds the
  ///   limit.
  public mutating func checkedSectionCount(
    _ count: Int, limit: Int = LayoutLimits.maximumStoredItems
  ) throws(LayoutError) -> Int {
    if count > limit { throw .tooManySections(count: count, limit: limit) }
    return checked(count, .parameter("numberOfSections"))
  }

  /// Notes a negative number of items, which is replaced by 0.
  ///
  /// - Parameter count: The number of items that the delegate returned.
  /// - Parameter section: The section.
  /// - Returns: The number of items to use.
  public mutating func checkedCount(_ count: Int, inSection section: Int) -> Int {
    checked(count, .section(section, parameter: "numberOfItems"))
  }

  private mutating func checked(_ count: Int, _ subject: LayoutDiagnostic.Subject) -> Int {
    if count >= 0 { return count }
    note(LayoutDiagnostic(subject, .negative, given: Double(count), used: 0))
    return 0
  }

  /// Notes a negative number of items, which is replaced by 0, and throws an error for one that is
  /// too large.
  ///
  /// - Parameter count: The number of items that the delegate returned.
  /// - Parameter section: The section.
  /// - Parameter stored: The number of items of earlier sections.
  /// - Parameter limit: The maximum number of items of all sections. The default is
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Returns: The number of items to use.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)``.
  public mutating func checkedCount(
    _ count: Int, inSection section: Int, after stored: Int,
    limit: Int = LayoutLimits.maximumStoredItems
  ) throws(LayoutError) -> Int {
    if count > limit - stored {
      throw .tooManyItems(section: section, count: count, limit: limit)
    }
    return checkedCount(count, inSection: section)
  }
}

extension LayoutChanges {
  /// Returns the subject after the changes, or nil if its diagnostics are removed.
  fileprivate func newSubject(of subject: LayoutDiagnostic.Subject) -> LayoutDiagnostic.Subject? {
    switch subject {
    case .environment, .delegate: return subject
    case .content: return nil
    case .parameter(let key):
      return key == "numberOfSections" && !sections.isEmpty ? nil : subject
    case .section(let old, let key):
      guard let new = newSection(of: old) else { return nil }
      let isRecounted =
        key == "numberOfItems" && changes(within: new).map { !$0.items.isEmpty } ?? false
      return isRecounted ? nil : .section(new, parameter: key)
    case .element(var element):
      guard let section = newSection(of: element.index.section) else { return nil }
      if element.category != .cell {
        element.index.section = section
      } else {
        guard let index = newIndex(of: element.index), index.section == section,
          !SortedSearch.contains(index.item, in: changes(within: section)?.resized ?? [])
        else { return nil }
        element.index = index
      }
      return .element(element)
    }
  }
}
