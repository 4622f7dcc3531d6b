// Finds the functions that a page needs at first: `node Examples/Web/profile.mjs MODULE DATA`. It sends the requests of a
// page that opens, scrolls, resizes and changes each scene to a module that `wasm-split` has instrumented. It prints the
// numbers of the functions that were called, one a line. `isQuick` in later.js names the changes that are among them.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Core, Operation, Rest, identityLength, recordLength, tableNames } from './Page/core.js'
import { lateLayouts, quickSorts } from './Page/later.js'

const [file, data] = process.argv.slice(2)
const module = new WebAssembly.Module(readFileSync(file))
const tables = tableNames.map((name) => `${name}\n${readFileSync(join(data, `${name}.csv`), 'utf8')}`)
const core = new Core(module, tables, new Rest(module))
const about = core.json(Operation.describe)
about.layouts = about.layouts.filter(({ name }) => !lateLayouts.includes(name))
about.scenes = about.scenes.filter(({ layout }) => !lateLayouts.includes(layout))
const sizes = [[904, 634, 1], [366, 640, 3]]
/** Values that differ from those of the scenes, by sort of parameter. */
const values = { columns: ['3', 'adaptive:200'], number: ['20'], integer: ['2'], size: ['60x40'] }

const identity = (numbers, first = 0) => Array.from(numbers.slice(first, first + identityLength))

/** Requests the content of the elements in a list of records. */
function draw(records) {
  for (let first = 0; first < records.length; first += recordLength) core.run(Operation.content, identity(records, first))
}

/** Shows everything in view, and rests. */
function show() {
  draw(core.run(Operation.shown).numbers.slice())
  for (const operation of [Operation.order, Operation.diagnostics, Operation.followers]) core.run(operation)
  core.run(Operation.query, [1])
  core.run(Operation.export, [], 'link')
}

function move(x, y) {
  const numbers = core.run(Operation.move, [x, y]).numbers.slice()
  if (numbers[2] >= 0) draw(numbers.slice(5, 5 + numbers[2] * recordLength))
  else show()
}

function change(line) {
  if (core.run(Operation.change, [1], line).numbers[11]) {
    core.run(Operation.motions)
    for (const progress of [0, 0.5, 1]) core.run(Operation.animate, [progress])
  }
  show()
}

/** Moves the focus as the keys do. */
function press() {
  const cell = identity(core.run(Operation.edge, [0]).numbers)
  for (const side of [0, 1, 2, 3]) core.run(Operation.neighbor, [side, ...cell])
  core.run(Operation.frame, cell)
  core.run(Operation.hit, [200, 300])
  core.run(Operation.item, [3])
  for (const target of [identity(core.run(Operation.edge, [1]).numbers), cell]) {
    for (const kind of [0, 3]) core.run(Operation.reveal, [kind, ...target])
  }
}

/** Scrolls the first section that scrolls by itself. */
function scrollSection(height) {
  for (let y = 40; y < height; y += 80) {
    const [section, isVertical, sign, offset] = core.run(Operation.section, [200, y]).numbers
    if (sign === undefined) continue
    core.run(Operation.rest, [section, offset, offset + 100, 1])
    core.run(Operation.scrollSection, [section, offset + 100])
    return show()
  }
}

for (const [width, height, scale] of sizes) {
  for (const { name } of about.scenes) {
    core.run(Operation.open, [width, height, scale], `scene=${name}`)
    show()
    for (const y of [200, 700, 2000, 100, 0]) move(0, y)
    press()
    // Scrolled, pinned headers cover what keys lead to.
    move(0, 700)
    press()
    scrollSection(height)
    core.run(Operation.resize, [width - 100, height - 50, scale])
    show()
    if (name.startsWith('million')) continue
    change('direction=rightToLeft')
    move(0, 300)
    change('direction=leftToRight')
  }
  core.run(Operation.open, [width, height, scale], 'scene=paintings')
  for (const { name } of [...about.layouts, about.layouts[0]]) change(`layout=${name}`)
  for (const { name } of about.scenes) change(`scene=${name}`)
}
for (const { name, parameters } of about.layouts) {
  for (const { key, type } of parameters) {
    for (const value of values[(type.of ?? type).sort] ?? []) {
      core.run(Operation.open, sizes[0], `layout=${name}`)
      move(0, 200)
      change(`set.${key}=${value}`)
      move(0, 400)
    }
  }
}

const { memory, __write_profile: write } = core.exports
// A fingerprint of the module, and for each function when it was called first, if it was.
const room = 1 << 20
const address = memory.grow(room >> 16) << 16
const length = write(address, room)
if (length > room) throw new Error(`the profile has ${length} bytes`)
new Uint32Array(memory.buffer, address + 8, (length - 8) / 4).forEach((time, number) => { if (time) console.log(number) })
