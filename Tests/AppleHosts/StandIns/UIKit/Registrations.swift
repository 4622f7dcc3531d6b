// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 14.0, tvOS 14.0, *)
extension UICollectionView {
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let name: String
    let handler: Handler
    public init(handler: @escaping Handler) {
      self.handler = handler
      name = standInName()
    }
  }

  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let name: String
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      name = standInName()
    }
  }

  private static var standInRegistrationCount = 0

  private static func standInName() -> String {
    Contracts.expect(!standInProvides, "a registration is made while a view is provided")
    standInRegistrationCount += 1
    return "registration \(standInRegistrationCount)"
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = standInDequeue(registration.name, Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = standInDequeue(registration.kind + registration.name, Supplementary.self)
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Text of two lines; a character is 8 points wide, and a line 20 points high.
@available(iOS 14.0, tvOS 14.0, *)
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  public var text: String?
  public var secondaryText: String?

  public func standInSize(width: CGFloat?, height: CGFloat?, safeArea: UIEdgeInsets) -> CGSize? {
    let lines = [text, secondaryText].compactMap { CGFloat($0?.count ?? 0) * 8 }.filter { $0 > 0 }
    let own = width ?? lines.max() ?? 0
    return CGSize(
      width: own, height: lines.reduce(0) { $0 + 20 * max(1, ($1 / max(own, 8)).rounded(.up)) })
  }
}
