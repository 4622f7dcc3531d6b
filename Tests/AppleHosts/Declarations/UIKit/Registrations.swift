// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: developer.apple.com/documentation/uikit/uicollectionview/cellregistration, /supplementaryregistration,
// /dequeueconfiguredreusablecell(using:for:item:), /dequeueconfiguredreusablesupplementary(using:for:),
// /uikit/uilistcontentconfiguration-swift.struct

@available(iOS 14.0, tvOS 14.0, *)
extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    public init(handler: @escaping Handler) { fatalError() }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    public init(elementKind: String, handler: @escaping Handler) { fatalError() }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError() }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { fatalError() }
}

@available(iOS 14.0, tvOS 14.0, *)
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public static func cell() -> UIListContentConfiguration { fatalError() }
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public static func groupedHeader() -> UIListContentConfiguration { fatalError() }
  public var text: String?
  public var secondaryText: String?
}
