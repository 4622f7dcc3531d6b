// Checks of a second view beside the page's own, of changes in colour, of presets, and of pictures to save.

import { Driver } from './driver.mjs'
import { begin, expect } from './expect.mjs'

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The second view: its state, its first cell in view, and the items in their order. */
const beside = (driver) => driver.page.evaluate(`(() => {
  const { page } = document.getElementById('beside').contentWindow.playground
  return { ...page.state, first: page.stage.cellNear([0, 0]).identity.slice(2), size: page.size }
})()`)

const titles = `(page, count) => Array.from({ length: count }, (_, number) => {
  const { numbers } = page.core.run(playground.Operation.item, [number])
  return page.core.json(playground.Operation.content, Array.from(numbers.slice(0, 4))).title
})`

export async function viewChecks({ browser, server, desktop, finish }) {
  const isReady = `document.getElementById('beside').contentWindow?.playground?.page.state
    && playground.page.companion.other && !playground.page.companion.other.stage.motions`

  begin('side by side')
  {
    const driver = await Driver.open(browser, server, 'scene=paintings', desktop)
    await driver.set('#besides', 'flow')
    await driver.page.until(isReady)
    expect((await beside(driver)).layout === 'flow', 'beside it is', (await beside(driver)).layout)
    await driver.click('#theme')
    const themes = await driver.page.evaluate(`[document, document.getElementById('beside').contentDocument].map((one) => one.documentElement.dataset.theme).join()`)
    expect(themes === 'dark,dark', 'the views have the themes', themes)
    await driver.click('#theme')
    for (const edit of ['insert', 'delete', 'delete', 'insertSection', 'insertBefore', 'late']) {
      await driver.edit(edit)
      await wait(700)
      const [own, other] = await driver.page.evaluate(`(() => {
        const { page } = playground
        return [page, page.companion.other].map((one) => (${titles})(one, one.state.items))
      })()`)
      expect(String(own) === String(other), 'after', edit, 'the views have other items')
    }
    await driver.wheel(0, 400, 4)
    await wait(200)
    const first = await driver.page.evaluate('playground.page.stage.cellNear([0, 0]).identity.slice(2)')
    const there = await driver.page.evaluate(`(() => {
      const { stage } = playground.page.companion.other
      return [...stage.nodes.values()].some((node) => String(node.identity.slice(2)) === '${first}')
    })()`)
    expect(there, 'item', first, 'is not in view beside it')
    const link = await driver.page.evaluate('playground.page.link')
    expect(link.includes('beside=flow'), 'the link is', link)
    const other = await Driver.open(browser, server, link.slice(1), desktop)
    await other.page.until(isReady)
    await wait(500)
    expect((await beside(other)).items === (await driver.state()).items, 'a link shows', (await beside(other)).items, 'items')
    await other.page.evaluate(`playground.page.panel.act(['data=eras'])`)
    await wait(900)
    expect((await beside(other)).data === 'eras', 'other data leaves', (await beside(other)).data)
    await other.set('#besides', '390x700')
    await wait(900)
    const phone = await beside(other)
    expect(phone.layout === 'waterfall' && phone.size[0] === 390, 'a phone is', phone.layout, phone.size)
    await other.set('#besides', '')
    expect(await other.page.evaluate(`document.getElementById('beside').hidden`), 'the second view stays')
    await other.page.close()
    await finish(Object.assign(driver, { seen: [] }), 'side by side')
  }
  {
    const driver = await Driver.open(browser, server, 'scene=paintings&beside=nope', desktop)
    await wait(200)
    const said = await driver.page.evaluate(`document.getElementById('toast').textContent`)
    expect(said.includes('beside: "nope"'), 'an unknown view is answered with', said)
    await driver.page.close()
  }

  begin('changes in colour')
  {
    const driver = await Driver.open(browser, server, 'scene=paintings', desktop)
    await driver.set('#showChanges', true)
    await driver.page.evaluate(`document.getElementById('slow').click(); playground.page.edit('insert')`)
    await wait(300)
    const marks = await driver.page.evaluate(`[...document.querySelectorAll('.world [data-change]')].map((one) => one.dataset.change)`)
    expect(marks.filter((mark) => mark === 'inserted').length === 1 && marks.includes('moved'), 'an insertion is marked', marks)
    await driver.rest()
    await wait(1500)
    expect(await driver.page.evaluate(`document.querySelectorAll('.world [data-change]').length`) === 0, 'marks stay')
    await driver.page.close()
  }

  begin('presets')
  {
    const driver = await Driver.open(browser, server, 'scene=eras', desktop)
    const choose = async (group, name) => {
      await driver.page.call(`(group, name) => {
        const list = document.querySelector('[aria-label="' + group + ': preset"]')
        list.value = [...list.options].findIndex((one) => one.textContent === name) - 1
        list.dispatchEvent(new Event('change', { bubbles: true }))
      }`, group, name)
      await driver.rest()
      return (await driver.state()).values
    }
    const none = await choose('Main', 'none')
    expect(none.columnSpacing === '0' && none.itemSpacing === '0' && none.sectionInsets === '0,0,0,0', 'no spacing is', none)
    const pinned = await choose('Headers and footers', 'stay in view')
    expect(pinned.headerExtent === '44' && pinned.pinsHeaders === 'true', 'headers that stay are', pinned)
    await driver.page.evaluate(`document.getElementById('undo').click()`)
    await wait(500)
    expect((await driver.state()).values.headerExtent !== '44', 'a preset is not one step')
    await driver.page.close()
  }

  begin('pictures to save')
  for (const scene of ['paintings', 'elements', 'colors', 'museum', 'time-zones']) {
    const driver = await Driver.open(browser, server, `scene=${scene}`, desktop)
    const [width, height, colors] = await driver.page.evaluate(`playground.page.inspector.picture().then(async (blob) => {
      const image = await createImageBitmap(blob)
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const found = new Set()
      for (let place = 0; place < data.length; place += 4 * 97) found.add(data[place] << 16 | data[place + 1] << 8 | data[place + 2])
      return [image.width, image.height, found.size]
    })`)
    const size = await driver.page.evaluate('playground.page.size')
    expect(width === size[0] && height === size[1] && colors > 5, scene, 'as a picture has', width, height, colors)
    // The drawing has the words of the page, with their sizes.
    const [lacks, sizes] = await driver.page.evaluate(`(() => {
      const { inspector, stage } = playground.page
      const drawn = [...new DOMParser().parseFromString(inspector.svg, 'image/svg+xml').querySelectorAll('text')]
      const words = new Set(drawn.flatMap((text) => text.textContent.split(' ')))
      const shown = [...stage.nodes.values()].flatMap(({ title }) => title.offsetHeight ? title.textContent.split(' ')[0] : [])
      return [shown.filter((word) => word && ![...words].some((drawn) => drawn === word || (drawn.endsWith('…') && word.startsWith(drawn.slice(0, -1))))), new Set(drawn.map((text) => text.getAttribute('font-size'))).size]
    })()`)
    // The picture and the page have the same pixels, but for the edges of letters.
    await driver.page.evaluate(`document.querySelectorAll('.handle, .problems').forEach((one) => one.remove())`)
    const screen = (await driver.page.screenshot()).toString('base64')
    const [mean, share] = await driver.page.call(`async (screen) => {
      const box = document.getElementById('stage').getBoundingClientRect()
      const read = async (source, x, y) => {
        const image = await createImageBitmap(source)
        const canvas = Object.assign(document.createElement('canvas'), { width: box.width - 24, height: box.height - 24 })
        const context = canvas.getContext('2d')
        context.drawImage(image, -x - 12, -y - 12)
        return context.getImageData(0, 0, canvas.width, canvas.height).data
      }
      const bytes = Uint8Array.from(atob(screen), (letter) => letter.charCodeAt(0))
      const one = await read(new Blob([bytes], { type: 'image/png' }), box.x, box.y)
      const two = await read(await playground.page.inspector.picture(), 0, 0)
      let [sum, far] = [0, 0]
      for (let place = 0; place < one.length; place += 4) {
        const distance = Math.max(...[0, 1, 2].map((part) => Math.abs(one[place + part] - two[place + part])))
        sum += distance
        far += distance > 64 ? 1 : 0
      }
      return [sum / one.length * 4, far / one.length * 4]
    }`, screen)
    expect(mean < 4 && share < 0.02, scene, 'as a picture differs by', mean, 'and in', share, 'of its pixels')
    expect(lacks.length === 0 && sizes > 1, scene, 'as a drawing lacks', lacks.slice(0, 5), 'and has', sizes, 'sizes of letters')
    await driver.page.close()
  }
}
