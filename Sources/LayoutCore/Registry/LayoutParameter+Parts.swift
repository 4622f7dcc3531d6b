extension LayoutParameter {
  /// Creates a parameter whose value is a list of parts, each of which has a layout.
  ///
  /// A part is an object with the name of its layout, values for the parameters of its layout, and
  /// parameters of its own: `{"sections": 1, "layout": "waterfall", "parameters": {"columns": 2}}`.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter registry: The layouts that parts can have.
  /// - Parameter prototype: A part with the default value of every parameter.
  /// - Parameter parameters: The parameters of a part, without its layout. The keys must be unique,
  ///   and must not be `layout` or `parameters`.
  /// - Parameter layout: Returns the layout of a part.
  /// - Parameter setLayout: Sets the layout of a part.
  /// - Parameter get: Returns the parts of a layout.
  /// - Parameter set: Sets the parts of a layout.
  public static func parts<Part: Sendable>(
    _ key: String, _ summary: String, of registry: LayoutRegistry, prototype: Part,
    parameters: [LayoutParameter<Part>],
    layout: @escaping LayoutParameter<Part>.Getter<AnyLayoutStrategy>,
    setLayout: @escaping LayoutParameter<Part>.Setter<AnyLayoutStrategy>,
    get: @escaping Getter<[Part]>, set: @escaping Setter<[Part]>
  ) -> LayoutParameter {
    let type = LayoutValueType.layout(
      of: registry.descriptors, members: parameters.map { $0.descriptor(of: prototype) })
    @Sendable func part(_ object: LayoutConfiguration) throws(LayoutError) -> Part {
      var part = prototype
      guard case .text(let name)? = object["layout"] else { return part }
      var values = LayoutConfiguration()
      if case .object(let object)? = object["parameters"] { values = object }
      do throws(LayoutError) {
        setLayout(&part, try registry.layout(named: name, values))
      } catch {
        throw error.inside(.key("parameters"))
      }
      for parameter in parameters {
        guard let value = object[parameter.facts.key] else { continue }
        do throws(LayoutError) {
          try parameter.apply(value, to: &part)
        } catch {
          throw error.inside(.key(parameter.facts.key))
        }
      }
      return part
    }
    return LayoutParameter(
      ParameterFacts(
        key: key, summary: summary, type: .list(of: type), unit: .none, accepts: { _ in true }),
      read: { root in
        .list(
          get(root).map { part in
            var object = LayoutConfiguration()
            for parameter in parameters where parameter.read(part) != parameter.read(prototype) {
              object[parameter.facts.key] = parameter.read(part)
            }
            return .object(LayoutConfiguration(object.entries + registry.entries(of: layout(part))))
          })
      },
      write: { root, value throws(LayoutError) in
        guard case .list(let values) = value else { return }
        var parts: [Part] = []
        for case .object(let object) in values {
          do throws(LayoutError) {
            parts.append(try part(object))
          } catch {
            throw error.inside(.index(parts.count))
          }
        }
        set(&root, parts)
      })
  }
}

extension LayoutRegistry {
  /// Returns the name of a layout and the parameters that are necessary to create it.
  ///
  /// If the layout is not registered, there are no entries, so that no object describes it.
  fileprivate func entries(of layout: AnyLayoutStrategy) -> [LayoutConfiguration.Entry] {
    guard let (name, all) = configuration(of: layout) else { return [] }
    let type = try? descriptor(named: name)
    var values = LayoutConfiguration(all.entries.filter { $0.value != type?[$0.key]?.defaultValue })
    // A default is necessary if a preset has another value, as with the style of grouped columns.
    if (try? self.layout(named: name, values)) != layout { values = all }
    let entry = LayoutConfiguration.Entry(key: "layout", value: .text(name))
    return values.entries.isEmpty
      ? [entry] : [entry, .init(key: "parameters", value: .object(values))]
  }
}
