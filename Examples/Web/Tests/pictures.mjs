// Takes pictures of every layout, light and dark, as wide as a phone and as a desktop:
// `node Examples/Web/Tests/pictures.mjs SITE FOLDER`.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Browser } from './devtools.mjs'
import { serve } from './server.mjs'

const [site, folder, only] = process.argv.slice(2)
const forms = {
  phone: { width: 390, height: 844, scale: 2, isMobile: true },
  desktop: { width: 1360, height: 860, scale: 1 },
}
mkdirSync(folder, { recursive: true })
const server = await serve(site)
const browser = await Browser.launch()
const probe = await browser.page(server.url, forms.desktop)
const scenes = await probe.evaluate('playground.page.about.scenes.map((scene) => scene.name)')
await probe.close()
const links = Object.fromEntries(scenes.map((name) => [name, `scene=${name}`]))
Object.assign(links, {
  'rtl': 'scene=time-zones&direction=rightToLeft',
  'horizontal': 'scene=paintings&set.axis=horizontal&set.columns=3',
  'horizontal-groups': 'scene=time-zones&set.axis=horizontal&set.itemExtent=110&set.columns=adaptive:120',
  'waterfall-zones': 'layout=waterfall&data=time-zones',
  'waterfall-elements': 'layout=waterfall&data=elements&set.headerExtent=44',
  'honeycomb-elements': 'layout=honeycomb&data=elements',
  'grouped-eras': 'layout=grouped-columns&data=eras',
})
for (const [name, link] of Object.entries(links)) {
  if (only && !name.startsWith(only)) continue
  for (const [form, metrics] of Object.entries(forms)) {
    for (const isDark of [false, true]) {
      const page = await browser.page(`${server.url}#${link}`, { ...metrics, isDark })
      await new Promise((resolve) => setTimeout(resolve, 350))
      writeFileSync(
        join(folder, `${name}-${form}-${isDark ? 'dark' : 'light'}.png`), await page.screenshot())
      for (const problem of page.problems) console.error(`${name} ${form}: ${problem}`)
      await page.close()
    }
  }
}
await browser.close()
server.close()
