import Foundation
import LayoutCore
import Testing

@testable import LayoutViewer

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct DevicePictureTests {
  /// A reader that counts elements, and collects the names of definitions and the references to them.
  private final class Reader: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var names: Set<String> = []
    var references: Set<String> = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      counts[elementName, default: 0] += 1
      if let name = attributes["id"] { names.insert(name) }
      for value in attributes.values where value.hasPrefix("url(#") {
        references.insert(String(value.dropFirst(5).dropLast()))
      }
    }
  }

  @Test func cells_areScaledAroundTheirMiddle() throws {
    let staged = try StagedScenes.scene("carousel")
    let svg = DevicePicture(staged: staged, palette: .light).svg(prefix: "carousel")
    // A phone is 390 points wide and shows three cells of 236 points, 240 apart. Those beside the
    // middle one are the smallest, and the middle one has its own size.
    let places = [-45, 435].map { "translate(\($0) 381) matrix" }
    #expect(places.allSatisfy { svg.contains($0) })
    #expect(svg.components(separatedBy: "matrix(0.7 0 0 0.7 0 0)").count == 3)
    #expect(!svg.contains("translate(195 381) matrix"))
  }

  @Test func everyPicture_isWellFormedAndKnowsItsDefinitions() throws {
    for staged in try StagedScenes.all() {
      for palette in [Palette.light, .dark] {
        let name = staged.scene.name
        let svg = DevicePicture(staged: staged, palette: palette).svg(prefix: name)
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(name)")
        #expect(reader.references.isSubset(of: reader.names), "\(name)")
        #expect(reader.counts["title"] == 1)
        // Every visible element with a text has one, and caption and bar have four more at least.
        let looks = staged.looks(palette).filter { !$0.look.label.isEmpty }
        // A carousel shows the cell in the middle, and those beside it.
        let least = name == "carousel" ? 3 : staged.form == .phone ? 6 : 13
        #expect(looks.count >= least, "\(name)")
        #expect((reader.counts["text"] ?? 0) >= looks.count + 4, "\(name)")
      }
    }
  }

  @Test func caption_namesSceneLayoutAndParameters() throws {
    let staged = try StagedScenes.scene("time-zones")
    let svg = DevicePicture(staged: staged, palette: .light).svg(prefix: "t")
    for text in [
      ">Time zones<", ">grouped-columns<", "style\u{a0}insetGrouped", "itemExtent\u{a0}52",
    ] {
      #expect(svg.contains(text), "\(text)")
    }
    var request = Stage.Request()
    request.direction = .rightToLeft
    let mirrored = try StagedScenes.scene("time-zones", request)
    #expect(
      DevicePicture(staged: mirrored, palette: .light).svg(prefix: "t")
        .contains(">right\u{a0}to\u{a0}left"))
  }

  @Test func pictureWithoutCaption_isTheDevice() throws {
    let desktop = try StagedScenes.scene(
      "time-zones", Stage.Request(size: ScreenForm.desktop.contentSize))
    let picture = DevicePicture(staged: desktop, palette: .light, captionStyle: nil)
    #expect(picture.size == LayoutSize(width: 1200, height: 844))
    let svg = picture.svg(prefix: "t")
    #expect(!svg.contains(">grouped-columns<"))
    #expect(svg.contains("viewBox=\"0 0 1200 844\""))
  }

  @Test func longList_isCutInTheCaption() throws {
    let staged = try StagedScenes.scene(
      "elements", Stage.Request(size: ScreenForm.desktop.contentSize))
    let svg = DevicePicture(staged: staged, palette: .light).svg(prefix: "e")
    #expect(svg.contains("merges\u{a0}A1:A2,A3:A10,…\u{a0}(8)"))
  }
}
