import Foundation
import LayoutCore

extension Sketch {
  /// Draws a small clock in the colours of the sky at its time.
  ///
  /// - Parameter minutes: The time in minutes since midnight.
  mutating func clock(_ minutes: Int, center: LayoutPoint, radius: Double) {
    guard radius > 4 else { return }
    let sky = Sketch.sky(atHour: minutes / 60)
    circle(center, radius: radius, sky, stroke: Stroke(Color.white.withOpacity(0.25), 1))
    // Hands turn clockwise in every script.
    let middle = mirrored(center)
    let hour = Double(minutes % 720) / 720
    let minute = Double(minutes % 60) / 60
    for (turn, length, width) in [(hour, 0.48, 2.0), (minute, 0.72, 1.4)] {
      let end = LayoutPoint(
        x: middle.x + sin(turn * 2 * .pi) * radius * length,
        y: middle.y - cos(turn * 2 * .pi) * radius * length)
      line(middle, end, Stroke(.white, width, hasRoundEnds: true))
    }
    circle(center, radius: 1.6, .white)
  }

  /// Returns the colour of the sky at an hour of the day.
  static func sky(atHour hour: Int) -> Color {
    switch hour {
    case 5...7: Color(0xc9663d)
    case 8...10: Color(0x2f86c9)
    case 11...15: Color(0x1b75bc)
    case 16...18: Color(0xb5562f)
    case 19...21: Color(0x55438f)
    default: Color(0x232a56)
    }
  }
}
