// A page under test: what a person does to it, and what is to be seen of it.

export class Driver {
  constructor(page) { this.page = page }

  static async open(browser, server, link, form) {
    const driver = await Driver.openFirst(browser, server, link, form)
    await driver.page.until('playground.page.core.rest.isThere')
    await driver.rest()
    return driver
  }

  /** Opens a page, and does not wait for the rest of the module. */
  static async openFirst(browser, server, link, form) {
    const driver = new Driver(await browser.page(`${server.url}?record#${link}`, form))
    await driver.rest()
    return driver
  }

  /** Waits until nothing moves. */
  async rest() {
    await this.page.until(`(() => {
      const { stage, scroller, rehearsal, history } = playground.page
      return !stage.motions && !stage.floating && !scroller.isScheduled && !rehearsal.isBusy && !history.isGoing
        && (stage.nodes.size > 0 || !document.getElementById('empty').hidden)
    })()`)
    // Two frames, in which a scroll that the browser has not told yet arrives.
    await this.frames(2)
    await this.page.until('!playground.page.stage.motions && !playground.page.scroller.isScheduled')
  }

  async frames(count) {
    for (let frame = 0; frame < count; frame++) {
      await this.page.evaluate('new Promise((done) => requestAnimationFrame(done))')
    }
  }

  /** Waits until nothing moves and the address has what is shown. */
  async stored() {
    await this.rest()
    await this.page.until('location.hash === playground.page.link')
  }

  /** Loads the page once more. */
  async reload() {
    await this.page.evaluate('window.isOld = true')
    await this.page.send('Page.reload')
    await this.page.until('!window.isOld && document.documentElement.dataset.ready === "yes" && playground.page.core.rest.isThere')
    await this.rest()
  }

  async click(selector) {
    const place = await this.page.call(`(selector) => {
      const element = document.querySelector(selector)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }`, selector)
    await this.page.drag(place, place, 1)
    await this.rest()
  }

  edit(name) { return this.click(`[data-edit=${name}]`) }

  /** Gives a field a value, as typing or choosing does. */
  async set(selector, value) {
    await this.page.call(`(selector, value) => {
      const field = document.querySelector(selector)
      if (field.type === 'checkbox') field.checked = value
      else field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }`, selector, value)
    await this.rest()
  }

  async middle() {
    return this.page.evaluate(`(() => {
      const { x, y, width, height } = document.getElementById('scroller').getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    })()`)
  }

  async wheel(deltaX, deltaY, times = 1) {
    const [x, y] = await this.middle()
    for (let time = 0; time < times; time++) {
      await this.page.wheel(x, y, deltaX, deltaY)
      await this.page.evaluate('new Promise((done) => requestAnimationFrame(done))')
    }
    await this.settle()
  }

  /** Waits until a scroll has come to rest. */
  async settle() {
    let last = ''
    for (let same = 0; same < 4;) {
      const now = String(await this.offset())
      same = now === last ? same + 1 : 0
      last = now
      // On a busy machine frames take longer.
      await this.frames(2)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    await this.rest()
  }

  offset() { return this.page.evaluate('playground.page.stage.offset') }

  state() { return this.page.evaluate('playground.page.state') }

  /** Asks the playground what is shown, so that it is recorded, and tells what the nodes are like. */
  look() {
    return this.page.evaluate(`(() => {
      const { page, Operation, recordLength } = playground
      const { stage, core, focus } = page
      core.run(Operation.shown)
      const request = core.log.length - 1
      const box = document.getElementById('stage').getBoundingClientRect()
      const nodes = [...document.querySelectorAll('.world .element')].map((element) => {
        const { node } = element
        const { left, top, width, height } = element.getBoundingClientRect()
        const { style } = element
        return {
          identity: node.identity,
          rect: [left - box.left, top - box.top, width, height],
          translate: style.translate, size: [style.width, style.height],
          zIndex: Number(style.zIndex), position: Number(element.dataset.position),
          isFocus: node === focus.node,
        }
      })
      core.run(Operation.order)
      return {
        request, order: core.log.length - 1, nodes, origin: stage.origin, offset: stage.offset,
        shown: stage.nodes.size, made: stage.made, recordLength,
        viewport: [box.width, box.height],
      }
    })()`)
  }

  /** The first cell in view below everything that sticks, and where it is on screen; it is remembered. */
  anchor() {
    return this.page.evaluate(`(() => {
      const box = document.getElementById('stage').getBoundingClientRect()
      const place = (element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        return { left: left - box.left, top: top - box.top, bottom: bottom - box.top }
      }
      const all = (selector) => [...document.querySelectorAll('.world ' + selector)]
      // Headers of columns and frozen rows cover everything, headers that stick the cells of any section.
      const over = [...all('.columnHeader'), ...all('.cell').filter(({ node }) => node.zIndex > 0 && node.zIndex < 8)]
      const covered = Math.max(0, ...over.map((element) => place(element).bottom))
      const { values } = playground.page.state
      const edge = covered + (values.pinsHeaders === 'true' ? Number(values.headerExtent ?? 0) : 0)
      const cells = all('.cell').filter(({ node }) => node.zIndex === 0).map((element) => {
        const [, , section, item] = element.node.identity
        return {
          element, label: element.getAttribute('aria-label'), ...place(element), section, item,
        }
      }).filter((cell) => cell.top >= edge - 0.5 && cell.left >= -0.5)
      cells.sort((one, two) => one.top - two.top || one.section - two.section || one.item - two.item)
      if (!cells.length) return null
      const { element: _, ...cell } = cells[0]
      // A node goes with its item, wherever that goes. Of cells with the same edge on screen, any can be the anchor.
      window.anchors = cells.filter(({ top }) => Math.abs(top - cell.top) < 0.51).map(({ element }) => element)
      return cell
    })()`)
  }

  /**
   * Does something and watches the remembered cells at every frame; returns where the one that moved least along the
   * viewport was on screen.
   */
  async watch(action) {
    await this.page.evaluate(`(() => {
      const box = document.getElementById('stage')
      const watch = window.watch = { places: [], isOver: false }
      const step = () => {
        const there = box.getBoundingClientRect()
        watch.places.push(window.anchors.map((one) => {
          const here = one.getBoundingClientRect()
          return one.isConnected ? [here.left - there.left, here.top - there.top] : null
        }))
        if (!watch.isOver) requestAnimationFrame(step)
      }
      requestAnimationFrame(step)
    })()`)
    await action()
    await this.rest()
    return this.page.evaluate(`(() => {
      watch.isOver = true
      const ways = window.anchors.map((_, index) => watch.places.map((places) => places[index]).filter(Boolean))
      const moved = (way) => Math.max(...way.map(([, top]) => Math.abs(top - way[0][1])))
      return ways.filter((way) => way.length).sort((one, two) => moved(one) - moved(two))[0] ?? []
    })()`)
  }
}
