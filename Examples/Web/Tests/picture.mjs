// Takes a picture of the page, light on a desktop and dark on a phone:
// `node Examples/Web/Tests/picture.mjs SITE FILE`.

import { writeFileSync } from 'node:fs'
import { Browser } from './devtools.mjs'
import { serve } from './server.mjs'

const [site, file] = process.argv.slice(2)
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
}`, ['/?a#scene=museum&theme=light', '/?b#scene=time-zones&theme=dark&at=0,300'])
await page.until(`[...document.querySelectorAll('iframe')].every((frame) =>
  frame.contentDocument?.documentElement.dataset.ready === 'yes')`)
await new Promise((resolve) => setTimeout(resolve, 800))
writeFileSync(file, await page.screenshot())
await browser.close()
server.close()
