// What the page hands out as data: it must be the layout that the page shows. CopiedCheck compares the code.

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

/** Compares the JSON of layouts with their links. */
export function dataChecks(snippets) {
  for (const { name, json, link } of snippets) {
    const entries = link.split('\n').map((line) => line.split(/=(.*)/s))
    const { layout } = Object.fromEntries(entries)
    const configuration = JSON.parse(json)
    expect(configuration.layout === layout, name, 'as JSON is', configuration.layout)
    // As data every parameter is told; those that differ from the defaults as the link has them.
    for (const [key, text] of entries.filter(([key]) => key.startsWith('set.')).map(([key, value]) => [key.slice(4), value])) {
      const value = configuration.parameters[key]
      // Blocks are JSON in a link, too.
      const written = text.startsWith('[') ? JSON.stringify(JSON.parse(text)) : textOf(value)
      expect(written === (text.startsWith('[') ? JSON.stringify(value) : text), name, 'as JSON has', key, 'as', written, 'not', text)
    }
  }
}
