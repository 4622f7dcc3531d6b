// The states of the page: the address contains each, Back and Forward go through them, and a reload restores it.

import { Operation } from './core.js'
import { readLink, readStep, writeLink } from './link.js'
import { keepPictures, restorePictures } from './pictures.js'
import { manyItems } from './rehearsal.js'

const root = document.documentElement
const key = 'own data'
/** The steps that an address has room for. */
const mostSteps = 200
/** Requests of one name within this time are one step, in milliseconds. */
const pause = 1200

/** What the page says about the pictures that the browser keeps. */
const messages = {
  all: '',
  some: 'A reload loses some of your pictures, because they are too many to be kept.',
  none: 'This browser does not keep pictures: a reload loses them.',
}

export class History {
  constructor(page) {
    this.page = page
    /** The scene that is shown, if nothing of it was changed. */
    this.scene = ''
    /** The lines before the first edit, and what was done from there on. */
    this.base = null
    this.steps = []
    /** The scheme that was chosen, if one was. */
    this.theme = null
    this.own = null
    /** The number of states of this page before the current one. */
    this.index = history.state?.index ?? 0
    this.most = this.index
    this.last = { name: null, time: 0 }
    /** How the states were left, as an address is written only after a scroll or a drag. */
    this.left = []
    /** The tables of one's own that the states show. */
    this.tables = []
    window.addEventListener('popstate', (event) => {
      page.scroller.take()
      if (page.state) {
        this.left[this.index] = {
          lines: this.base ?? this.lines, steps: [...this.steps], offset: page.stage.offset, rows: [...page.rows.offsets],
        }
      }
      // An address that was typed is a state of its own.
      if (!event.state) [this.left, this.tables] = [[], []]
      this.index = event.state?.index ?? 0
      this.restore(false, this.left[this.index])
    })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', () => { if (!this.theme) this.show(null) })
    history.scrollRestoration = 'manual'
  }

  // MARK: The address

  /** The lines of the setup without a scene. */
  get plain() { return this.page.core.run(Operation.export, [], 'link').text.split('\n') }

  get lines() {
    if (!this.scene) return this.plain
    return [`scene=${this.scene}`, ...this.plain.filter((line) => /^(direction|anchor)=/.test(line))]
  }

  get link() {
    const { page } = this
    return writeLink(this.base ?? this.lines, {
      steps: this.steps, theme: this.theme, size: page.resizer.size, rows: [...page.rows.offsets],
      offset: page.stage.offset, beside: page.companion?.choice ?? '',
    })
  }

  /** Writes the current state over that of the address. */
  store() {
    if (this.isRestoring) return
    this.tables[this.index] ??= this.own
    history.replaceState({ index: this.index }, '', this.link)
    document.title = `${this.page.title} · Trellis playground`
    this.page.panel.showHistory(this.index > 0, this.index < this.most)
  }

  // MARK: What is done

  opened(lines) {
    this.scene = sceneOf(lines)
    this.base = null
    this.steps = []
  }

  changed(lines, isNew) {
    const scene = sceneOf(lines)
    if (isNew || scene) {
      this.opened(lines)
      return
    }
    const keepsScene = lines.every((line) => /^(direction|anchor)=/.test(line))
    if (!keepsScene) this.scene = ''
    if (!this.base || !lines.length) return
    const step = lines.join(';')
    const key = step.split('=')[0]
    // Of the positions of a slider the last one counts.
    if (this.steps.at(-1)?.split('=')[0] === key) this.steps.pop()
    this.add(step)
  }

  edited(name, offset, index) {
    // The setup from which the edit began; an edit does not change it.
    this.base ??= this.lines
    // An edit depends on what is in view, so the offset is exact.
    this.add([name, ...offset, ...(index ?? [])].join(','))
  }

  add(step) {
    if (this.steps.length < mostSteps) this.steps.push(step)
    if (this.steps.length === mostSteps) this.page.say(`Addresses keep the first ${mostSteps} changes`)
  }

  /** Before something is done: the address gets the state as it is. */
  begin(name) {
    if (this.isRestoring) return
    const now = performance.now()
    const goesOn = name !== null && name === this.last.name && now - this.last.time < pause
    this.last = { name, time: now }
    if (goesOn) return
    this.store()
    this.index += 1
    this.most = this.index
    this.left.length = this.tables.length = this.index
    this.isFresh = true
  }

  /** After something was done: a new state of the page. */
  end() {
    // During a drag the address waits until the page rests: browsers limit how often it may be written.
    if (this.isRestoring || !this.isFresh) return
    this.isFresh = false
    this.tables[this.index] = this.own
    history.pushState({ index: this.index }, '', this.link)
    this.page.panel.showHistory(true, false)
  }

  // MARK: What is restored

  /** Shows a scheme, or that of the system. */
  show(theme) {
    this.theme = theme
    const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.theme = isDark ? 'dark' : 'light'
    this.page.panel?.showTheme(isDark)
  }

  /** Opens what the address contains, where it was left; `isAnew` gives the module's memory back first. */
  restore(isAnew = false, left = {}) {
    const { page } = this
    if (isAnew && page.state) history.replaceState({ index: this.index }, '', this.link)
    const link = { ...readLink(location.hash), ...left }
    link.steps = link.steps.slice(0, mostSteps)
    if (!link.lines.length) link.lines = ['scene=paintings']
    const isQuick = page.state !== null || !isAnew
    page.later.run(isQuick && !link.steps.length && page.later.isQuick(link.lines), () => this.restoreNow(link, isAnew))
  }

