// The playground itself, in WebAssembly: requests go in, answers come out. Nothing is imported by it,
// and nothing is computed here.

// In the order of `Operation` in Sources/Playground/Operation.swift.
const names = [
  'describe', 'table', 'open', 'resize', 'change', 'move', 'shown', 'motions', 'animate', 'edit',
  'neighbor', 'reveal', 'content', 'order', 'export', 'query', 'frame', 'hit', 'edge',
]
export const Operation = Object.fromEntries(names.map((name, number) => [name, number]))

/** The count of numbers for the attributes of an element, and for its identity. */
export const recordLength = 17
export const identityLength = 4

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export class Core {
  /** `records` keeps every request from the first on; for tests. */
  static async load(folder, records = false) {
    const response = await fetch(new URL('playground.wasm', folder))
    if (!response.ok) throw new Error(`playground.wasm: ${response.status}`)
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer())
    const core = new Core(instance.exports)
    if (records) core.log = []
    if (!core.exports.start()) throw new Error('the playground did not start')
    const tables = ['paintings', 'time-zones', 'elements', 'named-colors']
    const texts = await Promise.all(tables.map(async (name) => {
      const table = await fetch(new URL(`data/${name}.csv`, folder))
      if (!table.ok) throw new Error(`${name}.csv: ${table.status}`)
      return `${name}\n${await table.text()}`
    }))
    for (const text of texts) core.run(Operation.table, [], text)
    return core
  }

  constructor(exports) {
    this.exports = exports
    /** Every request and the fingerprint of its answer, if they are recorded. */
    this.log = null
  }

  /** Makes a request; the numbers of the answer are valid until the next one. */
  run(operation, numbers = [], text = '') {
    const { exports } = this
    const count = numbers.length
    // Memory may move when room is made, so it is looked up afterwards.
    const places = exports.roomForNumbers(count)
    if (count) new Float64Array(exports.memory.buffer, places, count).set(numbers)
    const bytes = text ? encoder.encode(text) : []
    const start = exports.roomForText(bytes.length)
    if (bytes.length) new Uint8Array(exports.memory.buffer, start, bytes.length).set(bytes)
    exports.run(operation)
    const answered = exports.answerCount()
    const answer = {
      numbers: answered
        ? new Float64Array(exports.memory.buffer, exports.answerNumbers(), answered) : empty,
      text: '',
    }
    const length = exports.answerLength()
    const body = length
      ? new Uint8Array(exports.memory.buffer, exports.answerText(), length) : []
    if (length) answer.text = decoder.decode(body)
    if (this.log) this.log.push(record(operation, numbers, bytes, answer.numbers, body))
    return answer
  }

  json(operation, numbers, text) { return JSON.parse(this.run(operation, numbers, text).text) }
}

const empty = new Float64Array(0)

// MARK: For tests

const scratch = new DataView(new ArrayBuffer(8))

function bits(number) {
  scratch.setFloat64(0, number)
  return scratch.getBigUint64(0).toString(16)
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A request as the native replay reads it, and the fingerprint of its answer. */
function record(operation, numbers, text, answer, body) {
  let hash = 0x811c9dc5
  const take = (byte) => { hash = Math.imul(hash ^ byte, 0x01000193) }
  const bytes = new Uint8Array(answer.buffer, answer.byteOffset, answer.byteLength)
  for (const byte of bytes) take(byte)
  for (const byte of body) take(byte)
  return {
    request: `${operation} ${Array.from(numbers, bits).join(',') || '-'} ${hex(text) || '-'}`,
    fingerprint: (hash >>> 0).toString(16),
  }
}
