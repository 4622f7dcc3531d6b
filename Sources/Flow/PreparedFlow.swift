import LayoutCore

/// A flow layout that is prepared for a collection.
///
/// The extents of items, lines and sections are kept in prefix-sum indexes. If an item grows, the
/// offsets of everything after it change without being stored again. The place of an item on its
/// line is computed on request.
///
/// - Complexity: 4.1 bytes per item for each extent that differs, the same per line, and about 25
///   bytes per section. The attributes of an item take O(log n), a query O(log n + k); n = items, k
///   = elements found.
public struct PreparedFlow: PreparedLayout {
  let layout: FlowLayout
  let environment: LayoutEnvironment
  let container: LayoutContainer
  var space: LayoutSpace

  /// The styles of all sections; `styleOfSection` has the index of each section's style.
  var styles: [FlowStyle] = []
  /// The answers from which each style was created.
  var answers: [FlowAnswers] = []
  var styleOfSection: [UInt32] = []
  /// The number of items of each section that differ from the item before; 0 if all are equal.
  var differences: [Int32] = []
  /// The number of items of each section; its offsets are indexes among all items.
  var itemCounts = ExtentIndex(count: 0, extent: 0)
  /// The number of lines of each section; its offsets are indexes among all lines.
  var lineCounts = ExtentIndex(count: 0, extent: 0)
  /// The extent of each section along the main axis.
  var sections = ExtentIndex(count: 0, extent: 0)

  /// The extent of each item across the main axis.
  ///
  /// It is 0 if columns determine the width, and more than the room of a line if the item is too
  /// wide.
  var crosses = ExtentIndex(count: 0, extent: 0, limit: sizeLimit)
  /// The extent of each item along the main axis.
  var mains = ExtentIndex(count: 0, extent: 0, limit: sizeLimit)

  /// The number of items on each line; its offsets are indexes among all items.
  var lineItems = ExtentIndex(count: 0, extent: 0)
  /// The extent of each line along the main axis.
  ///
  /// It includes the spacing after the line, except for the last line of a section.
  var lineExtents = ExtentIndex(count: 0, extent: 0)

  /// The largest distances by which elements extend before and after their section.
  var overhangBefore: Int64 = 0
  var overhangAfter: Int64 = 0
  /// The largest distance by which items extend after their line.
  ///
  /// It is 0 unless content would extend beyond the maximum position.
  var lineOverhang: Int64 = 0

  /// The invalid inputs, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// A Boolean value that indicates whether some style has replaced parameters.
  private var replacesParameters = false
  /// The operations of the last preparation or update.
  public internal(set) var work = LayoutWork()

  init(layout: FlowLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
  }

  /// The limit of the sum of all item extents.
  ///
  /// No position depends on that sum.
  static var sizeLimit: Int64 { 1 << 62 }

  /// The size of the content that can be scrolled to, in points.
  public var contentSize: LayoutSize { space.contentSize(cross: container.crossPoints) }

  /// The number of sections.
  public var numberOfSections: Int { itemCounts.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  ///
  /// - Complexity: O(log s); s = sections.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < itemCounts.count ? Int(itemCounts.extent(of: section)) : 0
  }

  // MARK: Styles

  func style(of section: Int) -> FlowStyle { styles[Int(styleOfSection[section])] }

  /// Returns the index of the style for `answers`.
  ///
  /// Creates a style if the answers differ from those of the last one.
  mutating func style(
    for answers: FlowAnswers, _ section: Int, _ diagnostics: inout LayoutDiagnostics
  ) -> UInt32 {
    if self.answers.last == answers { return UInt32(styles.count - 1) }
    self.answers.append(answers)
    styles.append(makeStyle(for: answers, section, &diagnostics))
    return UInt32(styles.count - 1)
  }

  /// Creates a style, and notes the parameters that are replaced.
  private mutating func makeStyle(
    for answers: FlowAnswers, _ section: Int, _ diagnostics: inout LayoutDiagnostics
  ) -> FlowStyle {
    var found: [LayoutDiagnostic] = []
    func note(_ key: String, _ problem: LayoutDiagnostic.Problem, _ given: Double, _ used: Double) {
      found.append(
        LayoutDiagnostic(.section(section, parameter: key), problem, given: given, used: used))
    }
    let style = FlowStyle(answers, layout.axis, container, note: note)
    if !layout.asksForSizes {
      let sizer = FlowItemSizer(layout, style, container)
      _ = sizer.replacement(for: style.itemSize) { note("itemSize", $0, $1, $2) }
    }
    for diagnostic in found { diagnostics.note(diagnostic) }
    replacesParameters = replacesParameters || !found.isEmpty
    return style
  }

  /// Notes the replaced parameters of all sections, as a preparation does.
  ///
  /// Of neighbours with the same answers, the first is reported.
  mutating func noteParameters(_ diagnostics: inout LayoutDiagnostics) {
    guard replacesParameters else { return }
    diagnostics.removeSectionParameters()
    for section in styleOfSection.indices {
      let own = answers[Int(styleOfSection[section])]
      if section > 0, answers[Int(styleOfSection[section - 1])] == own { continue }
      _ = makeStyle(for: own, section, &diagnostics)
    }
  }

  /// Updates the overhangs with the distances by which a section's contents extend outside it.
  mutating func noteOverhang(_ style: FlowStyle, lines: Int64, extent: Int64) {
    let linesStart = style.header &+ style.insetStart
    overhangBefore = max(overhangBefore, -linesStart, style.footer &- extent)
    overhangAfter = max(
      overhangAfter, linesStart &+ lines &+ lineOverhang &- extent, style.header &- extent,
      style.natural(lines: lines) &- extent)
  }
}

extension FlowStyle {
  /// Returns the extent along the main axis of a section whose lines have the extent `lines`.
  ///
  /// If negative insets exceed the contents, the extent is 0.
  func natural(lines: Int64) -> Int64 {
    max(0, header &+ insetStart &+ lines &+ insetEnd &+ footer)
  }
}
