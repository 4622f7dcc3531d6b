import LayoutCore
import LayoutTesting

/// Tracks of different sizes, and the style with which a browser has the same.
struct TrackTemplate {
  var columns: ColumnCount
  var css: String
  /// The extent that the tracks and their gaps share.
  var room: Grain
  /// The number of tracks, each of which the browser rounds down to its unit.
  var count: Int
  /// A Boolean value that indicates whether a track is a fraction.
  var hasFractions: Bool
  /// The value of `justify-content`.
  var justify: String

  init(gap: Grain, using random: inout SeededGenerator) {
    func length(_ range: ClosedRange<Int>) -> Grain {
      Grain(random.integer(in: range.lowerBound * 64...range.upperBound * 64))
    }
    count = random.integer(in: 1...7)
    var least = gap * (count - 1)
    var sizes: [TrackSize] = []
    var names: [String] = []
    for _ in 0..<count {
      let minimum = random.oneIn(3) ? Grain(0) : length(1...80)
      least = least + minimum
      switch random.integer(in: 0...2) {
      case 0:
        sizes.append(.fixed(minimum.points))
        names.append(minimum.css)
      case 1:
        let maximum = minimum + length(0...90)
        sizes.append(.flexible(minimum: minimum.points, maximum: maximum.points))
        names.append("minmax(\(minimum.css),\(maximum.css))")
      default:
        let share = random.pick([0.25, 0.5, 1, 1, 1, 2, 3])
        sizes.append(.fraction(share, minimum: minimum.points))
        names.append("minmax(\(minimum.css),\(share)fr)")
      }
    }
    room = least + (random.oneIn(4) ? Grain(0) : length(0...400))
    hasFractions = sizes.contains { $0.share > 0 }
    let alignment = random.pick(TrackAlignment.allCases)
    let content = [TrackAlignment.leading: "start", .center: "center", .trailing: "end"]
    columns = .tracks(sizes, alignment: alignment)
    css = names.joined(separator: " ")
    justify = content[alignment] ?? ""
  }
}
