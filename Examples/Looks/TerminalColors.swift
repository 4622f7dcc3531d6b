/// The colours that a terminal shows.
enum TerminalColors: Hashable, Sendable {
  case none
  /// The eight colours of the first terminals with colours.
  case eight
  /// The eight colours and a brighter variant of each.
  case sixteen
  /// 256 colours: six steps of each part, and greys.
  case indexed
  /// Every colour, by its red, green and blue.
  case full

  /// Creates the colours of the terminal that `TERM` and `COLORTERM` describe; none if `NO_COLOR` has a value.
  init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || TerminalColors.isMonochrome(terminal) {
      self = .none
    } else if ["linux", "ansi"].contains(terminal.prefix { $0 != "-" }) {
      // COLORTERM describes the terminal around it, if it has a value there.
      self = terminal.hasSuffix("-16color") ? .sixteen : .eight
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || terminal.hasSuffix("-direct")
    {
      self = .full
    } else if terminal.hasSuffix("-256color") || TerminalColors.indexedTerminals.contains(terminal)
    {
      self = .indexed
    } else {
      self = terminal.hasSuffix("-16color") ? .sixteen : .eight
    }
  }

  /// Terminals with 256 colours whose names do not say so.
  private static let indexedTerminals: Set<String> = [
    "alacritty", "foot", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]

  private static func isMonochrome(_ terminal: String) -> Bool {
    if ["", "dumb", "unknown"].contains(terminal) { return true }
    if terminal.hasSuffix("-mono") || terminal.hasSuffix("-m") { return true }
    // The terminals of DEC, such as vt100 and vt220-w; vte is another one.
    return terminal.hasPrefix("vt") && terminal.dropFirst(2).first?.isNumber == true
  }

  /// Returns the parameters of the escape sequence that selects the colours of letters and of their background.
  ///
  /// If there are only a few colours, letters on a background are black or white: whichever is easier to read.
  func codes(ink: Color?, paper: Color?) -> [String] {
    var ink = ink
    if ink != nil, let paper, let white = few.last {
      let shown = few[nearest(to: paper)]
      ink = shown.contrast(with: white) >= shown.contrast(with: .black) ? white : .black
    }
    return (ink.map { codes(of: $0, isPaper: false) } ?? [])
      + (paper.map { codes(of: $0, isPaper: true) } ?? [])
  }

  private func codes(of color: Color, isPaper: Bool) -> [String] {
    let start = isPaper ? 40 : 30
    switch self {
    case .none: return []
    case .eight, .sixteen:
      let place = nearest(to: color)
      return ["\(place < 8 ? start + place : start + 60 + place - 8)"]
    case .indexed: return ["\(start + 8)", "5", "\(color.terminalCode)"]
    case .full: return ["\(start + 8)", "2"] + color.bytes.map { "\($0)" }
    }
  }

  // MARK: Few colours

  /// Sixteen colours as most terminals show them.
  private static let sixteenColors: [Color] = [
    0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
    0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
  ].map { Color($0) }

  /// The colours of the terminal, or none if there are more than sixteen.
  private var few: ArraySlice<Color> {
    TerminalColors.sixteenColors.prefix(self == .eight ? 8 : self == .sixteen ? 16 : 0)
  }

  private func nearest(to color: Color) -> Int {
    func distance(_ other: Color) -> Int {
      zip(other.bytes, color.bytes).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    return few.indices.min { distance(few[$0]) < distance(few[$1]) } ?? 0
  }
}

extension Color {
  /// The nearest of a terminal's 256 colours: six steps of each part, or one of 24 greys.
  fileprivate var terminalCode: Int {
    let parts = bytes
    if let least = parts.min(), let largest = parts.max(), largest - least < 12 {
      if largest < 4 { return 16 }
      return largest > 243 ? 231 : 232 + max(0, largest - 3) / 10
    }
    let steps = parts.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
