/// An operation that a page requests from a playground.
///
/// Every request is one operation, some numbers and a text; every answer is numbers and a text. The
/// browser and the native replay pass the same requests, so their answers can be compared byte by byte.
enum Operation: Int {
  /// Everything that never changes, as JSON: layouts, parameters, data sets, scenes.
  case describe
  /// Adds a table of data; the text is its name, a line break, and the table.
  case table
  /// Opens a setup from text; the numbers are width, height and pixels per point.
  case open
  /// Changes the container's size; numbers as above.
  case resize
  /// Changes the settings that a setup in text names; a first number other than 0 requests motions.
  case change
  /// Moves the viewport to x and y.
  case move
  /// All elements that are shown.
  case shown
  /// The elements that the last change moves, inserts and removes.
  case motions
  /// The attributes of those elements during the change; the number is the progress from 0 to 1.
  case animate
  /// Changes the collection; the text specifies how, the numbers name an item or −1.
  case edit
  /// The next cell to one side of an element; side, then the element.
  case neighbor
  /// The offset that shows an element, and its section and the section's offset if that scrolls too;
  /// position, then the element.
  case reveal
  /// The content of an element, as JSON.
  case content
  /// The shown elements in the order in which they are read.
  case order
  /// The setup as code, as JSON or as a link.
  case export
  /// Repeats the query of the viewport some times, so that it can be measured.
  case query
  /// The attributes of one element.
  case frame
  /// The frontmost element at x and y.
  case hit
  /// The first cell, or the last one if the number is 1.
  case edge
  /// The cell of an item, counted through all sections.
  case item
  /// The section that scrolls by itself at x and y.
  case section
  /// Scrolls a section to an offset.
  case scrollSection
  /// The offset at which a section comes to rest; section, start, end and velocity of a drag.
  case rest
  /// The diagnostics of the layout.
  case diagnostics
  /// The shown elements whose frames depend on the viewport.
  case followers
}

/// Numbers and a text, kept from answer to answer so that small ones allocate nothing.
struct Answer {
  var numbers: [Double] = []
  var text: [UInt8] = []

  mutating func clear() {
    numbers.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
  }

  mutating func append(_ value: some BinaryInteger) { numbers.append(Double(value)) }
}
