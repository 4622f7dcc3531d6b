// The duration of changes, frames and queries.

import { Operation } from './core.js'

export class Meter {
  constructor(core, list) {
    this.core = core
    this.list = list
    this.frames = []
  }

  report(name, value) {
    const field = this.list.querySelector(`[data-meter=${name}]`)
    if (field.textContent !== value) field.textContent = value
  }

  /** Runs a change, and reports its duration. */
  time(change) {
    const start = performance.now()
    const answer = change()
    const taken = performance.now() - start
    this.report('update', taken < 1 ? `${Math.round(taken * 1000)} µs` : `${taken.toFixed(1)} ms`)
    return answer
  }

  /** Counts a frame in which something moved. */
  frame(time = performance.now()) {
    const { frames } = this
    clearTimeout(this.resting)
    this.resting = setTimeout(() => this.report('frames', '–'), 1000)
    // A frame can have several steps, and is one.
    if (time - frames.at(-1) < 4) return
    if (frames.length && time - frames[frames.length - 1] > 250) frames.length = 0
    frames.push(time)
    if (frames.length > 60) frames.shift()
    if (frames.length < 3) return
    const taken = frames[frames.length - 1] - frames[0]
    this.report('frames', `${Math.round((frames.length - 1) * 1000 / taken)} fps`)
  }

  /** Measures a query by repeating it, because a browser's clock is too coarse for one that is short. */
  query() {
    let rounds = 1
    let taken = 0
    for (; taken < 2 && rounds <= 32_768; rounds *= 8) {
      taken = Infinity
      // The shorter of two, because a busy machine interrupts some.
      for (let time = 0; time < 2; time++) {
        const start = performance.now()
        this.core.run(Operation.query, [rounds])
        taken = Math.min(taken, performance.now() - start)
      }
    }
    const one = taken * 1000 * 8 / rounds
    this.report('query', one > 10_000 ? `${Math.round(one / 1000)} ms` : `${one < 10 ? one.toFixed(1) : Math.round(one)} µs`)
  }
}
