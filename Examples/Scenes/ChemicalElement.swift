/// A chemical element.
struct ChemicalElement: Hashable, Sendable {
  let number: Int
  let symbol: String
  let name: String
  /// The standard atomic weight, or the mass number of the longest-lived isotope in brackets.
  let weight: String
  /// The group, from 1 to 18; nil for the lanthanides and actinides between groups 2 and 3.
  let group: Int?
  let period: Int
  let block: String
  let category: Category
  /// The electronegativity on Pauling's scale; empty if it is unknown.
  let electronegativity: String
  /// The melting point in kelvins; empty if it is unknown.
  let melting: String
  /// The year of discovery, or `ancient`.
  let discovered: String

  /// The weight as a number, with or without brackets in the text.
  var mass: Double? { Double(weight.filter { $0 != "[" && $0 != "]" }) }

  enum Category: String, CaseIterable, Sendable {
    case nonmetal = "Nonmetal"
    case nobleGas = "Noble gas"
    case alkali = "Alkali metal"
    case alkalineEarth = "Alkaline earth metal"
    case metalloid = "Metalloid"
    case halogen = "Halogen"
    case postTransition = "Post-transition metal"
    case transition = "Transition metal"
    case lanthanide = "Lanthanide"
    case actinide = "Actinide"
    case unknown = "Unknown"

    /// The colour that identifies the category; white text is legible on it.
    var color: Color {
      switch self {
      case .nonmetal: Color(0x2e7d4f)
      case .nobleGas: Color(0x6a4fb3)
      case .alkali: Color(0xc0392b)
      case .alkalineEarth: Color(0xa4500e)
      case .metalloid: Color(0x1f7a82)
      case .halogen: Color(0x5f6c10)
      case .postTransition: Color(0x4a6785)
      case .transition: Color(0x2465b8)
      case .lanthanide: Color(0xb0367a)
      case .actinide: Color(0x8f4a3b)
      case .unknown: Color(0x646a73)
      }
    }
  }

  /// Creates an element from a line of `elements.csv`; returns nil if the line is malformed.
  init?(fields: [String]) {
    guard fields.count == 11, let number = Int(fields[0]), let period = Int(fields[5]),
      let category = Category(rawValue: fields[7])
    else { return nil }
    self.number = number
    symbol = fields[1]
    name = fields[2]
    weight = fields[3]
    group = Int(fields[4])
    self.period = period
    block = fields[6]
    self.category = category
    electronegativity = fields[8]
    melting = fields[9]
    discovered = fields[10]
  }
}
