#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import LayoutAppKit
  import LayoutCore
  import SwiftUI

  /// A scene in a collection view.
  struct SceneCollection: NSViewRepresentable {
    let scene: Scene
    let isDark: Bool

    func makeCoordinator() -> SceneSource { SceneSource(scene, isDark: isDark) }

    func makeNSView(context: Context) -> NSScrollView {
      let source = context.coordinator
      let view = SizedCollectionView(frame: .zero)
      view.collectionViewLayout = source.layout
      view.register(SceneItem.self, forItemWithIdentifier: elementIdentifier)
      view.dataSource = source
      view.widthDidChange = { [weak source] in source?.fit(width: $0) }
      let scrollView = NSScrollView(frame: .zero)
      scrollView.hasVerticalScroller = true
      scrollView.hasHorizontalScroller = true
      scrollView.documentView = view
      return scrollView
    }

    func updateNSView(_ nsView: NSScrollView, context: Context) {
      let palette = Palette.theme(isDark: isDark)
      guard context.coordinator.palette != palette else { return }
      context.coordinator.palette = palette
      (nsView.documentView as? NSCollectionView)?.reloadData()
    }
  }

  private let elementIdentifier = NSUserInterfaceItemIdentifier("element")

  /// A collection view that reports the width of its visible part.
  final class SizedCollectionView: NSCollectionView {
    var widthDidChange: ((Double) -> Void)?
    private var width: CGFloat = 0

    override func layout() {
      let now = enclosingScrollView?.contentView.bounds.width ?? bounds.width
      if now != width {
        width = now
        widthDidChange?(Double(width))
      }
      super.layout()
    }
  }

  /// An item that draws an element's marks.
  final class SceneItem: NSCollectionViewItem {
    private let element = ElementView(frame: .zero)

    override func loadView() { view = element }

    override func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      element.apply(layoutAttributes)
    }

    func show(_ element: LayoutElement, _ marks: @escaping (LayoutAttributes) -> [Mark]) {
      _ = view
      self.element.element = element
      self.element.marks = marks
    }
  }

  /// A view that draws an element's marks.
  final class ElementView: NSView, NSCollectionViewElement {
    var element: LayoutElement?
    var marks: ((LayoutAttributes) -> [Mark])?
    private var drawing: NSHostingView<MarkCanvas>?

    func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      guard let element, let marks else { return }
      let attributes = LayoutAttributes(
        element: element,
        frame: LayoutRect(
          x: Double(layoutAttributes.frame.minX), y: Double(layoutAttributes.frame.minY),
          width: Double(layoutAttributes.frame.width),
          height: Double(layoutAttributes.frame.height)),
        position: (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single)
      let canvas = MarkCanvas(marks: marks(attributes))
      if let drawing {
        drawing.rootView = canvas
      } else {
        let drawing = NSHostingView(rootView: canvas)
        addSubview(drawing)
        self.drawing = drawing
      }
      drawing?.frame = NSRect(origin: .zero, size: layoutAttributes.frame.size)
    }
  }

  extension SceneSource: NSCollectionViewDataSource {
    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      scene.content.numberOfSections
    }

    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { scene.content.numberOfItems(inSection: section) }

    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: elementIdentifier, for: indexPath)
      (item as? SceneItem)?.show(
        .cell(section: indexPath.section, item: indexPath.item), drawing(in: collectionView))
      return item
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      let view = ElementView(frame: .zero)
      let kind = ElementKind(collectionViewKind: kind)
      view.element = .supplementary(kind, indexPath.section, indexPath.item)
      view.marks = drawing(in: collectionView)
      return view
    }

    private func drawing(in view: NSCollectionView) -> (LayoutAttributes) -> [Mark] {
      let isMirrored = view.userInterfaceLayoutDirection == .rightToLeft
      return { [weak self] attributes in
        self?.marks(attributes, direction: isMirrored ? .rightToLeft : .leftToRight) ?? []
      }
    }
  }
#endif
