/// What a parameter is, whatever layout it belongs to: what can be checked without the layout's type.
///
/// Kept apart from ``LayoutParameter``, so that checks are compiled once rather than for each layout.
struct ParameterFacts: Sendable {
  let key: String
  let summary: String
  let type: LayoutValueType
  let unit: ParameterDescriptor.Unit
  /// Whether a value of the type is good; what a type cannot tell, such as the form of a text.
  let accepts: @Sendable (LayoutValue) -> Bool

  func descriptor(defaultValue: LayoutValue) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key, summary: summary, type: type, unit: unit, defaultValue: defaultValue)
  }

  /// The values of `configuration` as the parameters of `layout` take them.
  static func accepted(
    _ configuration: LayoutConfiguration, by parameters: [ParameterFacts], of layout: String
  ) throws(LayoutError) -> LayoutConfiguration {
    var accepted = LayoutConfiguration()
    for entry in configuration.entries {
      accepted[entry.key] = try checked(entry, parameters, layout)
    }
    return accepted
  }

  private static func checked(
    _ entry: LayoutConfiguration.Entry, _ parameters: [ParameterFacts], _ layout: String
  ) throws(LayoutError) -> LayoutValue {
    guard let parameter = parameters.first(where: { $0.key == entry.key }) else {
      throw .unknownParameter(layout: layout, key: entry.key, known: parameters.map { $0.key })
    }
    switch parameter.type.check(entry.value) {
    case .accepted(let value) where parameter.accepts(value):
      return value
    case .wrongSort:
      throw .wrongType(
        layout: layout, key: entry.key, expected: parameter.type.sortAndRange,
        found: entry.value.sortAndText)
    case .accepted, .outOfRange:
      throw .outOfRange(
        layout: layout, key: entry.key, value: entry.value.description,
        allowed: parameter.type.range(refusing: entry.value))
    }
  }
}
