// Wires the page: what people do becomes requests to the playground, and its answers become a picture.

import { Core, Operation, identityLength, recordLength } from './core.js'
import { Companion } from './companion.js'
import { Controls } from './controls.js'
import { Focus } from './focus.js'
import { Guides } from './guides.js'
import { Hands } from './hands.js'
import { History, sceneOf, sizeOf } from './history.js'
import { Inspector } from './inspect.js'
import { Later } from './later.js'
import { lookOf } from './looks.js'
import { Meter } from './meter.js'
import { Panel } from './panel.js'
import { pictures, tidyPictures } from './pictures.js'
import { Rehearsal, manyItems } from './rehearsal.js'
import { Resizer } from './resizer.js'
import { Rows } from './rows.js'
import { Scroller } from './scroller.js'
import { Stage } from './stage.js'

const $ = (id) => document.getElementById(id)
const root = document.documentElement

/** The duration of a change after which the next one of a drag is not tried out, in milliseconds. */
const quick = 150

/** The memory that the module may hold besides its own while little data is shown, in bytes. */
const spareMemory = 80e6

/** A page of one block, which any data suits. */
const oneBlock = 'set.blocks=[{"layout": "waterfall", "parameters": {"columns": 3, "itemSpacing": 8}}]'

class Page {
  constructor(core) {
    this.core = core
    this.about = core.json(Operation.describe)
    this.state = null
    this.stage = new Stage(core, $('world'))
    this.meter = new Meter(core, $('meter'))
    this.scroller = new Scroller($('scroller'), $('spacer'), (x, y) => this.move(x, y))
    this.scroller.onSettle = () => this.settle()
    this.rows = new Rows(this)
    this.focus = new Focus(this)
    this.controls = new Controls(
      $('parameters'), this.about.layouts,
      (key, value) => this.act([`set.${key}=${value}`], key), (lines) => this.panel.act(lines))
    this.resizer = new Resizer($('device'), $('scroller'), () => this.resize())
    this.rehearsal = new Rehearsal(core, (title) => this.panel.busy(title))
    this.history = new History(this)
    this.inspector = new Inspector(this)
    this.guides = new Guides(this)
    this.companion = new Companion(this)
    this.hands = new Hands(this)
    this.later = new Later(this)
    /** What layouts showed when they were left, as lines. */
    this.left = new Map()
    /** The last change of one name: a drag of a slider is many of them. */
    this.last = { name: null, end: 0, taken: 0 }
    /** The factor by which changes take longer. */
    this.slowness = 1
    this.panel = new Panel(this)
  }

  get size() {
    const { clientWidth, clientHeight } = $('scroller')
    return [clientWidth, clientHeight, window.devicePixelRatio || 1]
  }

  get isHorizontal() { return this.scroller.y.range === 0 && this.scroller.x.range > 0 }

  get link() { return this.history.link }

  layout(name = this.state.layout) { return this.about.layouts.find((one) => one.name === name) }

  /**
   * The lines that choose a layout: with data that a person brought, if it is shown; or else what the layout showed when it
   * was left, or its own best scene.
   */
  linesOf(layout) {
    const left = this.left.get(layout)
    if (!this.state.data.startsWith('own')) {
      const scene = this.about.scenes.find((one) => one.layout === layout)
      // A layout of another package has none.
      return left ?? [scene ? `scene=${scene.name}` : `layout=${layout}`]
    }
    const isSheet = layout === 'spreadsheet'
    const blocks = layout === 'mixed' ? [oneBlock] : []
    const own = left?.filter((line) => /^(defaults|set\.)/.test(line)) ?? []
    return [`layout=${layout}`, `data=${isSheet ? 'own-table' : 'own'}`, ...(own.length ? own : blocks)]
  }

  /** The lines that show other data in the layout. */
  linesOfData(data) {
    const { layout } = this.state
    // The blocks of a page suit only the data that they were written for.
    if (layout !== 'mixed') return [`data=${data}`]
    return data === 'front-page' ? ['scene=front-page'] : [`data=${data}`, oneBlock]
  }

