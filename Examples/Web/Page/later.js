// Holds back what needs the rest of the module until it has arrived. The first scenes, their scrolling and their common
// parameters need only the first part: profile.mjs requests them when the module is split.

/** The sorts of parameters whose changes need only the first part. */
export const quickSorts = ['columns', 'number', 'integer', 'size']

/** The layouts whose functions are in the rest. */
export const lateLayouts = ['justified', 'mixed', 'compositional', 'board', 'schedule', 'honeycomb']

/** The time until a page that shows nothing tries again, in milliseconds. */
const pause = 3000

const $ = (id) => document.getElementById(id)

export class Later {
  constructor(page) {
    this.page = page
    /** What waits, in the order in which it is done. */
    this.waiting = []
    page.core.onLoss = (error) => {
      this.tell(error)
      // The playground is empty now, and opens the address again.
      page.state = null
      page.history.restore(true)
    }
  }

  /** Whether the first part is enough for the changes that lines name. */
  isQuick(lines) {
    const { layouts, scenes } = this.page.about
    const parameters = layouts.flatMap((layout) => layout.parameters)
    const isEarly = (layout) => !lateLayouts.includes(layout)
    return lines.every((line) => {
      const [, key, value] = /^([\w.]+)=(.*)$/.exec(line) ?? []
      if (key === 'scene') return scenes.some(({ name, layout }) => name === value && isEarly(layout))
      if (key === 'layout') return layouts.some(({ name }) => name === value && isEarly(name))
      return key === 'direction' || parameters.some((one) =>
        key === `set.${one.key}` && quickSorts.includes((one.type.of ?? one.type).sort))
    })
  }

  /** Does something now if the part that it needs is there, or else later; returns the problem if it is known. */
  run(isQuick, action) {
    if (this.page.core.rest.isThere || (isQuick && !this.waiting.length)) return action() ?? null
    this.waiting.push(action)
    this.load()
    return null
  }

  /** Loads the rest, and does what waits for it. */
  async load() {
    const { page } = this
    const announce = setTimeout(() => {
      if (this.waiting.length) page.panel.busy('Loading the rest of the layout engine…')
    }, 100)
    const isNew = await page.core.complete().catch((error) => this.tell(error))
    clearTimeout(announce)
    if (!page.rehearsal.isBusy) page.panel.busy(null)
    if (!page.core.rest.isThere) {
      this.cancel()
      if (this.waiting.length) setTimeout(() => this.load(), pause)
      return
    }
    const actions = this.waiting.splice(0)
    for (const action of actions) {
      const problem = action()
      if (problem) page.refuse(problem)
    }
    // The rest writes the code of the setup.
    if (isNew && !actions.length) page.settle()
  }

  /** Forgets what waits; a page that shows nothing still opens its address. */
  cancel() {
    const { page } = this
    if (!page.state || !this.waiting.splice(0).length) return
    // The controls and the address show what is.
    page.take(page.state)
    page.settle()
  }

  tell({ message }) {
    if (document.documentElement.dataset.ready) {
      return this.page.say(`The rest of the layout engine could not be loaded: ${message}. It is loaded again when it is needed.`)
    }
    $('progress').textContent = `The playground could not be loaded: ${message}`
    $('progress').hidden = false
  }
}
