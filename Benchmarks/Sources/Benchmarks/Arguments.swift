/// The options of the command line.
struct Arguments {
  var filter = ""
  var sizes = [1000, 10_000, 100_000, 1_000_000]
  var isFull = false
  var isSmoke = false
  var lists = false
  var json: String?
  var svg: String?
  var markdown: String?
  var showsFloor = true
  /// The quantity to compare with a file or to write to it, or nil to print tables of all figures.
  var thresholds: Quantity?
  var check: String?
  var record: String?

  /// A quantity for which thresholds are stored.
  enum Quantity {
    /// Allocations, bytes and counted work, which are the same in every run.
    case counts
    /// Times as multiples of the floor's times.
    case ratios
  }

  static let help = """
    Measures what Trellis costs, beside plain C loops and layouts with an object for each item.

      swift run -c release --package-path Benchmarks Benchmarks [options]

      --filter TEXT    only what has TEXT in its name; several, with | between them
      --list           names what there is to measure
      --full           up to ten million items
      --smoke          a thousand items, one short turn each: that it runs, not how fast
      --json FILE      writes all figures
      --svg FILE       draws a chart
      --markdown FILE  writes the table of targets
      --no-source      leaves out the C code of the floor
      --counts         only allocations, bytes and work, which are the same in every run
      --ratios         only times as multiples of the floor's, medians of five turns
      --check FILE     with --counts or --ratios: fails where FILE is exceeded, ratios by more than 25 %
      --record FILE    with --counts or --ratios: writes FILE, all figures of it
    """

  /// Creates arguments from the words of a command line, or nil if they ask for help.
  init?(_ words: [String]) throws(UsageError) {
    var words = words[...]
    func value(of option: String) throws(UsageError) -> String {
      guard let value = words.popFirst() else { throw UsageError("\(option) needs a value") }
      return value
    }
    while let word = words.popFirst() {
      switch word {
      case "--filter": filter = try value(of: word)
      case "--json": json = try value(of: word)
      case "--svg": svg = try value(of: word)
      case "--markdown": markdown = try value(of: word)
      case "--full": isFull = true
      case "--smoke": isSmoke = true
      case "--list": lists = true
      case "--no-source": showsFloor = false
      case "--counts": thresholds = .counts
      case "--ratios": thresholds = .ratios
      case "--check": check = try value(of: word)
      case "--record": record = try value(of: word)
      case "--help", "-h": return nil
      default: throw UsageError("there is no \(word); try --help")
      }
    }
    if (check ?? record) != nil, thresholds == nil {
      throw UsageError("--check and --record need --counts or --ratios")
    }
    if check != nil, record != nil {
      throw UsageError("--check and --record exclude each other")
    }
    if record != nil, !filter.isEmpty {
      throw UsageError("--record writes all figures, so it cannot be used with --filter")
    }
    if isSmoke { sizes = [1000] }
    if thresholds != nil { sizes = thresholds == .counts ? [1000, 10_000] : [100_000] }
    if isFull { sizes.append(10_000_000) }
  }

  /// Returns a Boolean value that indicates whether the filter includes a scenario.
  func includes(_ scenario: Scenario) -> Bool {
    filter.isEmpty
      || filter.split(separator: "|").contains { scenario.path.contains(String($0)) }
  }
}

/// An error in a command line, with a message.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
