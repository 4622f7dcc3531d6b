import Board
import LayoutCore

/// Paintings on a board: wide and high ones span two modules, and every seventh spans four.
struct PaintingBoard: SceneContent, BoardItemDelegate {
  private let wall: PaintingWall
  private let paintings: [Painting]

  init(_ paintings: [Painting]) {
    self.paintings = paintings
    wall = PaintingWall(paintings)
  }

  func numberOfItems(inSection section: Int) -> Int { paintings.count }

  func boardItem(at index: ElementIndex, default item: BoardItem) -> BoardItem {
    let ratio = paintings[index.item].ratio
    if index.item % 7 == 0 { return BoardItem(width: 2, height: 2) }
    return BoardItem(width: ratio > 1.25 ? 2 : 1, height: ratio < 0.8 ? 2 : 1)
  }

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    wall.look(of: attributes, in: context)
  }
}
