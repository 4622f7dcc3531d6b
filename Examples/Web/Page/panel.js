// The bar and the settings: what there is to choose, and messages.

import { Operation, identityLength } from './core.js'
import { spoken } from './controls.js'
import { addPicture } from './pictures.js'
import { linesOfLayout } from './values.js'

const $ = (id) => document.getElementById(id)
const root = document.documentElement

/** What is copied, in words. */
const names = { swift: 'Swift', swiftui: 'a SwiftUI file', uikit: 'a UIKit file', json: 'JSON', link: 'the link', embed: 'the embed code' }

const option = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text })

/** Lets a row of buttons fade out at each end behind which it goes on. */
function fade(element) {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element
    element.toggleAttribute('data-before', scrollLeft > 1)
    element.toggleAttribute('data-after', scrollLeft < scrollWidth - clientWidth - 1)
  }
  element.addEventListener('scroll', look, { passive: true })
  new ResizeObserver(look).observe(element)
}

export class Panel {
  constructor(page) {
    this.page = page
    this.offer()
    this.offerData()
    this.listen()
    this.listenToBar()
    this.listenToData()
    this.listenToTools()
    fade($('layouts'))
    fade($('edits'))
  }

  /** The page can be used. */
  ready() {
    for (const element of document.querySelectorAll('[data-waits]')) element.inert = false
    $('picture').remove()
    $('progress').hidden = true
    this.ready = () => {}
  }

  // MARK: What there is to choose

