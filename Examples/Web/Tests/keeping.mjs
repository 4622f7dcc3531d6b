// Checks that the pictures that people bring survive a reload, and that the page says so if they do not.

import { Driver } from './driver.mjs'
import { begin, expect, expectSoon } from './expect.mjs'

/** Drops pictures of one colour each: `[name, width, height, colour]`. */
const drop = (driver, pictures) => driver.page.call(`async (pictures) => {
  const dataTransfer = new DataTransfer()
  for (const [name, width, height, color] of pictures) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
    const blob = await new Promise((done) => canvas.toBlob(done))
    dataTransfer.items.add(new File([blob], name + '.png', { type: 'image/png' }))
  }
  document.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}`, pictures)

/** The names of the cells, and the colour in the middle of each one's picture. */
const shown = async (driver, source = 'window') => (await driver.page.evaluate(`Promise.all(
  [...${source}.document.querySelectorAll('.world .cell')].map(async ({ node }) => {
    const address = /"(.*)"/.exec(node.picture ?? '')?.[1]
    if (!address) return node.title.textContent + ' none'
    const image = Object.assign(new Image(), { src: address })
    await image.decode()
    const context = document.createElement('canvas').getContext('2d')
    context.drawImage(image, 0, 0, 1, 1)
    return node.title.textContent + ' ' + [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
  }))`)).sort().join('; ')

/** The sets of pictures that the browser keeps: how many pictures each has. */
const kept = (driver) => driver.page.evaluate(`new Promise((done, fail) => {
  const opening = indexedDB.open('trellis-playground', 1)
  opening.onerror = () => fail(opening.error)
  opening.onupgradeneeded = () => opening.result.createObjectStore('pictures')
  opening.onsuccess = () => {
    const request = opening.result.transaction('pictures').objectStore('pictures').getAll()
    request.onsuccess = () => {
      opening.result.close()
      done(request.result.map(({ blobs }) => blobs.length).join())
    }
  }
})`)

