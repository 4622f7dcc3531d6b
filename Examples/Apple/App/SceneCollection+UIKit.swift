#if canImport(UIKit)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  /// A scene in a collection view.
  struct SceneCollection: UIViewRepresentable {
    let scene: Scene
    let isDark: Bool

    func makeCoordinator() -> SceneSource { SceneSource(scene, isDark: isDark) }

    func makeUIView(context: Context) -> UICollectionView {
      let source = context.coordinator
      let view = SizedCollectionView(frame: .zero, collectionViewLayout: source.layout)
      view.register(SceneCell.self, forCellWithReuseIdentifier: "element")
      view.dataSource = source
      view.widthDidChange = { [weak source] in source?.fit(width: $0) }
      return view
    }

    func updateUIView(_ uiView: UICollectionView, context: Context) {
      let palette = Palette.theme(isDark: isDark)
      guard context.coordinator.palette != palette else { return }
      context.coordinator.palette = palette
      uiView.reloadData()
    }
  }

  /// A collection view that reports its width.
  final class SizedCollectionView: UICollectionView {
    var widthDidChange: ((Double) -> Void)?
    private var width: CGFloat = 0

    override func layoutSubviews() {
      if bounds.width != width {
        width = bounds.width
        widthDidChange?(Double(width))
      }
      super.layoutSubviews()
    }
  }

  /// A cell, or a supplementary view, that draws an element's marks.
  final class SceneCell: UICollectionViewCell {
    var element: LayoutElement?
    var marks: ((LayoutAttributes) -> [Mark])?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      guard let element, let marks else { return }
      let attributes = LayoutAttributes(
        element: element,
        frame: LayoutRect(
          x: Double(layoutAttributes.frame.minX), y: Double(layoutAttributes.frame.minY),
          width: Double(layoutAttributes.frame.width),
          height: Double(layoutAttributes.frame.height)),
        position: (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single)
      let drawing = MarkCanvas(marks: marks(attributes))
      contentConfiguration = UIHostingConfiguration { drawing.ignoresSafeArea() }
        .margins(.all, 0)
        .minSize(width: 0, height: 0)
    }
  }

  extension SceneSource: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      scene.content.numberOfSections
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { scene.content.numberOfItems(inSection: section) }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "element", for: indexPath)
      fill(cell, .cell(section: indexPath.section, item: indexPath.item), in: collectionView)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      if kinds.insert(kind).inserted {
        collectionView.register(
          SceneCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "element")
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "element", for: indexPath)
      let kind = ElementKind(collectionViewKind: kind)
      fill(view, .supplementary(kind, indexPath.section, indexPath.item), in: collectionView)
      return view
    }

    private func fill(
      _ view: UICollectionReusableView, _ element: LayoutElement,
      in collectionView: UICollectionView
    ) {
      guard let cell = view as? SceneCell else { return }
      let isMirrored = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      cell.element = element
      cell.marks = { [weak self] attributes in
        self?.marks(attributes, direction: isMirrored ? .rightToLeft : .leftToRight) ?? []
      }
    }
  }
#endif
