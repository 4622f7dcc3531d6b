import LayoutJSON

/// The members that a recorded input can have.
///
/// A translation reads the members that it knows. One that it does not know would be dropped silently, so it is an error.
enum RecordedShape {
  /// The members of each kind of object.
  ///
  /// A member that is an object, or a list of objects, names its kind after `=`. Objects named by a system are its inputs.
  /// Some members have no effect on the frames and are not translated: where a
  /// recorded container was scrolled before, how it was created, and the drags whose ends are not compared.
  private static let members: [String: String] = [
    "size": "width height", "rect": "x y width height", "point": "x y force",
    "insets": "top left bottom right",
    "directional": "top leading bottom trailing",

    "ajf": """
    container=size contentInset=insets contentOffset=point delegateMethods stretchingType
    sections=ajfSection
    """,
    "ajfSection": "columns columnSpacing interitemSpacing inset=insets items=size",

    "cht": """
    container=size contentInset=insets contentOffset=point delegateMethods screenScale
    properties=chtSection sections=chtSection
    """,
    "chtSection": """
    columnCount minimumColumnSpacing minimumInteritemSpacing minimumContentHeight
    itemRenderDirection headerHeight footerHeight headerInset=insets footerInset=insets
    sectionInset=insets items=size
    """,

    "sk": """
    container=size contentInset=insets contentOffset=point createdWith delegateMethods
    numberOfColumns rowHeight sections=skSection
    """,
    "skSection": "itemCount heights",

    "kez": """
    container=size contentInset=insets contentOffset=point delegateMethods cellSize=size
    minimumCellSize=size maximumCellSize=size columnHeaderHeight rowHeaderWidth
    columnHeaderSizes=size rowHeaderSizes=size cornerRegistered stickyHeaders ops=operation
    scroll=point sections=kezSection
    """,
    "kezSection": "itemCount cellSizes=size", "operation": "op width height",

    "flow": """
    container=size contentOffset=point delegateMethods scrollDirection boundsChanges=rect
    rowAlignment=alignment properties=flowSection sections=flowSection
    """,
    "alignment": "common last",
    "flowSection": """
    itemCount items=size itemSize=size minimumLineSpacing minimumInteritemSpacing
    sectionInset=insets headerReferenceSize=size footerReferenceSize=size
    """,

    "compositional": """
    container=size scrollDirection interSectionSpacing layout=section scroll=point
    targets=target boundarySupplementaryItems=boundary sections=compositionalSection
    """,
    "target": "proposed=point velocity=point translation=point",
    "compositionalSection": "itemCount fittingSizes=size layout=section",
    "section": """
    group=item interGroupSpacing contentInsets=directional boundarySupplementaryItems=boundary
    decorationItems=decoration orthogonalScrollingBehavior
    supplementariesFollowContentInsets
    """,
    "item": """
    type size=extents subitems=item frames=frame count interItemSpacing=spacing
    contentInsets=directional edgeSpacing=edges supplementaryItems=supplementary
    """,
    "extents": "width=dimension height=dimension",
    "dimension": "absolute estimated fractionalWidth fractionalHeight",
    "spacing": "fixed flexible",
    "edges": "top=spacing leading=spacing bottom=spacing trailing=spacing",
    "frame": "x y width height zIndex",
    "supplementary": "kind size=extents containerAnchor=anchor itemAnchor=anchor zIndex",
    "anchor": "edges absoluteOffset=point fractionalOffset=point",
    "boundary": """
    kind size=extents alignment absoluteOffset=point contentInsets=directional extendsBoundary
    pinToVisibleBounds zIndex
    """,
    "justified": """
    aspectRatios containerWidth containerPadding=insets boxSpacing=boxes targetRowHeight
    targetRowHeightTolerance widowLayoutStyle showWidows maxNumRows fullWidthBreakoutRowCadence
    forceAspectRatio
    """,
    "boxes": "horizontal vertical",
    "rows": "aspectRatios spacing padding containerWidth targetRowHeight minPhotos maxPhotos",
    "board": "columns float items=boardItem ops=boardOperation", "boardItem": "x y w h",
    "boardOperation": "op item x y w h mode",

    "decoration": "kind contentInsets=directional zIndex",
  ]

  /// The kinds of the members of each kind of object; an empty kind is a plain value.
  private static let kinds: [String: [String: String]] = members.mapValues { text in
    var kinds: [String: String] = [:]
    for member in text.split(whereSeparator: \.isWhitespace) {
      let parts = member.split(separator: "=")
      kinds[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return kinds
  }

  /// Returns the path of the first member of an input that the system's translation does not know.
  static func unknownMember(of input: JSONValue, system: String) -> String? {
    unknownMember(of: input, kind: system, path: "input")
  }

  private static func unknownMember(
    of value: JSONValue, kind: String, path: String
  ) -> String? {
    if let list = value.array {
      for (place, entry) in list.enumerated() {
        if let found = unknownMember(of: entry, kind: kind, path: "\(path)[\(place)]") {
          return found
        }
      }
    }
    for member in value.members ?? [] {
      let own = "\(path).\(member.key)"
      guard let kind = kinds[kind]?[member.key] else { return own }
      if let found = unknownMember(of: member.value, kind: kind, path: own) { return found }
    }
    return nil
  }
}
