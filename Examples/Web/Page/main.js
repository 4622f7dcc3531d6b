// Wires the page: what people do becomes requests to the playground, and its answers become a picture.

import { Core, Operation, identityLength, recordLength } from './core.js'
import { Controls, spoken } from './controls.js'
import { Focus } from './focus.js'
import { lookOf } from './looks.js'
import { Meter } from './meter.js'
import { Resizer } from './resizer.js'
import { Scroller } from './scroller.js'
import { Stage } from './stage.js'
import { readLink, writeLink } from './link.js'

const $ = (id) => document.getElementById(id)
const root = document.documentElement

class Page {
  constructor(core) {
    this.core = core
    this.about = core.json(Operation.describe)
    this.state = null
    this.animation = null
    this.stage = new Stage(core, $('world'))
    this.meter = new Meter(core, $('meter'))
    this.scroller = new Scroller($('scroller'), $('spacer'), (x, y) => this.move(x, y))
    this.scroller.onSettle = () => this.settle()
    this.focus = new Focus(this)
    this.controls = new Controls($('parameters'), (key, value) => {
      const problem = this.change([`set.${key}=${value}`])
      return problem
    })
    this.resizer = new Resizer($('device'), $('scroller'), () => this.resize())
    this.offer()
    this.listen()
  }

  get size() {
    const { clientWidth, clientHeight } = $('scroller')
    return [clientWidth, clientHeight, window.devicePixelRatio || 1]
  }

  layout(name = this.state.layout) { return this.about.layouts.find((one) => one.name === name) }

  // MARK: Requests

  /** Opens a setup from its lines. */
  open(lines) {
    const { text, numbers } = this.meter.time(() =>
      this.core.run(Operation.open, this.size, lines.join('\n')))
    const state = JSON.parse(text)
    if (state.problem) return state.problem
    const standing = Array.from(numbers)
    this.stage.clear()
    this.focus.forget()
    this.take(state)
    this.stand(standing)
    this.stage.refresh()
    this.settle()
    return null
  }

  /** Changes the settings that the lines name; returns the problem if there is one. */
  change(lines, isAnimated = true) {
    this.stage.finish()
    this.focus.mark()
    const { text, numbers } = this.meter.time(() =>
      this.core.run(Operation.change, [isAnimated && this.animates ? 1 : 0], lines.join('\n')))
    const state = JSON.parse(text)
    if (state.problem) return state.problem
    const isOther = state.data !== this.state.data || state.layout !== this.state.layout
    const standing = Array.from(numbers)
    if (isOther) this.focus.forget()
    this.take(state)
    this.stand(standing)
    // Remaining elements may look different in another layout.
    this.play(standing[11], isOther)
    return null
  }

  edit(name) {
    this.stage.finish()
    this.focus.mark()
    const focused = this.focus.index
    const { text, numbers } = this.meter.time(() =>
      this.core.run(Operation.edit, focused ?? [-1, -1], name))
    const answer = text ? JSON.parse(text) : {}
    if (answer.problem) return this.say(answer.problem)
    const standing = Array.from(numbers)
    if (answer.items !== undefined) {
      Object.assign(this.state, { items: answer.items, sections: answer.sections })
      this.meter.report('items', answer.items.toLocaleString('en'))
    }
    this.stage.sections.describe(this.state, this.title)
    this.stand(standing)
    this.play(standing[11])
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
    world.dir = state.direction === 'rightToLeft' ? 'rtl' : 'ltr'
    world.dataset.look = look
    world.dataset.axis = state.values.axis ?? 'vertical'
    world.style.setProperty('--corner', `${state.values.cornerRadius ?? 10}px`)
    const card = state.values.cardInsets?.split(',')
    world.style.setProperty('--card-inset', `${card?.[1] ?? 0}px`)
    $('stage').dataset.look = look
    this.stage.sections.describe(state, this.title)
    this.controls.show(layout, state.values)
    this.showChoices(layout)
    this.meter.report('items', state.items.toLocaleString('en'))
  }

  get title() {
    return this.about.data.find((one) => one.name === this.state.data)?.title ?? this.state.data
  }

  /** Updates the page from the sizes and offsets. */
  stand(numbers) {
    if (numbers.length < 12) return
    const [, , x, y, leastX, leastY, mostX, mostY] = numbers
    this.sized = this.size
    const [width, height] = this.sized
    Object.assign($('stage').style, { width: `${width}px`, height: `${height}px` })
    this.scroller.set([width, height], [mostX - leastX, mostY - leastY], [x, y])
    this.stage.look(x, y)
    this.meter.report('viewport', `${Math.round(width)} × ${Math.round(height)}`)
  }

  get animates() { return !matchMedia('(prefers-reduced-motion: reduce)').matches }

  /** Animates a change, or shows only its end. */
  play(count, isOther = false) {
    if (!count || !this.animates) {
      if (isOther) this.stage.clear()
      this.stage.refresh()
      this.focus.follow()
      return this.rest()
    }
    this.stage.begin(count)
    this.focus.follow()
    const start = performance.now()
    const duration = isOther ? 520 : 380
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
    this.meter.report('visible', String(this.stage.count))
    this.meter.query()
    this.focus.offer()
    const form = 'swift'
    $('code').textContent = this.core.run(Operation.export, [], form).text
    history.replaceState(null, '', this.link)
  }

  get link() {
    const lines = this.core.run(Operation.export, [], 'link').text.split('\n')
    return writeLink(lines, {
      theme: root.dataset.theme,
      size: this.resizer.size,
      offset: this.stage.offset,
    })
  }

