import Flow
import LayoutUIKit
import UIKit

final class ChatScreen: UIViewController {
  let chat = LayoutCollectionView(
    FlowLayout(columns: 1, itemSize: LayoutSize(width: 320, height: 60)), anchor: .end)
  let bubble = UICollectionView.CellRegistration<SelfSizingCell, Message> { cell, _, message in
    cell.contentConfiguration = UIListContentConfiguration.text(message.text)
  }
  lazy var source = UICollectionViewDiffableDataSource<Int, Message>(collectionView: chat) {
    [bubble] in $0.dequeueConfiguredReusableCell(using: bubble, for: $1, item: $2)
  }

  override func loadView() { view = chat }

  func show(_ messages: [Message]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    source.apply(snapshot, animatingDifferences: false)
  }

  func prepend(_ messages: [Message]) {
    var snapshot = source.snapshot()
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems(messages, beforeItem: first)
    }
    source.apply(snapshot)
  }
}
