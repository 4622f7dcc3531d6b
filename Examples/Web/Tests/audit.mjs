// Runs axe-core in the states of the page: `audit(context, FILE, about)`, where FILE is the script of axe-core.

import { readFileSync } from 'node:fs'
import { Driver } from './driver.mjs'
import { begin, expect } from './expect.mjs'

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export async function audit({ browser, server, desktop, phone }, file, about) {
  const source = readFileSync(file, 'utf8')
  const states = [
    ...about.scenes.flatMap(({ name }) => [
      [`${name}, light`, `scene=${name}&theme=light`, desktop], [`${name}, dark`, `scene=${name}&theme=dark`, phone],
    ]),
    ['right to left', 'scene=time-zones&direction=rightToLeft', desktop],
    ['problems', 'scene=paintings&set.sectionInsets=1000000000', desktop],
    ['a problem of a link', 'scene=nope', desktop],
    ['frames and numbers', 'scene=front-page', desktop, `document.getElementById('showFrames').click();
      document.getElementById('showNumbers').click(); document.querySelector('.world .cell').focus()`],
    ['an open panel', 'scene=paintings', phone, `document.getElementById('toggle').click()`],
    ['an open panel on its side', 'scene=paintings', { width: 844, height: 390, scale: 2, isMobile: true },
      `document.getElementById('toggle').click()`],
    ['side by side, with changes in colour', 'scene=paintings&beside=flow', desktop,
      `document.getElementById('showChanges').click(); playground.page.edit('insert')`],
    ['work', 'scene=paintings', desktop, `playground.page.panel.busy('Laying out 1,000,000 items…')`],
    ['a wrong value', 'scene=paintings', desktop,
      `playground.page.controls.rows.get('columns').problem.textContent = 'is out of range'`],
  ]
  begin('axe-core')
  for (const [name, link, form, action] of states) {
    const driver = await Driver.open(browser, server, link, form)
    if (action) await driver.page.evaluate(action)
    await wait(400)
    await driver.page.evaluate(`${source};0`)
    const violations = await driver.page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(
      ({ violations }) => violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes.length, nodes[0].html.slice(0, 160), nodes[0].failureSummary.slice(0, 200)]))`)
    for (const violation of violations) expect(false, name, violation)
    expect(violations.length === 0, name, 'has', violations.length, 'serious violations')
    await driver.page.close()
  }
}
