import LayoutCore

/// A layout strategy that lists the elements of each section, and those of the whole layout.
///
/// Use it if sections do not follow one another, or if a layout has elements other than cells,
/// headers and footers. A ``FramesPlan`` returns the elements, with their frames and pins. The kit
/// does the rest:
///
/// - It checks the environment and the numbers of sections and items, and reports content that is
///   cut off.
/// - It prepares a ``PreparedFrames``, which answers queries exactly and keeps pinned elements in
///   view.
/// - It updates only the sections that a change concerns, if the plan stays the same. Diagnostics
///   are those of a new preparation.
///
/// The elements of a section must depend on nothing but the plan and the answers about this
/// section. If sections follow one another, use a ``SectionStrategy``. See <doc:ListingFrames> for
/// a complete strategy.
///
/// - Complexity: To prepare O(n log n), and about 170 bytes for each element. To update O(s + m log
///   m) if the plan stays the same; n = elements, s = sections, m = elements of the changed
///   sections.
public protocol FramesStrategy: LayoutStrategy where Prepared == PreparedFrames {
  /// Everything that frames depend on, except the answers about items.
  associatedtype Plan: FramesPlan

  /// The main axis of the plan's space.
  ///
  /// If content scrolls along one axis, it is that axis.
  var axis: LayoutAxis { get }

  /// The policy for lengths that are not a whole number of device pixels.
  ///
  /// The default is ``/LayoutCore/PixelRounding/lossless``.
  var rounding: PixelRounding { get }

  /// A Boolean value that indicates whether frames depend on the bars along the scroll axis.
  ///
  /// If it is `true`, a change of these bars prepares the layout again. The default is `false`.
  var placementDependsOnInsets: Bool { get }

  /// Returns everything that frames depend on, except the answers about items.
  ///
  /// - Parameter itemCounts: The number of items of each section, which is not negative.
  /// - Parameter container: The container that the layout is prepared for.
  /// - Parameter diagnostics: The diagnostics to which replaced parameters are added.
  func plan(
    of itemCounts: [Int], in container: LayoutContainer, noting diagnostics: inout LayoutDiagnostics
  ) -> Plan
}

/// The plan of a ``FramesStrategy``: the space of its content, and the elements of each section.
public protocol FramesPlan: Equatable {
  /// The space that converts intervals to frames, with the lengths of the content.
  ///
  /// Create it with ``LayoutContainer/space(mainLength:crossLength:)``.
  var space: LayoutSpace { get }

  /// The axis along which the content grows, or `nil` for both.
  ///
  /// The default is the main axis of the space.
  var scrollAxis: LayoutAxis? { get }

  /// The elements of the whole layout.
  ///
  /// They belong to no section, and have section 0 and a negative item: `.supplementary("hour", 0,
  /// -1)`. The default is none.
  var elements: [PlacedElement] { get }

  /// Returns the elements of a section, in any order: a cell for each item, and others.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter count: The number of items.
  /// - Parameter items: The source of sizes and answers, to which invalid data is reported.
  func elements(
    ofSection section: Int, count: Int, reading items: inout ItemSizeReader
  ) -> [PlacedElement]
}

extension FramesPlan {
  /// Returns the main axis of the space.
  public var scrollAxis: LayoutAxis? { space.axis }

  /// Returns no elements.
  public var elements: [PlacedElement] { [] }

  fileprivate func elements(
    ofSection section: Int, count: Int, of delegate: AnyLayoutDelegate,
    noting diagnostics: inout LayoutDiagnostics, _ work: inout LayoutWork
  ) -> [PlacedElement] {
    var items = ItemSizeReader(delegate, inSection: section)
    swap(&items.diagnostics, &diagnostics)
    swap(&items.work, &work)
    let elements = elements(ofSection: section, count: count, reading: &items)
    swap(&items.diagnostics, &diagnostics)
    swap(&items.work, &work)
    return elements
  }
}

extension FramesStrategy {
  /// Returns ``/LayoutCore/PixelRounding/lossless``.
  public var rounding: PixelRounding { .lossless }

  /// Returns `false`.
  public var placementDependsOnInsets: Bool { false }

  /// Lists the elements of all sections and of the whole layout.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    var (diagnostics, work) = (LayoutDiagnostics(), LayoutWork())
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let (plan, container) = plan(of: counts, environment, noting: &diagnostics)
    var elements = plan.elements
    for (section, count) in counts.enumerated() {
      elements += plan.elements(
        ofSection: section, count: count, of: delegate, noting: &diagnostics, &work)
    }
    let size =
      plan.scrollAxis == nil
      ? plan.space.contentSize : plan.space.contentSize(cross: container.crossPoints)
    var prepared = PreparedFrames(
      attributes: elements.map { $0.attributes }, pins: elements.flatMap { $0.pins },
      contentSize: size, itemCounts: counts, in: environment, scrollAxis: plan.scrollAxis,
      diagnostics: diagnostics)
    prepared.work.questions = work.questions
    prepared.placementDependsOnInsets = placementDependsOnInsets
    return prepared
  }

  /// Lists the elements of the changed sections, or of all if sections change or the plan does.
  public func update(
    _ prepared: inout PreparedFrames, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    // Counts, the environment, the parameters and the changed sections are checked again.
    var (diagnostics, work) = (LayoutDiagnostics(), LayoutWork())
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let plan = plan(of: counts, environment, noting: &diagnostics).plan
    let oldCounts = (0..<prepared.numberOfSections).map { prepared.numberOfItems(inSection: $0) }
    var scratch = LayoutDiagnostics()
    guard changes.sections.isEmpty,
      oldCounts == counts || plan == self.plan(of: oldCounts, environment, noting: &scratch).plan
    else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    var kept = prepared.diagnostics
    kept.remove { subject in
      guard case .element(let element) = subject else { return true }
      return changes.changes(within: element.index.section) != nil
    }
    for old in kept.entries { diagnostics.note(old) }
    for change in changes.within {
      let section = change.section
      let own = plan.elements(
        ofSection: section, count: counts[section], of: delegate, noting: &diagnostics, &work)
      let elements = section == 0 ? plan.elements + own : own
      work.placed += elements.count
      prepared.replaceSection(section, with: elements, itemCount: counts[section])
    }
    prepared.diagnostics = diagnostics
    prepared.work = work
  }

  private func plan(
    of counts: [Int], _ environment: LayoutEnvironment, noting diagnostics: inout LayoutDiagnostics
  ) -> (plan: Plan, container: LayoutContainer) {
    let container = LayoutContainer(
      environment, axis: axis, rounding: rounding, diagnostics: &diagnostics)
    let plan = plan(of: counts, in: container, noting: &diagnostics)
    if max(plan.space.mainLength, plan.space.crossLength) >= LayoutLimits.maximumPosition {
      diagnostics.noteCutContent()
    }
    return (plan, container)
  }
}
