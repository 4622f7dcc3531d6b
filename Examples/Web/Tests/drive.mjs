// Drives the page as a person does, and checks what is to be seen:
// `node Examples/Web/Tests/drive.mjs SITE REPLAY AXE`. Every request of every page is answered again by
// the native build REPLAY, and must give the same bytes; AXE is the script of axe-core.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Browser } from './devtools.mjs'
import { Driver } from './driver.mjs'
import { exactChecks } from './exact.mjs'
import { begin, end, expect } from './expect.mjs'
import { handChecks } from './hands.mjs'
import { keepingChecks } from './keeping.mjs'
import { partChecks } from './parts.mjs'
import { phoneChecks } from './phones.mjs'
import { replay } from './replay.mjs'
import { rowChecks } from './rows.mjs'
import { serve } from './server.mjs'
import { stateChecks } from './states.mjs'
import { viewChecks } from './views.mjs'
import { visitChecks } from './visit.mjs'
import { audit } from './audit.mjs'
import { dataChecks } from './code.mjs'

const [site, native, axe] = process.argv.slice(2)
const desktop = { width: 1280, height: 800, scale: 1 }
const phone = { width: 390, height: 844, scale: 3, isMobile: true }
const server = await serve(site)
const browser = await Browser.launch()
const snippets = []

// MARK: What is checked everywhere

/** Compares the nodes with what the playground says is shown; the native answers come later. */
async function look(driver, name) {
  const seen = await driver.look()
  seen.name = name
  driver.seen ??= []
  driver.seen.push(seen)
  expect(seen.nodes.length > 0, name, 'shows nothing')
  expect(seen.made <= 1200, name, 'made', seen.made, 'nodes')
  return seen
}

/** The native build answers all requests of a page; then its frames are compared with the nodes. */
async function finish(driver, name) {
  const { page } = driver
  const code = await page.evaluate(`(() => {
    const { core } = playground.page
    return ['swift', 'swiftui', 'uikit', 'json', 'link'].map((form) => core.run(playground.Operation.export, [], form).text)
  })()`)
  snippets.push({ name, json: code[3], link: code[4] })
  const log = await page.evaluate('playground.page.core.log')
  const wanted = new Set(driver.seen.flatMap((seen) => [seen.request, seen.order]))
  const answers = replay(
    native, log.map(({ request }, index) => (wanted.has(index) ? `+${request}` : request)))
  expect(answers.length === log.length, 'the native build answered', answers.length, 'of', log.length)
  const different = log.findIndex(({ fingerprint }, index) =>
    answers[index]?.fingerprint !== fingerprint)
  expect(different < 0, 'request', different, 'is answered otherwise:', log[different]?.request ?? '')
  for (const seen of driver.seen) {
    compare(seen, answers[seen.request].numbers)
    compareOrder(seen, answers[seen.order].numbers)
  }
  expect(page.problems.length === 0, 'logged', page.problems)
  const foreign = page.requests.filter((url) =>
    !url.startsWith(server.url) && !/^(data|about|blob):/.test(url))
  expect(foreign.length === 0, 'asked the network for', foreign)
  process.stdout.write(`  ${log.length} answers are equal to the native build's\n`)
  await page.close()
}

/** Every element is a node where the native build has it, and nothing else is. */
function compare(seen, numbers) {
  const nodes = new Map(seen.nodes.map((node) => [String(node.identity), node]))
  const count = numbers.length / seen.recordLength
  const extra = seen.nodes.filter((node) => !node.isFocus).length
  expect(extra <= count, seen.name, 'has', extra, 'nodes for', count, 'elements')
  for (let first = 0; first < numbers.length; first += seen.recordLength) {
    const record = numbers.slice(first, first + seen.recordLength)
    const identity = record.slice(0, 4)
    const [x, y, width, height, position, zIndex] = record.slice(4)
    const node = nodes.get(String(identity))
    expect(node, seen.name, identity, 'is not in the page')
    if (!node) continue
    // What was written is the engine's number, but for the origin; style sheets keep six digits of it.
    const [left, top = 0] = node.translate.split(' ').map(parseFloat)
    const isClose = (one, two) => Math.abs(one - two) <= 1e-6 * Math.max(1, Math.abs(two)) * 5
    expect(
      isClose(left, x - seen.origin[0]) && isClose(top, y - seen.origin[1])
        && isClose(parseFloat(node.size[0]), width) && isClose(parseFloat(node.size[1]), height),
      seen.name, identity, 'is written as', node.translate, node.size, 'not', record.slice(4, 8))
    // What is seen of it: layout counts in 1/64 of a pixel.
    const rect = [x - seen.offset[0], y - seen.offset[1], width, height]
    expect(
      rect.every((value, index) => Math.abs(value - node.rect[index]) < 0.05),
      seen.name, identity, 'is seen at', node.rect, 'not', rect)
    expect(node.zIndex === zIndex && node.position === position, seen.name, identity, 'stands otherwise')
  }
}

