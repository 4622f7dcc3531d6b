import UIKit

final class ShopController: UIViewController {
  let catalog = Catalog([12, 20])

  override func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    view = collectionView
  }

  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, environment in
      let isRow = number == 0
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isRow ? .fractionalWidth(1) : .fractionalWidth(0.5),
          heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isRow ? .absolute(200) : .fractionalWidth(1),
          heightDimension: .absolute(120)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 20, trailing: 16)
      section.orthogonalScrollingBehavior = isRow ? .groupPaging : .none
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }
}