  restoreNow(link, isAnew) {
    const { page } = this
    this.show(link.theme)
    page.resizer.choose(link.size ?? '')
    this.keepOwn()
    const go = (problem) => {
      if (isAnew) page.core.restart()
      if (isAnew) this.offerOwn()
      this.apply(problem ? { ...link, lines: ['scene=paintings'], steps: [], offset: null, rows: [] } : link, problem)
    }
    if (link.problem || isAnew || !this.mayTakeLong(link)) return void go(link.problem)
    const trial = { base: null, lines: link.lines.join('\n'), steps: link.steps.map(readStep), size: page.size, own: this.own }
    // Until then the page shows that it works.
    page.rehearsal.run(trial, page.titleOf(link.lines), go)
  }

  /** Whether a link may concern so much data, at any moment, that it is tried out first. */
  mayTakeLong({ lines, steps }) {
    const { page } = this
    if (page.mayTakeLong(lines)) return true
    if (!steps.length) return false
    const all = [lines, ...steps.map((step) => step.split(';'))].flat()
    const sceneItems = (line) => page.about.scenes.find(({ name }) => line === `scene=${name}`)?.items
    return all.some((line) => (sceneItems(line) ?? Number(/^items=(.*)/.exec(line)?.[1])) >= manyItems)
  }

  apply({ lines, steps, offset, rows, beside }, problem = null) {
    const { page } = this
    this.isRestoring = true
    let found = page.open(lines)
    if (found) {
      // Its data is not in this browser, or in another tab of it.
      if (!this.own && lines.some((line) => line.startsWith('data=own'))) {
        found = 'It shows data of one’s own, which stays in the tab to which it was brought. Bring it here to see it.'
      }
      problem ??= found
      page.open(['scene=paintings'])
      offset = null
    }
    const { scene } = this
    if (!found) {
      for (const step of steps) found ??= this.repeat(step)
      problem ??= found
    }
    if (!steps.length) this.scene = scene
    for (const [row, x] of rows) page.rows.scroll({ number: row }, x)
    if (offset) page.scroller.moveTo(...offset)
    this.isRestoring = false
    root.dataset.ready = 'yes'
    page.panel.ready()
    page.settle()
    problem ??= page.companion.choose(beside ?? '')
    if (problem) page.say(`The link could not be opened. ${problem}`)
  }

  /** Does once more what an address says was done; returns the problem if there is one. */
  repeat(step) {
    const { page } = this
    const read = readStep(step)
    if (!read) return `do: "${step}" cannot be done`
    const { lines, name, place, index } = read
    if (lines) return page.change(lines, false)
    page.scroller.moveTo(...place)
    const { text, numbers } = page.core.run(Operation.edit, index ?? [-1, -1], name)
    const answer = text ? JSON.parse(text) : {}
    if (answer.problem) return answer.problem
    Object.assign(page.state, { items: answer.items ?? page.state.items, sections: answer.sections ?? page.state.sections })
    page.meter.report('items', page.state.items.toLocaleString('en'))
    page.stand(Array.from(numbers))
    page.stage.refresh(true)
    this.edited(name, place, index)
    return null
  }

  // MARK: One's own data

  /** Takes in a table; returns the problem if there is one. */
  bring(table) {
    const { text } = this.page.core.run(Operation.table, [], `own\n${table}`)
    const problem = text ? JSON.parse(text).problem : null
    if (problem) return problem
    // The state before it keeps what it shows.
    this.tables[this.index] = this.own
    this.own = `own\n${table}`
    this.saveOwn()
    this.offer()
    return null
  }

  /** Keeps the table for a reload, and its pictures. */
  saveOwn() {
    try {
      if (this.own) sessionStorage.setItem(key, this.own)
      else sessionStorage.removeItem(key)
    } catch {
      this.page.say('This is too much to survive a reload')
    }
    keepPictures(this.own).then((kept) => {
      if (kept) this.page.panel.showKept(messages[kept])
    })
  }

  /** Removes the data that was brought from the page and from what the browser keeps. */
  forgetOwn() {
    const { page } = this
    if (page.state.data.startsWith('own')) page.panel.act(['scene=paintings'])
    this.own = null
    this.tables = []
    this.saveOwn()
    // Only a new module has no table.
    this.restore(true)
    this.offer()
  }

  /** The table that the state shows, or that was brought before a reload. */
  keepOwn() {
    const table = this.tables[this.index]
    if (table && table !== this.own) {
      this.own = table
      this.saveOwn()
      return this.offerOwn()
    }
    if (this.own || !location.hash.includes('own')) return
    try {
      this.own = sessionStorage.getItem(key)
    } catch {
      return
    }
    this.offerOwn()
    restorePictures(this.own).then((isWhole) => {
      if (!isWhole) this.page.panel.showKept('Your pictures were not kept. Bring them again to see them.')
      this.page.showPictures()
      this.page.companion.other?.showPictures()
    })
  }

  offerOwn() {
    if (!this.own) return
    this.page.core.run(Operation.table, [], this.own)
    this.offer()
  }

  offer() {
    this.page.about = this.page.core.json(Operation.describe)
    this.page.panel.offerData()
  }
}

/** The scene that lines name, if they choose nothing else but a direction and an anchor. */
export const sceneOf = (lines) => {
  const others = lines.filter((line) => !/^(scene|direction|anchor)=/.test(line))
  return others.length ? '' : lines.findLast((line) => line.startsWith('scene='))?.slice(6) ?? ''
}
