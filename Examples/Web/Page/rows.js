// Sections that scroll by themselves: by wheel, by drag and touch, and by keys.

import { Operation } from './core.js'

/** A finger or a pointer that moved less than this has not begun a drag. */
const slack = 6

export class Rows {
  constructor(page) {
    this.page = page
    /** The offsets of the sections that were scrolled. */
    this.offsets = new Map()
    const { element } = page.scroller
    element.addEventListener('wheel', (event) => this.wheel(event), { passive: false })
    element.addEventListener('pointerdown', (event) => this.press(event))
    // What was dragged is not clicked.
    element.addEventListener('dragstart', (event) => event.preventDefault())
  }

  forget() {
    this.stop()
    this.offsets.clear()
  }

  /** The section that scrolls by itself at a point of the window, or nothing. */
  at({ clientX, clientY }) {
    const { stage, core } = this.page
    const box = this.page.scroller.element.getBoundingClientRect()
    const { numbers } = core.run(Operation.section, [
      clientX - box.left + stage.offset[0], clientY - box.top + stage.offset[1],
    ])
    if (numbers.length < 7) return null
    const [number, isVertical, sign, offset, least, most, extent] = numbers
    return { number, isVertical: isVertical === 1, sign, offset, least, most, extent }
  }

  scroll(row, offset) {
    this.offsets.set(row.number, offset)
    this.page.stage.finish()
    this.page.stage.scrollSection(row.number, offset)
    this.page.meter.frame()
    this.page.rest()
  }

  wheel(event) {
    if (event.ctrlKey) return
    // Along the content's own axis the content scrolls.
    const isAcross = this.page.isHorizontal ? event.deltaY !== 0 : event.deltaX !== 0 || event.shiftKey
    if (!isAcross) return
    const row = this.at(event)
    if (!row) return
    const delta = row.isVertical ? event.deltaY : event.deltaX || (event.shiftKey ? event.deltaY : 0)
    const other = row.isVertical ? event.deltaX : event.shiftKey ? 0 : event.deltaY
    if (!delta || Math.abs(other) > Math.abs(delta)) return
    const scale = event.deltaMode === 1 ? 16 : 1
    const start = this.wheeled?.number === row.number ? this.wheeled.start : row.offset
    const offset = clamp(row, row.offset + delta * scale * row.sign)
    event.preventDefault()
    if (offset === row.offset) return
    this.stop()
    this.scroll(row, offset)
    this.wheeled = { number: row.number, start }
    this.resting = setTimeout(() => {
      this.wheeled = null
      this.glide({ ...row, offset }, start, offset, 0)
    }, 140)
  }

  press(event) {
    if (event.button !== 0 || event.target.closest('input, button, select')) return
    const row = this.at(event)
    if (!row || row.most <= row.least) return
    const { element } = this.page.scroller
    const along = (moved) => (row.isVertical ? moved.clientY : moved.clientX)
    const across = (moved) => (row.isVertical ? moved.clientX : moved.clientY)
    const last = { place: along(event), time: event.timeStamp, speed: 0 }
    let isDrag = false
    const move = (moved) => {
      if (moved.pointerId !== event.pointerId) return
      const distance = along(moved) - along(event)
      if (!isDrag) {
        if (Math.abs(across(moved) - across(event)) > Math.max(slack, Math.abs(distance))) return end(moved)
        if (Math.abs(distance) < slack) return
        isDrag = true
        this.stop()
        element.setPointerCapture(event.pointerId)
      }
      const time = Math.max(1, moved.timeStamp - last.time)
      last.speed = 0.7 * ((along(moved) - last.place) / time) + 0.3 * last.speed
      last.place = along(moved)
      last.time = moved.timeStamp
      this.scroll(row, clamp(row, row.offset - distance * row.sign))
    }
    const end = (ended) => {
      if (ended.pointerId !== event.pointerId) return
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      if (!isDrag) return
      const offset = this.offsets.get(row.number) ?? row.offset
      const isStill = ended.timeStamp - last.time > 80
      const speed = isStill ? 0 : -last.speed * row.sign
      this.glide({ ...row, offset }, row.offset, offset + speed * 240, speed)
    }
    const listeners = [['pointermove', move], ['pointerup', end], ['pointercancel', end]]
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
  }

  /** Moves a section on to where it comes to rest. */
  glide(row, start, proposed, velocity) {
    const { numbers } = this.page.core.run(Operation.rest, [row.number, start, proposed, velocity])
    if (!numbers.length) return
    const target = numbers[0]
    if (!this.page.animates || Math.abs(target - row.offset) < 1) return this.scroll(row, target)
    const begun = performance.now()
    const step = (time) => {
      const part = Math.min(1, Math.max(0, (time - begun) / 320))
      this.scroll(row, row.offset + (target - row.offset) * (1 - (1 - part) ** 3))
      this.gliding = part < 1 ? requestAnimationFrame(step) : null
    }
    this.gliding = requestAnimationFrame(step)
  }

  stop() {
    clearTimeout(this.resting)
    if (this.gliding) cancelAnimationFrame(this.gliding)
    this.gliding = null
  }
}

const clamp = ({ least, most }, offset) => Math.min(Math.max(offset, least), most)
