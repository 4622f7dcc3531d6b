// The states of the page: undo goes through all of them, Back and Forward through those that show something else, and the
// address contains the current one.

import { Operation } from './core.js'
import { readLink, readStep, writeLink, writeStep } from './link.js'
import { linesOfLayout } from './values.js'
import { keepPictures, restorePictures } from './pictures.js'
import { manyItems } from './rehearsal.js'

const root = document.documentElement
const key = 'own data'
/** The steps that an address has room for. */
const mostSteps = 1000
/** The sections whose counts are copied, and the letters of a table that is copied with them. */
const mostCounts = 400
const mostTable = 200_000
/** The width from which on scenes have the parameters for wide windows, as in `Playground.narrowWidth`. */
const wide = 600
/** Requests of one name within this time are one step, in milliseconds. */
const pause = 1200

/** What the page says about the pictures that the browser keeps. */
const messages = {
  all: '',
  some: 'A reload loses some of your pictures, because they are too many to be kept.',
  none: 'This browser does not keep pictures: a reload loses them.',
}

const formOf = ([width]) => (width < wide ? 'narrow' : 'wide')
const keepsScene = (lines) => lines.every((line) => /^(direction|anchor)=/.test(line))
/** Whether lines choose something else to look at, to which the browser goes back; everything else is undone. */
const isEntry = (lines) => lines.some((line) => /^(scene|layout|data)=/.test(line))

/** The scheme that was chosen in an earlier visit, if one was. */
function keptTheme() {
  try {
    return localStorage.getItem('theme')
  } catch {
    return null
  }
}

export class History {
  constructor(page) {
    this.page = page
    /** The scene that is shown, if nothing of it but items was changed. */
    this.scene = ''
    /** The lines before the first edit, and what was done from there on. */
    this.base = null
    this.steps = []
    /** Whether the scene was opened for a narrow window or for a wide one. */
    this.form = null
    /** The offset at which the setup was opened. */
    this.start = null
    /** The scheme that was chosen, if one was. */
    this.theme = null
    this.own = null
    /** The states of the page in their order, and the number of the current one. Entries of the browser name states. */
    this.states = []
    this.index = 0
    /** Tells the states of this page from those before a reload. */
    this.name = Math.random().toString(36).slice(2)
    this.count = 0
    this.last = { name: null, time: 0 }
    window.addEventListener('popstate', (event) => {
      this.leave()
      const found = this.states.findIndex(({ id }) => id === event.state?.id)
      if (found >= 0) return this.show(found)
      this.restore()
    })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', () => { if (!this.theme) this.showTheme(null) })
    history.scrollRestoration = 'manual'
  }

  // MARK: The address

  /** The lines of the setup without a scene. */
  get plain() { return this.page.core.run(Operation.export, [], 'link').text.split('\n') }

  get lines() {
    if (!this.scene) return this.plain
    return [`scene=${this.scene}`, ...this.plain.filter((line) => /^(direction|anchor)=/.test(line))]
  }

  /** The current state: what was opened, what was done, and where it is scrolled. */
  get now() {
    const { page } = this
    return {
      lines: this.base ?? this.lines, steps: this.steps, form: this.form,
      own: page.state.data.startsWith('own') ? this.shown : null,
      offset: page.stage.offset, rows: [...page.rows.offsets], focus: page.focus.index,
    }
  }

  /** The address of a state. */
  linkOf({ lines, steps, form, offset, rows }, { isWhole = true } = {}) {
    const { page } = this
    const isScene = lines[0]?.startsWith('scene=')
    // Another window has its own form, and then one that differs from it cannot be told from it.
    const isOther = isScene && form !== null && form !== formOf(page.size)
    const isMoved = steps.length > 0 || String(offset) !== String(this.start)
    return writeLink(lines, {
      steps: steps.slice(0, mostSteps), form: isOther || !isWhole ? form : null,
      ...(isWhole ? {
        theme: this.theme, size: page.resizer.size, beside: page.companion?.choice ?? '', rows,
        offset: isMoved ? offset : null,
      } : {}),
    })
  }

