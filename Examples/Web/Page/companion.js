// A second view beside the page's own, of the same data: another layout, or another screen. It is the page once more
// in a frame, without bar and settings.

import { Operation } from './core.js'
import { writeLink } from './link.js'

const $ = (id) => document.getElementById(id)
const isSize = (choice) => /^\d+x\d+$/.test(choice)

export class Companion {
  constructor(page) {
    this.page = page
    /** The name of a layout, or a size such as 390x700; empty without a second view. */
    this.choice = ''
    /** The page in the frame, once it is ready. */
    this.other = null
    this.frame = $('beside')
    window.addEventListener('message', ({ source, data }) => {
      if (data !== 'ready' || source !== this.frame.contentWindow || !this.choice) return
      this.other = source.playground.page
      this.other.history.keepOwn(page.history.own)
      this.follow()
    })
  }

  /** Shows a view beside the page, or none; returns the problem if there is one. */
  choose(choice) {
    if (choice && !isSize(choice) && !this.page.about.layouts.some(({ name }) => name === choice)) {
      return `beside: "${choice}" is neither a layout nor a size such as 390x700`
    }
    this.choice = choice
    const { frame } = this
    document.body.classList.toggle('compares', choice !== '')
    frame.hidden = !choice
    frame.title = `Beside it: ${choice}`
    const [width, height] = isSize(choice) ? choice.split('x') : []
    Object.assign(frame.style, { flex: width ? 'none' : '', width: width ? `${width}px` : '', height: height ? `${height}px` : '' })
    if (!choice) {
      this.other = null
      frame.removeAttribute('src')
    } else if (this.other) {
      this.open()
    } else if (this.page.state) {
      frame.src = `./?view${this.link}`
    }
    return null
  }

  /** The address of the same data in the layout that was chosen, with what was done to it. */
  get link() {
    const { history, state } = this.page
    const lines = isSize(this.choice) ? history.base ?? history.lines : [
      `layout=${this.choice}`, `data=${state.data}`, `direction=${state.direction}`,
      ...(state.isGenerated ? [`items=${state.chosenItems}`] : []),
    ]
    // Sizes that arrive late are those of a view.
    const steps = history.steps.filter((step) => !step.startsWith('late') && (isSize(this.choice) || !step.includes('=')))
    return writeLink(lines, { steps, theme: history.theme, size: '' })
  }

  /** Opens the current state in the second view. */
  open() {
    if (!this.choice) return
    if (!this.other) return void this.choose(this.choice)
    const { link } = this
    if (this.last === link) return
    this.last = link
    this.other.history.keepOwn(this.page.history.own)
    this.frame.contentWindow.history.replaceState(null, '', link)
    this.other.history.restore()
    this.follow()
  }

  /** Does the same edit of the same item there. */
  edit(name, numbers) {
    if (!this.other || name === 'late') return
    this.other.edit(name, numbers, true)
    this.last = this.link
  }

  /** Shows the first item in view there, too. */
  follow() {
    const { other, page } = this
    if (!other?.state || other.stage.motions) return
    const cell = page.stage.cellNear([0, 0])
    const kind = other.stage.cellNear([0, 0])?.identity[1]
    if (!cell || kind === undefined) return
    const { numbers } = other.core.run(Operation.reveal, [0, 0, kind, ...cell.identity.slice(2)])
    if (numbers.length >= 2) other.scroller.moveTo(numbers[0], numbers[1])
  }
}
