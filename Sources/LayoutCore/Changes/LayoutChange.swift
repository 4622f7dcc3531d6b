/// A single change of a collection.
///
/// Indexes follow the convention of collection views. The index of a deleted, reloaded or resized
/// section or item, and the source of a move, is that before the transaction. The index of an
/// insertion, and the target of a move, is that after it.
///
/// An item may be both moved and reloaded or resized in one transaction, and both reloaded and
/// resized. An item that is deleted cannot be changed in another way.
public enum LayoutChange: Hashable, Sendable {
  /// Inserts a section with all its items.
  case insertSection(Int)
  /// Deletes a section with all its items.
  case deleteSection(Int)
  /// Moves a section with all its items.
  case moveSection(from: Int, to: Int)
  /// Replaces all items of a section.
  ///
  /// The layout asks for the section and its items again, and discards measured sizes. The section
  /// keeps its place: an anchor stays at the item of the same number, or at the last one if there
  /// are fewer items, and the section's own content offset stays where its content allows. The
  /// index is that of the section before the transaction. The transaction must specify the number
  /// of items, by the index after it. The two indexes differ if sections before this one are
  /// inserted, deleted or moved.
  case reloadSection(Int)
  /// Updates a section whose own answers changed, such as the extent of its header.
  ///
  /// The layout asks for the section again, and for the sizes of its items only if they depend on
  /// what changed. Items keep their measured sizes.
  case resizeSection(Int)
  /// Inserts an item.
  case insertItem(ElementIndex)
  /// Deletes an item.
  case deleteItem(ElementIndex)
  /// Moves an item within its section or to another section.
  case moveItem(from: ElementIndex, to: ElementIndex)
  /// Replaces the content of an item.
  ///
  /// The layout asks for the item's size and its other answers again. A measured size takes
  /// precedence, as the best estimate, until the item is measured again.
  case reloadItem(ElementIndex)
  /// Updates an item whose size or other answers changed.
  ///
  /// The layout asks for the item's size and its other answers again. A measured size is discarded.
  case resizeItem(ElementIndex)
}

extension LayoutChange: CustomStringConvertible {
  /// A short description of the change, such as `insert 2/5` or `move section 1 to 3`.
  public var description: String {
    switch self {
    case .insertSection(let section): "insert section \(section)"
    case .deleteSection(let section): "delete section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    case .reloadSection(let section): "reload section \(section)"
    case .resizeSection(let section): "resize section \(section)"
    case .insertItem(let index): "insert \(index)"
    case .deleteItem(let index): "delete \(index)"
    case .moveItem(let from, let to): "move \(from) to \(to)"
    case .reloadItem(let index): "reload \(index)"
    case .resizeItem(let index): "resize \(index)"
    }
  }
}
