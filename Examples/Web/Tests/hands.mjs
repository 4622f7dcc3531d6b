// Checks of changes by hand: items of a board, edges of columns, rows and lanes, what a drop and a click show.

import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The place of a cell on screen. */
const box = (driver, section, item) => driver.page.evaluate(`(() => {
  const node = [...playground.page.stage.nodes.values()].find(({ identity: [category, , section, item] }) => category === 0 && section === ${section} && item === ${item})
  const { x, y, width, height } = node.element.getBoundingClientRect()
  return { x, y, width, height }
})()`)

/** The columns, rows, widths and heights of the first items, in modules. */
const modules = (driver, count = 12) => driver.page.evaluate(`(() => {
  const { page, Operation } = playground
  const found = []
  for (let item = 0; item < ${count}; item++) {
    const { place } = JSON.parse(page.core.run(Operation.edit, [0, item], 'hold').text)
    page.core.run(Operation.edit, [], 'release')
    found.push(place.join(' '))
  }
  return found
})()`)

const code = (driver) => driver.page.evaluate(`document.getElementById('code').textContent`)
const exported = (driver) => driver.page.evaluate(`playground.page.core.run(playground.Operation.export, [], 'swift').text`)

/** The places in copied code. */
const places = (text) => Array.from(text.matchAll(/BoardItem\(width: (\d+), height: (\d+), column: (\d+), row: (\d+)\)/g),
  ([, width, height, column, row]) => [column, row, width, height].join(' '))

