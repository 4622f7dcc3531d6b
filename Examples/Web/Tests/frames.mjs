// Measures frames while a million items are scrolled by 15,000 points a second: `node Examples/Web/Tests/frames.mjs SITE`.
// It fails if the 95th percentile is above 17 ms, or if a task takes longer than 50 ms. Only a quiet machine shows it.

import { Browser } from './devtools.mjs'
import { Driver } from './driver.mjs'
import { serve } from './server.mjs'

const server = await serve(process.argv[2])
const browser = await Browser.launch()
let isSlow = false
for (const scene of ['million', 'million-rows', 'million-cells']) {
  const driver = await Driver.open({ page: (url, form) => browser.page(url.replace('?record', ''), form) }, server,
    `scene=${scene}`, { width: 1440, height: 900, scale: 1 })
  await driver.settle()
  await driver.page.evaluate(`(() => {
    const found = window.found = { frames: [], steps: [], long: 0, isOver: false }
    new PerformanceObserver((list) => { found.long += list.getEntries().length }).observe({ entryTypes: ['longtask'] })
    const { stage } = playground.page
    const move = stage.move.bind(stage)
    stage.move = (x, y) => {
      const start = performance.now()
      move(x, y)
      found.steps.push(performance.now() - start)
    }
    let last = 0
    const step = (time) => {
      if (last) found.frames.push(time - last)
      last = time
      if (!found.isOver) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })()`)
  const [x, y] = await driver.middle()
  const end = Date.now() + 5000
  while (Date.now() < end) {
    await driver.page.wheel(x, y, 0, 240)
    await new Promise((resolve) => setTimeout(resolve, 16))
  }
  const { frames, steps, long } = await driver.page.evaluate('(found.isOver = true, found)')
  const part = (list, share) => [...list].sort((one, two) => one - two)[Math.floor(list.length * share)]
  const text = (list) => [0.5, 0.95, 1].map((share) => (part(list, share) ?? Math.max(...list)).toFixed(1)).join(' / ')
  console.log(`${scene}: ${frames.length} frames, p50 / p95 / max ${text(frames)} ms; a step ${text(steps)} ms; ${long} long tasks`)
  isSlow ||= part(frames, 0.95) > 17 || long > 0
  await driver.page.close()
}
await browser.close()
server.close()
if (isSlow) {
  console.error('a frame takes longer than 17 ms')
  process.exit(1)
}
