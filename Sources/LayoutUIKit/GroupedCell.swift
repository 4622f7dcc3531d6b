#if canImport(UIKit) && !os(watchOS)
  import LayoutHosting
  import UIKit

  /// A self-sizing cell with a ``GroupedBackgroundView`` that shows its position in the group.
  open class GroupedCell: SelfSizingCell {
    /// The style of the group.
    ///
    /// The default is `.insetGrouped`.
    public var groupStyle = GroupedCellStyle.insetGrouped {
      didSet { groupBackground.style = groupStyle }
    }

    /// The background view, created on first use.
    public private(set) lazy var groupBackground: GroupedBackgroundView = {
      let view = GroupedBackgroundView(frame: bounds)
      view.style = groupStyle
      backgroundView = view
      return view
    }()

    /// Applies the position that the attributes specify.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      groupBackground.apply(layoutAttributes)
    }
  }
#endif
