// The keyboard: one cell can be focused by Tab; arrow keys move to its neighbours in the engine.

import { Operation, identityLength } from './core.js'

const sides = { ArrowUp: 0, ArrowDown: 1, ArrowLeft: 2, ArrowRight: 3 }
// In the order of `ScrollPlace`: start, center, end, nearest.
const nearest = 3

export class Focus {
  constructor(page) {
    this.page = page
    this.node = null
    const scroller = page.scroller.element
    scroller.addEventListener('keydown', (event) => this.press(event))
    scroller.addEventListener('focusin', (event) => {
      const node = page.stage.nodeWith(event.target)
      if (node) this.hold(node)
    })
  }

  /** Section and item of the cell that has the focus. */
  get index() { return this.node ? this.node.identity.slice(2) : null }

  get hasFocus() { return this.node !== null && document.activeElement === this.node.element }

  /** Before a change: whether the focus is to be there afterwards too. */
  mark() { this.wanted = this.hasFocus }

  forget() {
    this.unmark()
    this.node = null
    this.page.stage.keep(null)
  }

  unmark() {
    if (!this.node) return
    this.node.element.tabIndex = -1
    delete this.node.element.dataset.chosen
  }

  hold(node) {
    if (this.node !== node) this.unmark()
    this.node = node
    node.element.tabIndex = 0
    // Edits act on it, with the focus and without.
    node.element.dataset.chosen = ''
    this.page.stage.keep(node)
  }

  /** After a change: the node goes along with its item, or the focus goes back to the whole. */
  follow() {
    const { node } = this
    if (!node) return
    if (this.page.stage.nodes.get(node.key) !== node) {
      const next = this.successor(node)
      this.unmark()
      this.node = null
      if (next && this.wanted) return this.go(next)
      return this.forget()
    }
    node.element.tabIndex = 0
    if (this.wanted) node.element.focus({ preventScroll: true })
  }

  /** The cell that gets the focus after one is removed: the cell in its place, or the one before it. */
  successor({ identity: [category, kind, section, item] }) {
    const { stage } = this.page
    return stage.nodeOf([category, kind, section, item])
      ?? stage.nodeOf([category, kind, section, item - 1])
      ?? [...stage.nodes.values()].find((node) => node.identity[0] === category)
  }

  /** Makes the first cell in view focusable if no cell is. */
  offer() {
    if (this.node) return
    const cells = this.page.scroller.element.querySelectorAll('.cell')
    for (const cell of cells) cell.tabIndex = -1
    const { numbers } = this.page.core.run(Operation.order)
    for (let first = 0; first < numbers.length; first += identityLength) {
      if (numbers[first] !== 0) continue
      const node = this.page.stage.nodeOf(numbers.slice(first, first + identityLength))
      if (node) node.element.tabIndex = 0
      return
    }
  }

  /** Gives the focus back to a cell that had it before a change, or to one in view. */
  return(index) {
    const cells = [...this.page.stage.nodes.values()].filter(({ identity }) => identity[0] === 0)
    const node = cells.find(({ identity }) => String(identity.slice(2)) === String(index)) ?? this.page.stage.cellNear([0, 0])
    if (node) this.go(node)
  }

  go(node) {
    this.hold(node)
    node.element.focus({ preventScroll: true })
  }

  /** Brings an element into view, and the focus to it. */
  reach(identity) {
    const { page } = this
    const { numbers } = page.core.run(Operation.reveal, [nearest, ...identity])
    const [x, y, section, offset] = numbers
    if (section !== undefined) page.rows.scroll({ number: section }, offset)
    if (x !== undefined) page.scroller.moveTo(x, y)
    const node = page.stage.nodeOf(identity)
    if (node) this.go(node)
    return Boolean(node)
  }

  press(event) {
    const { page } = this
    const isHand = event.shiftKey || event.altKey
    if (isHand && event.key in sides && this.hasFocus && !event.metaKey && !event.ctrlKey) {
      event.preventDefault()
      return void page.later.run(false, () => { page.hands.key(event.key, event.shiftKey) })
    }
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const core = page.core
    const identity = this.hasFocus ? this.node.identity : null
    let target = null
    if (event.key in sides && identity) {
      target = core.run(Operation.neighbor, [sides[event.key], ...identity]).numbers
    } else if (event.key === 'Home' || event.key === 'End') {
      target = core.run(Operation.edge, [event.key === 'End' ? 1 : 0]).numbers
    } else if ((event.key === 'PageUp' || event.key === 'PageDown') && identity) {
      target = this.pageOn(identity, event.key === 'PageDown' ? 1 : -1)
    } else if (event.key === 'Delete' && identity) {
      event.preventDefault()
      return page.edit('delete')
    } else if (event.key === 'Insert' && identity) {
      event.preventDefault()
      return page.edit('insert')
    } else if (event.key === 'Escape' && identity) {
      this.node.element.blur()
      return
    }
    if (!target || target.length < identityLength) return
    event.preventDefault()
    page.stage.finish()
    this.reach(Array.from(target.slice(0, identityLength)))
    if (event.key === 'Home' || event.key === 'End') this.reachEnd(event.key === 'End')
  }

  /** Scrolls to an end of the content, with the room before or after its cells. */
  reachEnd(isLast) {
    const { scroller: { x, y }, state } = this.page
    const isMirrored = state.direction === 'rightToLeft'
    const place = (track, isMost) => (isMost ? track.range : 0)
    if (this.page.isHorizontal) this.page.scroller.moveTo(place(x, isLast !== isMirrored), y.value)
    else this.page.scroller.moveTo(x.value, place(y, isLast))
  }

  /** The cell in view that is nearest to a point, of those that are further on than the focus. */
  nearest(point, step, isAcross) {
    const along = isAcross ? 'x' : 'y'
    const from = this.node[along]
    let best = null
    let least = Infinity
    for (const node of this.page.stage.nodes.values()) {
      if (node.identity[0] !== 0 || (node[along] - from) * step <= 0) continue
      const distance = Math.hypot(node.x + node.width / 2 - point[0], node.y + node.height / 2 - point[1])
      if (distance < least) [best, least] = [node, distance]
    }
    return best && best.identity
  }

  /** The cell a viewport further on. */
  pageOn(identity, step) {
    const { core, scroller, size } = this.page
    const frame = core.run(Operation.frame, identity).numbers.slice()
    if (!frame.length) return null
    const isAcross = scroller.y.range === 0
    const [x, y] = [frame[4] + frame[6] / 2, frame[5] + frame[7] / 2]
    const far = 0.9 * step * size[isAcross ? 0 : 1]
    const point = isAcross ? [x + far, y] : [x, y + far]
    // A copy, for the viewport moves before it is used; and before it moves, as what sticks moves too.
    const hit = core.run(Operation.hit, point).numbers.slice()
    scroller.moveTo(scroller.x.value + (isAcross ? far : 0), scroller.y.value + (isAcross ? 0 : far))
    if (hit.length && hit[0] === 0) return hit
    return this.nearest(point, step, isAcross) ?? identity
  }
}
