// The size of the viewport: all the room, or the size to which the user dragged it.

const least = { x: 120, y: 120 }

export class Resizer {
  constructor(device, scroller, onChange) {
    this.device = device
    /** `WIDTHxHEIGHT`, or nothing if the viewport fills its room. */
    this.size = ''
    this.handles = device.querySelectorAll('[data-handle]')
    new ResizeObserver(() => {
      this.report()
      onChange()
    }).observe(scroller)
    for (const handle of this.handles) this.listen(handle)
  }

  /** The sizes that can be dragged, for screen readers. */
  report() {
    const { width, height } = this.device.getBoundingClientRect()
    for (const handle of this.handles) {
      const extent = Math.round(handle.dataset.handle === 'x' ? width : height)
      handle.setAttribute('aria-valuenow', extent)
      handle.setAttribute('aria-valuemin', least.x)
      handle.setAttribute('aria-valuemax', Math.max(4000, extent))
      handle.setAttribute('aria-valuetext', `${extent} points`)
    }
  }

  choose(size) {
    const [width, height] = size ? size.split('x') : []
    this.size = size
    this.device.style.width = width ? `${width}px` : ''
    this.device.style.height = height ? `${height}px` : ''
  }

  set(width, height) {
    this.choose(`${Math.round(Math.max(least.x, width))}x${Math.round(Math.max(least.y, height))}`)
  }

  listen(handle) {
    const { device } = this
    const axes = handle.dataset.handle
    const by = (start, dx, dy) => {
      this.set(start.width + (axes.includes('x') ? dx : 0), start.height + (axes.includes('y') ? dy : 0))
    }
    handle.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      handle.setPointerCapture(event.pointerId)
      const start = device.getBoundingClientRect()
      // A viewport in the middle of its room grows to both sides.
      const factor = getComputedStyle(device).justifySelf === 'center' ? 2 : 1
      const move = (moved) => {
        by(start, (moved.clientX - event.clientX) * factor, moved.clientY - event.clientY)
      }
      handle.addEventListener('pointermove', move)
      handle.addEventListener('lostpointercapture', () => {
        handle.removeEventListener('pointermove', move)
      }, { once: true })
    })
    handle.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: [-16, 0], ArrowRight: [16, 0], ArrowUp: [0, -16], ArrowDown: [0, 16] }
      const way = step[event.key]
      if (!way) return
      event.preventDefault()
      by(device.getBoundingClientRect(), ...way)
    })
  }
}
