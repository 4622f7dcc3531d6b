// Checks of phones, upright and on their side.

import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

export async function phoneChecks({ browser, server, phone }) {
  const open = (link, form) => Driver.open(browser, server, link, form)

  begin('rows of buttons that go on')
  {
    const driver = await open('scene=flow', phone)
    const ends = (id) => driver.page.evaluate(`['before', 'after'].filter((end) =>
      document.getElementById('${id}').hasAttribute('data-' + end)).join()`)
    await expectSoon(() => ends('layouts'), 'before,after', 'the tabs fade out at')
    await expectSoon(() => ends('edits'), 'after', 'the changes fade out at')
    await driver.page.evaluate(`document.getElementById('edits').scrollLeft = 10000`)
    await expectSoon(() => ends('edits'), 'before', 'the changes then fade out at')
    const rows = await driver.page.evaluate(`[...document.querySelectorAll('#meter div')].filter((one) => one.offsetHeight).map((one) => one.offsetTop)`)
    expect(rows.length === 3 && rows[0] === rows[2], 'the figures stand at', rows)
    await driver.page.close()
    const other = await open('scene=front-page', phone)
    await expectSoon(() => other.page.evaluate(`['before', 'after'].filter((end) =>
      document.getElementById('layouts').hasAttribute('data-' + end)).join()`), 'before',
    'with the last tab chosen, the tabs fade out at')
    await other.page.close()
  }

  begin('pictures on a phone')
  {
    const driver = await open('scene=eras', phone)
    const widths = await driver.page.evaluate(`[...playground.page.stage.nodes.values()]
      .filter(({ identity }) => identity[0] === 0).map(({ width }) => width)`)
    expect(Math.min(...widths) >= 150, 'pictures are as narrow as', Math.min(...widths))
    await driver.set('#scenes', 'periodic-table')
    const sides = await driver.page.evaluate(`[document.querySelector('.heading-cell .title'), document.getElementById('stage')]
      .map((one) => one.getBoundingClientRect().right)`)
    expect(sides[0] <= sides[1], 'the title of the periodic table ends at', sides)
    await driver.page.close()
  }

  begin('a phone’s panel')
  {
    const driver = await open('', phone)
    await driver.page.evaluate(`document.getElementById('toggle').click()`)
    // A panel that is not shown yet takes no focus.
    await driver.page.until(`(document.getElementById('data').focus(), document.activeElement.id === 'data')`)
    await driver.page.press('Escape')
    await expectSoon(() => driver.page.evaluate(`document.body.classList.contains('open')`), false, 'after Escape the panel is open:')
    expect(await driver.page.evaluate('document.activeElement.id') === 'toggle', 'the focus is lost')
    await driver.page.close()
  }

  begin('a phone on its side')
  for (const [width, height] of [[844, 390], [667, 375]]) {
    const name = `${width} × ${height}`
    const driver = await open('', { width, height, scale: 2, isMobile: true })
    const share = await driver.page.evaluate(`(() => {
      const { width, height } = document.getElementById('scroller').getBoundingClientRect()
      return width * height / innerWidth / innerHeight
    })()`)
    expect(share >= 0.6, name, 'gives the scene', share)
    // What takes the focus is in view, and nothing lies over it, so that a finger reaches it.
    const lacks = (place) => driver.page.evaluate(`(async () => {
      const found = []
      for (const one of document.querySelectorAll('${place} :is(button, input, select, summary, [tabindex])')) {
        if (!one.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }) || one.disabled || (one.tabIndex < 0 && !one.matches('.edits button'))) continue
        one.focus()
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        await new Promise((done) => requestAnimationFrame(done))
        const { left, top, width, height } = one.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        const isReached = document.activeElement === one && (one === there || one.contains(there))
        found.push(isReached ? 'reached' : one.id || one.outerHTML.slice(0, 60))
      }
      return [found.length, found.filter((one) => one !== 'reached')]
    })()`)
    for (const [place, least] of [['.bar', 4], ['.edits', 6], ['.world', 1]]) {
      const [count, others] = await lacks(place)
      expect(count >= least && others.length === 0, name, place, 'has', count, 'without', others)
    }
    const button = await driver.page.evaluate(`(() => {
      const { x, y, width, height } = document.getElementById('toggle').getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    })()`)
    await driver.page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: button[0], y: button[1] }] })
    await driver.page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const isAt = (edge) => `Math.abs(document.getElementById('panel').getBoundingClientRect().${edge} - ${width}) < 1`
    await driver.page.until(isAt('right'))
    const [count, others] = await lacks('.panel')
    expect(count > 30 && others.length === 0, name, 'has', count, 'settings without', others)
    await driver.page.press('Escape')
    await driver.page.until(`getComputedStyle(document.getElementById('panel')).visibility === 'hidden'`)
    expect(await driver.page.evaluate('document.activeElement.id') === 'toggle', 'the focus is lost')
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()
  }
}
