import LayoutCore

/// A picture of several devices side by side, for the top of a page.
struct HeroPicture {
  let pictures: [DevicePicture]
  let palette: Palette

  var size: LayoutSize {
    LayoutSize(
      width: pictures.reduce(0) { $0 + $1.size.width },
      height: pictures.map { $0.size.height }.max() ?? 0)
  }

  /// Returns the picture as a file of its own.
  func svg(prefix: String) -> String {
    var writer = SVGWriter(prefix: prefix)
    writer.openPicture(
      size, palette, corners: 28,
      title: pictures.map { $0.staged.scene.title }.joined(separator: ", "))
    var x = 0.0
    for picture in pictures {
      writer.open("g", ["transform": .text("translate(\(x.plainText) 0)")])
      picture.write(to: &writer)
      writer.close()
      x += picture.size.width
    }
    writer.close()
    return writer.text
  }
}