  /** Remembers what a layout shows when it is left for another one. */
  leave(lines) {
    const { layout } = this.state
    const isOther = lines.some((line) => /^(layout|scene)=/.test(line))
    if (isOther) this.left.set(layout, this.history.scene ? this.history.lines : this.history.plain)
  }

  // MARK: Requests

  /**
   * Opens a setup from its lines as in a window of a form, and does the steps that changed it; returns the problem if it
   * cannot be opened.
   */
  open(lines, { form = null, steps = [] } = {}) {
    const size = sizeOf(form, this.size)
    const { text, numbers } = this.meter.time(() => this.core.run(Operation.open, size, lines.join('\n')))
    const state = JSON.parse(text)
    if (state.problem) return state.problem
    let standing = Array.from(numbers)
    this.history.opened(lines, standing.slice(2, 4), form ?? undefined)
    const last = this.history.repeat(lines, steps, state, size)
    // What is as it was opened needs no function of the rest.
    if (steps.length || String(size) !== String(this.size)) {
      standing = Array.from(this.core.run(Operation.resize, this.size).numbers)
    }
    this.forget()
    this.take(last)
    this.stand(standing)
    this.stage.refresh()
    return null
  }

  /** Forgets every node, as no element is what it was. */
  forget() {
    this.stage.clear()
    this.focus.forget()
    this.rows.forget()
  }

  /** Changes the settings that the lines name; returns the problem if there is one. */
  change(lines, isAnimated = true) {
    this.stage.finish()
    this.focus.mark()
    this.leave(lines)
    const { text, numbers } = this.meter.time(() =>
      this.core.run(Operation.change, [isAnimated && this.animates ? 1 : 0], lines.join('\n')))
    const state = JSON.parse(text)
    if (state.problem) return state.problem
    const isNew = state.data !== this.state.data || state.chosenItems !== this.state.chosenItems
      || lines.some((line) => /^(scene=|data=own)/.test(line))
    const isOther = isNew || state.layout !== this.state.layout
    const standing = Array.from(numbers)
    if (isOther) {
      this.focus.forget()
      this.rows.forget()
    }
    this.take(state)
    this.stand(standing)
    this.history.changed(lines, isNew, standing.slice(2, 4))
    this.companion.open()
    // Remaining elements may look different in another layout, with another footer, or at another time.
    this.play(standing[11], isOther, isOther || lines.some((line) => !/^set\.(?!\w*(header|footer|tick|start|time))/i.test(line)))
    return null
  }

  /**
   * Does what a person asked for: remembers the state before it, and tries it out first if it may take long.
   * Requests with the same name that follow each other are one step back. Returns the problem if it is known.
   */
  act(lines, name = null) {
    return this.later.run(this.later.isQuick(lines), () => this.actNow(lines, name))
  }

  actNow(lines, name) {
    const start = performance.now()
    const { last } = this
    // In a drag, no step is animated, and none is tried out if the one before it was quick.
    const goesOn = name !== null && name === last.name && start - last.end < 1000
    const isLarge = this.mayTakeLong(lines)
    const done = () => {
      const begin = performance.now()
      this.history.begin(name)
      const problem = this.change(lines, name !== 'items' && !goesOn)
      if (!problem) this.history.end(lines)
      const end = performance.now()
      this.last = { name, end, taken: end - begin }
      return problem
    }
    if (!isLarge || (goesOn && last.taken < quick)) return done()
    const trial = {
      base: this.history.plain.join('\n'), lines: lines.join('\n'), size: this.size, own: this.history.own,
    }
    this.rehearsal.run(trial, this.titleOf(lines), (problem) => {
      const other = problem ?? done()
      if (other) this.refuse(other)
    }, name ? 1000 : 100)
    return null
  }

  /** Says why something was not done. */
  refuse(problem) {
    this.say(problem)
    // The controls show what is, not what was refused.
    this.take(this.state)
  }

