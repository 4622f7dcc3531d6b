// Checks of a first visit: what the page says it is, what its tabs open, and data that a person brings.

import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

const paste = ({ page }, text) => page.call(`(text) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
}`, text)

const shownData = (driver) => driver.page.evaluate(`document.querySelector('[data-meter=data]').textContent`)

export async function visitChecks({ browser, server, desktop, phone, about }) {
  const open = (link, form = desktop) => Driver.open(browser, server, link, form)

  begin('what the page is')
  {
    const source = await (await fetch(server.url)).text()
    for (const name of ['og:title', 'og:description', 'og:image']) expect(source.includes(`property="${name}"`), 'there is no', name)
    expect((await fetch(`${server.url}card.png`)).ok, 'the card has no picture')
    for (const form of [desktop, phone]) {
      const driver = await open('', form)
      const [text, height] = await driver.page.evaluate(`(() => {
        const about = [...document.querySelectorAll('.about')].find((one) => one.offsetHeight)
        return [about?.textContent ?? '', about?.offsetHeight ?? 0]
      })()`)
      expect(text.includes('Swift') && height > 0, 'the page says', text)
      await driver.page.close()
    }
    const driver = await open('')
    await driver.click('#million')
    expect((await driver.state()).items === 1_000_000, 'a million are', (await driver.state()).items)
    await driver.page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.copied = text } } })`)
    for (const form of ['swift', 'swiftui', 'uikit']) {
      await driver.page.evaluate(`playground.page.panel.copyNow('${form}')`)
      await driver.page.until('window.copied')
      const copied = await driver.page.evaluate('copied')
      expect(copied.includes('.package(url: ') && copied.includes('.product(name: "Waterfall", package: "trellis")'), form, 'is copied as', copied.slice(0, 300))
      await driver.page.evaluate('window.copied = null')
    }
    await driver.page.close()
  }

  begin('tabs')
  for (const form of [desktop, phone]) {
    const driver = await open('', form)
    for (const { name } of about.layouts.slice(1)) {
      await driver.page.evaluate(`document.querySelector('[data-layout="${name}"]').click()`)
      await driver.rest()
      const scene = about.scenes.find(({ layout }) => layout === name)
      expect((await driver.state()).data === scene.data, name, 'opens', (await driver.state()).data, 'not', scene.data)
      expect(await shownData(driver) === about.data.find((one) => one.name === scene.data).title, name, 'says that it shows', await shownData(driver))
      await driver.page.evaluate('playground.page.settle()')
      expect(await driver.page.evaluate(`document.getElementById('problems').hidden`), name, 'has problems',
        await driver.page.evaluate(`document.getElementById('problemList').textContent`))
      // A tab that is chosen already changes nothing.
      const index = await driver.page.evaluate('playground.page.history.index')
      await driver.page.evaluate(`document.querySelector('[data-layout="${name}"]').click()`)
      expect(await driver.page.evaluate('playground.page.history.index') === index, 'the chosen tab adds a step')
    }
    await driver.page.close()
  }

  begin('own data in every tab')
  {
    const driver = await open('')
    await paste(driver, 'name,width,height,note\nOne,2,1,a\nTwo,1,1,b\nThree,3,2,c\nFour,1,2,d')
    await expectSoon(async () => (await driver.state()).data, 'own', 'pasted data is')
    for (const { name } of [...about.layouts, about.layouts[0]]) {
      await driver.page.evaluate(`document.querySelector('[data-layout="${name}"]').click()`)
      await driver.rest()
      const { data, layout } = await driver.state()
      expect(layout === name && data === (name === 'spreadsheet' ? 'own-table' : 'own'), name, 'shows', data)
      expect((await shownData(driver)).startsWith('Your data'), name, 'says that it shows', await shownData(driver))
      const words = await driver.page.evaluate(`[...playground.page.stage.nodes.values()].map(({ title }) => title.textContent).join()`)
      expect(words.includes('One') && words.includes('Four'), name, 'shows', words)
      await driver.page.evaluate('playground.page.settle()')
      expect(await driver.page.evaluate(`document.getElementById('problems').hidden`), name, 'has problems',
        await driver.page.evaluate(`document.getElementById('problemList').textContent`))
    }
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()
  }

  begin('other data in blocks')
  {
    const driver = await open('scene=front-page')
    await driver.set('#data', 'eras')
    await driver.page.evaluate('playground.page.settle()')
    expect(await driver.page.evaluate(`document.getElementById('problems').hidden`), 'blocks of other data have problems')
    await driver.page.close()
  }

  begin('explanations')
  {
    const driver = await open('scene=front-page')
    await driver.click('#explain')
    const words = await driver.page.evaluate(`[...document.querySelectorAll('#edits [data-edit]')].map((button) =>
      document.getElementById(button.getAttribute('aria-describedby'))?.offsetHeight > 0).join()`)
    expect(words === 'true,true,true,true,true,true', 'edits are explained:', words)
    const lacking = await driver.page.evaluate(`[...document.querySelectorAll('#parameters .control')].filter((control) => {
      const button = control.querySelector('.info')
      const hint = document.getElementById(button?.getAttribute('aria-controls'))
      button?.click()
      return !hint || hint.hidden || !hint.textContent.trim()
    }).map((control) => control.dataset.key)`)
    expect(lacking.length === 0, 'not explained are', lacking)
    // Blocks are controls.
    await driver.page.evaluate(`[...document.querySelectorAll('.blocks details')][1].open = true`)
    await driver.page.until(`document.querySelectorAll('.blocks details[open] .control').length > 5`)
    await driver.page.evaluate(`(() => {
      const field = document.querySelector('.blocks details[open] .columns input[type=number]')
      field.value = 3
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await driver.rest()
    const blocks = JSON.parse((await driver.state()).values.blocks)
    expect(blocks[1].parameters.columns === 3 && blocks[1].parameters.columnSpacing === 8, 'a block has', blocks[1])
    expect(await driver.page.evaluate(`[...document.querySelectorAll('.blocks details')][1].open`), 'a block is closed by a change')
    await driver.page.close()
  }

  begin('explanations of a schedule')
  for (const form of [desktop, phone]) {
    const driver = await open('', form)
    await driver.page.evaluate(`document.querySelector('[data-layout=schedule]').click()`)
    await driver.rest()
    const lacking = await driver.page.evaluate(`[...document.querySelectorAll('#parameters .control')].filter((control) => {
      const button = control.querySelector('.info')
      const hint = document.getElementById(button?.getAttribute('aria-controls'))
      button?.click()
      const fields = [...control.querySelectorAll('input, select')]
      return !hint || hint.hidden || !/^[A-Z].*\\.$/.test(hint.textContent)
        || !fields.length || !fields.every((field) => field.getAttribute('aria-describedby') === hint.id)
    }).map((control) => control.dataset.key)`)
    expect(lacking.length === 0, 'without a sentence are', lacking)
    // Times, lists of lists and the line at the present time are controls.
    await driver.set('[data-key=breaks] input', '[[19, 20, 40]]')
    expect((await driver.state()).values.breaks === '[[19,20,40]]', 'a break is', (await driver.state()).values.breaks)
    await driver.set('[data-key=now] input[type=number]', '19.5')
    const seen = await driver.page.evaluate(`[...playground.page.stage.nodes.values()].flatMap(({ element }) =>
      ['break', 'now'].filter((name) => element.classList.contains(name))).sort().join()`)
    expect(seen === 'break,now', 'a schedule shows', seen)
    await driver.set('[data-key=tickSteps] input', '1')
    const ticks = await driver.page.evaluate(`[...playground.page.stage.nodes.values()].filter(({ element }) =>
      element.classList.contains('tick')).sort((one, two) => one.x - two.x).slice(0, 2).map(({ title }) => title.textContent).join()`)
    expect(ticks === '18:00,19:00', 'ticks say', ticks)
    await driver.page.close()
  }

  begin('compact')
  {
    const page = await browser.page(`${server.url}?record&embed#scene=justified`, { width: 640, height: 400, scale: 1 })
    const driver = new Driver(page)
    await driver.rest()
    await page.until(`document.querySelectorAll('#embedControl .control').length === 1`)
    const share = await page.evaluate(`(() => {
      const { width, height } = document.getElementById('scroller').getBoundingClientRect()
      return width * height / innerWidth / innerHeight
    })()`)
    expect(share > 0.8, 'the layout has', share, 'of an embed')
    expect((await page.evaluate(`document.getElementById('whole').href`)).endsWith('/#scene=justified'), 'the way out is', await page.evaluate(`document.getElementById('whole').href`))
    await page.close()
    const shared = await open('scene=eras')
    await shared.page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => { window.copied = text } } })`)
    await shared.page.evaluate(`playground.page.panel.copyNow('embed')`)
    await shared.page.until('window.copied')
    expect(/^<iframe src="[^"]*\/\?embed#scene=eras"/.test(await shared.page.evaluate('copied')), 'the embed code is', await shared.page.evaluate('copied'))
    await shared.page.close()
    const phones = await open('', phone)
    const part = await phones.page.evaluate(`document.getElementById('scroller').getBoundingClientRect().height / innerHeight`)
    expect(part > 0.72, 'the layout has', part, 'of a phone')
    await phones.page.close()
  }

  begin('a high zoom')
  for (const [width, height] of [[320, 200], [360, 225], [640, 400]]) {
    const driver = await open('', { width, height, scale: 1 })
    const wide = await driver.page.evaluate('document.documentElement.scrollWidth')
    expect(wide <= width, 'at', width, 'the page is', wide, 'wide')
    await driver.page.close()
  }

  begin('without JavaScript')
  {
    const page = await browser.page('about:blank', { ...desktop, waits: false })
    await page.send('Emulation.setScriptExecutionDisabled', { value: true })
    await page.send('Page.navigate', { url: server.url })
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { root } = await page.send('DOM.getDocument')
    const { nodeId } = await page.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#progress' })
    const model = await page.send('DOM.getBoxModel', { nodeId }).catch(() => null)
    expect(model === null, 'without JavaScript the page says that it loads')
    await page.close()
  }

  begin('another visit')
  {
    const driver = await open('')
    await driver.click('#theme')
    const theme = await driver.page.evaluate('document.documentElement.dataset.theme')
    const other = await open('')
    expect(theme === 'dark' && await other.page.evaluate('document.documentElement.dataset.theme') === 'dark', 'another visit is not dark')
    await other.page.evaluate('localStorage.clear()')
    await other.page.close()
    await driver.page.close()
    // The rest of a link with one wrong parameter is kept.
    const wrong = await open('scene=eras&set.nope=1&set.columns=3')
    const { data, values } = await wrong.state()
    expect(data === 'eras' && values.columns === '3', 'a link with a wrong parameter shows', data, values.columns)
    expect((await wrong.page.evaluate(`document.getElementById('toast').textContent`)).includes('nope'), 'the wrong parameter is not named')
    await wrong.page.close()
  }
}
