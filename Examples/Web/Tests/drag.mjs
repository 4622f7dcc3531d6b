// Measures steps of a slider at 80 pictures and at a million items, from the input to the end of the next frame: `node
// Examples/Web/Tests/drag.mjs SITE`. The first step of a drag is tried out, so it is left out. It fails if a median is above
// 33 ms. Only a quiet machine shows it.

import { Browser } from './devtools.mjs'
import { Driver } from './driver.mjs'
import { serve } from './server.mjs'

const sliders = {
  paintings: { columnSpacing: [4, 24], itemSpacing: [4, 24], columns: [120, 200] },
  million: { columnSpacing: [4, 24], itemSpacing: [4, 24], columns: [100, 180] },
  'million-rows': { itemExtent: [36, 56], sectionSpacing: [4, 24] },
  'million-cells': { columnWidth: [90, 130], rowHeight: [26, 46] },
}
const server = await serve(process.argv[2])
const browser = await Browser.launch()
let isSlow = false
for (const [scene, parameters] of Object.entries(sliders)) {
  const driver = await Driver.open({ page: (url, form) => browser.page(url.replace('?record', ''), form) }, server,
    `scene=${scene}`, { width: 1440, height: 900, scale: 1 })
  await driver.settle()
  for (const [key, [from, to]] of Object.entries(parameters)) {
    const times = await driver.page.evaluate(`(async () => {
      const { page } = playground
      const prefix = '${key}' === 'columns' ? 'adaptive:' : ''
      const painted = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(0)
      }))
      const step = (value) => page.act(['set.${key}=' + prefix + value], '${key}')
      step(${from} - 1)
      while (page.rehearsal.isBusy) await painted()
      for (let frame = 0; frame < 40; frame++) await painted()
      step(${from} - 0.5)
      while (page.rehearsal.isBusy) await painted()
      const times = [[], []]
      for (let place = 0; place < 20; place++) {
        await new Promise((done) => setTimeout(done, 40))
        const start = performance.now()
        step(Math.round(${from} + (${to} - ${from}) * place / 20))
        times[1].push(performance.now() - start)
        await painted()
        times[0].push(performance.now() - start)
      }
      return times
    })()`)
    const text = (list) => {
      const sorted = [...list].sort((one, two) => one - two)
      return [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)].toFixed(1)).join(' / ')
    }
    console.log(`${scene} ${key}: p50 / p95 ${text(times[0])} ms to the end of the next frame, ${text(times[1])} ms of them the step`)
    isSlow ||= Number(text(times[0]).split(' ')[0]) > 33
  }
  await driver.page.close()
}
await browser.close()
server.close()
if (isSlow) process.exit(1)
