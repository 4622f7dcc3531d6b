// A worker that tries out a change, and reports its duration, memory and number of elements.

import { Core, Operation, Rest } from './core.js'

let module = null
let tables = []
let rest = null
let core = null
/** The setup that the worker's playground is in. */
let link = null

onmessage = ({ data }) => {
  if (data.module) {
    ({ module, tables } = data)
    rest = new Rest(module, location, { compiled: data.rest })
    return
  }
  const { base, lines, steps = [], size, own } = data
  const name = `${base ?? ''}|${size}|${own ? own.length : 0}`
  if (!core || !base || name !== link) {
    core = new Core(module, tables, rest)
    if (own) core.run(Operation.table, [], own)
    if (base) core.run(Operation.open, size, base)
  }
  // The longest of the changes, and the most elements after one of them.
  let [milliseconds, elements] = [0, 0]
  const attempt = (action) => {
    const start = performance.now()
    const { text } = action()
    const { problem } = text ? JSON.parse(text) : {}
    if (!problem) elements = Math.max(elements, core.run(Operation.query, [1]).numbers[0])
    milliseconds = Math.max(milliseconds, performance.now() - start)
    return problem
  }
  const problem = attempt(() => core.run(base ? Operation.change : Operation.open, base ? [0] : size, lines))
  // The page reports the first step that cannot be done, and does none after it.
  if (!problem) steps.every((step) => !attemptStep(step, attempt))
  link = problem || steps.length ? null : `${core.run(Operation.export, [], 'link').text}|${size}|${own ? own.length : 0}`
  postMessage({ problem, milliseconds, elements, bytes: core.memory })
  // What is large is not kept.
  if (core.memory > 300e6) core = null
}

/** Tries out a step of an address as `readStep` returns it; returns whether it cannot be done. */
function attemptStep(step, attempt) {
  if (!step) return true
  const { lines, name, size, numbers } = step
  return Boolean(attempt(() => {
    if (lines) return core.run(Operation.change, [0], lines.join('\n'))
    if (size) core.run(Operation.resize, size)
    return core.run(Operation.edit, numbers, name)
  }))
}
