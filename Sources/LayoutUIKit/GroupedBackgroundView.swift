#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import UIKit

  /// The background of a cell in a group: it rounds the corners that are the group's, and draws the lines
  /// that lie at the cell's edges.
  ///
  /// ```swift
  /// cell.backgroundView = GroupedBackgroundView(frame: cell.bounds)
  /// ```
  ///
  /// Hand it the attributes in the cell's `apply(_:)`, or use ``GroupedCell``, which does.
  open class GroupedBackgroundView: UIView {
    /// How the group is drawn.
    public var style = GroupedCellStyle.insetGrouped { didSet { setNeedsLayout() } }
    /// Where the cell stands in the group.
    public var position = CellPosition.single { didSet { setNeedsLayout() } }

    private lazy var upperLine = makeLine()
    private lazy var lowerLine = makeLine()

    private func makeLine() -> UIView {
      let line = UIView(frame: .zero)
      addSubview(line)
      return line
    }

    /// Takes the position that a layout tells; other layouts' cells are single.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
    }

    /// Draws corners and lines for the size and position of now.
    open override func layoutSubviews() {
      super.layoutSubviews()
      backgroundColor = style.surfaceColor
      let corners = position.roundedCorners
      layer.cornerRadius = corners.isEmpty ? 0 : style.cornerRadius
      layer.maskedCorners = corners
      layer.masksToBounds = style.cornerRadius > 0
      let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
      let thickness = style.separatorThickness > 0 ? max(1 / scale, style.separatorThickness) : 0
      place(upperLine, at: 0, thickness, isOuter: position.isFirst, isShown: position.isFirst)
      // A line between two cells belongs to the upper one.
      place(
        lowerLine, at: bounds.height - thickness, thickness, isOuter: position.isLast,
        isShown: true)
    }

    private func place(
      _ line: UIView, at y: CGFloat, _ thickness: CGFloat, isOuter: Bool, isShown: Bool
    ) {
      line.isHidden = !isShown || thickness <= 0 || isOuter && !style.hasOuterSeparators
      line.backgroundColor = style.separatorColor
      let leading = isOuter ? 0 : style.separatorLeading
      let trailing = isOuter ? 0 : style.separatorTrailing
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      line.frame = CGRect(
        x: isMirrored ? trailing : leading, y: y,
        width: max(0, bounds.width - leading - trailing), height: thickness)
    }
  }

  /// A cell with a ``GroupedBackgroundView`` that follows its position in the group.
  open class GroupedCell: UICollectionViewCell {
    /// How the group is drawn.
    public var groupStyle = GroupedCellStyle.insetGrouped {
      didSet { groupBackground.style = groupStyle }
    }

    /// The background, made when it is first needed.
    public private(set) lazy var groupBackground: GroupedBackgroundView = {
      let view = GroupedBackgroundView(frame: bounds)
      view.style = groupStyle
      backgroundView = view
      return view
    }()

    /// Takes the position that the layout tells.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      groupBackground.apply(layoutAttributes)
    }
  }
#endif