  /** Whether a change concerns so much data that it is tried out first. */
  mayTakeLong(lines) {
    const value = (key) => lines.findLast((line) => line.startsWith(`${key}=`))?.slice(key.length + 1)
    // The scenes by themselves were tried out.
    if (sceneOf(lines)) return false
    const scene = this.about.scenes.find(({ name }) => name === value('scene'))
    const count = Number(value('items') ?? (scene?.items || this.state?.chosenItems || 0))
    const data = value('data') ?? scene?.data ?? this.state?.data ?? ''
    const isLarge = data.startsWith('generated') ? count >= manyItems : this.state?.items >= manyItems
    return isLarge || (value('layout') !== undefined && !value('data') && this.state?.isGenerated && count >= manyItems)
  }

  titleOf(lines) {
    const items = lines.findLast((line) => line.startsWith('items='))?.slice(6) ?? this.state?.items ?? 0
    return `Laying out ${Number(items).toLocaleString('en')} items…`
  }

  /**
   * Edits the collection at an item: that which has the focus, or one in the middle of the viewport. Shuffling and late
   * sizes concern all items in view, or those that `numbers` name.
   */
  edit(name, numbers = this.placeOf(name), isReplay = false) {
    this.later.run(false, () => this.editNow(name, numbers, isReplay))
  }

  /** Section and item at which an edit is done; nothing for one that concerns many. */
  placeOf(name) {
    return /^(shuffle|late|insertBefore)$/.test(name) ? [] : this.focus.index ?? this.middle ?? [0, 0]
  }

  editNow(name, given, isReplay) {
    if (!isReplay) this.history.begin(null)
    this.stage.finish()
    this.focus.mark()
    const { text, numbers } = this.meter.time(() => this.core.run(Operation.edit, given, name))
    const answer = text ? JSON.parse(text) : {}
    if (answer.problem) return this.say(answer.problem)
    const standing = Array.from(numbers)
    const { items = this.state.items, sections = this.state.sections, places = given } = answer
    Object.assign(this.state, { items, sections })
    this.meter.report('items', items.toLocaleString('en'))
    this.stage.sections.describe(this.state, this.title)
    this.stand(standing)
    // Without items in view nothing was done.
    if (text) this.history.edited(name, places, this.size)
    this.play(standing[11])
    if (isReplay) return
    this.companion.edit(name, places)
    if (text) this.history.end()
  }

  /** Shows a change by hand, in some milliseconds; returns whether it can be done. */
  arrange(name, numbers, duration = 380) {
    this.stage.finish()
    this.focus.mark()
    const { text, numbers: standing } = this.core.run(Operation.edit, numbers, name)
    const { problem } = text ? JSON.parse(text) : {}
    if (problem) this.say(problem)
    if (problem || !text) return false
    const copy = Array.from(standing)
    this.stand(copy)
    this.play(copy[11], false, false, duration)
    return true
  }

  /** Section and item of the cell in the middle of the viewport. */
  get middle() {
    const [width, height] = this.size
    return this.stage.cellNear([width / 2, height / 2])?.identity.slice(2) ?? null
  }

  resize() {
    const size = this.size
    if (!this.state || String(size) === String(this.sized)) return
    this.stage.finish()
    const { numbers } = this.meter.time(() => this.core.run(Operation.resize, size))
    this.stand(Array.from(numbers))
    this.stage.refresh()
    this.rest()
  }

  move(x, y) {
    // The animation of a change ends if the viewport moves.
    this.stage.finish()
    this.stage.move(x, y)
    this.companion.follow()
    this.meter.frame()
    this.meter.report('visible', String(this.stage.count))
  }

  // MARK: Answers

  /** Updates the page from the current settings. */
  take(state) {
    this.state = state
    const layout = this.layout()
    const look = lookOf(layout, state)
    this.stage.context = { look, isSheet: state.isSheet }
    const world = $('world')
    const direction = state.direction === 'rightToLeft' ? 'rtl' : 'ltr'
    // Even the same direction has the browser compute the style of every element once more.
    if (world.dir !== direction) world.dir = direction
    world.dataset.look = look
    world.dataset.handles = state.layout
    world.dataset.axis = state.values.axis ?? 'vertical'
    world.dataset.described = state.isDescribedByData
    world.style.setProperty('--corner', `${state.values.cornerRadius ?? 10}px`)
    const card = state.values.cardInsets?.split(',')
    world.style.setProperty('--card-inset', `${card?.[1] ?? 0}px`)
    $('stage').dataset.look = look
    this.stage.sections.describe(state, this.title)
    this.controls.show(layout, state.values, state.isDescribedByData)
    this.panel.show(layout)
    this.meter.report('items', state.items.toLocaleString('en'))
    this.meter.report('data', this.title)
  }

