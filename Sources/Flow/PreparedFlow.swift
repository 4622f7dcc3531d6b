import LayoutCore

/// A flow whose items have their lines.
///
/// The extents of all items are two axes, those of all lines a third, sections a fourth: an item's place
/// is a sum of sums, so that an item that grows moves everything after it without touching it. Where on
/// its line an item lies is computed when it is asked for.
///
/// - Complexity: 4.1 bytes per item for each extent that differs, the same per line, and about 25 bytes
///   per section; an item's attributes O(log n); a query O(log n) and its answer; n = items.
public struct PreparedFlow: PreparedLayout {
  let layout: FlowLayout
  private(set) var environment: LayoutEnvironment
  private(set) var container: LayoutContainer
  var space: LayoutSpace

  /// The ways in which sections are laid out, and which of them each section has.
  var styles: [FlowStyle] = []
  /// What each of them was made from.
  var answers: [FlowAnswers] = []
  var styleOfSection: [UInt32] = []
  /// How many items of each section differ from the one before; 0 where all are equal.
  var differences: [Int32] = []
  /// The number of items of each section; offsets in it are places among all items.
  var itemCounts = ExtentIndex(count: 0, extent: 0)
  /// The number of lines of each section; offsets in it are places among all lines.
  var lineCounts = ExtentIndex(count: 0, extent: 0)
  /// What each section takes along the main axis.
  var sections = ExtentIndex(count: 0, extent: 0)

  /// The extent of each item across the main axis; 0 where the columns decide it, and more than the line
  /// has where an item would be wider than it.
  var crosses = ExtentIndex(count: 0, extent: 0, limit: sizeLimit)
  /// The extent of each item along the main axis.
  var mains = ExtentIndex(count: 0, extent: 0, limit: sizeLimit)

  /// How many items are on each line; offsets in it are places among all items.
  var lineItems = ExtentIndex(count: 0, extent: 0)
  /// What each line takes along the main axis, with the spacing behind it but for a section's last.
  var lineExtents = ExtentIndex(count: 0, extent: 0)

  /// How far items and bars may lie before and after the extent that their section has.
  var overhangBefore: Int64 = 0
  var overhangAfter: Int64 = 0
  /// How far items may lie after the extent that their line has: nowhere, but where content would reach
  /// beyond the farthest position.
  var lineOverhang: Int64 = 0

  /// What bad data was replaced, and with what.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// What the last preparation or update had to do.
  public internal(set) var work = LayoutWork()

  init(layout: FlowLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
  }

  /// What the extents of all items together never exceed: no position depends on that sum.
  static var sizeLimit: Int64 { 1 << 62 }

  /// Returns the same layout with other bars where content scrolls.
  public func withScrollInsets(of environment: LayoutEnvironment) -> PreparedFlow? {
    guard
      let container = container.withScrollInsets(
        of: environment, insteadOf: self.environment)
    else { return nil }
    var copy = self
    copy.environment = environment
    copy.container = container
    copy.work = LayoutWork()
    return copy
  }

  /// The extent of everything that can be scrolled to.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// How many sections there are.
  public var numberOfSections: Int { itemCounts.count }

  /// How many items `section` has; 0 for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < itemCounts.count ? Int(itemCounts.extent(of: section)) : 0
  }

  // MARK: Styles

  func style(of section: Int) -> FlowStyle { styles[Int(styleOfSection[section])] }

  /// The place of the style that `answers` make; the last one, if they are the same again.
  mutating func style(
    for answers: FlowAnswers, _ section: Int, _ diagnostics: inout LayoutDiagnostics
  ) -> UInt32 {
    if self.answers.last == answers { return UInt32(styles.count - 1) }
    self.answers.append(answers)
    var found: [LayoutDiagnostic] = []
    styles.append(
      FlowStyle(answers, layout.axis, container) { key, problem, given, used in
        found.append(
          LayoutDiagnostic(
            .section(section, parameter: key), problem, given: given, used: used))
      })
    for diagnostic in found { diagnostics.note(diagnostic) }
    return UInt32(styles.count - 1)
  }

  /// Notes how far lines and bars of a section lie outside the extent that it has.
  mutating func noteOverhang(_ style: FlowStyle, lines: Int64, extent: Int64) {
    let linesStart = style.header &+ style.insetStart
    overhangBefore = max(overhangBefore, -linesStart, style.footer &- extent)
    overhangAfter = max(
      overhangAfter, linesStart &+ lines &+ lineOverhang &- extent, style.header &- extent,
      style.natural(lines: lines) &- extent)
  }
}

extension FlowStyle {
  /// What a section takes along the main axis whose lines take `lines`; what negative insets would take
  /// off more than there is, counts as nothing.
  func natural(lines: Int64) -> Int64 {
    max(0, header &+ insetStart &+ lines &+ insetEnd &+ footer)
  }
}
