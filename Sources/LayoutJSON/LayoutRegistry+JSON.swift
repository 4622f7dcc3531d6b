import LayoutCore

extension LayoutRegistry {
  /// Returns the layout that a JSON text describes.
  ///
  /// Parameters that the text leaves out keep their defaults.
  ///
  /// ```swift
  /// let layout = try registry.layout(
  ///   fromJSON: #"{"layout": "waterfall", "parameters": {"columns": 3}}"#)
  /// ```
  ///
  /// - Parameter text: The JSON text of a ``LayoutDocument``.
  /// - Throws: ``LayoutJSONError`` with line, column and path if the text is not valid, or if the
  ///   registry does not accept its layout, parameters or values.
  public func layout(fromJSON text: String) throws(LayoutJSONError) -> AnyLayoutStrategy {
    try layout(from: LayoutDocument(parsing: text))
  }

  /// Returns the layout that a document describes.
  ///
  /// - Parameter document: The document.
  /// - Throws: ``LayoutJSONError`` if the registry does not accept the document. The error's
  ///   position refers to the text from which the document was read.
  public func layout(from document: LayoutDocument) throws(LayoutJSONError) -> AnyLayoutStrategy {
    guard let name = document.layout else { throw document.missing("layout") }
    do throws(LayoutError) {
      return try layout(named: name, document.parameters)
    } catch {
      throw document.located(error)
    }
  }

  /// Returns the name and all parameters of a layout as JSON.
  ///
  /// ``layout(fromJSON:)`` creates an equal layout from the result. Some layouts are more than
  /// their parameters, for instance a compositional layout with different sections. They have no
  /// JSON.
  ///
  /// - Parameter layout: The layout.
  /// - Returns: The JSON text, or nil if the type of the layout is not registered, or if the
  ///   registered parameters do not describe the layout.
  public func json(of layout: AnyLayoutStrategy) -> String? {
    guard let (name, configuration) = configuration(of: layout),
      let described = try? self.layout(named: name, configuration), described == layout
    else { return nil }
    return LayoutDocument(layout: name, parameters: configuration).json.indentedText
  }
}
