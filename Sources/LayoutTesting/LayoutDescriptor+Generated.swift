import LayoutCore

extension LayoutDescriptor {
  /// Returns a configuration with random valid values for about half of the parameters.
  ///
  /// Texts keep their defaults, because their patterns describe valid texts but do not generate
  /// them.
  ///
  /// - Parameter keeping: The keys of parameters that keep their defaults, in nested layouts too.
  /// - Parameter random: The source of randomness.
  public func configuration(
    keeping: Set<String> = [], using random: inout SeededGenerator
  ) -> LayoutConfiguration {
    parameters.values(keeping: keeping, using: &random)
  }
}

extension [ParameterDescriptor] {
  /// Returns random valid values for about half of the parameters.
  fileprivate func values(
    keeping: Set<String>, using random: inout SeededGenerator
  ) -> LayoutConfiguration {
    var configuration = LayoutConfiguration()
    for parameter in self where !keeping.contains(parameter.key) && random.oneIn(2) {
      configuration[parameter.key] = parameter.type.value(keeping: keeping, using: &random)
    }
    return configuration
  }
}

extension LayoutValueType {
  /// Returns a random valid value of the type; `nil` for texts.
  ///
  /// - Parameter keeping: The keys of parameters of layouts that keep their defaults.
  func value(
    keeping: Set<String> = [], using random: inout SeededGenerator
  ) -> LayoutValue? {
    switch self {
    case .flag: return .flag(random.oneIn(2))
    case .integer(let range):
      let upper = min(range.upperBound, max(range.lowerBound, 0) + 6)
      return .integer(random.integer(in: max(range.lowerBound, min(0, upper))...upper))
    case .number(let range): return .number(LayoutValueType.length(range, &random))
    case .choice(let names): return names.isEmpty ? nil : .text(random.pick(names))
    case .text: return nil
    case .size(let range):
      return .size(
        LayoutSize(
          width: LayoutValueType.extent(range, &random),
          height: LayoutValueType.extent(range, &random)))
    case .insets(let range):
      return .insets(
        LayoutInsets(
          top: LayoutValueType.length(range, &random),
          leading: LayoutValueType.length(range, &random),
          bottom: LayoutValueType.length(range, &random),
          trailing: LayoutValueType.length(range, &random)))
    case .columns where random.oneIn(4):
      let sizes = (0..<random.integer(in: 1...6)).map { _ in
        random.pick(
          [
            .fixed(random.length(in: 0...120)), .fraction(random.pick([0.5, 1, 1, 2])),
            .fraction(1, minimum: random.length(in: 0...90)),
            .flexible(minimum: 10, maximum: random.length(in: 10...200)),
          ] as [TrackSize])
      }
      return .columns(.tracks(sizes, alignment: random.pick(TrackAlignment.allCases)))
    case .columns:
      return .columns(
        random.oneIn(3)
          ? .adaptive(
            minimumWidth: random.length(in: 20...300),
            maximumWidth: random.oneIn(3) ? random.length(in: 1...400) : .infinity,
            maximumCount: random.oneIn(3)
              ? random.integer(in: 1...5) : LayoutLimits.maximumTracks,
            alignment: random.pick(TrackAlignment.allCases))
          : .fixed(random.pick([1, 2, 3, 4, 5, 6, 7, 8, 12, 17, 40])))
    case .optional(let type):
      return random.oneIn(3) ? LayoutValue.none : type.value(keeping: keeping, using: &random)
    case .list(let type):
      let values = (0..<random.integer(in: 0...4)).map { _ in
        type.value(keeping: keeping, using: &random)
      }
      return values.contains(nil) ? nil : .list(values.compactMap { $0 })
    case .layout(let layouts, let members):
      if layouts.isEmpty { return nil }
      let layout = random.pick(layouts)
      var object = members.values(keeping: keeping, using: &random)
      object["layout"] = .text(layout.name)
      object["parameters"] = .object(
        layout.parameters.values(keeping: keeping, using: &random))
      return .object(object)
    }
  }

  /// Returns a random number near 0, but not often 0, in a range that can be infinite.
  private static func extent(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    let length = length(range, &random)
    return range.contains(length + 1) ? length + 1 : length
  }

  /// Returns a random number near 0 in a range that can be infinite.
  static func length(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    let lower = max(range.lowerBound, min(0, range.upperBound))
    let upper = min(range.upperBound, lower + 24)
    return min(max(random.length(in: lower...upper), lower), upper)
  }
}
