// Scroll positions of content of any length.
//
// Browsers clamp what is longer than some millions of points, and place it on a coarser grid the longer
// it is. So the element that scrolls is at most `limit` long. Small steps go one to one; a drag of the
// scroll bar is a jump to the same part of the whole. At rest the bar is put where it belongs.

const limit = 4_000_000

class Track {
  constructor() {
    /** Where the viewport stands, and how far it can go: the engine's numbers. */
    this.value = 0
    this.range = 0
    /** How far the browser lets its element scroll, and where that stood when it was last looked at. */
    this.room = 0
    this.last = 0
    this.viewport = 0
  }

  /** Reads the position to which the browser has scrolled. */
  read(place) {
    const step = place - this.last
    this.last = place
    if (step === 0) return
    const isJump = this.room < this.range && Math.abs(step) > this.viewport * 1.5
    this.value = isJump ? place * (this.range / this.room) : this.value + step
    if (place <= 0.5) this.value = 0
    else if (place >= this.room - 0.5) this.value = this.range
    this.value = Math.min(Math.max(0, this.value), this.range)
  }

  /** Where the browser's element belongs. */
  get place() { return this.range > 0 ? this.value * (this.room / this.range) : 0 }

  /** Whether the element is about to run out of room in the middle of the content. */
  get isStrained() {
    if (this.room >= this.range) return false
    const edge = this.viewport * 2
    return (this.last < edge && this.value > edge * 2)
      || (this.room - this.last < edge && this.range - this.value > edge * 2)
  }
}

export class Scroller {
  /** `onMove` is called once per frame in which the viewport has moved. */
  constructor(element, spacer, onMove) {
    this.element = element
    this.spacer = spacer
    this.onMove = onMove
    this.x = new Track()
    this.y = new Track()
    this.isScheduled = false
    element.addEventListener('scroll', () => this.schedule(), { passive: true })
  }

  /** Takes in the next frame, and settles when nothing has moved for a while. Each turn of a wheel ends a scroll. */
  schedule() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.settle(), 200)
    if (this.isScheduled) return
    this.isScheduled = true
    requestAnimationFrame(() => {
      this.isScheduled = false
      this.take()
    })
  }

  /** Takes in where the browser stands; a settling that comes first must not lose a step. */
  take() {
    const { x, y } = this
    const before = [x.value, y.value]
    x.read(this.element.scrollLeft)
    y.read(this.element.scrollTop)
    if (x.isStrained || y.isStrained) this.write()
    if (before[0] !== x.value || before[1] !== y.value) this.onMove(x.value, y.value)
  }

  settle() {
    clearTimeout(this.timer)
    this.take()
    this.write()
    this.onSettle?.()
  }

  write() {
    const { x, y, element } = this
    if (Math.abs(element.scrollLeft - x.place) >= 1) element.scrollLeft = x.place
    if (Math.abs(element.scrollTop - y.place) >= 1) element.scrollTop = y.place
    x.last = element.scrollLeft
    y.last = element.scrollTop
  }

  /** Updates the size of the content and the offset of the engine. */
  set(viewport, range, offset) {
    for (const [axis, index] of [['x', 0], ['y', 1]]) {
      const track = this[axis]
      track.viewport = viewport[index]
      track.range = range[index]
      track.room = Math.min(range[index], limit)
      track.value = Math.min(Math.max(0, offset[index]), range[index])
    }
    this.spacer.style.width = `${viewport[0] + this.x.room}px`
    this.spacer.style.height = `${viewport[1] + this.y.room}px`
    this.write()
  }

  moveTo(x, y) {
    this.x.value = Math.min(Math.max(0, x), this.x.range)
    this.y.value = Math.min(Math.max(0, y), this.y.range)
    this.write()
    this.onMove(this.x.value, this.y.value)
  }
}
