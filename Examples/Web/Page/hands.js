// Changes by hand: items of a board are moved and resized, and the edges of columns and rows of a sheet, and those of the
// lanes of a schedule, are dragged, by pointer, touch and keys. Each step of a drag is shown; the address has the last one.

import { Operation } from './core.js'

const $ = (id) => document.getElementById(id)
/** A pointer that moved less than this has not begun a drag. */
const slack = 6
/** The time that a finger rests before it takes an item, in milliseconds. */
const patience = 350
/** The duration of a step of a drag, in milliseconds. */
const quick = 170
/** The distance from an edge of the viewport within which a drag scrolls. */
const brink = 36
/** The change of the extent of a column, a row or a lane by one key, in points. */
const keyStep = 8

export class Hands {
  constructor(page) {
    this.page = page
    this.drag = null
    this.grip = Object.assign(document.createElement('span'), { className: 'grip', title: 'Resize' })
    this.grip.setAttribute('aria-hidden', 'true')
    const { element } = page.scroller
    element.addEventListener('pointerover', ({ target }) => { if (!this.drag) this.offer(target.closest('.cell')) })
    element.addEventListener('focusin', ({ target }) => { if (!this.drag) this.offer(target.closest('.cell')) })
    element.addEventListener('pointerdown', (event) => this.press(event))
    // A finger that holds an item does not scroll.
    element.addEventListener('touchmove', (event) => { if (this.drag) event.preventDefault() }, { passive: false })
    element.addEventListener('contextmenu', (event) => { if (this.drag || this.isPressed) event.preventDefault() })
    document.addEventListener('keydown', (event) => { if (event.key === 'Escape' && this.drag) this.end(false) })
  }

  get isMirrored() { return this.page.state.direction === 'rightToLeft' }

  /** The distances from where reading begins to what is in view, which content that grows does not change. */
  get read() {
    const { scroller, stage: { offset: [x, y] } } = this.page
    return [this.isMirrored ? scroller.x.range - x : x, y]
  }

  get isBoard() { return this.page.state?.layout === 'board' }

  /** Shows the grip of a cell of a board. */
  offer(cell) {
    if (!this.isBoard || !cell) this.grip.remove()
    // To move it where it is would lose the pointer that comes down on it.
    else if (this.grip.parentElement !== cell) cell.append(this.grip)
  }

  // MARK: Pointers

