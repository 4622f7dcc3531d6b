import LayoutCore
import LayoutJSON

extension ReplayCase {
  /// Greedy rows from half to twice as high as the target; nothing rounded.
  static func justified(_ input: JSONValue) -> ReplayCase {
    let spacing = input["boxSpacing"]
    let padding = input["containerPadding"]
    let insets = padding.insets ?? LayoutInsets(all: padding.number ?? 0)
    let lastRows = ["center": "center", "justify": "justified"]
    var configuration: LayoutConfiguration = [
      "rounding": "none", "sectionInsets": .insets(insets),
      "lastRow": .text(lastRows[input["widowLayoutStyle"].string ?? ""] ?? "leading"),
    ]
    if input["showWidows"] == .bool(false) { configuration["lastRow"] = "hidden" }
    configuration["rowExtent"] = input["targetRowHeight"].number.map { .number($0) }
    configuration["minimumRowExtent"] = input["targetRowHeight"].number.map { .number($0 / 2) }
    configuration["maximumRowExtent"] = input["targetRowHeight"].number.map { .number($0 * 2) }
    configuration["tolerance"] = input["targetRowHeightTolerance"].number.map { .number($0) }
    configuration["itemSpacing"] =
      (spacing["horizontal"].number ?? spacing.number).map { .number($0) }
    configuration["rowSpacing"] = (spacing["vertical"].number ?? spacing.number).map { .number($0) }
    configuration["maximumRows"] = input["maxNumRows"].integer.map { .integer($0) }
    configuration["breakoutInterval"] =
      input["fullWidthBreakoutRowCadence"].integer.map { .integer($0) }
    return photos(input, configuration, .photos)
  }

  /// Even rows that are all full; nothing rounded.
  ///
  /// The padding of a photo widens the spacing between photos, and is at both ends of a row.
  static func rows(_ input: JSONValue) -> ReplayCase {
    let padding = input["padding"].number ?? 0
    let spacing = (input["spacing"].number ?? 0) + 2 * padding
    var configuration: LayoutConfiguration = [
      "rounding": "none", "breaking": "even", "lastRow": "full",
      "itemSpacing": .number(spacing), "rowSpacing": .number(spacing),
      "sectionInsets": .insets(LayoutInsets(all: padding)),
    ]
    configuration["rowExtent"] = input["targetRowHeight"].number.map { .number($0) }
    configuration["minimumItems"] = input["minPhotos"].integer.map { .integer($0) }
    configuration["maximumItems"] = input["maxPhotos"].integer.map { .integer($0) }
    return photos(input, configuration, .rows)
  }

  private static func photos(
    _ input: JSONValue, _ configuration: LayoutConfiguration, _ form: Form
  ) -> ReplayCase {
    let ratios = (input["aspectRatios"].array ?? []).map {
      input["forceAspectRatio"].number ?? $0.number ?? 0
    }
    return ReplayCase(
      layout: "justified", configuration: configuration,
      delegate: ArrayLayoutDelegate(sizes: ratios.map { LayoutSize(width: $0, height: 1) }),
      environment: LayoutEnvironment(width: input["containerWidth"].number ?? 0, height: 1000),
      form: form)
  }
}

extension Replay {
  /// Returns the frames of all photos that are shown.
  func photos(
    _ replayed: ReplayCase, _ prepared: AnyPreparedLayout
  ) throws(LayoutError) -> JSONValue {
    let frames = Replay.frames(of: prepared)
    var complete = replayed
    complete.configuration["lastRow"] = "hidden"
    let layout = try registry.layout(named: complete.layout, complete.configuration)
    let full = Replay.frames(
      of: try layout.prepare(for: complete.delegate, in: complete.environment))
    return [
      "containerHeight": .number(prepared.contentSize.height),
      "widowCount": .number(Double(frames.count - full.count)),
      "frames": .array(frames.map { JSONValue($0) }),
    ]
  }

  /// Returns the rows of photos, which are those at the same height.
  static func rows(_ prepared: AnyPreparedLayout) -> JSONValue {
    var rows: [[LayoutRect]] = []
    for frame in frames(of: prepared) {
      if rows.last?[0].minY == frame.minY {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    return [
      "rows": .array(
        rows.map { row in
          [
            "count": .number(Double(row.count)), "height": .number(row[0].height),
            "widths": .array(row.map { .number($0.width) }),
          ]
        })
    ]
  }

  private static func frames(of prepared: AnyPreparedLayout) -> [LayoutRect] {
    let all = LayoutRect(origin: .zero, size: prepared.contentSize)
    return prepared.elements(in: all, viewport: all).map { $0.frame }
  }
}
