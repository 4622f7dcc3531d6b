import LayoutCore
import LayoutJSON

/// One recorded case in the terms of this project: the name of a layout, its parameters, and a
/// delegate that answers as the recorded app did.
struct ReplayCase {
  /// The form in which the recorded layout printed its results.
  enum Form { case elements, photos, rows, modules }

  /// The layout's name in the registry.
  var layout: String
  var configuration: LayoutConfiguration
  var delegate: any LayoutDelegate
  var environment: LayoutEnvironment
  /// The offset of the container when the result is read.
  var offset = LayoutPoint.zero
  /// Other offsets to which the container is scrolled, in order.
  var visitedOffsets: [LayoutPoint] = []
  var form = Form.elements
  /// The states of a board, and the numbers of its items in the recording.
  var boards: [(board: ReplayedBoard, items: [Int])] = []

  var viewport: LayoutRect { LayoutRect(origin: offset, size: environment.containerSize) }
}

extension ReplayCase {
  /// Creates the case of `input`, recorded from `system`; returns nil if the system is unknown.
  init?(system: String, input: JSONValue) {
    switch system {
    case "ajf": self = ReplayCase.ajf(input)
    case "cht": self = ReplayCase.cht(input)
    case "sk": self = ReplayCase.sk(input)
    case "kez": self = ReplayCase.kez(input)
    case "flow": self = ReplayCase.flow(input)
    case "compositional": self = ReplayCase.compositional(input)
    case "justified": self = ReplayCase.justified(input)
    case "rows": self = ReplayCase.rows(input)
    case "board": self = ReplayCase.board(input)
    default: return nil
    }
  }
}

// Values that all recorded inputs have.
extension JSONValue {
  var size: LayoutSize? {
    guard let width = self["width"].number, let height = self["height"].number else { return nil }
    return LayoutSize(width: width, height: height)
  }

  var point: LayoutPoint? {
    guard let x = self["x"].number, let y = self["y"].number else { return nil }
    return LayoutPoint(x: x, y: y)
  }

  /// Insets that were recorded as left and right, in a left-to-right container.
  var insets: LayoutInsets? {
    guard let top = self["top"].number, let left = self["left"].number,
      let bottom = self["bottom"].number, let right = self["right"].number
    else { return nil }
    return LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  var container: LayoutSize { self["container"].size ?? .zero }

  /// Returns `true` if the recorded app's delegate answered `question`.
  func delegateAnswers(_ question: String) -> Bool {
    self["delegateMethods"].array?.contains(.string(question)) ?? false
  }
}
