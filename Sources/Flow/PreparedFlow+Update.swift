import LayoutCore

extension FlowLayout {
  /// Updates a prepared flow by the given changes.
  ///
  /// If the layout or the environment differs, or if content is cut off at the maximum position,
  /// the layout is prepared again.
  ///
  /// - Parameter prepared: The layout before the changes, which is updated. If an error is thrown,
  ///   it keeps its contents.
  /// - Parameter changes: The sections and items that are inserted, removed, moved or resized.
  /// - Parameter delegate: A delegate that gives the counts and sizes after the changes.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(log n) for each item that is resized, inserted or removed, and for each line
  ///   whose items change. In a list, or a grid of equal items, one line changes. In a grid of
  ///   different heights, all lines from the first inserted or removed item on do. If sections
  ///   move, O(s) more; n = items, s = sections.
  @inlinable
  public func update(
    _ prepared: inout PreparedFlow, by changes: LayoutChanges, for delegate: some LayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment), !prepared.isCut else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    var editor = FlowEditor(changing: &prepared)
    do throws(LayoutError) {
      try editor.checkLimits(changes, delegate)
    } catch {
      editor.handOver(to: &prepared)
      throw error
    }
    editor.begin(changes)
    if !changes.sections.isEmpty { editor.editSections(changes, delegate) }
    for change in changes.within where !editor.isRefilled(change.section) {
      editor.editItems(change, delegate)
    }
    editor.finish()
    editor.handOver(to: &prepared)
    // Content beyond the maximum position is cut off in order, from the first item on.
    if prepared.isCut { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedFlow {
  @usableFromInline
  func isMade(by layout: FlowLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }

  /// A Boolean value that indicates whether extents were cut off at a limit.
  ///
  /// If they were, sums depend on the order of operations.
  @usableFromInline
  var isCut: Bool {
    lineExtents.isCut || sections.isCut || crosses.isCut || mains.isCut
  }
}
