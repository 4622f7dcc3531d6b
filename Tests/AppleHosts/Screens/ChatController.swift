import Flow
import LayoutUIKit
import UIKit

final class ChatController: UIViewController {
  let layout = CollectionLayout(FlowLayout(columns: 1, lineSpacing: 8))
  lazy var chat = UICollectionView(frame: .zero, collectionViewLayout: layout)
  lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: chat) {
    chat, path, text in
    let cell = chat.dequeueReusableCell(withReuseIdentifier: "bubble", for: path)
    (cell as? CaptionCell)?.label.text = text
    return cell
  }
  override func loadView() {
    layout.anchor = .end
    chat.register(CaptionCell.self, forCellWithReuseIdentifier: "bubble")
    view = chat
  }
  func prepend(_ texts: [String]) {
    var snapshot = source.snapshot()
    if let first = snapshot.itemIdentifiers.first { snapshot.insertItems(texts, beforeItem: first) }
    source.apply(snapshot, animatingDifferences: false)
  }
}
