// Draws the first scene into the page, so that it is seen before the engine arrives:
// `node Examples/Web/prerender.mjs SITE`. The frames are those of the engine in SITE, for a phone and for a desktop.

import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Core, Operation, Rest, identityLength, recordLength, tableNames } from './Page/core.js'
import { drawing } from './Page/drawings.js'

/** The largest picture, in bytes. */
const limit = 40_000
const site = process.argv[2]
const module = new WebAssembly.Module(readFileSync(join(site, 'playground.wasm')))
const tables = tableNames.map((name) => `${name}\n${readFileSync(join(site, 'data', `${name}.csv`), 'utf8')}`)
const core = new Core(module, tables, new Rest(module, pathToFileURL(`${resolve(site)}/`), { read: readFileSync }))
const symbols = new Map()

const whole = (number) => Math.round(number * 100) / 100
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The first words of a text that fit into a width. */
function fitting(text, width, size) {
  const count = Math.floor(width / (size * 0.55))
  return text.length <= count ? text : `${text.slice(0, count - 1).trimEnd()}…`
}

function picture(name, width, height) {
  core.run(Operation.open, [width, height, 1], 'scene=paintings')
  const numbers = core.run(Operation.shown).numbers.slice()
  let shapes = ''
  for (let first = 0; first < numbers.length; first += recordLength) {
    const identity = Array.from(numbers.slice(first, first + identityLength))
    const [x, y, w, h] = Array.from(numbers.slice(first + 4, first + 8), whole)
    const { colors, drawing: seed, title, subtitle, detail, note } = core.json(Operation.content, identity)
    const id = `p${identity[3]}`
    if (!symbols.has(id)) {
      symbols.set(id, `<symbol id="${id}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing(colors, seed, title, `g${identity[3]}`)}</symbol>`)
    }
    // Words are on a strip, as in elements.css.
    const strip = Math.min(h, detail && h > 74 ? 56 : 41)
    const line = (y, text, size, weight) => `<text x="${x + 10}" y="${whole(y)}" font-size="${size}"${weight ? ' font-weight="650"' : ''}>${escaped(fitting(text, w - 20, size))}</text>`
    shapes += `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`
      + `<rect x="${x}" y="${whole(y + h - strip)}" width="${w}" height="${strip}" fill="${colors[2]}"/>`
      + line(y + h - strip + 18, title, 13, true) + line(y + h - strip + 33, subtitle, 12)
      + (strip > 41 ? line(y + h - 8, `${detail} · ${note}`, 11) : '')
  }
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" fill="#fff" font-size="13">${shapes}</svg>`
}

const pictures = picture('wide', 904, 634) + picture('narrow', 366, 640)
const svg = `<svg class="symbols" width="0" height="0">${[...symbols.values()].join('')}</svg>${pictures}`
if (Buffer.byteLength(svg) > limit) throw new Error(`the picture has ${Buffer.byteLength(svg)} bytes; the limit is ${limit}`)
const file = join(site, 'index.html')
writeFileSync(file, readFileSync(file, 'utf8').replace('<!-- picture -->', svg))
console.log(`the first picture has ${Buffer.byteLength(svg)} bytes`)
