// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: dotnet/macios src/uikit.cs and src/xkit.cs, interface of the same name as each type: selectors,
// optionality, nullability, availability. developer.apple.com/documentation/uikit/<type>: Swift spelling,
// isolation. Only the sources before a migration use these.

// Source: src/UIKit/UIEnums.cs, enum UICollectionLayoutSectionOrthogonalScrollingBehavior
@objc public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

// Source: src/UIKit/UIEnums.cs, enum NSRectAlignment
@objc public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@MainActor @objc public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}

// Source: developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor @objc open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  // Selector: initWithSection:
  public init(section: NSCollectionLayoutSection) { fatalError() }
  // Selector: initWithSectionProvider:
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    fatalError()
  }
  @objc(initWithCoder:) public required init?(coder: NSCoder) { fatalError() }
}

@MainActor @objc open class NSCollectionLayoutDimension: NSObject {
  @objc(fractionalWidthDimension:)
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }
  @objc(fractionalHeightDimension:)
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError() }
  @objc(absoluteDimension:)
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError() }
  @objc(estimatedDimension:)
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { fatalError() }
}

@MainActor @objc open class NSCollectionLayoutSize: NSObject {
  // Selector: sizeWithWidthDimension:heightDimension:
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) { fatalError() }
}

@MainActor @objc open class NSCollectionLayoutItem: NSObject {
  // Selector: itemWithLayoutSize:
  public init(layoutSize: NSCollectionLayoutSize) { fatalError() }
  @objc open var contentInsets: NSDirectionalEdgeInsets
}

@MainActor @objc open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  @objc(horizontalGroupWithLayoutSize:subitems:)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { fatalError() }
  @objc(verticalGroupWithLayoutSize:subitems:)
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { fatalError() }
}

@MainActor @objc open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}

@MainActor @objc
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  // Selector: boundarySupplementaryItemWithLayoutSize:elementKind:alignment:
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { fatalError() }
  @objc open var pinToVisibleBounds: Bool
}

@MainActor @objc open class NSCollectionLayoutSection: NSObject {
  // Selector: sectionWithGroup:
  public init(group: NSCollectionLayoutGroup) { fatalError() }
  @objc open var contentInsets: NSDirectionalEdgeInsets
  @objc open var interGroupSpacing: CGFloat
  @objc open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  @objc open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
}