export async function handChecks({ browser, server, desktop, phone }) {
  const open = (link, form = desktop) => Driver.open(browser, server, link, form)
  const mouse = (driver, type, [x, y]) => driver.page.send('Input.dispatchMouseEvent', {
    type, x, y, button: type === 'mouseMoved' ? 'left' : 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1,
  })

  begin('a board by pointer')
  {
    const driver = await open('scene=bento')
    const before = await modules(driver)
    expect(!(await exported(driver)).includes('BoardItem'), 'a board that nobody arranged has places')
    const one = await box(driver, 0, 0)
    const { pitch } = await driver.page.evaluate(`({ pitch: JSON.parse(playground.page.core.run(playground.Operation.edit, [0, 0], 'hold').text).across })`)
    await driver.page.evaluate(`playground.page.core.run(playground.Operation.edit, [], 'release')`)
    const from = [one.x + 30, one.y + 30]
    await mouse(driver, 'mousePressed', from)
    for (let step = 1; step <= 6; step++) {
      await mouse(driver, 'mouseMoved', [from[0] + step * pitch / 6, from[1] + 2])
      if (step % 2) continue
      // The item stays under the pointer, and its place is outlined.
      await driver.frames(3)
      const { x, y } = await box(driver, 0, 0)
      const [right, down] = [x - one.x - step * pitch / 6, y - one.y - 2]
      expect(Math.abs(right) < 0.1 && Math.abs(down) < 0.1, 'a dragged item is', right, down, 'away from the pointer')
      expect(await driver.page.evaluate(`document.querySelectorAll('.slot').length`) === 1, 'the place of a dragged item is not outlined')
    }
    await driver.frames(3)
    const live = await code(driver)
    await wait(300)
    expect(places(live).length > 0, 'the code does not follow a drag')
    await mouse(driver, 'mouseReleased', [from[0] + pitch, from[1] + 2])
    await driver.rest()
    expect(await driver.page.evaluate(`document.querySelectorAll('.slot').length`) === 0, 'a dropped item is outlined')
    const moved = await modules(driver)
    const [column] = before[0].split(' ')
    expect(moved[0].startsWith(`${Number(column) + 1} 0 `), 'item 0 was dragged from', before[0], 'to', moved[0])
    expect(String(places(await exported(driver)).slice(0, 12)) === String(moved), 'the copied code has', places(await exported(driver)).slice(0, 12), 'not', moved)
    // By the grip at its corner.
    const two = await box(driver, 0, 0)
    await driver.page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: two.x + 20, y: two.y + 20 })
    await driver.page.drag([two.x + two.width - 8, two.y + two.height - 8], [two.x + two.width - 8, two.y + two.height - 8 + pitch])
    await driver.rest()
    const sized = await modules(driver)
    const [, , width, height] = moved[0].split(' ').map(Number)
    expect(sized[0].endsWith(` ${width} ${height + 1}`), 'item 0 was resized from', moved[0], 'to', sized[0])
    expect(String(places(await exported(driver)).slice(0, 12)) === String(sized), 'the copied code of a resized item differs')
    for (const form of ['swiftui', 'uikit']) {
      const text = await driver.page.evaluate(`playground.page.core.run(playground.Operation.export, [], '${form}').text`)
      expect(String(places(text).slice(0, 12)) === String(sized) && text.includes('.boardItem'), form, 'lacks the places')
    }
    // A link, and undo.
    await driver.stored()
    const link = await driver.page.evaluate('playground.page.link')
    const other = await open(link.slice(1))
    expect(String(await modules(other)) === String(sized), 'a link shows', await modules(other), 'not', sized)
    await other.page.close()
    for (const wanted of [moved, before]) {
      await driver.page.evaluate(`document.getElementById('undo').click()`)
      await expectSoon(async () => String(await modules(driver)), String(wanted), 'undone, the board is')
    }
    // What is given up is as it was.
    const three = await box(driver, 0, 1)
    await mouse(driver, 'mousePressed', [three.x + 20, three.y + 20])
    await mouse(driver, 'mouseMoved', [three.x + 20, three.y + 200])
    await driver.frames(3)
    await driver.page.press('Escape')
    await mouse(driver, 'mouseReleased', [three.x + 20, three.y + 200])
    await driver.rest()
    await expectSoon(async () => String(await modules(driver)), String(before), 'given up, the board is')
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()
  }

  begin('a board by keys')
  {
    const driver = await open('scene=bento')
    const before = await modules(driver)
    await driver.page.evaluate(`document.querySelector('.world .cell[tabindex="0"]').focus()`)
    const press = async (key, modifiers) => {
      await driver.page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: { ArrowRight: 39, ArrowDown: 40 }[key], modifiers })
      await driver.page.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, modifiers })
      await driver.rest()
    }
    await press('ArrowRight', 1)
    const moved = await modules(driver)
    expect(moved[0] === before[0].replace(/^\d+/, (column) => Number(column) + 1), 'Alt and an arrow led from', before[0], 'to', moved[0])
    await press('ArrowDown', 8)
    const sized = await modules(driver)
    expect(sized[0] === moved[0].replace(/\d+$/, (height) => Number(height) + 1), 'Shift and an arrow led from', moved[0], 'to', sized[0])
    expect(String(await driver.page.evaluate('playground.page.focus.index')) === '0,0' && await driver.page.evaluate('playground.page.focus.hasFocus'), 'the focus is lost')
    expect(String(places(await exported(driver)).slice(0, 12)) === String(sized), 'the copied code differs')
    await driver.page.close()
  }

  begin('a board by touch')
  {
    const driver = await open('scene=bento', phone)
    const before = await modules(driver, 6)
    const one = await box(driver, 0, 0)
    const touch = (type, points) => driver.page.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
    await touch('touchStart', [[one.x + 40, one.y + 40]])
    await wait(500)
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', [[one.x + 40 + step * (one.width + 6) / 8, one.y + 40]])
      await wait(30)
    }
    await touch('touchEnd', [])
    await driver.rest()
    const moved = await modules(driver, 6)
    expect(moved[0] !== before[0] && String(await driver.offset()) === '0,0', 'a finger led from', before[0], 'to', moved[0], 'at', await driver.offset())
    const copied = async () => String(places(await exported(driver)).slice(0, 6))
    expect(await copied() === String(moved), 'the copied code has', await copied(), 'not', moved)
    // By the grip at its corner, which a tap shows.
    const two = await box(driver, 0, 0)
    await touch('touchStart', [[two.x + 20, two.y + 20]])
    await touch('touchEnd', [])
    const corner = [two.x + two.width - 8, two.y + two.height - 8]
    await touch('touchStart', [corner])
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', [[corner[0], corner[1] + step * (one.width + 6) / 8]])
      await wait(30)
    }
    await touch('touchEnd', [])
    await driver.rest()
    const sized = await modules(driver, 6)
    expect(sized[0].split(' ')[3] > moved[0].split(' ')[3] && String(await driver.offset()) === '0,0', 'a finger at the corner led from', moved[0], 'to', sized[0])
    expect(await copied() === String(sized), 'the copied code of a resized item has', await copied(), 'not', sized)
    // A finger that moves at once scrolls.
    await touch('touchStart', [[one.x + 40, one.y + 300]])
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', [[one.x + 40, one.y + 300 - step * 20]])
      await wait(16)
    }
    await touch('touchEnd', [])
    await driver.settle()
    expect((await driver.offset())[1] > 50, 'a quick finger does not scroll')
    expect(String(await modules(driver, 6)) === String(sized), 'a finger that scrolled moved an item')
    await driver.page.close()
  }

  begin('edges of columns and rows')
  {
    const driver = await open('scene=elements')
    const edge = (name, number) => driver.page.evaluate(`(() => {
      const node = [...playground.page.stage.nodes.values()].find(({ element, identity }) => element.classList.contains('${name}') && identity[${name === 'rowHeader' ? 2 : 3}] === ${number})
      const { x, y, width, height } = node.element.querySelector('.edge').getBoundingClientRect()
      return { at: [x + width / 2, y + height / 2], width: node.width, height: node.height }
    })()`)
    const column = await edge('columnHeader', 1)
    await driver.page.drag(column.at, [column.at[0] + 47, column.at[1]])
    await driver.rest()
    expect((await edge('columnHeader', 1)).width === column.width + 47, 'a column went from', column.width, 'to', (await edge('columnHeader', 1)).width)
    expect((await exported(driver)).includes(`[150, ${column.width + 47}, `), 'the code has', (await exported(driver)).match(/columnWidths.*/)?.[0])
    const row = await edge('rowHeader', 2)
    await driver.page.drag(row.at, [row.at[0], row.at[1] + 30])
    await driver.rest()
    expect((await edge('rowHeader', 2)).height === row.height + 30, 'a row went from', row.height, 'to', (await edge('rowHeader', 2)).height)
    expect((await exported(driver)).includes(`[2: ${row.height + 30}]`), 'the code has', (await exported(driver)).match(/rowHeights.*/)?.[0])
    await driver.stored()
    const other = await open((await driver.page.evaluate('playground.page.link')).slice(1))
    const there = await other.page.evaluate(`[...playground.page.stage.nodes.values()].find(({ element, identity }) => element.classList.contains('columnHeader') && identity[3] === 1).width`)
    expect(there === column.width + 47, 'a link shows a column of', there)
    await other.page.close()
    await driver.page.evaluate(`document.getElementById('undo').click(); document.getElementById('undo').click()`)
    await expectSoon(async () => (await edge('columnHeader', 1)).width, column.width, 'undone, a column has')
    await driver.page.close()
  }

  begin('lanes of a schedule')
  {
    const driver = await open('scene=channels')
    const lane = (section, driver) => driver.page.evaluate(`(() => {
      const node = [...playground.page.stage.nodes.values()].find(({ element, identity }) => element.classList.contains('header') && identity[2] === ${section})
      const { x, y, width, height } = node.element.querySelector('.edge').getBoundingClientRect()
      return { at: [x + width / 2, y + height / 2], width: node.width, height: node.height }
    })()`)
    const extents = (text) => /laneExtents: \[Int: Double\] = \[(.*)\]/.exec(text)?.[1]
    // A title is as high as its lane and the distance to the next one.
    const distance = 3
    expect(extents(await exported(driver)) === undefined, 'lanes that nobody dragged are', extents(await exported(driver)))
    const { at, height } = await lane(1, driver)
    await mouse(driver, 'mousePressed', at)
    await mouse(driver, 'mouseMoved', [at[0], at[1] + 20])
    await driver.frames(3)
    expect(extents(await code(driver)) === `1: ${height - distance + 20}`, 'the code of a drag has', extents(await code(driver)))
    await mouse(driver, 'mouseMoved', [at[0], at[1] + 33])
    await mouse(driver, 'mouseReleased', [at[0], at[1] + 33])
    await driver.rest()
    expect((await lane(1, driver)).height === height + 33, 'a lane went from', height, 'to', (await lane(1, driver)).height)
    // With the focus, by keys.
    await driver.page.evaluate(`[...playground.page.stage.nodes.values()].find(({ identity }) => identity[0] === 0 && identity[2] === 3).element.focus()`)
    await driver.page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40, modifiers: 8 })
    await driver.page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'ArrowDown', code: 'ArrowDown', modifiers: 8 })
    await driver.rest()
    expect((await lane(3, driver)).height === height + 8, 'Shift and an arrow led to a lane of', (await lane(3, driver)).height)
    for (const form of ['swift', 'swiftui', 'uikit']) {
      const text = await driver.page.evaluate(`playground.page.core.run(playground.Operation.export, [], '${form}').text`)
      expect(extents(text) === `1: ${height - distance + 33}, 3: ${height - distance + 8}`, form, 'has', extents(text))
      if (form !== 'swift') expect(text.includes('.scheduleLane') && text.includes('ScheduleItem(start: 18, end: 18.5)'), form, 'lacks times or lanes')
    }
    await driver.stored()
    const other = await open((await driver.page.evaluate('playground.page.link')).slice(1))
    expect((await lane(1, other)).height === height + 33, 'a link shows a lane of', (await lane(1, other)).height)
    await other.page.close()
    await driver.page.evaluate(`document.getElementById('undo').click(); document.getElementById('undo').click()`)
    await expectSoon(async () => (await lane(1, driver)).height, height, 'undone, a lane has')
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()

    // Lanes that are side by side, from right to left.
    const week = await open('scene=week&direction=rightToLeft')
    const day = await lane(1, week)
    await week.page.drag(day.at, [day.at[0] - 41, day.at[1]])
    await week.rest()
    expect((await lane(1, week)).width === day.width + 41, 'a day went from', day.width, 'to', (await lane(1, week)).width)
    await week.page.close()

    // A lane that grows has several times its extent: its edge stays under the pointer.
    const grown = await open('scene=week&set.axis=horizontal&set.overlap=grow&set.laneExtent=40')
    const tall = await lane(0, grown)
    expect(tall.height === 120, 'a lane with three rows of items has', tall.height)
    await grown.page.drag(tall.at, [tall.at[0], tall.at[1] + 30])
    await grown.rest()
    expect((await lane(0, grown)).height === 150, 'a lane of', tall.height, 'is dragged to', (await lane(0, grown)).height)
    await grown.page.close()

    const small = await open('scene=channels', phone)
    const first = await lane(0, small)
    const touch = (type, points) => small.page.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
    await touch('touchStart', [first.at])
    for (let step = 1; step <= 6; step++) {
      await touch('touchMove', [[first.at[0], first.at[1] + 4 * step]])
      await wait(30)
    }
    await touch('touchEnd', [])
    await small.rest()
    expect((await lane(0, small)).height === first.height + 24, 'a finger led a lane from', first.height, 'to', (await lane(0, small)).height)
    await small.page.close()
  }

  begin('what is pointed at')
  {
    const driver = await open('scene=paintings')
    await driver.page.evaluate(`document.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true }))`)
    const outline = await driver.page.evaluate(`(() => {
      const { borderStyle, content, zIndex } = getComputedStyle(document.getElementById('device'), '::after')
      return [borderStyle, content, zIndex].join()
    })()`)
    expect(outline.startsWith('dashed') && outline.includes('Drop'), 'a drop is outlined as', outline)
    await driver.page.evaluate(`document.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))`)
    const one = await box(driver, 0, 1)
    await driver.page.drag([one.x + 30, one.y + 30], [one.x + 30, one.y + 30], 1)
    await driver.rest()
    const chosen = await driver.page.evaluate(`[...document.querySelectorAll('.world [data-chosen]')].map(({ node, outlineStyle }) => node.identity[3]
      + getComputedStyle(node.element).outlineStyle).join()`)
    expect(chosen === '1solid', 'a clicked cell is marked as', chosen)
    await driver.page.press('Delete')
    await driver.rest()
    expect((await driver.state()).items === 79, 'the clicked cell is not deleted')
    await driver.page.close()
  }
}
