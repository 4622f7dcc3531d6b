// Checks of a module in two parts: what the first part is enough for, what waits for the rest, and what happens without it.

import { lateLayouts } from '../Page/later.js'
import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

const isRest = (path) => /\/rest-\w+\.wasm$/.test(path)

export async function partChecks({ browser, server, desktop, phone, about, look, finish }) {
  const open = (link, form = desktop) => Driver.openFirst(browser, server, link, form)
  const isThere = (driver) => driver.page.evaluate('playground.page.core.rest.isThere')
  const text = (driver, id) => driver.page.evaluate(`document.getElementById('${id}').textContent`)
  const items = async (driver) => (await driver.state()).items
  const requests = (driver) => driver.page.requests.filter((url) => isRest(new URL(url).pathname)).length
  const lacks = 'The rest of the layout engine could not be loaded: '

  /** Holds the rest back until the result is called. */
  function hold() {
    let release
    const held = new Promise((done) => { release = done })
    server.before = (path) => (isRest(path) ? held : null)
    return () => {
      server.before = null
      release()
    }
  }

  /** Compares all answers with those of the native build, once the rest is there. */
  async function close(driver, release, name) {
    release()
    await driver.page.until('playground.page.core.rest.isThere')
    await driver.rest()
    await finish(Object.assign(driver, { seen: driver.seen ?? [] }), name)
  }

  begin('the first part')
  const isEarly = (layout) => !lateLayouts.includes(layout)
  for (const { name } of about.scenes.filter(({ layout }) => isEarly(layout))) {
    for (const form of [desktop, phone]) {
      const release = hold()
      const driver = await open(`scene=${name}`, form)
      await driver.wheel(0, 200, 4)
      await look(driver, 'scrolled')
      await driver.page.evaluate(`playground.page.resizer.choose('${form === desktop ? '700x500' : '340x600'}')`)
      await driver.settle()
      await look(driver, 'resized')
      await driver.page.evaluate(`document.querySelector('.world .cell[tabindex="0"]').focus()`)
      for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'End', 'Home']) await driver.page.press(key)
      await driver.settle()
      expect(!await isThere(driver) && requests(driver) === 1, name, 'requested the rest', requests(driver), 'times')
      await close(driver, release, name)
    }
  }
  {
    const release = hold()
    const driver = await open('')
    for (const layout of about.layouts.filter(({ name }) => isEarly(name))) {
      await driver.click(`[data-layout="${layout.name}"]`)
      expect((await driver.state()).layout === layout.name, 'chose', layout.name, 'and got', (await driver.state()).layout)
      const { key } = layout.parameters.find(({ type }) => type.sort === 'columns' || type.sort === 'number')
      await driver.page.evaluate(`playground.page.act(['set.${key}=5'], '${key}')`)
      await driver.rest()
      expect((await driver.state()).values[key] === '5', layout.name, key, 'is', (await driver.state()).values[key])
      await look(driver, `${layout.name}, changed`)
    }
    await driver.set('#scenes', 'time-zones')
    await driver.set('#direction', true)
    await look(driver, 'right to left')
    expect(!await isThere(driver) && requests(driver) === 1, 'changes requested the rest', requests(driver), 'times')
    await close(driver, release, 'changes of the first part')
  }

  begin('what waits for the rest')
  {
    const release = hold()
    const driver = await open('')
    const before = await items(driver)
    await driver.click('[data-edit=insert]')
    await driver.click('[data-edit=insert]')
    await driver.page.evaluate(`playground.page.act(['layout=flow'])`)
    await expectSoon(() => driver.page.evaluate('document.getElementById("busy").hidden'), false, 'that the page waits is announced:')
    expect(await items(driver) === before && (await driver.state()).layout === 'waterfall', 'something was done without the rest')
    release()
    await expectSoon(() => items(driver), before + 2, 'the edits that waited led to')
    await expectSoon(async () => (await driver.state()).layout, 'flow', 'the change that waited led to')
    await expectSoon(() => driver.page.evaluate('document.getElementById("busy").hidden'), true, 'the announcement ends:')
    await driver.rest()
    await look(driver, 'after all that waited')
    await close(driver, release, 'what waited')
  }
  {
    // A link that needs the rest opens when it arrives.
    const release = hold()
    const page = await browser.page(`${server.url}?record#layout=compositional&data=generated&items=100&set.scrolling=paging`,
      { ...desktop, waits: false })
    await page.until('Boolean(window.playground)')
    setTimeout(release, 500)
    const driver = new Driver(page)
    await driver.rest()
    expect((await driver.state()).values.scrolling === 'paging', 'a link that waited shows', await driver.state())
    await look(driver, 'a link that waited')
    await close(driver, release, 'a link that waited')
  }
  {
    // A request that nothing holds back loads the rest by itself, in the page and in a worker.
    const release = hold()
    const driver = await open('')
    setTimeout(release, 500)
    const json = await driver.page.evaluate(`playground.page.core.run(playground.Operation.export, [], 'json').text`)
    expect(JSON.parse(json).layout === 'waterfall' && await isThere(driver), 'a request at once is answered with', json)
    await close(driver, release, 'a request at once')
  }
  {
    const release = hold()
    const driver = await open('')
    setTimeout(release, 500)
    const problem = await driver.page.evaluate(`new Promise((done) => playground.page.rehearsal.run({
      base: null, lines: 'layout=compositional\\ndata=generated\\nitems=30000\\nset.scrolling=paging', size: [900, 600, 1], own: null,
    }, 'a trial', done))`)
    expect(problem === null, 'a worker without the rest says', problem)
    await close(driver, release, 'a worker without the rest')
  }

  begin('without the rest')
  {
    server.before = (path) => (isRest(path) ? 503 : null)
    const driver = await open('')
    const before = await items(driver)
    await expectSoon(() => text(driver, 'toast'), (said) => said.startsWith(lacks) && said.includes('503'), 'a failure is reported as')
    await driver.wheel(0, 200, 2)
    await driver.page.evaluate(`document.getElementById('toast').textContent = ''`)
    await driver.click('[data-edit=insert]')
    await expectSoon(() => text(driver, 'toast'), (said) => said.startsWith(lacks), 'a failure is reported again as')
    expect(await items(driver) === before, 'an edit without the rest led to', await items(driver))
    // A request that nothing holds back fails, and the page opens its address again.
    await driver.stored()
    const failed = await driver.page.evaluate(`playground.page.core.run(playground.Operation.export, [], 'json').text`).catch(String)
    expect(failed.includes('.wasm: 503'), 'a request without the rest is answered with', failed)
    await driver.page.send('Network.emulateNetworkConditions', { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await driver.page.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
    server.before = null
    await driver.page.until('playground.page.state && playground.page.core.rest.isThere')
    await driver.rest()
    await driver.click('[data-edit=insert]')
    await expectSoon(() => items(driver), before + 1, 'an edit with the rest led to')
    await look(driver, 'recovered')
    driver.page.problems.length = 0
    await close(driver, () => {}, 'recovered')
  }
  {
    server.before = (path) => (isRest(path) ? 503 : null)
    const page = await browser.page(`${server.url}?record#scene=paintings&do=insert,0,0`, { ...desktop, waits: false })
    await page.until(`document.getElementById('progress').textContent.includes('could not be loaded')`)
    server.before = null
    const driver = new Driver(page)
    await page.until('document.documentElement.dataset.ready === "yes"')
    await driver.rest()
    await look(driver, 'a link that was tried again')
    page.problems.length = 0
    await close(driver, () => {}, 'a link that was tried again')
  }
}
