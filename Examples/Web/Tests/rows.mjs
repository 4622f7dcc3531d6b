// Checks of sections that scroll by themselves, and of pages of keys.

import { Driver } from './driver.mjs'
import { begin, expect } from './expect.mjs'

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const offsets = (driver) => driver.page.evaluate('Object.fromEntries(playground.page.rows.offsets)')
const focused = (driver) => driver.page.evaluate('playground.page.focus.index')
const enter = (driver) =>
  driver.page.evaluate(`document.querySelector('.world .cell[tabindex="0"]').focus()`)

export async function rowChecks({ browser, server, desktop, phone, look, finish }) {
  begin('pages of keys')
  {
    // At this size, the fourth page ends between two cells.
    const driver = await Driver.open(browser, server, 'scene=million', { ...desktop, width: 1440, height: 900 })
    await enter(driver)
    let last = 0
    for (let page = 0; page < 4; page++) {
      await driver.page.press('PageDown')
      await driver.settle()
      const [, item] = await focused(driver)
      expect(item > last && item < last + 100, 'PageDown led from item', last, 'to', item)
      last = item
    }
    await finish(Object.assign(driver, { seen: [] }), 'pages of keys')
  }

  begin('sections that scroll by themselves')
  {
    const driver = await Driver.open(browser, server, 'scene=compositional&set.scrolling=groupPaging', desktop)
    // The second section is in the middle: nine items in two groups of five.
    await driver.wheel(300, 0, 2)
    await wait(700)
    const [row, offset] = Object.entries(await offsets(driver))[0] ?? []
    expect(offset > 300 && offset % 880 === 0, 'the wheel led to', await offsets(driver))
    expect((await driver.offset())[1] === 0, 'the wheel scrolled the content')
    await look(driver, 'rows after the wheel')

    const link = await driver.page.evaluate('playground.page.link')
    const other = await Driver.open(browser, server, link.slice(1), desktop)
    expect(String((await offsets(other))[row]) === String(offset), 'a link restores', await offsets(other))
    await finish(Object.assign(other, { seen: [] }), 'rows of a link')

    await enter(driver)
    await driver.page.press('ArrowDown')
    await driver.settle()
    const [section] = await focused(driver)
    const items = []
    for (let step = 0; step < 16; step++) {
      await driver.page.press('ArrowRight')
      await wait(60)
      items.push((await focused(driver))[1])
    }
    expect(section === 1 && items.at(-1) === 8, 'ArrowRight led through', items)
    await look(driver, 'rows after keys')
    await driver.set('#direction', true)
    await driver.wheel(-300, 0, 2)
    await wait(700)
    await look(driver, 'rows from right to left')
    await finish(driver, 'rows')
  }
  {
    const driver = await Driver.open(browser, server, 'scene=museum', desktop)
    const [x, y] = await driver.page.evaluate(`(() => {
      const { x, y } = document.getElementById('stage').getBoundingClientRect()
      return [x + 600, y + 120]
    })()`)
    await driver.page.drag([x, y], [x - 400, y])
    await wait(700)
    expect((await offsets(driver))[0] === 412, 'a drag led to', await offsets(driver))
    await look(driver, 'rows after a drag')
    await finish(driver, 'rows, dragged')
  }
  {
    const driver = await Driver.open(browser, server, 'scene=museum', phone)
    const touch = (type, points) => driver.page.send('Input.dispatchTouchEvent', {
      type, touchPoints: points.map(([x, y]) => ({ x, y })),
    })
    const [x, y] = await driver.page.evaluate(`(() => {
      const { x, y } = document.getElementById('stage').getBoundingClientRect()
      return [x + 280, y + 120]
    })()`)
    await touch('touchStart', [[x, y]])
    for (let step = 1; step <= 12; step++) {
      await touch('touchMove', [[x - step * 15, y]])
      await wait(16)
    }
    await touch('touchEnd', [])
    await wait(700)
    expect((await offsets(driver))[0] > 200, 'a finger led to', await offsets(driver))
    await look(driver, 'rows after a finger')
    await finish(driver, 'rows, touched')
  }
}
