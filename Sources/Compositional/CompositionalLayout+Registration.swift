import StrategyKit

extension CompositionalLayout: RegistrableLayout {
  /// The registration of the layout under the name `compositional`.
  ///
  /// Its parameters describe one section, and all sections use that description. Other descriptions
  /// must be created in code or returned by a delegate.
  public static let registration = LayoutRegistration(
    name: "compositional",
    summary: "Sections of nested, repeated groups, each with its own description.",
    prototype: CompositionalLayout(),
    parameters: [
      .axis(get: { $0.axis }, set: { $0.setAxis($1) }),
      .length(
        "interSectionSpacing", "The distance between sections.",
        get: { $0.interSectionSpacing }, set: { $0.interSectionSpacing = $1 }),
      .integer(
        "columns", "The number of items in a group, side by side.",
        in: 1...CompositionalNodes.maximumEntries,
        get: { $0.common.group.columns }, set: { $0.common.group.columns = $1 }),
      .length(
        "itemSpacing", "The distance between the items of a group.",
        get: { $0.common.group.interItemSpacing.minimum },
        set: { $0.common.group.interItemSpacing = .fixed($1) }),
      .dimension(
        "groupWidth", "The width of each group.",
        get: { $0.common.group.width }, set: { $0.common.group.width = $1 }),
      .dimension(
        "groupHeight", "The height of each group.",
        get: { $0.common.group.height }, set: { $0.common.group.height = $1 }),
      .insets(
        "itemInsets", "The distance of each item from the edges of its slot.",
        get: { $0.common.group.itemInsets }, set: { $0.common.group.itemInsets = $1 }),
      .length(
        "interGroupSpacing", "The distance between groups.",
        get: { $0.common.interGroupSpacing }, set: { $0.common.interGroupSpacing = $1 }),
      .insets(
        "contentInsets",
        "The distance of a section's groups from its edges. A value between 0 and 1 is a fraction of the container's extent.",
        in: LayoutValueType.nonNegativeLength,
        get: { $0.common.contentInsets }, set: { $0.common.contentInsets = $1 }),
      LayoutParameter(
        "scrolling", "The scroll behavior of each section across the layout's axis.",
        type: .choice(["none"] + SectionScrollBehavior.allCases.map { $0.rawValue }),
        read: { .text($0.common.scrolling?.rawValue ?? "none") },
        write: { layout, value in
          guard case .text(let name) = value else { return }
          layout.common.scrolling = SectionScrollBehavior(rawValue: name)
        }),
      .headerExtent(
        in: LayoutValueType.nonNegativeLength,
        get: { $0.edgeItem(.header)?.points(along: $0.axis) ?? 0 },
        set: { $0.setEdgeItem(.header, extent: $1) }),
      .footerExtent(
        in: LayoutValueType.nonNegativeLength,
        get: { $0.edgeItem(.footer)?.points(along: $0.axis) ?? 0 },
        set: { $0.setEdgeItem(.footer, extent: $1) }),
      .pinsHeaders(
        get: { $0.edgeItem(.header)?.pinsToVisibleBounds ?? false },
        set: { $0.setPinned(.header, $1) }),
      .flag(
        "hasBackground", "Places a background behind each section.",
        get: { !$0.common.decorations.isEmpty },
        set: { $0.common.decorations = $1 ? [CompositionalDecoration()] : [] }),
      .rounding(get: { $0.rounding }, set: { $0.rounding = $1 }),
    ])

  /// The description that the parameters change.
  private var common: CompositionalSection {
    get { description(ofSection: 0) }
    set { sections = [newValue] }
  }

  /// Changes the axis, and moves the headers and footers of the parameters to its edges.
  ///
  /// The parameters describe one section, so layouts of several keep theirs.
  private mutating func setAxis(_ new: LayoutAxis) {
    let old = axis
    axis = new
    guard new != old, sections.count == 1 else { return }
    for kind in [ElementKind.header, .footer] {
      guard let edgeItem = edgeItem(kind), edgeItem.points(along: old) > 0 else { continue }
      setEdgeItem(kind, extent: 0)
      setEdgeItem(kind, extent: edgeItem.points(along: old))
      if edgeItem.pinsToVisibleBounds { setPinned(kind) }
    }
  }

  private mutating func setPinned(_ kind: ElementKind, _ pins: Bool = true) {
    for place in common.boundaryItems.indices where common.boundaryItems[place].kind == kind {
      common.boundaryItems[place].pinsToVisibleBounds = pins
      common.boundaryItems[place].zIndex = pins ? 2 : 1
    }
  }

  private func edgeItem(_ kind: ElementKind) -> CompositionalBoundary? {
    common.boundaryItems.first { $0.kind == kind }
  }

  private mutating func setEdgeItem(_ kind: ElementKind, extent: Double) {
    guard extent > 0 else {
      common.boundaryItems.removeAll { $0.kind == kind }
      return
    }
    if let place = common.boundaryItems.firstIndex(where: { $0.kind == kind }) {
      common.boundaryItems[place][axis] = .absolute(extent)
      return
    }
    let start: CompositionalAlignment = axis == .vertical ? .top : .leading
    let end: CompositionalAlignment = axis == .vertical ? .bottom : .trailing
    var edgeItem = CompositionalBoundary(
      kind, height: .fractionalHeight(1), alignment: kind == .header ? start : end)
    edgeItem[axis] = .absolute(extent)
    common.boundaryItems.append(edgeItem)
  }
}

extension CompositionalBoundary {
  /// The dimension along an axis.
  fileprivate subscript(axis: LayoutAxis) -> CompositionalDimension {
    get { axis == .vertical ? height : width }
    set { if axis == .vertical { height = newValue } else { width = newValue } }
  }

  /// Returns the extent along an axis in points if it is absolute, and 0 otherwise.
  fileprivate func points(along axis: LayoutAxis) -> Double {
    if case .absolute(let points) = self[axis] { points } else { 0 }
  }
}

extension CompositionalItem {
  /// The number of items that are placed side by side.
  fileprivate var columns: Int {
    get { arrangement == .horizontal ? count ?? 1 : 1 }
    set {
      if newValue == 1, arrangement == .cell { return }
      self = .horizontal(
        width: width, height: height, spacing: interItemSpacing, count: newValue,
        of: .cell(insets: itemInsets))
    }
  }

  fileprivate var itemInsets: LayoutInsets {
    get { subitems.first?.contentInsets ?? contentInsets }
    set {
      if subitems.isEmpty { contentInsets = newValue } else { subitems[0].contentInsets = newValue }
    }
  }
}

extension LayoutParameter where Layout == CompositionalLayout {
  /// Returns a parameter whose value is the text of a dimension.
  fileprivate static func dimension(
    _ key: String, _ summary: String,
    get: @escaping Getter<CompositionalDimension>, set: @escaping Setter<CompositionalDimension>
  ) -> LayoutParameter {
    text(
      key, summary, form: "44, 50%w, 20%h, ~44 if estimated, =44 if siblings share it",
      pattern: "^([~=]?(?=[0-9.]{1,20}$)[0-9]+(\\.[0-9]+)?"
        + "|(?=[0-9.]{1,20}%)[0-9]+(\\.[0-9]+)?%[wh])$(?!\\n)",
      accepts: { CompositionalDimension($0) != nil }, get: { get($0).description },
      set: { if let dimension = CompositionalDimension($1) { set(&$0, dimension) } })
  }
}