/** Nodes are in the order in which the engine says that they are read. */
function compareOrder(seen, numbers) {
  const order = []
  for (let first = 0; first < numbers.length; first += 4) {
    order.push(String(numbers.slice(first, first + 4)))
  }
  const wanted = new Set(order)
  const nodes = seen.nodes.map((node) => String(node.identity)).filter((key) => wanted.has(key))
  expect(String(nodes) === String(order), seen.name, 'is read as', nodes.slice(0, 8), 'not', order.slice(0, 8))
}

/**
 * An edit before everything moves nothing of what is seen along the axis that scrolls, at no moment of its
 * way. Across it a cell may come to another column, where all that come later are placed anew.
 */
async function keepsAnchor(driver, edit, name) {
  const anchor = await driver.anchor()
  expect(anchor, name, 'has no cell in view')
  if (!anchor) return
  const places = (await driver.watch(() => driver.edit(edit))).filter(Boolean)
  const moved = Math.max(...places.map(([, top]) => Math.abs(top - anchor.top)))
  expect(places.length > 1 && moved <= 0.5, name, edit, 'moved', anchor, 'by', moved)
}

// MARK: Every scene

const probe = await Driver.open(browser, server, '', desktop)
const about = await probe.page.evaluate('playground.page.about')
await probe.page.close()

for (const scene of about.scenes) {
  begin(scene.name)
  const driver = await Driver.open(browser, server, `scene=${scene.name}`, desktop)
  await look(driver, 'at first')
  const start = await driver.offset()

  await driver.wheel(0, 120, 10)
  const scrolled = await driver.offset()
  const range = await driver.page.evaluate('playground.page.scroller.y.range')
  expect(scrolled[1] === Math.min(start[1] + 1200, range), 'ten turns of the wheel led to', scrolled)
  await look(driver, 'after the wheel')

  // Repeated steps up and down use the same nodes again.
  await driver.wheel(0, 300, 12)
  const before = await driver.page.evaluate('playground.page.stage.made')
  for (let round = 0; round < 3; round++) await driver.wheel(0, round % 2 ? 300 : -300, 8)
  const after = await driver.page.evaluate('playground.page.stage.made')
  expect(after - before <= 80, 'scrolling to and fro made', after - before, 'nodes')

  await driver.wheel(0, 150, 2)
  expect((await driver.offset())[1] > 0, 'is not scrolled')
  await keepsAnchor(driver, 'insertBefore', scene.name)
  await look(driver, 'after an insertion above')
  for (const edit of ['insert', 'delete', 'shuffle', 'insertSection', 'late', 'late']) {
    await driver.edit(edit)
    await look(driver, `after ${edit}`)
  }

  // A lane with a hundred more items has no cells straight below each other.
  const isLanes = scene.layout === 'schedule'
  const keys = isLanes ? await Driver.open(browser, server, `scene=${scene.name}`, desktop) : driver
  await keyboard(keys)
  if (isLanes) await finish(keys, scene.name)
  await resize(driver)
  await driver.set('#direction', true)
  await look(driver, 'right to left')
  await driver.wheel(0, 240, 3)
  await look(driver, 'right to left, scrolled')
  await driver.set('#direction', false)
  await finish(driver, scene.name)
}