  say(text) {
    const toast = $('toast')
    toast.textContent = text
    toast.classList.add('shown')
    clearTimeout(this.saying)
    this.saying = setTimeout(() => toast.classList.remove('shown'), 2600)
  }

  // MARK: What there is to choose

  offer() {
    const option = (value, text) => Object.assign(document.createElement('option'), {
      value, textContent: text,
    })
    $('scenes').append(option('', '…'), ...this.about.scenes.map((one) => option(one.name, one.title)))
    $('data').append(...this.about.data.map((one) => option(one.name, one.title)))
    $('layouts').append(...this.about.layouts.map((layout) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.setAttribute('role', 'radio')
      button.dataset.layout = layout.name
      button.title = layout.summary
      button.textContent = spoken(layout.name.replaceAll('-', ' '))
      return button
    }))
  }

  showChoices(layout) {
    const { state } = this
    for (const button of $('layouts').children) {
      const isChosen = button.dataset.layout === state.layout
      button.setAttribute('aria-checked', isChosen)
      button.tabIndex = isChosen ? 0 : -1
      if (isChosen) button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    $('data').value = state.data
    $('itemsRow').hidden = !state.isGenerated
    $('items').value = Math.round(Math.log10(state.chosenItems))
    $('itemsText').textContent = state.chosenItems.toLocaleString('en')
    $('direction').checked = state.direction === 'rightToLeft'
    $('anchor').value = state.anchor
    $('axisRow').hidden = state.values.axis === undefined
    $('axis').checked = state.values.axis === 'horizontal'
    $('layoutName').textContent = spoken(layout.name.replaceAll('-', ' '))
    $('layoutSummary').textContent = layout.summary
  }

  listen() {
    const sayProblem = (problem) => { if (problem) this.say(problem) }
    const choose = (button) => {
      $('scenes').value = ''
      sayProblem(this.change([`layout=${button.dataset.layout}`]))
    }
    $('layouts').addEventListener('click', (event) => {
      const button = event.target.closest('button')
      if (button) choose(button)
    })
    $('layouts').addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (!step) return
      event.preventDefault()
      const buttons = [...$('layouts').children]
      const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length]
      choose(next)
      next.focus()
    })
    $('scenes').addEventListener('change', (event) => {
      if (event.target.value) sayProblem(this.change([`scene=${event.target.value}`]))
    })
    $('data').addEventListener('change', (event) => {
      $('scenes').value = ''
      sayProblem(this.change([`data=${event.target.value}`]))
    })
    $('items').addEventListener('input', (event) => {
      sayProblem(this.change([`items=${10 ** event.target.value}`], false))
    })
    $('direction').addEventListener('change', (event) => {
      this.change([`direction=${event.target.checked ? 'rightToLeft' : 'leftToRight'}`])
    })
    $('axis').addEventListener('change', (event) => {
      this.change([`set.axis=${event.target.checked ? 'horizontal' : 'vertical'}`])
    })
    $('anchor').addEventListener('change', (event) => this.change([`anchor=${event.target.value}`]))
    $('sizes').addEventListener('click', (event) => {
      const { size } = event.target.dataset
      if (size !== undefined) this.resizer.choose(size)
    })
    $('edits').addEventListener('click', (event) => {
      const { edit } = event.target.dataset
      if (edit) this.edit(edit)
    })
    $('theme').addEventListener('click', () => {
      this.theme(root.dataset.theme === 'dark' ? 'light' : 'dark')
      this.settle()
    })
    $('toggle').addEventListener('click', () => {
      const isOpen = document.body.classList.toggle('open')
      $('toggle').setAttribute('aria-expanded', isOpen)
    })
    $('panel').addEventListener('click', (event) => {
      const form = event.target.dataset.export
      if (form) this.copy(form)
    })
    window.addEventListener('hashchange', () => this.openLink())
  }

  theme(name) {
    root.dataset.theme = name
    $('theme').setAttribute('aria-pressed', name === 'dark')
  }

  async copy(form) {
    const text = form === 'link' ? this.link : this.core.run(Operation.export, [], form).text
    const whole = form === 'link' ? new URL(text, location.href).href : text
    $('code').textContent = whole
    try {
      await navigator.clipboard.writeText(whole)
      this.say('Copied')
    } catch {
      // Without a clipboard the text is at least selected.
      getSelection().selectAllChildren($('code'))
      this.say('Selected: press Ctrl-C or ⌘C')
    }
  }

  /** Opens what the address holds, or the first scene. */
  openLink() {
    const { lines, theme, size, offset } = readLink(location.hash)
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    this.theme(theme ?? root.dataset.theme ?? (isDark ? 'dark' : 'light'))
    this.resizer.choose(size ?? '', true)
    const problem = this.open(lines.length ? lines : ['scene=paintings'])
    if (problem) {
      this.say(problem)
      this.open(['scene=paintings'])
    }
    const scene = lines.find((line) => line.startsWith('scene='))?.slice(6)
    $('scenes').value = lines.length && !problem ? scene ?? '' : 'paintings'
    if (offset) this.scroller.moveTo(...offset)
  }
}

try {
  const page = new Page(await Core.load(
    new URL('.', import.meta.url), new URLSearchParams(location.search).has('record')))
  page.openLink()
  // For tests and for the console.
  window.playground = { page, Operation, identityLength, recordLength }
  root.dataset.ready = 'yes'
} catch (error) {
  $('toast').textContent = `The playground could not be loaded: ${error.message}`
  $('toast').classList.add('shown')
  throw error
}
