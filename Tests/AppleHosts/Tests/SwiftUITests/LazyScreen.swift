import LayoutSwiftUI
import SwiftUI
import Waterfall
import XCTest

extension LazyTests {
  /// A view on screen, in either framework.
  @MainActor
  final class Screen {
    typealias Lazy = LazyLayoutStack<WaterfallLayout, Photo, Int, Text>
    private let screen: StandInScreen

    init(_ root: some View, bar: CGFloat = 0, keyboard: CGFloat = 0) {
      screen = StandInScreen(root, bar: bar, keyboard: keyboard)
    }

    func update(
      _ root: some View, animation: Animation? = nil, environment: EnvironmentValues? = nil,
      settles: Bool = true
    ) {
      screen.transaction = Transaction(animation: animation)
      if let environment { screen.environment = environment }
      screen.update(root, settles: settles)
    }

    func settle() { screen.settle() }

    #if canImport(UIKit)
      var view: UICollectionView { screen.view as! UICollectionView }
      var list: UICollectionView { view }
    #else
      var view: NSScrollView { screen.view as! NSScrollView }
      var list: NSCollectionView { view.documentView as! NSCollectionView }
    #endif

    /// Returns the text of a header.
    func header(_ section: Int) -> String? {
      let path = IndexPath(item: 0, section: section)
      #if canImport(UIKit)
        let header = list.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        return text((header as? UICollectionViewCell)?.contentConfiguration)
      #else
        let header = list.standInView(
          ofKind: NSCollectionView.elementKindSectionHeader, at: path)
        return text(header?.subviews.first)
      #endif
    }

    private func text(_ host: Any?) -> String? {
      (host as? any StandInHosting).flatMap { standInText($0.standInHosted) }
    }

    /// The view that hosts the content of an item, or its configuration.
    private func host(_ path: IndexPath) -> Any? {
      #if canImport(UIKit)
        list.cellForItem(at: path)?.contentConfiguration
      #else
        list.item(at: path)?.view
      #endif
    }

    /// The environment of the first item.
    var firstEnvironment: EnvironmentValues? {
      let host = host(IndexPath(item: 0, section: 0)) as? any StandInHosting
      return (host?.standInHosted).map { standInEnvironment($0) }
    }

    /// The vertical content offset of the view.
    var offset: CGFloat {
      get {
        #if canImport(UIKit)
          view.contentOffset.y
        #else
          view.contentView.bounds.minY
        #endif
      }
      set {
        #if canImport(UIKit)
          view.contentOffset.y = newValue
        #else
          view.contentView.scroll(to: NSPoint(x: 0, y: newValue))
        #endif
      }
    }

    /// The visible items: the top of each item, and its text.
    var shown: [String] {
      list.standInShown.compactMap { attributes -> (CGFloat, String)? in
        #if canImport(UIKit)
          let path = attributes.representedElementCategory == .cell ? attributes.indexPath : nil
        #else
          let path = attributes.representedElementCategory == .item ? attributes.indexPath : nil
        #endif
        return path.map { (attributes.frame.minY, text(host($0)) ?? "nothing") }
      }
      .sorted { $0.0 < $1.0 }.map { "\(Int($0.0)): \($0.1)" }
    }
  }
}