  get link() { return this.linkOf(this.now) }

  /** The layout as JSON that `LayoutJSON` reads, with the data that it shows, and what else makes the same scene again. */
  get json() {
    const { core, state } = this.page
    const read = (form) => core.run(Operation.export, [], form).text
    const isOwn = state.data.startsWith('own')
    const data = [`"name": ${JSON.stringify(state.data)}`]
    if (state.sections <= mostCounts) data.push(`"sections": ${read('sections')}`)
    if (isOwn && this.own.length <= mostTable) data.push(`"table": ${JSON.stringify(this.own.slice(4))}`)
    return ['{', '  "package": "trellis, product LayoutJSON, which reads the member \\"layout\\"",', `  "layout": ${read('json').trim().replaceAll('\n', '\n  ')},`, `  "data": { ${data.join(', ')} },`,
      `  "playground": ${JSON.stringify(this.linkOf(this.now, { isWhole: false }).slice(1))}`, '}'].join('\n')
  }

  /** Opens what was copied as JSON, as one step. */
  paste({ layout, data, playground }) {
    const { page } = this
    const link = readLink(playground)
    const table = data?.table
    let problem = link.problem
    if (table && table !== this.own?.slice(4)) problem ??= this.bring(table)
    if (problem) return page.say(problem)
    const done = (problem) => {
      if (problem) return page.say(problem)
      this.begin(null)
      this.apply({ ...link, rows: [], offset: null })
      const lines = linesOfLayout(layout)
      const shown = linesOfLayout(JSON.parse(page.core.run(Operation.export, [], 'json').text))
      // What was changed by hand in the text counts.
      const refused = String(lines) === String(shown) ? null : page.change(lines, false)
      this.end(['scene='])
      if (refused) page.refuse(refused)
    }
    if (!this.mayTakeLong(link)) return done(null)
    page.rehearsal.run(this.trialOf(link), page.titleOf(link.lines), done)
  }

  trialOf({ lines, steps }) {
    return { base: null, lines: lines.join('\n'), steps: steps.map(readStep), size: this.page.size, own: this.own }
  }

  /** Writes an address; browsers refuse to do so very often, and the next rest of the page does it then. */
  write(isNew, id, link) {
    try {
      if (isNew) history.pushState({ id }, '', link)
      else history.replaceState({ id }, '', link)
    } catch {
      this.page.rest()
    }
  }

  /** Writes the current state over that of the address. */
  store() {
    if (this.isRestoring || this.isGoing || !this.states.length) return
    this.write(false, this.states[this.index].id, this.link)
    document.title = `${this.page.title} · Trellis playground`
    this.showSteps()
  }

  showSteps() { this.page.panel.showHistory(this.index > 0, this.index < this.states.length - 1) }

  // MARK: What is done

  /** A setup was opened, in a window of a form. */
  opened(lines, start, form = formOf(this.page.size)) {
    this.scene = sceneOf(lines)
    this.base = null
    this.steps = []
    this.form = form
    this.start = start
    this.shown = this.own
  }

  /**
   * Does once more what was done to a setup that was opened, without showing it. Returns the last state that differs, and
   * notes the problem of the first step that cannot be done.
   */
  repeat(lines, steps, state, size) {
    const { core } = this.page
    this.refused = null
    let sized = String(size)
    const done = []
    for (const step of steps) {
      const read = readStep(step)
      if (read?.size && String(read.size) !== sized) {
        core.run(Operation.resize, read.size)
        sized = String(read.size)
      }
      const { text } = !read ? {} : read.lines ? core.run(Operation.change, [0], read.lines.join('\n'))
        : core.run(Operation.edit, read.numbers, read.name)
      const answer = text ? JSON.parse(text) : {}
      this.refused = read ? answer.problem : `do: "${step}" cannot be done`
      if (this.refused) break
      if (read.lines && !keepsScene(read.lines)) this.scene = ''
      state = { ...state, ...answer }
      done.push(step)
    }
    if (done.length) [this.base, this.steps] = [lines, done]
    return state
  }

