import Foundation

// The additions of UIKit and AppKit to Foundation's index paths.
extension IndexPath {
  /// Creates an index path of an item.
  ///
  /// As in the framework, no memory is allocated.
  public init(item: Int, section: Int) {
    self.init(index: section)
    append(item)
  }

  /// The index of the item.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
