// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Source: developer.apple.com/documentation/swiftui/<type> of each type: declaration, isolation,
// availability of what is newer than iOS 13, macOS 10.15, tvOS 13 and watchOS 6.

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public let components: [Double]
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { components = [red, green, blue, opacity] }
}

extension Color: View {
  public var body: Never { fatalError("Color has no body") }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular, bold }
  public enum Design: Sendable { case `default`, monospaced }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public func italic() -> Font { self }
}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}

extension UnitPoint {
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
}

public struct Path: Equatable, Sendable {
  public private(set) var points: [CGPoint] = []
  public init() {}
  public init(_ rect: CGRect) {
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  public init(ellipseIn rect: CGRect) { self.init(rect) }
  public mutating func move(to end: CGPoint) { points.append(end) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addArc(
    tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat
  ) { points += [end1, end2] }
  public mutating func closeSubpath() {}
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
}

public enum CGLineCap: Sendable { case butt, round }

public struct StrokeStyle: Sendable {
  public var lineWidth: CGFloat
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt) { self.lineWidth = lineWidth }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct GraphicsContext {
  public struct Shading {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
  }

  /// The strokes that were drawn, for tests.
  public final class StandInStrokes {
    public var shapes = 0
    public var texts: [String] = []
  }

  public let strokes = StandInStrokes()
  public init() {}
  public func fill(_ path: Path, with shading: Shading) { strokes.shapes += 1 }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    strokes.shapes += 1
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .topLeading) {
    strokes.texts.append(text.content)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Canvas<Symbols: View> {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  public init(
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { self.renderer = renderer }

  /// Returns the strokes that the canvas draws.
  public func standInDraw(_ size: CGSize) -> GraphicsContext.StandInStrokes {
    var context = GraphicsContext()
    renderer(&context, size)
    return context.strokes
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Canvas: View {
  public var body: Never { fatalError("Canvas has no body") }
}
