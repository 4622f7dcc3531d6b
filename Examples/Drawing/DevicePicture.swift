import LayoutCore

/// A staged scene on a device, with a caption that names it, or on its own.
///
/// ```
///  ┌──────────────┐
///  │     bar      │  the device's title bar
///  ├──────────────┤
///  │    screen    │  the elements, clipped
///  └──────────────┘
///   Title   layout   the caption: scene, layout and parameters
/// ```
struct DevicePicture {
  let staged: StagedScene
  let palette: Palette
  /// The caption; nil for a picture of the device alone, without a margin.
  var captionStyle: Caption.Style? = .full

  private var margin: Double { captionStyle == nil ? 0 : 28 }
  private static let bezel = 9.0

  /// The height of the title bar.
  var barHeight: Double { staged.form == .phone ? 64 : 44 }

  private var bezel: Double { staged.form == .phone ? DevicePicture.bezel : 0 }

  /// The whole device.
  private var deviceSize: LayoutSize {
    let size = staged.environment.containerSize
    return LayoutSize(
      width: size.width + 2 * bezel, height: size.height + barHeight + 2 * bezel)
  }

  private var radius: Double { staged.form == .phone ? 46 : 12 }

  private var caption: Caption? {
    captionStyle.map {
      Caption(staged: staged, palette: palette, width: deviceSize.width, style: $0)
    }
  }

  /// The size of the whole picture.
  var size: LayoutSize {
    LayoutSize(
      width: deviceSize.width + 2 * margin,
      height: deviceSize.height + 2 * margin + (caption.map { $0.height + 18 } ?? 0))
  }

  /// Returns the picture as a file of its own.
  ///
  /// - Parameter prefix: The prefix of the names of definitions.
  func svg(prefix: String) -> String {
    var writer = SVGWriter(prefix: prefix)
    writer.openPicture(
      size, palette, corners: caption == nil ? radius : 0,
      title: "\(staged.scene.title): \(staged.scene.summary)")
    write(to: &writer)
    writer.close()
    return writer.text
  }

  /// Writes device and caption, their margins included, with the corner at 0, 0.
  func write(to writer: inout SVGWriter) {
    writeDevice(to: &writer, x: margin, y: margin)
    caption?.write(to: &writer, x: margin, y: margin + deviceSize.height + 18)
  }

  // MARK: Device

  private func writeDevice(to writer: inout SVGWriter, x: Double, y: Double) {
    let outer = LayoutRect(x: x, y: y, width: deviceSize.width, height: deviceSize.height)
    if margin > 0 { writeShadow(of: outer, radius: radius, to: &writer) }
    if bezel > 0 {
      writer.write(
        outer, .all(radius), .color(palette.isDark ? Color(0x2b2e34) : Color(0x1b1d21)), nil)
    }
    let inner = outer.inset(by: bezel)
    let clip = writer.definitionName()
    writer.open("clipPath", ["id": .text(clip)])
    writer.write(inner, .all(radius - bezel), .color(.black), nil)
    writer.close()
    writer.open("g", ["clip-path": .text("url(#\(clip))")])
    writer.write(inner, .square, .color(staged.scene.content.backdrop(palette)), nil)
    ScreenPicture(staged: staged, palette: palette).write(
      to: &writer, x: inner.minX, y: inner.minY + barHeight)
    writeBar(
      to: &writer, LayoutRect(x: inner.minX, y: inner.minY, width: inner.width, height: barHeight))
    writer.close()
    // A line around everything, so that a light device stands out from a light page.
    let edge = palette.isDark ? Color.white.withOpacity(0.14) : Color.black.withOpacity(0.12)
    writer.write(outer.inset(by: 0.5), .all(radius - 0.5), nil, Stroke(edge, 1))
  }

  private func writeShadow(of rect: LayoutRect, radius: Double, to writer: inout SVGWriter) {
    // Some soft edges on top of each other: as good as a blur, and the same in every viewer.
    let strength = palette.isDark ? 0.07 : 0.022
    for spread in [18.0, 13, 9, 6, 3.5, 1.5] {
      let halo = LayoutRect(
        x: rect.minX - spread, y: rect.minY - spread + 7, width: rect.width + 2 * spread,
        height: rect.height + 2 * spread)
      writer.write(
        halo, .all(radius + spread), .color(Color.black.withOpacity(strength)), nil)
    }
  }

  // MARK: Bar

  private func writeBar(to writer: inout SVGWriter, _ bar: LayoutRect) {
    writer.write(bar, .square, .color(palette.bar), nil)
    writer.write(
      LayoutRect(x: bar.minX, y: bar.maxY - 1, width: bar.width, height: 1), .square,
      .color(palette.hairline), nil)
    let isPhone = staged.form == .phone
    if isPhone {
      let island = LayoutRect(x: bar.midX - 46, y: bar.minY + 8, width: 92, height: 22)
      writer.write(island, .all(11), .color(palette.isDark ? .black : Color(0x1b1d21)), nil)
    } else {
      for (place, hex) in [UInt32(0xec6a5e), 0xf4bf4f, 0x61c554].enumerated() {
        let center = LayoutPoint(x: bar.minX + 22 + Double(place) * 20, y: bar.midY)
        writer.write(.circle(center: center, radius: 6, .color(Color(hex)), nil))
      }
    }
    let font = TextFont.bold(isPhone ? 16 : 14)
    let room = bar.width - (isPhone ? 60 : 200)
    writer.write(
      TextMark(
        text: TextFit.line(staged.scene.title, font: font, width: room), font: font,
        color: palette.text,
        origin: LayoutPoint(x: bar.midX, y: isPhone ? bar.minY + 52 : bar.midY + 5),
        anchor: .middle))
  }
}
