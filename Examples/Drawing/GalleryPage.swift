/// A self-contained page with all pictures, each scene with one caption, and a switch between light and dark.
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
    /// The picture without a caption and a margin, for the page.
    let plainSVG: String
  }

  let entries: [Entry]
  /// The picture of the terminal.
  let terminal: String

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
      <p>Every scene on a phone and on a desktop.</p>
      <label class="theme"><input type="checkbox" id="other"> Switch light and dark</label>
      <nav>\(links.joined(separator: "\n"))</nav>
      </header>
      <main>
      \(entries.map { section($0) }.joined(separator: "\n"))
      <section id="terminal">
      <h2>In the terminal and in a browser</h2>
      <p class="command"><code>swift run Examples view eras</code> shows a scene in the terminal.
      <code>Examples/Web/serve.sh</code> shows the layouts in a browser, with controls for their parameters.</p>
      \(terminal)</section>
      </main>
      </body>
      </html>

      """
  }

  private func section(_ entry: Entry) -> String {
    let scene = entry.scene
    let figures = entry.pictures.map { picture in
      "<figure class=\"\(picture.isPhone ? "phone" : "desktop") \(picture.isDark ? "dark" : "light")\""
        + " id=\"\(picture.fileName)\">\n" + picture.plainSVG + "</figure>"
    }
    return """
      <section id="\(scene.name)">
      <h2>\(SVGWriter.escaped(scene.title)) <code>\(scene.layout)</code></h2>
      <p>\(SVGWriter.escaped(scene.summary))</p>
      <p class="command"><code>swift run Examples show \(scene.name)</code>
      · \(entry.items.grouped) items</p>
      <div class="row">
      \(figures.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private static let dark = """
    color-scheme: dark; --page: #111317; --text: #f1f3f6; --quiet: #a2a8b2; --line: #363a42;
    --accent: #79b4ff; --badge: #1d3554;
    """

  private static let style = """
    :root { color-scheme: light; --page: #f6f7f9; --text: #16181d; --quiet: #5b616b;
      --line: #d9dce2; --accent: #1258b8; --badge: #dfeafb; }
    @media (prefers-color-scheme: light) { :root:has(#other:checked) { \(dark) }
      :root:has(#other:checked) .light, :root:not(:has(#other:checked)) .dark { display: none; } }
    @media (prefers-color-scheme: dark) { :root:not(:has(#other:checked)) { \(dark) }
      :root:not(:has(#other:checked)) .light, :root:has(#other:checked) .dark { display: none; } }
    .theme { float: right; cursor: pointer; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 16px/1.5 Helvetica, Arial, "Liberation Sans", sans-serif; }
    header, section { max-width: 1120px; margin: 0 auto; padding: 0 32px; }
    header { padding-top: 56px; }
    h1 { font-size: 44px; letter-spacing: -0.02em; margin: 0; line-height: 1.1; }
    header p { color: var(--quiet); font-size: 19px; margin: 8px 0 24px; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    nav a { color: var(--accent); background: var(--badge); border-radius: 16px;
      padding: 4px 14px; text-decoration: none; font-size: 14px; }
    section { padding-top: 40px; }
    h2 { font-size: 27px; letter-spacing: -0.01em; margin: 0; }
    h2 code { font-size: 14px; font-weight: 400; color: var(--accent); background: var(--badge);
      border-radius: 12px; padding: 3px 11px; vertical-align: 4px; margin-left: 8px; }
    section p { margin: 4px 0; }
    code { font-family: ui-monospace, Menlo, Consolas, monospace; }
    .command { color: var(--quiet); font-size: 13px; }
    .row { display: flex; gap: 16px; margin: 12px 0; align-items: flex-start; }
    figure { margin: 0; }
    #terminal > svg { display: block; width: 100%; height: auto; margin-bottom: 56px; }
    figure > svg { display: block; width: 100%; height: auto; }
    .phone { flex: 408 1 0; min-width: 0; }
    .desktop { flex: 1200 1 0; min-width: 0; }
    @media (max-width: 600px) { header { padding-top: 24px; } .theme { float: none; font-size: 14px; }
      header p { margin-bottom: 12px; font-size: 16px; }
      nav { flex-wrap: nowrap; overflow-x: auto; margin-top: 12px; padding-bottom: 4px; }
      nav a { flex: none; } }
    @media (max-width: 900px) { .row { display: block; } figure { margin-bottom: 16px; }
      header, section { padding-left: 16px; padding-right: 16px; } }
    """
}
