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
    guard var editor = prepared.beginUpdate(self, environment) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    do throws(LayoutError) {
      try editor.checkLimits(changes, delegate)
    } catch {
      prepared = editor.finish()
      throw error
    }
    if !changes.sections.isEmpty { editor.editSections(changes, delegate) }
    for change in changes.within where !editor.isRefilled(change.section) {
      editor.editItems(change, delegate)
    }
    prepared = editor.finish()
    // What reaches beyond the farthest position is cut off there in order, from the first item on.
    if prepared.isCut { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedFlow {
  /// Moves the layout out to be changed, if it is one of this strategy in this environment.
  @usableFromInline
  mutating func beginUpdate(
    _ layout: FlowLayout, _ environment: LayoutEnvironment
  ) -> FlowEditor? {
    guard self.layout == layout, self.environment == environment, !isCut else { return nil }
    let editor = FlowEditor(self)
    // The editor has the only reference to the storage now, and changes it in place.
    self = PreparedFlow(layout: layout, environment: environment, container: container)
    return editor
  }

  /// Whether extents had to be shortened, so that sums depend on the order in which they were made.
  @usableFromInline
  var isCut: Bool {
    lineExtents.isCut || sections.isCut || crosses.isCut || mains.isCut
  }
}
