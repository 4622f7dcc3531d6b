#if canImport(UIKit) && !os(watchOS)
  import LayoutHosting
  import UIKit

  /// A self-sizing cell with a ``GroupedBackgroundView`` that shows its position in the group, and
  /// whether the cell is pressed or selected.
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

    /// A Boolean value that indicates whether the cell is pressed, which the background shows.
    open override var isHighlighted: Bool { didSet { showHighlight() } }

    /// A Boolean value that indicates whether the cell is selected, which the background shows.
    open override var isSelected: Bool { didSet { showHighlight() } }

    private func showHighlight() { groupBackground.isHighlighted = isHighlighted || isSelected }

    /// Applies the position that the attributes specify.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      groupBackground.apply(layoutAttributes)
    }
  }
#endif