  get title() {
    return this.about.data.find((one) => one.name === this.state.data)?.title ?? this.state.data
  }

  /** Shows pictures that arrived after their cells. */
  showPictures() {
    if (this.state && !this.stage.motions) this.stage.refresh(true)
  }

  /** Updates the page from the sizes and offsets. */
  stand(numbers) {
    if (numbers.length < 12) return
    const [, , x, y, leastX, leastY, mostX, mostY] = numbers
    this.sized = this.size
    const [width, height] = this.sized
    Object.assign($('stage').style, { width: `${width}px`, height: `${height}px` })
    this.scroller.set([width, height], [mostX - leastX, mostY - leastY], [x, y])
    // A finger that moves across scrolls a section, if the content does not scroll that way.
    const { x: across, y: along } = this.scroller
    $('scroller').style.touchAction =
      across.range === 0 ? 'pan-y' : along.range === 0 ? 'pan-x' : 'pan-x pan-y'
    this.stage.look(x, y)
    this.meter.report('viewport', `${Math.round(width)} × ${Math.round(height)}`)
  }

  get animates() { return !matchMedia('(prefers-reduced-motion: reduce)').matches }

  /** Animates a change, or shows only its end. */
  play(count, isOther = false, isChanged = true, milliseconds = isOther ? 520 : 380) {
    if (count && !this.animates && this.stage.marksChanges) {
      // What changed is marked, but does not move.
      this.stage.begin(count)
      this.stage.step(1)
    }
    if (!count || !this.animates) {
      if (isOther) this.stage.clear()
      this.stage.refresh(isChanged)
      this.focus.follow()
      return this.rest()
    }
    this.stage.begin(count)
    this.focus.follow()
    const start = performance.now()
    const duration = milliseconds * this.slowness
    const step = (time) => {
      if (!this.stage.motions) return this.rest()
      const part = Math.min(1, Math.max(0, (time - start) / duration))
      this.stage.step(part < 1 ? 1 - (1 - part) ** 3 : 1)
      this.meter.frame(time)
      if (part < 1) requestAnimationFrame(step)
      else this.rest()
    }
    requestAnimationFrame(step)
  }

  /** Measures and updates the address after a while without changes. */
  rest() {
    this.meter.report('visible', String(this.stage.count))
    this.focus.offer()
    clearTimeout(this.resting)
    this.resting = setTimeout(() => this.settle(), 250)
  }

  settle() {
    clearTimeout(this.resting)
    if (!this.state || this.stage.motions) return
    const isSpare = this.core.memory > this.core.leastMemory + spareMemory
    if (isSpare && this.state.items < manyItems) return this.history.restore(true)
    this.meter.report('visible', String(this.stage.count))
    this.meter.query()
    this.focus.offer()
    if (this.core.rest.isThere) $('code').textContent = this.core.run(Operation.export, [], 'swift').text
    this.panel.showEmbed()
    this.panel.showProblems(this.core.run(Operation.diagnostics).text)
    this.history.store()
  }

  say(text) { this.panel.say(text) }
}

try {
  const page = new Page(await Core.load(
    new URL('.', import.meta.url), new URLSearchParams(location.search).has('record')))
  // For tests and for the console.
  window.playground = { page, pictures, Operation, identityLength, recordLength }
  page.history.restore()
  // After the first picture.
  requestAnimationFrame(() => setTimeout(() => page.later.load()))
  setTimeout(() => {
    tidyPictures()
    // What reads data that people bring, before they do, so that it needs no network then.
    import('./own.js')
  }, 5000)
  // After the address has been opened, which may wait.
  page.later.run(true, () => {
    if (window.parent !== window) window.parent.postMessage('ready', location.origin)
  })
} catch (error) {
  $('progress').textContent = `The playground could not be loaded: ${error.message}`
  $('progress').hidden = false
  throw error
}
