#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyStrategyView: UIViewRepresentable {
    /// The data source.
    public func makeCoordinator() -> LazyStrategySource<Strategy, Element, ID, Content> {
      LazyStrategySource(self)
    }

    /// A collection view with the strategy's layout.
    public func makeUIView(context: Context) -> UICollectionView {
      let source = context.coordinator
      let collectionView = UICollectionView(frame: .zero, collectionViewLayout: source.layout)
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: hostingIdentifier)
      collectionView.dataSource = source
      return collectionView
    }

    /// Animates what comes, goes and moves, and shows the rest anew.
    public func updateUIView(_ uiView: UICollectionView, context: Context) {
      let source = context.coordinator
      source.take(self) { changes, place in
        uiView.performBatchUpdates {
          place()
          uiView.deleteSections(changes.deletedSections)
          uiView.insertSections(changes.insertedSections)
          uiView.deleteItems(at: changes.deleted)
          uiView.insertItems(at: changes.inserted)
          for move in changes.moved { uiView.moveItem(at: move.from, to: move.to) }
        }
      }
      for path in uiView.indexPathsForVisibleItems {
        if let cell = uiView.cellForItem(at: path) { source.fill(cell, at: path) }
      }
    }
  }

  /// The reuse identifier of cells that host SwiftUI views.
  private let hostingIdentifier = "hosting"

  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyStrategySource: UICollectionViewDataSource {
    /// The number of sections.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      view.sections.count
    }

    /// The number of elements of a section.
    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { view.sections[section].count }

    /// A cell that hosts an element's view.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: hostingIdentifier, for: indexPath)
      fill(cell, at: indexPath)
      return cell
    }

    /// A view that hosts what the supplementary view builder makes, or nothing.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      // Cells are reusable views too, and the only ones that host SwiftUI views by themselves.
      collectionView.register(
        UICollectionViewCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: hostingIdentifier)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: hostingIdentifier, for: indexPath)
      if let cell = view as? UICollectionViewCell {
        let index = ElementIndex(section: indexPath.section, item: indexPath.item)
        let kind = ElementKind(collectionViewKind: kind)
        cell.contentConfiguration = self.view.supplementary.map { supplementary in
          UIHostingConfiguration { supplementary(kind, index) }.margins(.all, 0)
        }
      }
      return view
    }

    func fill(_ cell: UICollectionViewCell, at path: IndexPath) {
      guard let element = element(at: path) else { return }
      cell.contentConfiguration = UIHostingConfiguration { view.content(element) }
        .margins(.all, 0)
    }
  }
#endif