  offer() {
    const { about } = this.page
    $('scenes').append(option('', 'Your own'), ...about.scenes.map((one) => option(one.name, one.title)))
    $('layouts').append(...about.layouts.map((layout) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.setAttribute('role', 'radio')
      button.dataset.layout = layout.name
      button.title = layout.summary
      button.textContent = spoken(layout.name.replaceAll('-', ' '))
      return button
    }))
    $('besides').append(...about.layouts.map(({ name }) => option(name, spoken(name.replaceAll('-', ' ')))))
  }

  offerData() {
    $('data').replaceChildren(...this.page.about.data.map((one) => option(one.name, one.title)))
    if (this.page.state) $('data').value = this.page.state.data
    $('forget').hidden = !this.page.history.own
  }

  show(layout) {
    const { state, history } = this.page
    for (const button of $('layouts').children) {
      const isChosen = button.dataset.layout === state.layout
      button.toggleAttribute('data-new', isChosen && button.getAttribute('aria-checked') !== 'true')
      button.setAttribute('aria-checked', isChosen)
      button.tabIndex = isChosen ? 0 : -1
    }
    // Only then has each button its width.
    $('layouts').querySelector('[data-new]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    queueMicrotask(() => {
      $('scenes').value = history.scene
      $('besides').value = this.page.companion.choice
    })
    $('data').value = state.data
    $('itemsRow').hidden = !state.isGenerated
    const power = Math.log10(state.chosenItems)
    $('items').value = power
    $('items').setAttribute('aria-valuetext', `${state.chosenItems.toLocaleString('en')} items`)
    if (document.activeElement !== $('itemCount')) $('itemCount').value = state.chosenItems
    $('direction').checked = state.direction === 'rightToLeft'
    $('anchor').value = state.anchor
    $('layoutName').textContent = spoken(layout.name.replaceAll('-', ' '))
    $('layoutSummary').textContent = state.isDescribedByData
      ? 'This data describes each of its sections itself, so the other parameters change nothing here.'
      : layout.summary
  }

  showTheme(isDark) { $('theme').setAttribute('aria-pressed', isDark) }

  showHistory(hasPast, hasFuture) {
    $('undo').disabled = !hasPast
    $('redo').disabled = !hasFuture
  }

  // MARK: Messages

  say(text) {
    const toast = $('toast')
    // What a link contains may be of any length.
    if (text.length > 240) text = `${text.slice(0, 160)}… ${text.slice(-60)}`
    toast.textContent = text
    toast.classList.add('shown')
    clearTimeout(this.saying)
    // Longer texts take longer to read.
    this.saying = setTimeout(() => toast.classList.remove('shown'), 2600 + text.length * 50)
  }

  /** Says what the browser does not keep of one's own pictures; nothing if it keeps all of them. */
  showKept(text) {
    $('kept').textContent = text
    if (text) this.say(text)
  }

  /** Announces work that takes long, or nothing. */
  busy(title) {
    $('busy').hidden = !title
    $('busyText').textContent = title ?? ''
    if (!root.dataset.ready) $('progress').hidden = Boolean(title)
  }

  /** The diagnostics of the layout, and the reason why nothing is to be seen. */
  showProblems(text) {
    const { stage, state, meter, size } = this.page
    const lines = text ? text.split('\n') : []
    const more = Number(/^and (\d+) more$/.exec(lines.at(-1) ?? '')?.[1] ?? 0)
    const count = more ? lines.length - 1 + more : lines.length
    $('problems').hidden = !count
    $('problemCount').textContent = `${count.toLocaleString('en')} ${count === 1 ? 'problem' : 'problems'}`
    $('problemList').replaceChildren(...lines.slice(0, 100).map((line) =>
      Object.assign(document.createElement('li'), { textContent: line })))
    const [x, y] = stage.offset
    const isSeen = [...stage.nodes.values()].some((node) => node.identity[0] !== 2 && node.width > 0
      && node.height > 0 && node.x < x + size[0] && node.x + node.width > x && node.y < y + size[1]
      && node.y + node.height > y)
    $('empty').hidden = isSeen
    if (!isSeen) {
      $('empty').textContent = state.items === 0 ? 'There are no items.'
        : count ? `Nothing is in view here. ${lines[0]}` : 'Nothing is in view here.'
    }
    const isCut = stage.count >= 4000
    meter.report('visible', isCut ? 'more than 4,000; not all are drawn' : String(stage.count))
  }

  // MARK: What people do

  choose(layout) {
    const { page } = this
    if (layout === page.state.layout) return
    this.act(page.linesOf(layout))
  }

  act(lines, name) {
    const problem = this.page.act(lines, name)
    if (problem) this.page.refuse(problem)
  }

  listen() {
    $('layouts').addEventListener('click', (event) => {
      const button = event.target.closest('button')
      if (button) this.choose(button.dataset.layout)
    })
    $('layouts').addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      if (!step) return
      event.preventDefault()
      const buttons = [...$('layouts').children]
      const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length]
      this.choose(next.dataset.layout)
      next.focus()
    })
    const { history } = this.page
    $('scenes').addEventListener('change', ({ target }) => {
      if (target.value) this.act([`scene=${target.value}`])
      else target.value = this.page.history.scene
    })
    $('data').addEventListener('change', ({ target }) => this.act(this.page.linesOfData(target.value)))
    $('items').addEventListener('input', ({ target }) => {
      // Two digits are precise enough for a slider.
      const count = Number((10 ** target.value).toPrecision(2))
      this.act([`items=${Math.min(1_000_000, Math.round(count))}`], 'items')
    })
    $('itemCount').addEventListener('change', ({ target }) => this.act([`items=${target.value}`], 'items'))
    $('direction').addEventListener('change', ({ target }) =>
      this.act([`direction=${target.checked ? 'rightToLeft' : 'leftToRight'}`]))
    $('anchor').addEventListener('change', ({ target }) => this.act([`anchor=${target.value}`]))
    $('sizes').addEventListener('click', (event) => {
      const { size } = event.target.dataset
      if (size !== undefined) this.page.resizer.choose(size)
    })
    $('million').addEventListener('click', () => this.act(['scene=million']))
    $('edits').addEventListener('click', (event) => {
      const { edit } = event.target.dataset
      if (edit) this.page.edit(edit)
    })
    $('panel').addEventListener('click', (event) => {
      const form = event.target.dataset.export
      if (form) this.copy(form)
    })
    $('besides').addEventListener('change', ({ target }) => {
      const problem = this.page.companion.choose(target.value)
      if (problem) this.say(problem)
      target.value = this.page.companion.choice
      history.store()
    })
    $('jump').addEventListener('change', ({ target }) => this.jump(target))
  }

  /** A toolbar is one stop of Tab, and arrows go through its buttons. */
  listenToTools() {
    const buttons = [...$('edits').querySelectorAll('button')]
    const enter = (button) => { for (const one of buttons) one.tabIndex = one === button ? 0 : -1 }
    enter(buttons[0])
    $('edits').addEventListener('focusin', ({ target }) => enter(target))
    $('edits').addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      const place = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1
        : step && (buttons.indexOf(event.target) + step + buttons.length) % buttons.length
      if (place === undefined) return
      event.preventDefault()
      buttons[place].focus()
    })
    $('explain').addEventListener('click', () => {
      $('explanations').hidden = !$('explanations').hidden
      $('explain').setAttribute('aria-expanded', String(!$('explanations').hidden))
    })
  }

  /** In a page of somebody else, the first parameter is all that can be changed. */
  showEmbed() {
    if (root.dataset.embed !== 'yes') return
    $('embed').hidden = false
    const row = this.page.controls.rows.values().next().value
    if (row && row.element.parentElement !== $('embedControl')) $('embedControl').replaceChildren(row.element)
    const whole = new URL(this.page.link, location.href)
    whole.search = ''
    $('whole').href = whole.href
  }

  listenToBar() {
    const { history } = this.page
    const close = () => {
      document.body.classList.remove('open')
      $('toggle').setAttribute('aria-expanded', false)
    }
    $('theme').addEventListener('click', () => {
      const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
      try {
        localStorage.setItem('theme', theme)
      } catch {
        // The next visit has the scheme of the system.
      }
      history.showTheme(theme)
      this.page.companion.other?.history.showTheme(history.theme)
      history.store()
    })
    $('toggle').addEventListener('click', () => {
      const isOpen = document.body.classList.toggle('open')
      $('toggle').setAttribute('aria-expanded', isOpen)
    })
    $('undo').addEventListener('click', () => history.go(-1))
    $('redo').addEventListener('click', () => history.go(1))
    $('cancel').addEventListener('click', () => {
      this.page.rehearsal.cancel()
      this.page.later.cancel()
      this.busy(null)
    })
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && document.body.classList.contains('open')) {
        close()
        $('toggle').focus()
      }
      const isField = event.target.closest?.('input:not([type=range], [type=checkbox]), textarea')
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !isField) {
        event.preventDefault()
        const button = event.shiftKey ? $('redo') : $('undo')
        if (!button.disabled) button.click()
      }
    })
  }

  // MARK: One's own data

  listenToData() {
    const { history } = this.page
    const take = async (make) => {
      try {
        const table = await make(await import('./own.js'))
        // The reader kept the scene, or pasted a configuration.
        if (!table) return
        await this.page.core.complete()
        const problem = history.bring(table)
        if (problem) return this.say(problem)
        this.act([`data=${this.page.state.isSheet ? 'own-table' : 'own'}`])
      } catch (error) {
        this.say(`The data could not be read: ${error.message}`)
      }
    }
    $('files').addEventListener('change', ({ target }) => {
      const files = [...target.files]
      take(({ tableOfFiles }) => tableOfFiles(files, addPicture))
    })
    $('choose').addEventListener('click', () => $('files').click())
    $('forget').addEventListener('click', () => history.forgetOwn())
    document.addEventListener('paste', (event) => {
      if (event.target.closest?.('input, textarea')) return
      const files = [...event.clipboardData.files]
      const text = event.clipboardData.getData('text/plain')
      take((own) => (files.length ? own.tableOfFiles(files, addPicture) : this.takeText(own, text)))
    })
    document.addEventListener('dragover', (event) => {
      event.preventDefault()
      document.body.classList.add('drops')
    })
    document.addEventListener('dragleave', (event) => {
      if (!event.relatedTarget) document.body.classList.remove('drops')
    })
    document.addEventListener('drop', (event) => {
      event.preventDefault()
      document.body.classList.remove('drops')
      const transfer = event.dataTransfer
      const text = transfer.getData('text/plain')
      // After the event, it has nothing any more.
      const dropped = {
        entries: [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean), files: [...transfer.files],
      }
      take(async (own) => {
        const list = await own.droppedFiles(dropped)
        return list.length ? own.tableOfFiles(list, addPicture) : this.takeText(own, text)
      })
    })
  }

  /** The table of a text, or nothing if it is a configuration, which is shown, or if the reader does not want it. */
  async takeText({ isProse, configurationOf, tableOfText }, text) {
    const found = configurationOf(text)
    await this.page.core.complete()
    if (found?.scene) return void this.page.history.paste(found.scene)
    if (found) return void this.act(linesOfLayout(found.layout))
    const table = tableOfText(text)
    if (!isProse(text)) return table
    const isWanted = await this.ask(`“${text.trim().slice(0, 40)}…” has no columns. Show its lines as items?`)
    return isWanted ? table : null
  }

  /** Asks a question, and returns whether the answer is yes. */
  ask(question) {
    $('askText').textContent = question
    $('ask').hidden = false
    $('askYes').focus()
    return new Promise((done) => {
      for (const [id, answer] of [['askYes', true], ['askNo', false]]) {
        $(id).onclick = () => {
          $('ask').hidden = true
          done(answer)
        }
      }
    })
  }

  /** Brings an item into view, by its number from 1 on. */
  jump(field) {
    const { page } = this
    const number = Number(field.value)
    const { items } = page.state
    if (!Number.isInteger(number) || number < 1 || number > items) {
      return this.say(`${field.value} is out of range; use 1...${items.toLocaleString('en')}`)
    }
    page.stage.finish()
    const identity = Array.from(page.core.run(Operation.item, [number - 1]).numbers.slice(0, identityLength))
    if (identity.length) page.focus.reach(identity)
  }

  /** How an app gets the package and the products that code imports, as comments. */
  package(code) {
    const products = Array.from(code.matchAll(/^import (\w+)$/gm), ([, name]) => name).filter((name) => !/^(SwiftUI|UIKit)$/.test(name))
    const address = document.querySelector('.about [data-code]')?.href ?? '<address of the repository>'
    return ['// The package, in the dependencies of Package.swift:',
      `//   .package(url: "${address}", branch: "main"),`, '// Its products, in the dependencies of a target:',
      ...products.map((name) => `//   .product(name: "${name}", package: "trellis"),`), '', code].join('\n')
  }

  /** Code with the sources of layouts that are in no product, which it names in comments. */
  async complete(code) {
    for (const [, name] of code.matchAll(/^\/\/ (\w+): Examples\//gm)) {
      const response = await fetch(`sources/${name}.swift`)
      if (response.ok) code += `\n${await response.text()}`
    }
    return code
  }

  copy(form) {
    const isQuick = !/^(swift|json|uikit)/.test(form)
    this.page.later.run(isQuick, () => void this.copyNow(form))
  }

  async copyNow(form) {
    const { page } = this
    if (form === 'svg' || form === 'png') {
      try {
        await page.inspector.readPictures()
        return page.inspector.save(form === 'svg' ? page.inspector.drawing : await page.inspector.picture(), `${page.state.layout}.${form}`)
      } catch {
        return this.say('The browser cannot draw this picture')
      }
    }
    const link = new URL(page.link, location.href).href
    const text = form === 'link' ? link
      : form === 'embed' ? `<iframe src="${link.replace(/(\?[^#]*)?#/, '?embed#').replaceAll('&', '&amp;')}" width="100%" height="480" loading="lazy" title="A layout in the Trellis playground"></iframe>`
        : form === 'json' ? page.history.json
          : this.package(await this.complete(page.core.run(Operation.export, [], form).text))
    try {
      await navigator.clipboard.writeText(text)
      const isOwn = /^(link|embed)$/.test(form) && page.state.data.startsWith('own')
      this.say(`Copied ${names[form]}${isOwn ? '. It works in this browser only: your data stays here' : ''}`)
    } catch {
      // Without a clipboard the text is at least selected.
      $('code').textContent = text
      getSelection().selectAllChildren($('code'))
      this.say('Selected: press Ctrl-C or ⌘C')
    }
  }
}