async function keyboard(driver) {
  const focused = () => driver.page.evaluate(`(() => {
    const node = playground.page.stage.nodeWith(document.activeElement)
    if (!node) return null
    const { x, y, width, height } = node
    const box = document.getElementById('stage').getBoundingClientRect()
    const rect = node.element.getBoundingClientRect()
    return {
      identity: node.identity, x, y, width, height, isInView: rect.bottom > box.top
        && rect.top < box.bottom && rect.right > box.left && rect.left < box.right,
    }
  })()`)
  const ways = await driver.page.evaluate(
    `document.querySelectorAll('.world .cell[tabindex="0"]').length`)
  expect(ways === 1, 'there are', ways, 'ways in')
  // A cell that scrolls: what is frozen is where it rests, for its neighbours.
  await driver.page.evaluate(`(() => {
    const box = document.getElementById('stage').getBoundingClientRect()
    const isInside = ({ top, bottom }) => top > box.top + 100 && bottom < box.bottom
    const cells = [...document.querySelectorAll('.world .cell')]
    const cell = cells.find((cell) => cell.node.zIndex === 0 && isInside(cell.getBoundingClientRect()))
    ;(cell ?? cells[0]).focus()
  })()`)
  const first = await focused()
  expect(first, 'no cell takes the focus')
  if (!first) return
  const { sections } = await driver.state()
  for (const [key, isThere] of [
    ['ArrowDown', (one, two) => two.y >= one.y + one.height - 1],
    ['ArrowDown', (one, two) => two.y >= one.y + one.height - 1],
    ['ArrowUp', (one, two) => two.y + two.height <= one.y + 1],
    ['End', (one, two) => two.identity[2] === sections - 1],
    ['ArrowUp', (one, two) => two.y + two.height <= one.y + 1],
    ['Home', (one, two) => two.identity[2] === 0 && two.identity[3] === 0],
    ['PageDown', (one, two) => two.y > one.y],
  ]) {
    const one = await focused()
    await driver.page.press(key)
    await driver.settle()
    const two = await focused()
    expect(two && isThere(one, two) && two.isInView, key, 'led from', one, 'to', two)
    if (!two) return
  }
  const last = await focused()
  const { items } = await driver.state()
  await driver.page.press('Delete')
  await driver.settle()
  const now = await driver.state()
  expect(now.items < items, 'Delete deleted nothing')
  const next = await focused()
  expect(next, 'the focus was lost with', last.identity)
  await look(driver, 'after the keyboard')
}

async function resize(driver) {
  const [width, height] = await driver.page.evaluate('playground.page.size')
  const place = await driver.page.evaluate(`(() => {
    const { x, y, width, height } = document.querySelector('[data-handle=x]').getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  })()`)
  await driver.page.drag(place, [place[0] - 180, place[1]])
  await driver.settle()
  const [smaller, same] = await driver.page.evaluate('playground.page.size')
  expect(smaller < width - 100 && same === height, 'dragging led to', smaller, same)
  await look(driver, 'narrower')
}

// MARK: A million items

begin('past the height that browsers have')
{
  const driver = await Driver.open(browser, server, 'scene=million', desktop)
  const { range, room } = await driver.page.evaluate(
    '({ range: playground.page.scroller.y.range, room: playground.page.scroller.y.room })')
  expect(range > 20_000_000 && room === 4_000_000, 'content of', range, 'in', room)
  for (const part of [0.25, 0.5, 0.9, 0.1]) {
    await driver.page.evaluate(
      `document.getElementById('scroller').scrollTop = ${part} * playground.page.scroller.y.room`)
    await driver.settle()
    const [, y] = await driver.offset()
    expect(Math.abs(y - part * range) < 200, 'the bar at', part, 'led to', y, 'of', range)
    await look(driver, `at ${part}`)
    const start = (await driver.offset())[1]
    await driver.wheel(0, 120, 10)
    expect((await driver.offset())[1] === start + 1200, 'the wheel at', part, 'went', (await driver.offset())[1] - start)
  }
  // Far more steps than the browser's element has room for are counted one by one.
  await keepsAnchor(driver, 'insertBefore', 'deep down')
  await keepsAnchor(driver, 'late', 'deep down')
  await driver.page.evaluate(`document.querySelector('.world .cell[tabindex="0"]').focus()`)
  await driver.page.press('End')
  await driver.settle()
  const end = await driver.offset()
  const most = await driver.page.evaluate('playground.page.scroller.y.range')
  expect(Math.abs(end[1] - most) < 200, 'the end is', end, 'of', most)
  await look(driver, 'at the end')
  await finish(driver, 'a million')
}

// MARK: Layouts, parameters, links

begin('switching')
{
  const driver = await Driver.open(browser, server, 'scene=eras', desktop)
  for (const layout of [...about.layouts, about.layouts[0]]) {
    await driver.click(`[data-layout="${layout.name}"]`)
    const state = await driver.state()
    expect(state.layout === layout.name, 'chose', layout.name, 'and got', state.layout)
    await look(driver, layout.name)
    const parameters = layout.parameters.map((parameter) => parameter.key)
    const controls = await driver.page.evaluate(
      `[...document.querySelectorAll('#parameters .control')].map((one) => one.dataset.key)`)
    expect(String(controls.sort()) === String([...parameters].sort()), layout.name, 'has controls', controls)
    if (parameters.includes('axis')) {
      await driver.set('[data-key=axis] select', 'horizontal')
      await look(driver, `${layout.name}, horizontal`)
      await driver.wheel(240, 0, 3)
      await look(driver, `${layout.name}, horizontal and scrolled`)
      await driver.set('#direction', true)
      await look(driver, `${layout.name}, horizontal from right to left`)
      await driver.set('#direction', false)
      await driver.set('[data-key=axis] select', 'vertical')
    }
    snippets.push({ name: layout.name, ...await driver.page.evaluate(`(() => {
      const { core } = playground.page
      return Object.fromEntries(['json', 'link'].map((form) =>
        [form, core.run(playground.Operation.export, [], form).text]))
    })()`) })
  }
  await driver.set('[data-key=columns] select', 'fixed')
  await driver.set('[data-key=columns] input[type=number]', '5')
  expect((await driver.state()).values.columns === '5', 'five columns are', (await driver.state()).values.columns)
  await look(driver, 'five columns')
  await driver.set('[data-key=columns] input[type=number]', '0')
  const problem = await driver.page.evaluate(
    `document.querySelector('[data-key=columns] .problem').textContent`)
  expect(problem.includes('allowed is 1 to'), 'no columns at all are told as', problem)
  await finish(driver, 'switching')
}

