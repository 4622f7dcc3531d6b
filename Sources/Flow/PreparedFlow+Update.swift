import LayoutCore

extension FlowLayout {
  /// Brings a flow up to date.
  ///
  /// - Complexity: An item that is resized, added or removed costs O(log n), and O(log n) for each line
  ///   that breaks otherwise: none after the first that begins with the item that it began with before.
  ///   In a list and in a grid of equal items that is one; in a grid of different heights, all from the
  ///   first item added or removed on. O(s) more where sections change places; n = items, s = sections.
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
    if !changes.sections.isEmpty { editor.editSections(changes, delegate) }
    for change in changes.within where !editor.isRefilled(change.section) {
      editor.editItems(change, delegate)
    }
    editor.finish()
    editor.handOver(to: &prepared)
    // What reaches beyond the farthest position is cut off there in order, from the first item on.
    if prepared.isCut { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedFlow {
  @usableFromInline
  func isMade(by layout: FlowLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }

  /// Whether extents had to be shortened, so that sums depend on the order in which they were made.
  @usableFromInline
  var isCut: Bool {
    lineExtents.isCut || sections.isCut || crosses.isCut || mains.isCut
  }
}