  press(event) {
    const node = event.target.closest('.element')?.node
    if (event.button !== 0 || !node || this.drag) return
    const edge = event.target.closest('.edge')
    if (edge) return this.follow(event, () => this.beginEdge(node, event))
    if (!this.isBoard || node.identity[0] !== 0) return
    const isGrip = event.target === this.grip
    const begin = () => this.begin(node, isGrip ? 'size' : 'move', event)
    if (isGrip) return this.follow(event, begin)
    this.isPressed = true
    if (event.pointerType !== 'touch') return this.follow(event, begin, slack)
    const timer = setTimeout(() => this.follow(event, begin), patience)
    const stop = () => {
      clearTimeout(timer)
      this.isPressed = false
    }
    const { element } = this.page.scroller
    const move = (moved) => {
      if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) > slack) stop()
    }
    element.addEventListener('pointermove', move)
    for (const name of ['pointerup', 'pointercancel']) {
      element.addEventListener(name, () => {
        stop()
        element.removeEventListener('pointermove', move)
      }, { once: true })
    }
  }

  /** Follows a pointer from when it has moved far enough until it is released. */
  follow(event, begin, distance = 0) {
    const { element } = this.page.scroller
    let isBegun = distance === 0 && begin()
    if (distance === 0) {
      if (!isBegun) return
      event.preventDefault()
      element.setPointerCapture(event.pointerId)
    }
    const move = (moved) => {
      if (moved.pointerId !== event.pointerId) return
      const length = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY)
      if (!isBegun && length < distance) return
      if (!isBegun) {
        isBegun = begin()
        if (!isBegun) return end(moved)
        element.setPointerCapture(event.pointerId)
      }
      this.point = [moved.clientX, moved.clientY]
      this.schedule()
    }
    const end = (ended) => {
      if (ended.pointerId !== event.pointerId) return
      this.isPressed = false
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      if (!this.drag) return
      if (ended.type === 'pointerup') {
        this.point = [ended.clientX, ended.clientY]
        this.step()
      }
      this.end(ended.type === 'pointerup')
    }
    const listeners = [['pointermove', move], ['pointerup', end], ['pointercancel', end]]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
  }

  /** Takes an item of a board, to move or to resize it; returns whether it can be taken. */
  begin(node, name, event) {
    const { page } = this
    const index = node.identity.slice(2)
    page.focus.go(node)
    const grid = this.hold(index)
    if (!grid) return false
    this.drag = { ...grid, node, name, index, start: [event.clientX, event.clientY], offset: page.stage.offset, read: this.read, last: null,
      frame: [node.x, node.y, node.width, node.height] }
    node.element.dataset.dragged = name
    document.body.dataset.drags = name
    return true
  }

  /** Takes the edge of a column, of a row or of a lane. */
  beginEdge(node, event) {
    const { page } = this
    const [, , section, item] = node.identity
    const isLane = page.state.layout === 'schedule'
    const isRow = isLane ? !this.lanesAreColumns : node.element.classList.contains('rowHeader')
    const lane = isLane ? this.hold([section, 0]) : null
    if (!isLane) page.history.begin(null)
    page.stage.finish()
    const length = isRow ? node.height : node.width
    this.drag = {
      node, name: isLane ? 'lane' : isRow ? 'row' : 'column', index: [isRow || isLane ? section : item], isRow,
      extent: lane?.extent ?? length,
      // A lane that grows has several times its extent.
      times: lane ? Math.max(1, Math.round(length / lane.extent)) : 1,
      start: [event.clientX, event.clientY], read: this.read, last: null,
    }
    document.body.dataset.drags = this.drag.name
    return true
  }

  /** Whether the lanes of a schedule are side by side. */
  get lanesAreColumns() { return this.page.state.values.axis === 'vertical' }

  /** Asks for the modules of an item or the extent of a lane, and remembers the layout as it is. */
  hold(index) {
    const { page } = this
    page.history.begin(null)
    page.stage.finish()
    const { text } = page.core.run(Operation.edit, index, 'hold')
    return text ? JSON.parse(text) : null
  }

  schedule() {
    if (this.isScheduled) return
    this.isScheduled = true
    requestAnimationFrame(() => {
      this.isScheduled = false
      if (!this.drag) return
      this.step()
      if (this.scroll()) this.schedule()
    })
  }

  /** Scrolls if an item is held at an edge of the viewport. */
  scroll() {
    const { page, drag, point } = this
    if (drag.extent) return false
    const box = page.scroller.element.getBoundingClientRect()
    const speed = (place, least, most) => (place < least + brink ? -8 : place > most - brink ? 8 : 0)
    const { x, y } = page.scroller
    const before = [x.value, y.value]
    const [dx, dy] = [speed(point[0], box.left, box.right), speed(point[1], box.top, box.bottom)]
    if (dx || dy) page.scroller.moveTo(x.value + (x.range ? dx : 0), y.value + (y.range ? dy : 0))
    return x.value !== before[0] || y.value !== before[1]
  }

  /** Shows what the place of the pointer leads to. */
  step() {
    const { page, drag } = this
    const [right, down] = [0, 1].map((axis) => this.point[axis] - drag.start[axis])
    if (drag.frame) {
      const { offset } = page.stage
      page.stage.float(drag.node, this.frame(drag, right + offset[0] - drag.offset[0], down + offset[1] - drag.offset[1]))
    }
    const [x, y] = this.read
    const [dx, dy] = [(this.isMirrored ? -right : right) + x - drag.read[0], down + y - drag.read[1]]
    const numbers = drag.extent
      ? [...drag.index, Math.max(8, Math.round(drag.extent + (drag.isRow ? dy : dx) / drag.times))]
      : this.modules(drag, page.state.values.axis === 'horizontal' ? [dy, dx] : [dx, dy])
    if (String(numbers) === String(drag.last)) return
    drag.last = numbers
    page.arrange(drag.name, numbers, drag.extent ? 0 : quick)
    this.showCode()
  }

  /** The frame of an item that was dragged by a distance: it stays under the pointer. */
  frame({ name, frame: [x, y, width, height] }, dx, dy) {
    if (name === 'move') return [x + dx, y + dy, width, height]
    const wide = Math.max(keyStep, width + (this.isMirrored ? -dx : dx))
    return [this.isMirrored ? x + width - wide : x, y, wide, Math.max(keyStep, height + dy)]
  }

  /** Leads an item from where it was dragged to its place. */
  land(node) {
    const { stage, animates } = this.page
    const from = stage.floating?.frame
    const start = performance.now()
    const step = (time) => {
      if (stage.floating?.node !== node || this.drag) return
      const part = (1 - Math.min(1, Math.max(0, (time - start) / quick))) ** 3
      const to = [node.x, node.y, node.width, node.height]
      stage.float(node, part > 0 ? to.map((one, place) => one + (from[place] - one) * part) : null)
      if (part > 0) requestAnimationFrame(step)
    }
    if (from && animates) requestAnimationFrame(step)
    else if (from) stage.float(node, null)
  }

  /** The modules of an item that was dragged by a distance across and along. */
  modules({ place, across, along, name, index }, [right, down]) {
    const [columns, rows] = [Math.round(right / across), Math.round(down / along)]
    const [column, row, width, height] = place
    return name === 'move' ? [...index, Math.max(0, column + columns), Math.max(0, row + rows)]
      : [...index, Math.max(1, width + columns), Math.max(1, height + rows)]
  }

  /** The code follows each step. */
  showCode() {
    const { core } = this.page
    if (core.rest.isThere) $('code').textContent = core.run(Operation.export, [], 'swift').text
  }

  /** Ends a drag; what was dragged to and fro, or is given up, is as it was. */
  end(isDone) {
    const { page, drag } = this
    this.drag = null
    delete drag.node.element.dataset.dragged
    delete document.body.dataset.drags
    page.core.run(Operation.edit, [], 'release')
    if (isDone) this.land(drag.node)
    else if (page.stage.floating) page.stage.float(drag.node, null)
    if (!drag.last) return
    const [, , ...modules] = drag.last
    const old = drag.extent ? Math.round(drag.extent) : drag.name === 'move' ? drag.place.slice(0, 2) : drag.place.slice(2)
    const isSame = drag.extent ? drag.last[1] === old : String(modules) === String(old)
    if (!isDone || isSame) return page.history.show(page.history.index)
    this.note(drag.name, drag.last)
  }

  note(name, numbers) {
    const { page } = this
    page.history.edited(name, numbers, page.size)
    page.companion.edit(name, numbers)
    page.history.end()
    page.rest()
  }

  // MARK: Keys

  /** Moves the cell with the focus, resizes it, or resizes its column, row or lane; returns whether it can. */
  key(key, isSize) {
    const { page } = this
    const { node } = page.focus
    if (!node) return false
    const step = { ArrowLeft: this.isMirrored ? [1, 0] : [-1, 0], ArrowRight: this.isMirrored ? [-1, 0] : [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
    const index = node.identity.slice(2)
    if (page.state.isSheet && isSize) {
      const isRow = step[0] === 0
      const extent = Math.round(isRow ? node.height : node.width) + keyStep * (isRow ? step[1] : step[0])
      page.history.begin(null)
      return this.do(isRow ? 'row' : 'column', [index[isRow ? 0 : 1], Math.max(8, extent)])
    }
    if (page.state.layout === 'schedule' && isSize) {
      const change = step[this.lanesAreColumns ? 0 : 1]
      if (!change) return false
      const lane = this.hold(index)
      page.core.run(Operation.edit, [], 'release')
      return this.do('lane', [index[0], Math.max(8, Math.round(lane.extent) + keyStep * change)])
    }
    if (!this.isBoard) return false
    const grid = this.hold(index)
    page.core.run(Operation.edit, [], 'release')
    if (!grid) return false
    const [across, along] = page.state.values.axis === 'horizontal' ? [step[1], step[0]] : step
    const name = isSize ? 'size' : 'move'
    const numbers = this.modules({ ...grid, name, index }, [across * grid.across, along * grid.along])
    const old = isSize ? grid.place.slice(2) : grid.place.slice(0, 2)
    return String(numbers.slice(2)) === String(old) ? true : this.do(name, numbers)
  }

  do(name, numbers) {
    const { page } = this
    if (!page.arrange(name, numbers)) return true
    this.note(name, numbers)
    this.showCode()
    return true
  }
}
