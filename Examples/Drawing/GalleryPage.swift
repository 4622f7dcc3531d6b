/// A self-contained page with all pictures.
struct GalleryPage {
  /// A scene, and its pictures in the order in which they are shown.
  struct Entry {
    let scene: Scene
    let items: Int
    let pictures: [Picture]
  }

  /// A picture that was written to a file.
  struct Picture {
    let fileName: String
    let isPhone: Bool
    let isDark: Bool
    let svg: String
  }

  let entries: [Entry]

  var html: String {
    let links = entries.map { entry in
      "<a href=\"#\(entry.scene.name)\">\(SVGWriter.escaped(entry.scene.title))</a>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Trellis: gallery</title>
      <style>
      \(GalleryPage.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Trellis</h1>
      <p>Every scene on a phone and on a desktop, light and dark.</p>
      <nav>\(links.joined(separator: "\n"))</nav>
      </header>
      <main>
      \(entries.map { section($0) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func section(_ entry: Entry) -> String {
    let scene = entry.scene
    var rows = ""
    for isDark in [false, true] {
      let figures = entry.pictures.filter { $0.isDark == isDark }.map { picture in
        "<figure class=\"\(picture.isPhone ? "phone" : "desktop")\" id=\"\(picture.fileName)\">\n"
          + picture.svg + "</figure>"
      }
      rows +=
        "<div class=\"row\(isDark ? " dark" : "")\">\n\(figures.joined(separator: "\n"))\n</div>\n"
    }
    return """
      <section id="\(scene.name)">
      <h2>\(SVGWriter.escaped(scene.title)) <code>\(scene.layout)</code></h2>
      <p>\(SVGWriter.escaped(scene.summary))</p>
      <p class="command"><code>swift run Examples show \(scene.name)</code>
      · \(entry.items.grouped) items</p>
      \(rows)</section>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; --page: #f6f7f9; --text: #16181d; --quiet: #5b616b;
      --line: #d9dce2; --accent: #1258b8; --badge: #dfeafb; }
    @media (prefers-color-scheme: dark) { :root { --page: #111317; --text: #f1f3f6;
      --quiet: #a2a8b2; --line: #363a42; --accent: #79b4ff; --badge: #1d3554; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 16px/1.5 Helvetica, Arial, "Liberation Sans", sans-serif; }
    header, section { max-width: 1720px; margin: 0 auto; padding: 0 32px; }
    header { padding-top: 56px; }
    h1 { font-size: 44px; letter-spacing: -0.02em; margin: 0; line-height: 1.1; }
    header p { color: var(--quiet); font-size: 19px; margin: 8px 0 24px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    nav a { color: var(--accent); background: var(--badge); border-radius: 16px;
      padding: 4px 14px; text-decoration: none; font-size: 14px; }
    section { padding-top: 56px; }
    h2 { font-size: 27px; letter-spacing: -0.01em; margin: 0; }
    h2 code { font-size: 14px; font-weight: 400; color: var(--accent); background: var(--badge);
      border-radius: 12px; padding: 3px 11px; vertical-align: 4px; margin-left: 8px; }
    section p { margin: 4px 0; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; }
    .command { color: var(--quiet); font-size: 13px; }
    .row { display: flex; gap: 16px; margin: 16px 0; align-items: flex-start; }
    figure { margin: 0; border-radius: 20px; overflow: hidden; border: 1px solid var(--line); }
    figure > svg { display: block; width: 100%; height: auto; }
    .phone { flex: 464 1 0; min-width: 0; }
    .desktop { flex: 1256 1 0; min-width: 0; }
    @media (max-width: 900px) { .row { display: block; } figure { margin-bottom: 16px; }
      header, section { padding-left: 16px; padding-right: 16px; } }
    """
}
