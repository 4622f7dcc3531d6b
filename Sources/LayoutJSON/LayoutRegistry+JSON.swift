import LayoutCore

extension LayoutRegistry {
  /// Returns the layout that a JSON text describes, with its defaults for the parameters that are left out.
  ///
  /// ```swift
  /// let layout = try registry.layout(
  ///   fromJSON: #"{"layout": "waterfall", "parameters": {"columns": 3}}"#)
  /// ```
  ///
  /// - Throws: ``LayoutJSONError`` with line, column and path, if the text is no JSON, or names something
  ///   that the registry does not have.
  public func layout(fromJSON text: String) throws(LayoutJSONError) -> AnyLayout {
    try layout(from: LayoutDocument(parsing: text))
  }

  /// Returns the layout that a document describes.
  ///
  /// - Throws: ``LayoutJSONError`` with its place in the text that the document was read from.
  public func layout(from document: LayoutDocument) throws(LayoutJSONError) -> AnyLayout {
    guard let name = document.layout else { throw document.missing("layout") }
    do throws(LayoutError) {
      return try layout(named: name, document.parameters)
    } catch {
      throw document.located(error)
    }
  }

  /// Returns a layout's name and all of its current parameters as JSON, or nil if its type is not
  /// registered.
  ///
  /// ``layout(fromJSON:)`` makes an equal layout of it.
  public func json(of layout: AnyLayout) -> String? {
    guard let (name, configuration) = configuration(of: layout) else { return nil }
    return LayoutDocument(layout: name, parameters: configuration).json.indentedText
  }
}
