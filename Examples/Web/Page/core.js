// The playground itself, in WebAssembly: requests go in, answers come out. Nothing is imported by it,
// and nothing is computed here.

// In the order of `Operation` in Sources/Playground/Operation.swift.
const names = [
  'describe', 'table', 'open', 'resize', 'change', 'move', 'shown', 'motions', 'animate', 'edit',
  'neighbor', 'reveal', 'content', 'order', 'export', 'query', 'frame', 'hit', 'edge', 'item', 'section',
  'scrollSection', 'rest', 'diagnostics', 'followers',
]
export const Operation = Object.fromEntries(names.map((name, number) => [name, number]))

/** The count of numbers for the attributes of an element, and for its identity. */
export const recordLength = 17
export const identityLength = 4

/** The tables of the data sets, in the order in which the playground requires them. */
export const tableNames = ['paintings', 'time-zones', 'elements', 'named-colors']

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Compiles the module while it arrives; servers that do not name its type deliver it first. */
async function compile(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`playground.wasm: ${response.status}`)
  const isNamed = response.headers.get('Content-Type')?.startsWith('application/wasm')
  return isNamed && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}

export class Core {
  /** `records` keeps every request from the first on; for tests. */
  static async load(folder, records = false) {
    const tables = tableNames.map(async (name) => {
      const table = await fetch(new URL(`data/${name}.csv`, folder))
      if (!table.ok) throw new Error(`${name}.csv: ${table.status}`)
      return `${name}\n${await table.text()}`
    })
    const [module, ...texts] = await Promise.all([
      compile(new URL('playground.wasm', folder)), ...tables,
    ])
    return new Core(module, texts, records)
  }

  /** Starts a playground from a compiled module and the texts of its tables. */
  constructor(module, tables, records = false) {
    this.module = module
    this.tables = tables
    /** Every request and the fingerprint of its answer, if they are recorded. */
    this.log = records ? [] : null
    this.start()
  }

  start() {
    this.exports = new WebAssembly.Instance(this.module).exports
    if (!this.exports.start()) throw new Error('the playground did not start')
    for (const text of this.tables) this.run(Operation.table, [], text)
    /** The memory that the module holds at the beginning, in bytes. */
    this.leastMemory = this.memory
  }

  /** Starts again with an empty memory, which a module cannot return otherwise. */
  restart() {
    if (this.log) this.log.push({ request: restartRequest, fingerprint: '0' })
    this.start()
  }

  /** The memory that the module holds, in bytes. */
  get memory() { return this.exports.memory.buffer.byteLength }

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

/** The line at which the native replay starts a new playground too. */
const restartRequest = 'restart - -'
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