begin('every data set in every layout')
{
  const driver = await Driver.open(browser, server, 'scene=paintings', desktop)
  for (const layout of about.layouts) {
    for (const { name } of about.data) {
      await driver.page.evaluate(`playground.page.change(['layout=${layout.name}', 'data=${name}', 'items=1000'], false)`)
      await driver.rest()
      await look(driver, `${layout.name} of ${name}`)
    }
  }
  await finish(driver, 'data sets')
}

begin('a link')
{
  const driver = await Driver.open(
    browser, server,
    'layout=waterfall&data=generated&items=100000&direction=rightToLeft&theme=dark&size=700x500&set.columns=7&set.columnSpacing=3.5',
    desktop)
  await driver.wheel(0, 500, 2)
  await look(driver, 'from a link')
  const link = await driver.page.evaluate('playground.page.link')
  const other = await Driver.open(browser, server, link.slice(1), desktop)
  expect(await other.page.evaluate('playground.page.link') === link, 'the link', link, 'became',
    await other.page.evaluate('playground.page.link'))
  const [one, two] = [await look(driver, 'the one'), await look(other, 'the other')]
  expect(JSON.stringify(one.nodes.map((node) => node.rect)) === JSON.stringify(two.nodes.map((node) => node.rect)),
    'a link shows something else')
  expect(await other.page.evaluate('document.documentElement.dataset.theme') === 'dark', 'is not dark')
  await finish(driver, 'a link')
  await finish(other, 'a link, opened')
}

begin('a phone')
{
  const driver = await Driver.open(browser, server, 'scene=time-zones', phone)
  await look(driver, 'a phone')
  const [x, y] = await driver.middle()
  const before = await driver.offset()
  const touch = (type, points) => driver.page.send('Input.dispatchTouchEvent', {
    type, touchPoints: points.map(([x, y]) => ({ x, y })),
  })
  await touch('touchStart', [[x, y]])
  for (let step = 1; step <= 15; step++) {
    await touch('touchMove', [[x, y - step * 20]])
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await touch('touchEnd', [])
  await driver.settle()
  const after = await driver.offset()
  expect(after[1] > before[1] + 200, 'a finger went from', before, 'to', after)
  await look(driver, 'touched')
  await keepsAnchor(driver, 'insertBefore', 'a phone')
  await finish(driver, 'a phone')
}

begin('screen readers')
for (const [scene, roles] of [
  ['elements', ['grid', 'row', 'columnheader', 'rowheader', 'gridcell']],
  ['time-zones', ['group', 'heading', 'list', 'listitem']],
]) {
  const driver = await Driver.open(browser, server, `scene=${scene}`, desktop)
  const { nodes } = await driver.page.send('Accessibility.getFullAXTree')
  const found = new Set(nodes.filter((node) => !node.ignored).map((node) => node.role?.value))
  for (const role of roles) expect(found.has(role), scene, 'has no', role, [...found])
  const unnamed = nodes.filter((node) =>
    !node.ignored && ['listitem', 'gridcell', 'columnheader', 'heading', 'button', 'slider', 'combobox', 'switch', 'radio']
      .includes(node.role?.value) && !node.name?.value)
  expect(unnamed.length === 0, scene, 'has', unnamed.length, 'without a name', unnamed.slice(0, 3).map((node) => node.role.value))
  await driver.page.close()
}

const context = { browser, server, desktop, phone, look, finish }
await partChecks({ ...context, about })
await rowChecks(context)
await stateChecks(context)
await exactChecks({ ...context, about })
await visitChecks({ ...context, about })
await handChecks(context)
await phoneChecks(context)
await keepingChecks(context)
await viewChecks(context)
await audit(context, axe, about)

await browser.close()
server.close()
dataChecks(snippets)
end()