export async function keepingChecks({ browser, server, desktop }) {
  const open = (link) => Driver.open(browser, server, link, desktop)
  const one = [['tall', 300, 600, '#ff0000'], ['wide', 900, 300, '#0000ff']]
  const other = [['square', 400, 400, '#00ff00']]
  const oneShown = 'tall 255,0,0; wide 0,0,255'
  const otherShown = 'square 0,255,0'
  const hint = (driver) => driver.page.evaluate(`document.getElementById('kept')?.textContent ?? ''`)

  begin('pictures that are kept')
  {
    const driver = await open('')
    // Other parts bring pictures too, and leave them.
    await driver.page.evaluate(`new Promise((done) => {
      const request = indexedDB.deleteDatabase('trellis-playground')
      request.onsuccess = request.onerror = request.onblocked = () => done()
    })`)
    await drop(driver, one)
    await expectSoon(() => shown(driver), oneShown, 'dropped pictures are shown as')
    await expectSoon(() => kept(driver), '2', 'the browser keeps')
    await driver.reload()
    await expectSoon(() => shown(driver), oneShown, 'a reload shows')
    // A state of other data, reloaded, and back.
    await driver.set('#scenes', 'eras')
    await driver.page.evaluate('playground.page.settle()')
    await driver.reload()
    await driver.page.evaluate('history.back()')
    await expectSoon(() => shown(driver), oneShown, 'Back after a reload shows')
    await drop(driver, other)
    await expectSoon(() => shown(driver), otherShown, 'other pictures are shown as')
    await expectSoon(() => kept(driver), '1', 'after other pictures the browser keeps')
    await driver.page.evaluate('history.back()')
    await expectSoon(() => shown(driver), oneShown, 'Back shows')
    await expectSoon(() => kept(driver), '2', 'after Back the browser keeps')
    await driver.reload()
    await expectSoon(() => shown(driver), oneShown, 'a reload after Back shows')
    await driver.page.evaluate('history.forward()')
    await driver.page.evaluate(`playground.page.companion.choose('flow')`)
    await driver.page.until(`document.getElementById('beside').contentWindow?.playground?.page.state`)
    const frame = `document.getElementById('beside').contentWindow`
    const own = await shown(driver)
    await expectSoon(() => shown(driver, frame), own, 'beside it is shown')
    expect(await hint(driver) === '', 'the page says', await hint(driver))
    await driver.page.evaluate(`playground.page.companion.choose('')`)
    await driver.page.evaluate(`document.getElementById('forget').click()`)
    await expectSoon(() => kept(driver), '', 'after the data is removed the browser keeps')
    await driver.rest()
    expect((await driver.state()).data === 'paintings', 'after the data is removed is shown', (await driver.state()).data)
    expect(await driver.page.evaluate(`document.getElementById('forget').hidden`), 'what is removed can be removed again')
    expect(await driver.page.evaluate(`[...document.getElementById('data').options].every(({ value }) => !value.startsWith('own'))`),
      'what is removed can be chosen')
    expect(await driver.page.evaluate('sessionStorage.length') === 0, 'the table is kept')
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()
  }

  begin('much that is kept')
  {
    const driver = await open('')
    // What other tabs left: one set is too old, and the others take much.
    await kept(driver)
    await driver.page.evaluate(`new Promise((done) => {
      const opening = indexedDB.open('trellis-playground', 1)
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('pictures', 'readwrite')
        const set = (time, megabytes) => ({ time, numbers: [0], blobs: [new Blob([new Uint8Array(megabytes * 2 ** 20)])] })
        transaction.objectStore('pictures').put(set(Date.now() - 9 * 86400000, 1), 'old')
        transaction.objectStore('pictures').put(set(Date.now() - 2000, 20), 'other')
        transaction.objectStore('pictures').put(set(Date.now() - 1000, 13), 'another')
        transaction.oncomplete = () => { opening.result.close(); done() }
      }
    })`)
    await drop(driver, one)
    await expectSoon(() => kept(driver), '2,1', 'of much the browser keeps')
    await driver.page.evaluate(`document.getElementById('forget').click()`)
    await expectSoon(() => kept(driver), '1', 'of other tabs the browser keeps')
    await driver.page.evaluate(`indexedDB.deleteDatabase('trellis-playground')`)
    // What a page takes of large pictures is small.
    await drop(driver, [['large', 4000, 3000, '#ff0000']])
    await expectSoon(() => kept(driver), '1', 'of a large picture the browser keeps')
    await driver.reload()
    await expectSoon(() => shown(driver), 'large 255,0,0', 'a reload shows a large picture as')
    const size = await driver.page.evaluate(`(async () => {
      const image = Object.assign(new Image(), { src: /"(.*)"/.exec(document.querySelector('.world .cell').node.picture)[1] })
      await image.decode()
      return [image.naturalWidth, image.naturalHeight]
    })()`)
    expect(String(size) === '640,480', 'a large picture is kept as', size)
    await driver.page.evaluate(`indexedDB.deleteDatabase('trellis-playground')`)
    await driver.reload()
    await expectSoon(() => shown(driver), 'large none', 'without its picture is shown')
    await expectSoon(() => hint(driver), 'Your pictures were not kept. Bring them again to see them.', 'without its picture the page says')
    await driver.page.close()
  }

  begin('browsers that keep nothing')
  for (const broken of [
    `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }`,
    `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    `Object.defineProperty(window, 'indexedDB', { value: undefined })`,
    `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  ]) {
    const driver = await open('')
    await driver.page.evaluate(`${broken};0`)
    await drop(driver, one)
    await expectSoon(() => shown(driver), oneShown, 'dropped pictures are shown as')
    await expectSoon(() => hint(driver), 'This browser does not keep pictures: a reload loses them.', broken, 'is answered with')
    await driver.edit('insert')
    expect((await driver.state()).items === 3, broken, 'breaks edits')
    await driver.reload()
    await driver.rest()
    expect(driver.page.problems.length === 0, 'logged', driver.page.problems)
    await driver.page.close()
  }
}
