// Checks of the states of the page: links, history, work that takes long, memory, data that people bring.

import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

const text = (driver, id) => driver.page.evaluate(`document.getElementById('${id}').textContent`)
const hash = (driver) => driver.page.evaluate('location.hash')

/** Pastes a text into a page. */
const pasteInto = ({ page }, text) => page.call(`(text) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}`, text)

export async function stateChecks(context) {
  const { browser, server, desktop, finish } = context
  const open = (link, form = desktop) => Driver.open(browser, server, link, form)
  const close = (driver, name) => finish(Object.assign(driver, { seen: driver.seen ?? [] }), name)

  begin('links with problems')
  for (const [link, part] of [
    ['layout=nope', 'no layout "nope"'], ['scene=nope', 'scene: "nope" is unknown'],
    ['data=nope', 'data: "nope" is unknown'], ['anchor=nope', 'anchor: "nope" is unknown'],
    ['direction=up', 'direction: "up" is unknown'], ['items=5000000', '5000000 is out of range'],
    ['items=1e3', '1e3 is out of range'], ['colour=1', '"colour" is unknown'], ['at=1', 'at: "1"'],
    ['size=big', 'size: "big"'], ['theme=blue', 'theme: "blue"'], ['rows=1', 'rows: "1"'], ['do=insert', 'do: "insert"'],
    ['do=insert,1e30,0', 'do: "insert,1e30,0"'], ['do=insert,0.5,0', 'do: "insert,0.5,0"'], ['do=insert,1', 'do: "insert,1"'],
    ['do=shuffle,0,3', 'do: "shuffle,0,3"'], ['do=late,0,0,3', 'do: "late,0,0,3"'], ['do=late,9x9,0,0,3', 'do: "late,9x9'],
    ['do=nothing', 'do: "nothing"'], ['form=round', 'form: "round"'],
    ['set.columns=0', '"columns" is 0'], ['scene=paintings&set.nope=1', 'nope'],
  ]) {
    const driver = await open(link)
    const said = await text(driver, 'toast')
    expect(said.startsWith('The link could not be opened. ') && said.includes(part), link, 'is answered with', said)
    expect((await driver.state()).data === 'paintings', link, 'shows', (await driver.state()).data)
    await driver.page.close()
  }

  begin('work that takes long')
  for (const link of [
    'layout=waterfall&data=generated&items=1000000&set.columns=65535',
    'layout=compositional&data=generated&items=1000000&set.groupHeight=0',
    'layout=honeycomb&data=generated&items=1000000&set.columns=1000',
    // Each of the steps takes long, and none of them is in the setup.
    `scene=paintings${[0, 1].map((less) => `&do=data=generated;items=${1_000_000 - less};layout=waterfall`).join('').repeat(100)}`,
  ]) {
    const page = await browser.page('about:blank#', { ...desktop, waits: false })
    await page.send('Page.navigate', { url: `${server.url}?record#${link}` })
    let longest = 0
    const start = Date.now()
    while (Date.now() - start < 30_000) {
      const asked = Date.now()
      const isReady = await page.evaluate('document.documentElement.dataset.ready === "yes"').catch(() => false)
      longest = Math.max(longest, Date.now() - asked)
      if (isReady) break
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    const took = Date.now() - start
    expect(took < 30_000, link, 'was not ready within 30 seconds')
    const state = await page.evaluate('playground.page.state.items')
    const said = await page.evaluate('document.getElementById("toast").textContent')
    // The last link ends with one item less, if its steps are quick enough to be done.
    expect(state >= 999_999 || said.includes('so it was not done'), link.slice(0, 100), 'shows', state, 'and says', said)
    expect(await page.evaluate('playground.page.stage.count') <= 4100, link, 'draws too many')
    process.stdout.write(`  ${took} ms, at most ${longest} without an answer: ${said || 'opened'}\n`)
    await page.close()
  }
  {
    const driver = await open('')
    for (const [lines, isLong] of [
      ['scene=million', false], ['scene=million;direction=rightToLeft;anchor=end', false], ['scene=million;set.columns=9', true],
      ['scene=paintings;set.columns=9', false], ['scene=paintings;data=generated;items=1000000;layout=flow', true],
      ['scene=million;layout=compositional', true], ['data=generated;items=1000', false],
    ]) {
      const found = await driver.page.evaluate(`playground.page.mayTakeLong('${lines}'.split(';'))`)
      expect(found === isLong, lines, 'may take long:', found)
    }
    for (const [link, isLong] of [
      [{ lines: ['scene=million'], steps: [] }, false], [{ lines: ['scene=million'], steps: ['insert,0,0'] }, true],
      [{ lines: ['scene=paintings'], steps: ['insert,0,0', 'set.columns=3'] }, false],
      [{ lines: ['scene=paintings'], steps: ['data=generated;items=1000000', 'items=10'] }, true],
      [{ lines: ['scene=paintings'], steps: ['scene=million', 'scene=paintings'] }, true],
    ]) {
      const found = await driver.page.evaluate(`playground.page.history.mayTakeLong(${JSON.stringify(link)})`)
      expect(found === isLong, link, 'may take long:', found)
    }
    await driver.page.close()
  }
  {
    const driver = await open('layout=waterfall&data=generated&items=1000000')
    // A trial that never answers stands for one that takes long.
    await driver.page.evaluate(`(() => {
      const { rehearsal } = playground.page
      rehearsal.worker = { postMessage() {}, terminate() {} }
      playground.page.act(['set.columns=5'], 'columns')
    })()`)
    await expectSoon(() => driver.page.evaluate('document.getElementById("busy").hidden'), false, 'that work is not announced is')
    await driver.click('#cancel')
    expect(await driver.page.evaluate('document.getElementById("busy").hidden'), 'work cannot be cancelled')
    expect((await driver.state()).values.columns !== '5', 'what was cancelled was done')
    await close(driver, 'cancelled')
  }

  begin('history')
  {
    const driver = await open('')
    expect(await hash(driver) === '#scene=paintings', 'the first address is', await hash(driver))
    await driver.wheel(0, 200, 2)
    await driver.stored()
    await driver.click('[data-layout=flow]')
    await driver.edit('insert')
    await driver.edit('delete')
    await driver.edit('insert')
    await driver.stored()
    expect((await driver.state()).items === 119, 'three edits left', (await driver.state()).items)
    const last = await driver.page.evaluate('[...document.querySelectorAll(".world .cell")].map((one) => one.textContent)')
    const link = await hash(driver)
    await driver.reload()
    await driver.stored()
    expect(await hash(driver) === link, 'a reload led from', link, 'to', await hash(driver))
    const now = await driver.page.evaluate('[...document.querySelectorAll(".world .cell")].map((one) => one.textContent)')
    expect(String(now.sort()) === String(last.sort()), 'a reload shows other cells')
    // After a reload, the edits are undone one by one, and Back leads to what was shown before.
    for (const items of [118, 119, 118]) {
      await driver.page.evaluate(`document.getElementById('undo').click()`)
      await expectSoon(async () => (await driver.state()).items, items, 'Undo led to')
    }
    await driver.stored()
    const layout = async () => (await driver.state()).layout
    const top = async () => (await driver.offset())[1]
    await driver.page.evaluate('history.back()')
    await expectSoon(layout, 'waterfall', 'Back led to')
    await expectSoon(top, 400, 'Back led to the offset')
    await expectSoon(() => driver.page.evaluate(`document.getElementById('scenes').value`), 'paintings', 'after Back the scene is')
    await driver.click('[data-layout=flow]')
    await driver.page.evaluate(`document.getElementById('undo').click()`)
    await expectSoon(layout, 'waterfall', 'Undo led to')
    await expectSoon(top, 400, 'Undo led to the offset')
    await driver.page.evaluate(`document.getElementById('redo').click()`)
    await expectSoon(layout, 'flow', 'Redo led to')
    // A state is left before its scroll has come to rest.
    for (const [way, back, place] of [
      [`document.getElementById('undo').click()`, `document.getElementById('redo').click()`, 120],
      ['history.back()', 'history.forward()', 60],
    ]) {
      await driver.stored()
      await driver.page.evaluate(`document.getElementById('scroller').scrollTop = ${place}; ${way}`)
      await expectSoon(layout, 'waterfall', way, 'led to')
      await driver.page.evaluate(back)
      await expectSoon(layout, 'flow', way, 'and Forward led to')
      await expectSoon(top, place, way, 'and Forward led to')
    }
    await driver.page.close()
  }

  begin('reduced motion')
  {
    const driver = await open('scene=paintings', { ...desktop, reducesMotion: true })
    for (const edit of ['insert', 'delete', 'shuffle']) {
      await driver.edit(edit)
      const stale = await driver.page.evaluate(`[...playground.page.stage.nodes.values()].filter((node) =>
        node.title.textContent !== playground.page.core.json(playground.Operation.content, node.identity).title).length`)
      expect(stale === 0, 'after', edit, stale, 'cells show what was there before')
    }
    await close(driver, 'reduced motion')
  }

  begin('memory')
  {
    const driver = await open('layout=honeycomb&data=generated&items=1000000')
    const much = await driver.page.evaluate('playground.page.core.memory')
    await driver.set('#scenes', 'paintings')
    await expectSoon(() => driver.page.evaluate('playground.page.core.memory'), (little) => much > 100e6 && little < 40e6,
      'memory went from', much, 'to')
    await driver.rest()
    await context.look(driver, 'after a restart')
    await close(driver, 'memory')
  }

  begin('problems and emptiness')
  {
    const driver = await open('scene=paintings&set.sectionInsets=1000000000')
    for (const id of ['problems', 'empty']) {
      await expectSoon(() => driver.page.evaluate(`document.getElementById('${id}').hidden`), false, id, 'is hidden:')
    }
    await driver.page.close()
  }

  begin('tables')
  {
    const driver = await open('')
    for (const [table, wanted] of [
      ['"a, b, c";x\n1;2', '"a, b, c","x"\n"1","2"'],
      ['x,"a;b;c;d"\r\n1,2', 'x,"a;b;c;d"\n1,2'],
      ['"a\nb"', 'a table needs a row of headings and a row below it'],
      [`a,b\n1,"${'\n'.repeat(200_000)}"`, `a,b\n1,"${'\n'.repeat(200_000)}"`],
    ]) {
      const found = await driver.page.call(`(table) => import('./own.js').then(({ tableOfText }) => {
        try { return tableOfText(table) } catch (error) { return error.message }
      })`, table)
      expect(found === wanted, table.slice(0, 40), 'is read as', found.slice(0, 80))
    }
    await driver.page.close()
  }

  begin('data that people bring')
  {
    const driver = await open('')
    await driver.page.evaluate(`(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'name;width;height\\nOne;2;1\\n"Two; ""too""";1;1')
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })()`)
    await expectSoon(async () => [(await driver.state()).data, (await driver.state()).items].join(), 'own,2', 'pasted data is')
    await driver.rest()
    const ratio = await driver.page.evaluate(`(() => {
      const { width, height } = document.querySelector('.world .cell').node
      return width / height
    })()`)
    expect(Math.abs(ratio - 2) < 0.02, 'the first item has the ratio', ratio)
    const title = await driver.page.evaluate('playground.page.core.json(playground.Operation.content, [0, 0, 0, 1]).title')
    expect(title === 'Two; "too"', 'a quoted value is shown as', title)
    // Other data under the same name: two pictures and a file that is none.
    await driver.page.evaluate(`(async () => {
      const dataTransfer = new DataTransfer()
      for (const [name, width, height] of [['wide', 60, 20], ['tall', 20, 40]]) {
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        canvas.getContext('2d').fillRect(0, 0, 9, 9)
        const blob = await new Promise((done) => canvas.toBlob(done))
        dataTransfer.items.add(new File([blob], name + '.png', { type: 'image/png' }))
      }
      dataTransfer.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }))
      document.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })()`)
    await expectSoon(() => driver.page.evaluate(`[...document.querySelectorAll('.world .cell')].map((cell) => [
      cell.node.title.textContent, Math.round(cell.node.width / cell.node.height * 10), cell.node.picture?.slice(0, 9)].join()).join()`),
    'wide,30,url("blob,tall,5,url("blob', 'dropped pictures are shown as')
    const titles = `[...document.querySelectorAll('.world .cell')].map((cell) => cell.node.title.textContent).join()`
    for (const [way, wanted] of [['back', 'One,Two; "too"'], ['forward', 'wide,tall']]) {
      await driver.page.evaluate(`history.${way}()`)
      await expectSoon(() => driver.page.evaluate(titles), wanted, way, 'leads from the pictures to')
    }
    await driver.reload()
    expect((await driver.state()).data === 'own', 'a reload lost the data')
    await driver.page.close()
  }
  {
    const driver = await open('')
    const paste = (table) => pasteInto(driver, table)
    await paste('a,b\nkept,2')
    await expectSoon(async () => (await driver.state()).data, 'own', 'pasted data is')
    await paste('a,b\n1,"x')
    await expectSoon(() => text(driver, 'toast'), (said) => said.includes('line 2: a quote is opened and never closed'), 'an open quote is answered with')
    await driver.reload()
    expect((await driver.state()).data === 'own', 'a reload after a refused table shows', (await driver.state()).data)
    const title = await driver.page.evaluate('playground.page.core.json(playground.Operation.content, [0, 0, 0, 0]).title')
    expect(title === 'kept', 'after a refused table the first cell is', title)
    await close(driver, 'a refused table')
  }
  {
    const driver = await open('')
    await pasteInto(driver, '[{"name": 1')
    await expectSoon(() => text(driver, 'toast'), (said) => said.includes('JSON cannot be read'), 'broken JSON is answered with')
    await driver.set('#jump', '70')
    await driver.settle()
    expect(String(await driver.page.evaluate('playground.page.focus.index')) === '0,69', 'item 70 is not reached')
    await close(driver, 'an item')
  }

  begin('text that is no table')
  {
    const driver = await open('')
    await pasteInto(driver, 'Dear all, this is a letter.\nIt has no columns.')
    await expectSoon(() => driver.page.evaluate('document.getElementById("ask").hidden'), false, 'prose is shown without a question:')
    await driver.click('#askNo')
    expect((await driver.state()).data === 'paintings', 'prose that is not wanted replaces', (await driver.state()).data)
    // What the page copies as JSON can be pasted again, blocks and all.
    for (const scene of ['eras', 'front-page']) {
      await driver.page.evaluate(`playground.page.act(['scene=${scene}'])`)
      await driver.rest()
      const json = await driver.page.evaluate('playground.page.history.json')
      const { values } = await driver.state()
      await driver.page.evaluate(`playground.page.act(['layout=flow'])`)
      await driver.rest()
      await pasteInto(driver, json)
      await expectSoon(async () => JSON.stringify((await driver.state()).values), JSON.stringify(values), 'pasted JSON is')
    }
    await close(driver, 'text')
  }

  begin('settings of a layout')
  {
    const driver = await open('')
    await driver.page.evaluate(`playground.page.act(['set.columnSpacing=33'], 'columnSpacing')`)
    for (const layout of ['flow', 'waterfall']) await driver.click(`[data-layout=${layout}]`)
    expect((await driver.state()).values.columnSpacing === '33', 'a layout is not as it was left')
    await driver.page.evaluate(`playground.page.act(['set.columnSpacing=1000000000'], 'columnSpacing')`)
    await expectSoon(() => text(driver, 'problemList'), (said) => said.includes('more than four times'), 'an absurd spacing is reported as')
    await driver.page.evaluate(`playground.page.act(['scene=museum'])`)
    await driver.rest()
    const shown = await driver.page.evaluate(
      `[...document.querySelectorAll('#parameters .control')].filter((one) => !one.hidden).map((one) => one.dataset.key).sort().join()`)
    expect(shown === 'axis,interSectionSpacing,rounding', 'controls without effect are shown:', shown)
    await close(driver, 'settings')
  }

  begin('right to left')
  {
    const driver = await open('scene=time-zones&direction=rightToLeft')
    const found = await driver.page.evaluate(`(() => {
      const note = [...document.querySelectorAll('.world .footer .title, .world .note')]
        .find((one) => one.textContent.includes('UTC'))
      const title = document.querySelector('.world .row .title')
      const range = document.createRange()
      range.selectNodeContents(title)
      const text = range.getBoundingClientRect()
      const words = title.parentElement.getBoundingClientRect()
      return [getComputedStyle(note).unicodeBidi, words.right - text.right]
    })()`)
    expect(found[0] === 'plaintext' && Math.abs(found[1]) < 1, 'words are written as', found)
    await driver.page.close()
  }

  begin('names and values')
  {
    const driver = await open('scene=million')
    const values = await driver.page.evaluate(`[
      ...[...document.querySelectorAll('[role=separator]')].map((one) => one.getAttribute('aria-valuetext')),
      document.getElementById('items').getAttribute('aria-valuetext'),
      document.querySelector('.world [role=group], .world > [role=group]')?.getAttribute('aria-label') ?? null,
    ]`)
    expect(/^\d+ points$/.test(values[0]) && /^\d+ points$/.test(values[1]), 'splitters say', values)
    expect(values[2] === '1,000,000 items', 'the slider of items says', values[2])
    expect(values[3], 'a section has no name')
    await driver.page.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: 'dark' }] })
    await expectSoon(() => driver.page.evaluate('document.documentElement.dataset.theme'), 'dark', 'after a change of the scheme the page is')
    await driver.page.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    const [ground, knob] = await driver.page.evaluate(`(() => {
      const box = document.getElementById('direction')
      return [getComputedStyle(box).backgroundColor, getComputedStyle(box, '::before').backgroundColor]
    })()`)
    expect(ground !== knob, 'a switch has one colour, which is', ground)
    await driver.page.close()
  }

  begin('a closer look')
  {
    const driver = await open('scene=museum')
    await driver.set('#showFrames', true)
    await driver.set('#showNumbers', true)
    const [x, y] = await driver.middle()
    await driver.page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await expectSoon(() => text(driver, 'numbers'), (numbers) => /^cell · section \d+, item \d+\nx \d/.test(numbers),
      'the element in the middle is')
    const count = await driver.page.evaluate(`(() => {
      const svg = new DOMParser().parseFromString(playground.page.inspector.svg, 'image/svg+xml')
      return [svg.querySelectorAll('svg > svg').length, playground.page.stage.count, svg.querySelectorAll('parsererror').length]
    })()`)
    expect(count[0] === count[1] && count[2] === 0, 'the SVG has', count)
    await driver.page.close()
  }

  begin('tracks, insets and pinned elements')
  {
    const driver = await open('layout=waterfall&data=generated&items=300&set.columns=3&set.pinsHeaders=true'
      + '&set.headerExtent=40&set.sectionInsets=20')
    for (const id of ['#showTracks', '#showInsets', '#showPins']) await driver.set(id, true)
    await driver.page.evaluate('playground.page.scroller.element.scrollTo(0, 300)')
    await driver.settle()
    const guides = await driver.page.evaluate(`(() => {
      const found = { track: [], inset: [], pin: [], width: playground.page.size[0] }
      for (const one of document.querySelectorAll('#guides rect')) {
        found[one.dataset.guide].push(['x', 'width'].map((key) => Math.round(Number(one.getAttribute(key)))))
      }
      for (const name of ['track', 'inset', 'pin']) found[name].sort((one, two) => one[0] - two[0])
      return found
    })()`)
    const { width, track, inset, pin } = guides
    const column = (width - 60) / 3
    expect(track.length === 3 && track.every(([x, extent], index) =>
      Math.abs(x - 20 - index * (column + 10)) < 1.5 && Math.abs(extent - column) < 1.5), 'the tracks are', track)
    expect(String(inset) === String([[0, 20], [width - 20, 20]]), 'the insets are', inset)
    expect(String(pin) === String([[0, width]]), 'the pinned elements are', pin)
    await driver.set('#showPins', false)
    await driver.page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await driver.page.evaluate(`document.querySelectorAll('#guides [data-guide=pin]').length`) === 0, 'pins stay')
    await driver.page.close()
  }

  begin('the first picture')
  {
    const source = await (await fetch(server.url)).text()
    const wide = /<svg class="wide"[^]*?<\/svg>/.exec(source)?.[0] ?? ''
    const drawn = [...wide.matchAll(/<use href="#p(\d+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)]
      .map(([, ...numbers]) => numbers.map(Number))
    const driver = await open('scene=paintings&size=904x634')
    const shown = await driver.page.evaluate(`[...playground.page.stage.nodes.values()].filter((node) => node.identity[0] === 0)
      .map((node) => [node.identity[3], node.x, node.y, node.width, node.height])`)
    const isSame = drawn.length === shown.length && drawn.every(([item, ...frame]) =>
      shown.some(([other, ...place]) => other === item && place.every((value, index) => Math.abs(value - frame[index]) < 0.02)))
    expect(isSame, 'the first picture shows', drawn, 'and the page', shown)
    await driver.page.close()
  }
}
