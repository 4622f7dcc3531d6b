/// The properties of a parameter that do not depend on the type of its layout.
///
/// They are separate from ``LayoutParameter``, so that checks are compiled once and not for each
/// layout.
struct ParameterFacts: Sendable {
  let key: String
  let summary: String
  let type: LayoutValueType
  let unit: ParameterDescriptor.Unit
  /// Returns whether a value of the type is allowed.
  ///
  /// It checks what the type cannot express, such as the form of a text.
  let accepts: @Sendable (LayoutValue) -> Bool

  func descriptor(defaultValue: LayoutValue) -> ParameterDescriptor {
    ParameterDescriptor(
      key: key, summary: summary, type: type, unit: unit, defaultValue: defaultValue)
  }

  /// Returns the values of a configuration in canonical form.
  ///
  /// - Throws: ``LayoutError/unknownParameter(layout:key:known:)``,
  ///   ``LayoutError/wrongType(layout:key:expected:found:)`` or
  ///   ``LayoutError/outOfRange(layout:key:value:allowed:)`` for the first entry that is not
  ///   allowed.
  static func accepted(
    _ configuration: LayoutConfiguration, by parameters: [ParameterFacts], of layout: String
  ) throws(LayoutError) -> LayoutConfiguration {
    var accepted = LayoutConfiguration()
    for entry in configuration.entries {
      guard let parameter = parameters.first(where: { $0.key == entry.key }) else {
        throw .unknownParameter(layout: layout, key: entry.key, known: parameters.map { $0.key })
      }
      do throws(LayoutValueType.Refusal) {
        let value = try parameter.type.canonical(entry.value)
        if parameter.accepts(value) {
          accepted[entry.key] = value
          continue
        }
      } catch .wrongKind {
        throw .wrongType(
          layout: layout, key: entry.key, expected: parameter.type.kindAndRange,
          found: entry.value.kindAndText)
      } catch {}
      throw .outOfRange(
        layout: layout, key: entry.key, value: entry.value.description,
        allowed: parameter.type.range(refusing: entry.value))
    }
    return accepted
  }
}
