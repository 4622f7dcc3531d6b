import Foundation
import LayoutJSON

/// Scenes of the user's own data.
enum OwnData {
  /// Returns a scene of `file` for a layout: a folder of images for the waterfall, a table for the
  /// spreadsheet, and groups of rows for the grouped columns.
  ///
  /// - Parameter note: A closure that receives the problem of each image that is left out.
  static func scene(
    of file: InputFile, layout: String, note: (UsageError) -> Void
  ) throws(UsageError) -> Scene {
    switch layout {
    case "waterfall": return .images(try images(in: file, note: note), title: file.name)
    case "spreadsheet":
      let table = try file.wholeTable()
      if table.count < 2 { throw UsageError("\(file.path): has no rows below its headings") }
      return .table(DataTable(table), title: file.name)
    case "grouped-columns": return .groups(try groups(in: file), title: file.name)
    default: throw .usage("--data: the layout \"\(layout)\" takes no data of your own")
    }
  }

  // MARK: Images

  private static let imageExtensions: Set = ["png", "jpg", "jpeg", "gif", "webp"]

  /// Returns the images of a folder by name.
  ///
  /// Files without the name of an image are skipped. Others that are no images are noted and left out.
  private static func images(
    in folder: InputFile, note: (UsageError) -> Void
  ) throws(UsageError) -> [ImageWall.Image] {
    guard FileManager.default.fileExists(atPath: folder.url.path) else {
      throw UsageError("\(folder.path): there is no such folder")
    }
    guard folder.isFolder else { throw UsageError("\(folder.path): is not a folder of images") }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    } catch {
      throw UsageError("\(folder.path): cannot be read")
    }
    var images: [ImageWall.Image] = []
    var problems: [UsageError] = []
    for name in names where !name.hasPrefix(".") {
      let file = folder.entry(name)
      let isCalledImage = imageExtensions.contains(file.fileExtension)
      if file.isFolder { continue }
      do throws(UsageError) {
        if let image = try image(in: file, named: name, isRequired: isCalledImage) {
          images.append(image)
        }
      } catch {
        problems.append(error)
      }
    }
    if images.isEmpty, let problem = problems.first { throw problem }
    for problem in problems { note(problem) }
    if images.isEmpty {
      throw UsageError("\(folder.path): has no PNG, JPEG, GIF or WebP images")
    }
    return images
  }

  private static func image(
    in file: InputFile, named name: String, isRequired: Bool
  ) throws(UsageError) -> ImageWall.Image? {
    let header: ImageHeader?
    do throws(UsageError) {
      let data = try file.data()
      do throws(UsageError) {
        header = try ImageHeader(data)
      } catch {
        throw UsageError("\(file.path): \(error)")
      }
    } catch {
      if isRequired { throw error }
      return nil
    }
    if header == nil, isRequired {
      throw UsageError("\(file.path): is not a PNG, JPEG, GIF or WebP image")
    }
    return header.map { ImageWall.Image(name: name, size: $0.size, format: $0.format) }
  }

  // MARK: Groups

  private static func groups(in file: InputFile) throws(UsageError) -> [RowGroup] {
    let groups =
      file.fileExtension == "json"
      ? try groups(of: file.json(), path: file.path)
      : RowGroup.groups(of: Array(try file.rows().dropFirst()))
    if groups.isEmpty { throw UsageError("\(file.path): has no groups of rows") }
    return groups
  }

  /// Groups written as `[{"title": "Fruit", "rows": ["Apple", {"title": "Pear", "detail": "2"}]}]`.
  static func groups(of json: JSONValue, path: String) throws(UsageError) -> [RowGroup] {
    guard let elements = json.array else {
      throw UsageError("\(path): is not an array of groups with \"title\" and \"rows\"")
    }
    var groups: [RowGroup] = []
    for (place, element) in elements.enumerated() {
      guard let title = element["title"].string, let rows = element["rows"].array else {
        throw UsageError("\(path): group \(place + 1) has no \"title\" and \"rows\"")
      }
      var group = RowGroup(title: title, footer: element["footer"].string ?? "", rows: [])
      for row in rows {
        if let text = row.string {
          group.rows.append(.init(title: text))
        } else if let text = row["title"].string {
          group.rows.append(
            .init(
              title: text, subtitle: row["subtitle"].string ?? "",
              detail: row["detail"].string ?? row["detail"].number?.plainText ?? ""))
        } else {
          throw UsageError("\(path): a row of \"\(title)\" is no text and has no \"title\"")
        }
      }
      groups.append(group)
    }
    return groups
  }
}
