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
  const { base, lines, size, own } = data
  const name = `${base ?? ''}|${size}|${own ? own.length : 0}`
  if (!core || !base || name !== link) {
    core = new Core(module, tables, rest)
    if (own) core.run(Operation.table, [], own)
    if (base) core.run(Operation.open, size, base)
  }
  const start = performance.now()
  const { text } = core.run(base ? Operation.change : Operation.open, base ? [0] : size, lines)
  const { problem } = text ? JSON.parse(text) : {}
  const elements = problem ? 0 : core.run(Operation.query, [1]).numbers[0]
  const milliseconds = performance.now() - start
  link = problem ? null : `${core.run(Operation.export, [], 'link').text}|${size}|${own ? own.length : 0}`
  postMessage({ problem, milliseconds, elements, bytes: core.memory })
  // What is large is not kept.
  if (core.memory > 300e6) core = null
}
