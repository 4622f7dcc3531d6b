#if canImport(UIKit) || canImport(AppKit)
  import LayoutCore

  /// A strategy without elements, for a layout from a storyboard that has no other strategy yet.
  struct NoLayout: LayoutStrategy {
    /// A prepared layout that counts the items of a collection and places none.
    struct Prepared: PreparedLayout {
      let counts: [Int]
      let diagnostics = LayoutDiagnostics()

      var contentSize: LayoutSize { .zero }
      var contentScrolling: ContentScrolling {
        ContentScrolling(along: .vertical, followers: .none)
      }
      var numberOfSections: Int { counts.count }

      func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
      }

      func attributes(
        for element: LayoutElement, in viewport: LayoutViewport
      ) -> LayoutAttributes? { nil }

      func find(_ query: LayoutQuery, into result: inout QueryResult) {}
    }

    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> Prepared {
      let sections = max(0, delegate.numberOfSections)
      return Prepared(counts: (0..<sections).map { max(0, delegate.numberOfItems(inSection: $0)) })
    }
  }
#endif
