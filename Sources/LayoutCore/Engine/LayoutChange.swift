/// One change of a collection.
///
/// Indexes follow the convention of collection views: what is deleted, reloaded, resized or moved away
/// is named as it was before the transaction, what is inserted or moved to as it is after it.
public enum LayoutChange: Hashable, Sendable {
  /// A section that was not there; all its items come with it.
  case insertSection(Int)
  /// A section that goes, with all its items.
  case deleteSection(Int)
  /// A section that goes elsewhere, with all its items.
  case moveSection(from: Int, to: Int)
  /// A section whose items are all others now; as if it were deleted and inserted in its place.
  case reloadSection(Int)
  /// An item that was not there.
  case insertItem(ElementIndex)
  /// An item that goes.
  case deleteItem(ElementIndex)
  /// An item that goes elsewhere, in its section or another.
  case moveItem(from: ElementIndex, to: ElementIndex)
  /// An item that shows something else now; its size is asked for again.
  case reloadItem(ElementIndex)
  /// An item whose size, or other answers, are to be asked for again.
  case resizeItem(ElementIndex)
}

extension LayoutChange: CustomStringConvertible {
  /// The change as a short sentence: `insert 2/5`, `move section 1 to 3`.
  public var description: String {
    switch self {
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .reloadSection(let section): "reload section \(section)"
    case .insertItem(let index): "insert \(index)"
    case .deleteItem(let index): "delete \(index)"
    case .moveItem(let from, let to): "move \(from) to \(to)"
    case .reloadItem(let index): "reload \(index)"
    case .resizeItem(let index): "resize \(index)"
    }
  }
}
