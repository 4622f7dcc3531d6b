// Checks that undo, a reload, a link and copied JSON give back exactly what was seen.

import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

/** The kinds, indexes, frames and words of what is shown at some parts of the content. */
const frames = (driver) => driver.page.evaluate(`(() => {
  const { page, Operation } = playground
  const { x, y } = page.scroller
  const seen = []
  const before = [x.value, y.value]
  for (const part of [0, 0.37, 1]) {
    page.scroller.moveTo(x.range * part, y.range * part)
    for (const { identity, x: left, y: top, width, height, title } of page.stage.nodes.values()) {
      const { kind } = page.core.json(Operation.content, identity)
      seen.push([part, kind, identity[2], identity[3], ...[left, top, width, height].map((one) => Math.round(one * 100) / 100), title.textContent].join())
    }
  }
  page.scroller.moveTo(...before)
  return seen.sort()
})()`)

const differing = (one, two) => one.filter((frame) => !two.includes(frame)).length + Math.abs(one.length - two.length)

/** Pastes a text into a page. */
const paste = ({ page }, text) => page.call(`(text) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}`, text)

/** Holds Ctrl-Z, or Ctrl-Shift-Z, as a keyboard repeats it. */
async function hold(driver, milliseconds, pause, modifiers = 2) {
  const event = { key: 'z', code: 'KeyZ', windowsVirtualKeyCode: 90, modifiers }
  const sent = []
  for (const end = Date.now() + milliseconds; Date.now() < end;) {
    sent.push(driver.page.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', autoRepeat: sent.length > 0, ...event }))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await Promise.all(sent)
  await driver.page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
}

const items = async (driver) => (await driver.state()).items
const isOff = (driver, id) => driver.page.evaluate(`document.getElementById('${id}').disabled`)
const edit = (driver, ...names) => driver.page.call(`(names) => names.forEach((name) => playground.page.edit(name))`, names)

export async function exactChecks({ browser, server, desktop, phone, about }) {
  const open = (link, form = desktop) => Driver.open(browser, server, link, form)

  begin('undo that is held')
  for (const [link, count, milliseconds, pause] of [['scene=paintings', 5, 5000, 30], ['scene=million', 5, 4000, 50]]) {
    const driver = await open(link)
    await driver.page.send('Page.navigate', { url: `${server.url}?record#${link}&theme=dark` })
    await driver.rest()
    const before = await items(driver)
    const first = await frames(driver)
    await edit(driver, ...Array.from({ length: count }, () => 'insert'))
    await driver.rest()
    const last = await frames(driver)
    const length = await driver.page.evaluate('history.length')
    await hold(driver, milliseconds, pause)
    await expectSoon(() => items(driver), before, link, 'undone has items')
    await driver.stored()
    expect(await isOff(driver, 'undo') && !await isOff(driver, 'redo'), link, 'undone can be undone further')
    expect(await driver.page.evaluate('location.pathname') === '/', 'Ctrl-Z led to', await driver.page.evaluate('location.href'))
    expect(await driver.page.evaluate('history.length') === length, 'the history has another length')
    expect(differing(first, await frames(driver)) === 0, link, 'undone shows something else')
    await hold(driver, 1500, pause, 10)
    await expectSoon(() => items(driver), before + count, link, 'redone has items')
    await driver.rest()
    expect(differing(last, await frames(driver)) === 0, link, 'redone shows something else')
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()
  }

  begin('many steps')
  {
    const driver = await open('scene=paintings')
    for (let round = 0; round < 10; round++) await edit(driver, ...Array.from({ length: 20 }, (_, place) => (place % 7 === 3 ? 'shuffle' : 'insert')))
    await driver.rest()
    // Of each twenty edits three shuffle.
    const all = await items(driver)
    expect(all === 250, '200 edits led to', all, 'items')
    let wrong = 0
    const counts = await driver.page.evaluate(`(async () => {
      const { page } = playground
      const counts = []
      while (!document.getElementById('undo').disabled) {
        document.getElementById('undo').click()
        await new Promise((done) => setTimeout(done, 5))
        while (page.history.isGoing) await new Promise((done) => setTimeout(done, 2))
        counts.push(page.state.items)
      }
      return counts
    })()`)
    for (let step = 1; step < counts.length; step++) if (counts[step - 1] - counts[step] > 1 || counts[step] > counts[step - 1]) wrong += 1
    expect(counts.length === 200 && wrong === 0 && counts.at(-1) === 80, 'undo led through', counts.length, 'states,', wrong, 'of them wrong, to', counts.at(-1))
    await driver.page.close()
  }

  begin('the focus after undo')
  {
    const driver = await open('scene=paintings')
    await driver.page.evaluate(`document.querySelector('.world .cell[tabindex="0"]').focus()`)
    await driver.page.press('ArrowDown')
    await driver.settle()
    const index = await driver.page.evaluate('playground.page.focus.index')
    await driver.page.press('Insert')
    await driver.rest()
    await hold(driver, 10, 50)
    await expectSoon(() => items(driver), 80, 'undone has items')
    await expectSoon(() => driver.page.evaluate('playground.page.focus.hasFocus && String(playground.page.focus.index)'), String(index), 'the focus is at')
    await driver.page.press('Home')
    await driver.settle()
    expect(String(await driver.offset()) === '0,0', 'Home led to', await driver.offset())
    await driver.page.close()
  }

  begin('what is shared')
  for (const { name } of about.scenes) {
    const driver = await open(`scene=${name}`)
    await driver.wheel(0, 300, 2)
    await edit(driver, 'shuffle', 'late', 'insert')
    await driver.rest()
    await driver.page.evaluate(`playground.page.resizer.choose('390x560')`)
    await driver.settle()
    await driver.page.evaluate(`playground.page.act(['direction=rightToLeft'])`)
    await driver.rest()
    await edit(driver, 'late', 'delete')
    await driver.rest()
    await driver.stored()
    const seen = await frames(driver)
    const offset = await driver.offset()
    const link = await driver.page.evaluate('playground.page.link')
    const json = await driver.page.evaluate('playground.page.history.json')
    const other = await open(link.slice(1))
    expect(differing(seen, await frames(other)) === 0, name, 'as a link differs in', differing(seen, await frames(other)), 'of', seen.length)
    expect(String(await other.offset()) === String(offset), name, 'as a link is at', await other.offset(), 'not at', offset)
    await other.page.close()
    await driver.reload()
    expect(differing(seen, await frames(driver)) === 0, name, 'reloaded differs in', differing(seen, await frames(driver)), 'of', seen.length)
    // The edits can be undone after a reload.
    await hold(driver, 1, 10)
    await driver.rest()
    await driver.page.close()
    // A fresh page of another size, and then of the same one.
    const pasted = await open('scene=paintings', { ...desktop, width: 1100 })
    await paste(pasted, json)
    await pasted.page.until(`playground.page.link.includes('do=')`)
    await pasted.page.evaluate(`playground.page.resizer.choose('390x560')`)
    await pasted.settle()
    expect(differing(seen, await frames(pasted)) === 0, name, 'as JSON differs in', differing(seen, await frames(pasted)), 'of', seen.length)
    expect(pasted.page.problems.length === 0, 'logged', pasted.page.problems)
    await pasted.page.close()
    const small = await open(link.slice(1).replace(/&size=\w+/, ''), phone)
    const counts = await Promise.all([small, other].map(() => small.state()))
    expect(counts[0].items > 0 && small.page.problems.length === 0, name, 'on a phone logged', small.page.problems)
    await small.page.close()
  }

  begin('scenes in another window')
  for (const name of ['justified', 'paintings', 'front-page']) {
    const driver = await open(`scene=${name}`)
    await driver.page.evaluate(`playground.page.resizer.choose('390x560')`)
    await driver.settle()
    await driver.stored()
    const seen = await frames(driver)
    await driver.reload()
    expect(differing(seen, await frames(driver)) === 0, name, 'in a small viewport, reloaded, differs')
    await driver.page.close()
  }

  begin('JSON of one’s own data')
  {
    const driver = await open('')
    await paste(driver, 'name,width,height\nOne,2,1\nTwo,1,1')
    await expectSoon(async () => (await driver.state()).data, 'own', 'pasted data is')
    await driver.rest()
    await edit(driver, 'insert')
    await driver.rest()
    const seen = await frames(driver)
    const json = await driver.page.evaluate('playground.page.history.json')
    const fresh = await open('')
    await paste(fresh, json)
    await expectSoon(async () => (await fresh.state()).data, 'own', 'pasted JSON shows')
    await fresh.rest()
    expect(differing(seen, await frames(fresh)) === 0, 'pasted JSON of own data differs')
    // What is changed in the text by hand counts.
    const changed = JSON.parse(json)
    changed.layout.parameters.columnSpacing = 33
    await paste(fresh, JSON.stringify(changed))
    await expectSoon(async () => (await fresh.state()).values.columnSpacing, '33', 'a spacing that was changed in the text is')
    await driver.page.close()
    await fresh.page.close()
  }
}
