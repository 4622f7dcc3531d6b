import Foundation

// What UIKit and AppKit add to Foundation's index paths.
extension IndexPath {
  /// An index path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
