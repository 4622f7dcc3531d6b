// The shown elements, as nodes. A node has the frame that the engine returns, and is reused for
// another element if its own disappears.

import { Operation, identityLength, recordLength } from './core.js'
import { Sections } from './sections.js'
import { dress, makeNode } from './looks.js'

const keyOf = (numbers, first) =>
  `${numbers[first]}:${numbers[first + 1]}:${numbers[first + 2]}:${numbers[first + 3]}`

/** Beyond this distance nodes are counted from another origin, so that their places stay small. */
const reach = 50_000

export class Stage {
  constructor(core, world) {
    this.core = core
    this.world = world
    this.sections = new Sections(world)
    this.nodes = new Map()
    this.pool = []
    /** The number of nodes that were created. */
    this.made = 0
    this.origin = [0, 0]
    this.offset = [0, 0]
    this.context = { look: 'tile', isSheet: false }
    /** The node that has the focus; it stays while it is out of view. */
    this.kept = null
    this.motions = null
    /** The node that is shown elsewhere than the engine has it, and where. */
    this.floating = null
    /** Where the engine has that node. */
    this.slot = Object.assign(document.createElement('div'), { className: 'slot' })
    /** Whether elements that a change concerns are marked. */
    this.marksChanges = false
    /** Called after nodes or the viewport have moved. */
    this.onShow = null
  }

  get count() { return this.nodes.size }

  // MARK: Scrolling

  /** Moves the viewport, and adds and removes nodes. */
  move(x, y) {
    this.take(this.core.run(Operation.move, [x, y]).numbers)
  }

  /** Scrolls a section that scrolls by itself. */
  scrollSection(section, offset) {
    this.take(this.core.run(Operation.scrollSection, [section, offset]).numbers)
  }

  /** Adds, removes and moves nodes as the answer to a step says. */
  take(numbers) {
    if (numbers.length < 5) return
    const [vx, vy, entered, left, changed] = numbers
    this.look(vx, vy)
    // There is more to see than is drawn.
    if (entered < 0) return this.refresh()
    // A copy, because requests for the content of nodes replace the answer.
    const rest = numbers.slice(5)
    let first = entered * recordLength
    for (let index = 0; index < left; index++) {
      this.remove(keyOf(rest, first + index * identityLength))
    }
    for (let index = 0; index < entered; index++) this.show(rest, index * recordLength)
    first += left * identityLength
    for (let index = 0; index < changed; index++) this.show(rest, first + index * recordLength)
    this.onShow?.()
  }

  /** Shows the content from an offset. */
  look(x, y) {
    this.offset = [x, y]
    if (Math.abs(x - this.origin[0]) > reach || Math.abs(y - this.origin[1]) > reach) {
      this.origin = [Math.floor(x), Math.floor(y)]
      for (const node of this.nodes.values()) this.place(node)
      for (const node of this.motions?.nodes ?? []) if (node) this.place(node)
    }
    this.world.style.translate = `${this.origin[0] - x}px ${this.origin[1] - y}px`
  }

  /** Shows exactly what the engine shows; `isChanged` if elements may have other content than before. */
  refresh(isChanged = false) {
    const numbers = this.core.run(Operation.shown).numbers.slice()
    const wanted = new Set()
    for (let first = 0; first < numbers.length; first += recordLength) {
      wanted.add(keyOf(numbers, first))
    }
    for (const key of [...this.nodes.keys()]) if (!wanted.has(key)) this.remove(key)
    for (let first = 0; first < numbers.length; first += recordLength) {
      const node = isChanged ? this.nodes.get(keyOf(numbers, first)) : null
      if (node) this.assign(node, numbers, first)
      this.show(numbers, first)
    }
    this.onShow?.()
  }

  /** Removes every node, because every element may have changed. */
  clear() {
    this.finish()
    this.kept = null
    for (const key of [...this.nodes.keys()]) this.remove(key)
  }

  // MARK: Nodes

  show(numbers, first) {
    const key = keyOf(numbers, first)
    let node = this.nodes.get(key)
    if (!node) {
      node = this.draw()
      this.assign(node, numbers, first)
      this.nodes.set(key, node)
    }
    this.apply(node, numbers, first)
    return node
  }

  /** A node of the pool, or a new one. */
  draw() {
    const node = this.pool.pop()
    if (node) return node
    this.made += 1
    return makeNode()
  }

