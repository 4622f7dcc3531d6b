// Work that may take long is tried out by a worker first, in a playground of its own. The page stays
// responsive, the trial can be ended at any moment, and the page refuses what took too long.

/** The number of items from which on changes are tried out. */
export const manyItems = 20_000

const limits = { milliseconds: 1500, wait: 5000, elements: 50_000, bytes: 1.2e9 }

export class Rehearsal {
  constructor(core, onBusy) {
    this.core = core
    /** Called with a text for a trial that takes long, and with nothing at its end. */
    this.onBusy = onBusy
    this.current = null
    this.next = null
  }

  get isBusy() { return this.current !== null }

  /**
   * Tries out a change. `trial` has the lines of the current setup, or none, those of the change, the steps after it as
   * `readStep` returns them, and the size of the viewport; `done` receives a problem, or nothing. Of several trials that wait, the last one counts.
   * It is announced after `patience` milliseconds.
   */
  run(trial, title, done, patience = 100) {
    if (this.current) {
      this.next = [trial, title, done, patience]
      return
    }
    this.worker ??= this.hire()
    const current = { done }
    this.current = current
    current.announce = setTimeout(() => this.onBusy(title), patience)
    current.limit = setTimeout(() => {
      this.dismiss()
      this.end(`this would take more than ${limits.wait / 1000} seconds, so it was not done`)
    }, limits.wait)
    this.worker.postMessage(trial)
  }

  hire() {
    const worker = new Worker(new URL('trial.js', import.meta.url), { type: 'module' })
    const { module, tables, rest } = this.core
    worker.postMessage({ module, tables, rest: rest.compiled })
    worker.onmessage = ({ data }) => this.end(this.judge(data))
    worker.onerror = () => {
      this.dismiss()
      this.end('this needs more memory than a page has, so it was not done')
    }
    return worker
  }

  judge({ problem, milliseconds, elements, bytes }) {
    if (problem) return problem
    if (bytes > limits.bytes || milliseconds > limits.milliseconds) this.dismiss()
    if (milliseconds > limits.milliseconds) {
      return `this would take ${(milliseconds / 1000).toFixed(1)} seconds, so it was not done`
    }
    if (elements > limits.elements) {
      return `this would show ${elements.toLocaleString('en')} elements at once, so it was not done`
    }
    if (bytes > limits.bytes) {
      return `this would need ${Math.round(bytes / 1e6)} MB of memory, so it was not done`
    }
    return null
  }

  end(problem) {
    const { current, next } = this
    if (!current) return
    clearTimeout(current.announce)
    clearTimeout(current.limit)
    this.current = null
    this.next = null
    if (!next) this.onBusy(null)
    current.done(problem)
    if (next) this.run(...next)
  }

  /** Ends the worker, and with it what it does. */
  dismiss() {
    this.worker?.terminate()
    this.worker = null
  }

  cancel() {
    this.next = null
    if (!this.current) return
    this.dismiss()
    this.end('cancelled')
  }
}