  changed(lines, isNew, start) {
    const scene = sceneOf(lines)
    if (isNew || scene) return this.opened(lines, start)
    if (!keepsScene(lines)) this.scene = ''
    if (!this.base || !lines.length) return
    // A layout begins with other parameters in another window, so all of them are named.
    const isLayout = lines.some((line) => line.startsWith('layout='))
    const step = (isLayout ? this.plain.filter((line) => !/^(data|items)=/.test(line)) : lines).join(';')
    const key = step.split('=')[0]
    // Of the positions of a slider the last one counts.
    const isSame = !isLayout && this.steps.at(-1)?.split('=')[0] === key
    this.add(step, isSame)
  }

  edited(name, numbers, size) {
    // The setup from which the edit began; an edit does not change it.
    this.base ??= this.lines
    this.add(writeStep(name, numbers, size))
  }

  add(step, replaces = false) {
    // The states before it have these steps too.
    this.steps = [...(replaces ? this.steps.slice(0, -1) : this.steps), step]
    if (this.steps.length === mostSteps) this.page.say(`Addresses keep the first ${mostSteps} changes`)
  }

  /** Before something is done: the state is as it is left. */
  begin(name) {
    if (this.isRestoring) return
    this.arrive()
    const now = performance.now()
    this.goesOn = name !== null && name === this.last.name && now - this.last.time < pause
    this.doing = name
    if (!this.goesOn) this.leave()
  }

  /** After something was done: a new state of the page. */
  end(lines = []) {
    if (this.isRestoring) return
    const old = this.states[this.index]
    this.last = { name: this.doing, time: performance.now() }
    if (this.goesOn) {
      Object.assign(old, this.now)
    } else {
      if (isEntry(lines)) this.write(false, old.id, this.linkOf(old))
      this.states.length = this.index + 1
      this.put(this.now)
      if (isEntry(lines)) this.write(true, this.states[this.index].id, this.link)
    }
    this.showSteps()
  }

  /** Adds a state behind the current one. */
  put(state) {
    this.count += 1
    this.states.push({ ...state, id: `${this.name}-${this.count}` })
    this.index = this.states.length - 1
  }

  // MARK: What is restored

  /** Shows a scheme, or that of the system. */
  showTheme(theme) {
    this.theme = theme
    // That of an earlier visit is not a part of links.
    const known = theme ?? keptTheme()
    const isDark = known ? known === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    root.dataset.theme = isDark ? 'dark' : 'light'
    this.page.panel?.showTheme(isDark)
  }

  /** Notes how the current state is left, unless the page is on its way to it. */
  leave() {
    const { page } = this
    if (!page.state || this.isGoing || !this.states.length) return
    page.scroller.take()
    Object.assign(this.states[this.index], this.now)
  }

  /** Goes some states back or forward. Steps that follow each other quickly are shown once. */
  go(count) {
    if (!this.states[this.index + count]) return
    this.leave()
    this.show(this.index + count)
  }

  /** Shows a state soon. */
  show(index) {
    this.index = index
    this.last.name = null
    this.showSteps()
    if (this.isGoing) return
    this.isGoing = true
    this.focused = this.page.focus.hasFocus
    this.going = setTimeout(() => this.arrive())
  }

  /** Shows the state to which the page is on its way. */
  arrive() {
    if (!this.isGoing) return
    clearTimeout(this.going)
    const { page } = this
    const { lines, steps } = this.states[this.index]
    page.later.run(!steps.length && page.later.isQuick(lines), () => {
      // Later steps have led elsewhere.
      if (!this.isGoing) return
      this.isGoing = false
      const state = this.states[this.index]
      this.keepOwn(state.own)
      this.apply(state)
      if (this.focused && state.focus) page.focus.return(state.focus)
    })
  }

