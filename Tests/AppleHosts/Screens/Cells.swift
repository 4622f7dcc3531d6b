import LayoutUIKit
import UIKit

// The cells and titles of an app, which the five screens share.

final class CaptionCell: SelfSizingCell { let label = UILabel(frame: .zero) }
final class RowCell: GroupedCell { let label = UILabel(frame: .zero) }
