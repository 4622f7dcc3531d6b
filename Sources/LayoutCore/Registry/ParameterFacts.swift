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

  /// Returns a value in canonical form.
  ///
  /// - Throws: The reason why the value is not allowed, without the name of a layout.
  func accepted(_ value: LayoutValue) throws(LayoutError) -> LayoutValue {
    let accepted = try type.canonical(value)
    if accepts(accepted) { return accepted }
    throw .outOfRange(
      layout: "", path: ParameterPath(), value: value.description,
      allowed: type.range(refusing: value))
  }
}