  /** Opens what the address contains; `isAnew` gives the module's memory back first. */
  restore(isAnew = false) {
    const { page } = this
    this.leave()
    this.isGoing = false
    const link = readLink(location.hash)
    link.steps = link.steps.slice(0, mostSteps)
    if (isAnew && this.states.length) Object.assign(link, this.states[this.index], { problem: null })
    if (!link.lines.length) link.lines = ['scene=paintings']
    const isQuick = page.state !== null || !isAnew
    page.later.run(isQuick && !link.steps.length && page.later.isQuick(link.lines), () => this.restoreNow(link, isAnew))
  }

  restoreNow(link, isAnew) {
    const { page } = this
    this.showTheme(link.theme)
    page.resizer.choose(link.size ?? '')
    this.keepOwn(link.own)
    const isSame = isAnew && this.states.length > 0
    const go = (problem) => {
      if (isAnew) page.core.restart()
      if (isAnew) this.offerOwn()
      this.apply(problem ? { ...link, lines: ['scene=paintings'], steps: [], offset: null, rows: [] } : link, problem)
      if (!isSame) this.begun(link.form)
      page.settle()
    }
    if (link.problem || isAnew || !this.mayTakeLong(link)) return void go(link.problem)
    // Until then the page shows that it works.
    page.rehearsal.run(this.trialOf(link), page.titleOf(link.lines), go)
  }

  /** The states that led to that of an address. */
  begun(form) {
    const { now } = this
    this.states.length = this.states.length ? this.index + 1 : 0
    const { steps } = now
    for (let count = 0; count <= steps.length; count++) this.put({ ...now, form: form ?? now.form, steps: steps.slice(0, count) })
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

  apply({ lines, steps, form, offset, rows, beside }, problem = null) {
    const { page } = this
    this.isRestoring = true
    // Its data is not in this browser, or in another tab of it.
    const lacks = !this.own && lines.some((line) => line.startsWith('data=own'))
      ? 'It shows data of one’s own, which stays in the tab to which it was brought. Bring it here to see it.' : null
    let found = lacks ?? page.open(lines, { form, steps })
    if (found && !lacks && this.openParts(lines, form)) {
      problem ??= found
      found = null
    }
    if (found) page.open(['scene=paintings'])
    problem ??= found ?? this.refused
    if (!found) {
      for (const [row, x] of rows) page.rows.scroll({ number: row }, x)
      if (offset) page.scroller.moveTo(...offset)
    }
    this.isRestoring = false
    root.dataset.ready = 'yes'
    page.panel.ready()
    page.rest()
    if (beside !== undefined) problem ??= page.companion.choose(beside)
    else page.companion.open()
    if (problem) page.say(`The link could not be opened. ${problem}`)
  }

  /** Opens a setup without the parameters that it cannot have; returns whether anything else can be opened. */
  openParts(lines, form) {
    const { page } = this
    const known = /^(layout|data|scene|items|direction|anchor|defaults|set\.\w+)=/
    const others = lines.filter((line) => known.test(line) && !line.startsWith('set.'))
    if (!others.length || page.open(others, { form })) return false
    for (const line of lines) if (line.startsWith('set.')) page.change([line], false)
    return true
  }

  // MARK: One's own data

  /** Takes in a table; returns the problem if there is one. */
  bring(table) {
    const { text } = this.page.core.run(Operation.table, [], `own\n${table}`)
    const problem = text ? JSON.parse(text).problem : null
    if (problem) return problem
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
    this.saveOwn()
    page.left.clear()
    this.states = [{ ...this.states[this.index], own: null }]
    this.index = 0
    // Only a new module has no table.
    this.restore(true)
    this.offer()
  }

  /** Takes in the table that a state shows, or that was brought before a reload. */
  keepOwn(table = null) {
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

/** The size of a window in which a setup of a form is opened. */
export const sizeOf = (form, [width, height, scale]) =>
  [!form ? width : form === 'wide' ? Math.max(wide, width) : Math.min(wide - 1, width), height, scale]