  /** Makes a node that of an element, and has it say what the element says. */
  assign(node, numbers, first) {
    node.key = keyOf(numbers, first)
    node.identity = [numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3]]
    const content = this.core.json(Operation.content, node.identity)
    dress(node, content, this.context)
    this.sections.add(node, content, this.context)
  }

  /** Moves a node to the frame that the engine returned. */
  apply(node, numbers, first) {
    const [x, y, width, height, position, zIndex, alpha, a, b, c, d, tx, ty] =
      numbers.subarray(first + identityLength, first + recordLength)
    if (node.x !== x || node.y !== y || node.origin !== this.origin) {
      node.x = x
      node.y = y
      this.place(node)
    }
    const { style } = node.element
    if (node.width !== width) style.width = `${(node.width = width)}px`
    if (node.height !== height) style.height = `${(node.height = height)}px`
    if (node === this.floating?.node) this.showFloating()
    if (node.zIndex !== zIndex) style.zIndex = node.zIndex = zIndex
    if (node.alpha !== alpha) style.opacity = (node.alpha = alpha) === 1 ? '' : alpha
    const transform = a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0
      ? '' : `matrix(${a}, ${b}, ${c}, ${d}, ${tx}, ${ty})`
    if (node.transform !== transform) style.transform = node.transform = transform
    if (node.position !== position) node.element.dataset.position = node.position = position
  }

  place(node) {
    node.origin = this.origin
    if (node === this.floating?.node) return this.showFloating()
    node.element.style.translate =
      `${node.x - this.origin[0]}px ${node.y - this.origin[1]}px`
  }

  /** Shows a node in a frame of its own, or, without one, where the engine has it. */
  float(node, frame) {
    const { style } = node.element
    this.floating = frame && { node, frame }
    if (frame) return this.showFloating()
    this.slot.remove()
    Object.assign(style, { width: `${node.width}px`, height: `${node.height}px` })
    this.place(node)
  }

  showFloating() {
    const { node, frame } = this.floating
    const show = ({ style }, [x, y, width, height]) => Object.assign(style, {
      translate: `${x - this.origin[0]}px ${y - this.origin[1]}px`, width: `${width}px`, height: `${height}px`,
    })
    show(node.element, frame)
    show(this.slot, [node.x, node.y, node.width, node.height])
    if (!this.slot.isConnected) this.world.prepend(this.slot)
  }

  remove(key) {
    const node = this.nodes.get(key)
    if (!node || node === this.kept) return
    this.nodes.delete(key)
    this.discard(node)
  }

  discard(node) {
    if (node === this.floating?.node) this.float(node, null)
    this.sections.remove(node)
    node.key = null
    delete node.element.dataset.change
    delete node.element.dataset.chosen
    // As many as a screen shows, so that a sheet that is scrolled makes none.
    if (this.pool.length < 200 + this.nodes.size) this.pool.push(node)
  }

  nodeOf(identity) { return this.nodes.get(keyOf(identity, 0)) }

  /** The cell that begins next to a point of the viewport, of those in view. */
  cellNear([x, y]) {
    let [best, least] = [null, Infinity]
    for (const node of this.nodes.values()) {
      if (node.identity[0] !== 0) continue
      const [left, top] = [node.x - this.offset[0] - x, node.y - this.offset[1] - y]
      const distance = left + node.width > 0 && top + node.height > 0 ? Math.hypot(left, top) : Infinity
      if (distance < least) [best, least] = [node, distance]
    }
    return best
  }

  nodeWith(element) {
    for (const node of this.nodes.values()) if (node.element === element) return node
    return null
  }

  /** Keeps the node of an element, even while it is out of view; nil gives the last one free. */
  keep(node) {
    const old = this.kept
    this.kept = node
    const isStale = old && old !== node && this.nodes.get(old.key) === old
    if (isStale && !this.motions) this.refresh()
  }

  // MARK: Changes

  /**
   * Prepares the animation of a change: nodes of remaining elements move. Nodes of inserted and
   * removed elements exist until it ends.
   */
  begin(count) {
    this.finish()
    const numbers = this.core.run(Operation.motions).numbers.slice()
    const start = this.core.run(Operation.animate, [0]).numbers.slice()
    const old = this.nodes
    this.nodes = new Map()
    this.sections.forgetNames()
    const nodes = []
    for (let index = 0; index < count; index++) {
      const first = index * 2 * (identityLength + 1)
      const wasThere = numbers[first] === 1
      const after = first + identityLength + 1
      const isThere = numbers[after] === 1
      const before = wasThere ? keyOf(numbers, first + 1) : null
      let node = before ? old.get(before) : undefined
      if (node) old.delete(before)
      if (!node && !isThere) {
        nodes.push(null)
        continue
      }
      node ??= this.draw()
      if (isThere) {
        this.assign(node, numbers, after + 1)
        this.nodes.set(node.key, node)
      } else {
        node.element.inert = true
      }
      if (this.marksChanges) node.element.dataset.change = !wasThere ? 'inserted' : isThere ? 'moved' : 'removed'
      nodes.push(node)
      this.apply(node, start, index * recordLength)
    }
    for (const node of old.values()) {
      if (node === this.kept) this.kept = null
      this.discard(node)
    }
    this.motions = { nodes, count }
  }

  /** Shows one moment of the animation. */
  step(progress) {
    if (!this.motions) return
    const { numbers } = this.core.run(Operation.animate, [progress])
    this.motions.nodes.forEach((node, index) => {
      if (node) this.apply(node, numbers, index * recordLength)
    })
    this.onShow?.()
    if (progress >= 1) this.finish()
  }

  /** Ends the animation at any moment. */
  finish() {
    if (!this.motions) return
    const { nodes } = this.motions
    this.motions = null
    if (this.marksChanges) {
      clearTimeout(this.marking)
      this.marking = setTimeout(() => {
        for (const node of this.nodes.values()) delete node.element.dataset.change
      }, 1200)
    }
    for (const node of nodes) {
      if (!node || this.nodes.get(node.key) === node) continue
      node.element.inert = false
      if (node === this.kept) this.kept = null
      this.discard(node)
    }
    this.refresh()
  }
}
