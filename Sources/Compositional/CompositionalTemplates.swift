import StrategyKit

/// The templates of all descriptions, and the properties that they have in common.
struct CompositionalTemplates: Sendable {
  /// The templates in the order in which they were created.
  private(set) var list: [CompositionalTemplate] = []
  /// The numbers of the templates by description.
  private(set) var numbers: [CompositionalSection: Int32] = [:]
  /// The numbers of the templates whose descriptions contain numbers that are not finite, by the
  /// hash of the description.
  private var strangeNumbers: [Int: Int32] = [:]
  /// The number of the template that was used last, because neighbouring sections often share it.
  private var last: Int32?
  /// The largest distances by which elements reach beyond their sections.
  var reach = CompositionalTemplate.Reach()
  /// The zIndexes of elements, ascending, or some of them if there are more than ``maximumLayers``.
  private(set) var layers: [Int] = []
  /// The largest number of zIndexes for which queries visit one layer at a time.
  static let maximumLayers = 4
  /// A Boolean value that indicates whether a query visits one layer at a time.
  ///
  /// The result is then nearly sorted. If measured groups have elements in several layers, all
  /// layers are visited at once, because the groups would be laid out once for each layer.
  var visitsEachLayer: Bool {
    layers.count <= CompositionalTemplates.maximumLayers && !hasMeasuredLayers
  }
  private var hasMeasuredLayers = false
  /// A Boolean value that indicates whether at least one element is pinned.
  private(set) var pins = false

  subscript(number: Int32) -> CompositionalTemplate { list[Int(number)] }

  /// Includes boundary items, and the zIndexes of other elements, in the common properties.
  ///
  /// No zIndexes are added if there are already too many to visit one layer at a time.
  mutating func include(_ boundaries: CompositionalBoundaries, layers added: [Int] = []) {
    pins = pins || boundaries.pins
    guard layers.count <= CompositionalTemplates.maximumLayers else { return }
    layers = Set(layers).union(added).union(boundaries.items.map { $0.zIndex }).sorted()
  }

  /// Extends the reach of queries to boundary items of a section.
  mutating func extendReach(to boundaries: CompositionalBoundaries) {
    reach.before.main = max(reach.before.main, boundaries.reach)
    reach.after.main = max(reach.after.main, boundaries.reach)
  }

  /// Returns the number of the template for a description, and creates the template if it is new.
  ///
  /// Problems with the description are noted when its template is created.
  mutating func number(
    for description: CompositionalSection, ofSection section: Int, in container: LayoutContainer,
    noting diagnostics: inout LayoutDiagnostics
  ) throws(LayoutError) -> Int32 {
    if let last, self[last].description == description { return last }
    if let known = numbers[description] {
      last = known
      return known
    }
    guard description.group.depth <= CompositionalItem.maximumDepth else {
      throw .groupsNestedTooDeeply(
        section: section, depth: description.group.depth, limit: CompositionalItem.maximumDepth)
    }
    guard description.group.size <= CompositionalItem.maximumSize else {
      throw .groupTooLarge(
        section: section, count: description.group.size, limit: CompositionalItem.maximumSize)
    }
    let template = CompositionalTemplate(description, container: container)
    let number = Int32(list.count)
    // A description with NaN equals no other, not even a copy, so it is recognized by its hash. If
    // such descriptions were keys, look-ups would compare all of them, whose hashes are the same.
    if template.problems.contains(where: { $0.problem == .notFinite }) {
      if let known = strangeNumbers[description.hashValue] { return known }
      strangeNumbers[description.hashValue] = number
    } else {
      numbers[description] = number
      last = number
    }
    list.append(template)
    diagnostics.note(template.problems, .section(section, parameter: "sections"))
    reach.extend(to: template.reach)
    extendReach(to: template.boundaries)
    for decoration in template.decorations {
      let insets = decoration.insets.main
      reach.before.main = max(reach.before.main, 0 &- insets.start.resolved(in: template.room))
      reach.after.main = max(reach.after.main, 0 &- insets.end.resolved(in: template.room))
    }
    include(
      template.boundaries, layers: template.groupLayers + template.decorations.map { $0.zIndex })
    if template.isMeasured, template.groupLayers.count > 1 { hasMeasuredLayers = true }
    return number
  }
}
