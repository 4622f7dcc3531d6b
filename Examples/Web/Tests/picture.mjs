// Takes a picture of the page, light on a desktop and dark on a phone, and one for preview cards:
// `node Examples/Web/Tests/picture.mjs SITE FILE CARD`.

import { writeFileSync } from 'node:fs'
import { Browser } from './devtools.mjs'
import { serve } from './server.mjs'

const [site, file, card] = process.argv.slice(2)
const server = await serve(site)
const browser = await Browser.launch()
const page = await browser.page('about:blank', { width: 1280, height: 760, scale: 1.25, waits: false })
// The frames are arranged by a style sheet that the page's own policy refuses.
await page.send('Page.setBypassCSP', { enabled: true })
await page.send('Page.navigate', { url: server.url })
await page.until('document.documentElement.dataset.ready === "yes"')
await page.call(`(links) => {
  const frames = links.map((link) => '<iframe src="frame.html"></iframe>'.replace('frame.html', link))
  document.head.querySelectorAll('link[rel=stylesheet]').forEach((sheet) => sheet.remove())
  document.body.innerHTML = frames.join('')
  const style = document.createElement('style')
  style.textContent = \`
    body { margin: 0; background: #dfe3ea; overflow: hidden; }
    iframe { position: absolute; border: 0; border-radius: 14px; box-shadow: 0 10px 40px rgb(20 28 44 / 28%); }
    iframe:first-child { left: 32px; top: 32px; width: 1010px; height: 696px; }
    iframe:last-child { right: 32px; top: 72px; width: 360px; height: 640px; border-radius: 28px;
      outline: 7px solid #16181d; }\`
  document.head.append(style)
}`, ['/?a#scene=paintings&theme=light', '/?b#scene=time-zones&theme=dark&at=0,300'])
const isReady = `[...document.querySelectorAll('iframe')].every((frame) =>
  frame.contentDocument?.documentElement.dataset.ready === 'yes')`
await page.until(isReady)
await new Promise((resolve) => setTimeout(resolve, 800))
writeFileSync(file, await page.screenshot())
await page.send('Emulation.setDeviceMetricsOverride', { width: 1200, height: 630, deviceScaleFactor: 1, mobile: false })
await page.call(`(links) => {
  document.body.innerHTML = '<h1>Trellis</h1><p>Collection layouts in Swift: walls, lists, sheets and boards, with a million items</p>'
    + links.map((link) => '<iframe src="frame.html"></iframe>'.replace('frame.html', link)).join('')
  document.querySelector('style').textContent = \`
    body { margin: 0; background: #0f2a52; color: #fff; font-family: "Liberation Sans", sans-serif; overflow: hidden; }
    h1 { margin: 26px 40px 2px; font-size: 60px; letter-spacing: -2px; } p { margin: 0 40px; font-size: 27px; }
    iframe { position: absolute; top: 168px; width: 361px; height: 480px; border: 0; border-radius: 18px 18px 0 0; }
    iframe:nth-of-type(1) { left: 40px; } iframe:nth-of-type(2) { left: 420px; } iframe:nth-of-type(3) { left: 799px; }\`
}`, ['/?view&c#scene=paintings&theme=light', '/?view&d#scene=colors&theme=light', '/?view&e#scene=elements&theme=light'])
await page.until(isReady)
await new Promise((resolve) => setTimeout(resolve, 800))
writeFileSync(card, await page.screenshot())
await browser.close()
server.close()
