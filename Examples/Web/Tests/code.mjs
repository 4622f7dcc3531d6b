// What the page hands out as code and as data: it must make the layout that the page shows.

import { expect } from './expect.mjs'

/** A value of a configuration as a link has it. */
function textOf(value) {
  if (value === null) return 'none'
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (typeof value !== 'object') return String(value)
  if ('minimumWidth' in value) return `adaptive:${value.minimumWidth}`
  if ('width' in value) return `${value.width}x${value.height}`
  return [value.top, value.leading, value.bottom, value.trailing].join(',')
}

/** A program that makes every layout by its Swift and by its name, and compares the two. */
export function swiftChecks(snippets) {
  const imports = new Set(['import LayoutCore'])
  const bodies = []
  for (const { name, swift, json, link } of snippets) {
    const lines = swift.split('\n')
    for (const line of lines) if (line.startsWith('import ')) imports.add(line)
    const body = lines.filter((line) => !line.startsWith('import ')).map((line) => `    ${line}`)
    const entries = link.split('\n').map((line) => line.split(/=(.*)/s))
    const layout = Object.fromEntries(entries).layout
    const values = entries.filter(([key]) => key.startsWith('set.'))
      .map(([key, value]) => `${key.slice(4)}=${value}`)
    const configuration = JSON.parse(json)
    expect(configuration.layout === layout, name, 'as JSON is', configuration.layout)
    // As data every parameter is told; those that differ from the defaults as the link has them.
    for (const value of values) {
      const [key, text] = value.split(/=(.*)/s)
      const written = textOf(configuration.parameters[key])
      expect(written === text, name, 'as JSON has', key, 'as', written, 'not', text)
    }
    bodies.push(`  do {\n${body.join('\n')}    try expect(
      erased(layout), ${JSON.stringify(layout)}, ${JSON.stringify(values)}, ${JSON.stringify(name)})\n  }`)
  }
  return `${[...imports].sort().join('\n')}

func erased(_ layout: AnyLayoutStrategy) -> AnyLayoutStrategy { layout }
func erased(_ layout: some LayoutStrategy) -> AnyLayoutStrategy { AnyLayoutStrategy(layout) }

/// Whether a layout made in Swift is the one of a name and parameters in text.
func expect(_ layout: AnyLayoutStrategy, _ name: String, _ values: [String], _ place: String) throws {
  let registry = try LayoutRegistry.ofAllLayouts()
  let descriptor = try registry.descriptor(named: name)
  let entries = try values.map { try ParameterFlag.parse($0, for: descriptor) }
  guard try registry.layout(named: name, LayoutConfiguration(entries)) == layout else {
    fatalError("the Swift of \\(place) makes another layout than \\(values)")
  }
}

@main enum Code {
  static func main() throws {
${bodies.join('\n')}
    print("${snippets.length} layouts are what their Swift makes")
  }
}
`
}
