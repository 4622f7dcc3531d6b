import UIKit

// What the screens of both folders share, and what stays as it is if the layout is replaced.

/// A collection of products and its data source.
final class Catalog: NSObject, UICollectionViewDataSource {
  struct Product {
    var name: String
    var size: CGSize
  }

  let sections: [[Product]]

  init(_ counts: [Int]) {
    sections = counts.map { count in
      (0..<count).map {
        Product(name: "\($0)", size: CGSize(width: 100, height: CGFloat(60 + $0 * 37 % 80)))
      }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
    (cell as? any Labelled)?.label.text = sections[indexPath.section][indexPath.item].name
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

/// A cell with a label.
@MainActor
protocol Labelled {
  var label: UILabel { get }
}

final class ProductCell: UICollectionViewCell, Labelled {
  let label = UILabel(frame: .zero)
}

final class TitleView: UICollectionReusableView {}
