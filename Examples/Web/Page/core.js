// The playground itself, in WebAssembly: requests go in, answers come out. Nothing is computed here, and nothing but
// placeholders is imported: a build can split off the functions that a page does not need at first.

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

/** Compiles a module while it arrives; servers that do not name its type deliver it first. */
async function compile(url, options) {
  const response = await fetch(url, options)
  if (!response.ok) throw new Error(`${nameOf(url)}: ${response.status}`)
  const isNamed = response.headers.get('Content-Type')?.startsWith('application/wasm')
  return isNamed && WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())
}

const nameOf = ({ pathname }) => pathname.split('/').at(-1)

/** Loads a file while everything else waits. */
function readAtOnce(url) {
  const request = new XMLHttpRequest()
  request.open('GET', url, false)
  // Each byte becomes a letter whose lower byte it is; a page may not request bytes this way.
  request.overrideMimeType('text/plain; charset=x-user-defined')
  request.send()
  if (request.status !== 200) throw new Error(request.status)
  return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0))
}

/** The rest of a module that the build has split. The module has its name, or none if it is whole. */
export class Rest {
  /** `read` returns the bytes of a file at an address; `compiled` is the rest if it has arrived before. */
  constructor(module, folder, { read = readAtOnce, compiled = null } = {}) {
    const [name] = WebAssembly.Module.customSections(module, 'rest')
    this.url = name ? new URL(decoder.decode(name), folder) : null
    this.read = read
    this.compiled = compiled
  }

  get isThere() { return this.url === null || this.compiled !== null }

  /** Loads it in the background. Several requests at once are one, and one that failed is made again. */
  load() {
    this.loading ??= compile(this.url, { priority: 'low' }).finally(() => { this.loading = null })
    return this.loading
  }

  /** Loads it because one of its functions is called. */
  take() {
    try {
      this.compiled ??= new WebAssembly.Module(this.read(this.url))
    } catch (error) {
      throw new LackingRest(`${nameOf(this.url)}: ${error.message}`)
    }
    return this.compiled
  }
}

class LackingRest extends Error {}

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
    return new Core(module, texts, new Rest(module, folder), records)
  }

  /** Starts a playground from a compiled module, the texts of its tables, and the rest of the module. */
  constructor(module, tables, rest, records = false) {
    this.module = module
    this.tables = tables
    this.rest = rest
    /** Called with an error if a request could not be answered without the rest; the playground is empty then. */
    this.onLoss = null
    /** Every request and the fingerprint of its answer, if they are recorded. */
    this.log = records ? [] : null
    this.start()
  }

  start() {
    // Until the rest is there, calls of its functions lead here, each from a place in the table.
    const later = new Proxy({}, {
      get: (_, place) => (...values) => {
        this.join(this.rest.take())
        return this.table.get(Number(place))(...values)
      },
    })
    this.exports = new WebAssembly.Instance(this.module, { later }).exports
    this.table = Object.values(this.exports).find((one) => one instanceof WebAssembly.Table)
    if (this.rest.compiled) this.join(this.rest.compiled)
    if (!this.exports.start()) throw new Error('the playground did not start')
    for (const text of this.tables) this.run(Operation.table, [], text)
    /** The memory that the module holds at the beginning, in bytes. */
    this.leastMemory = this.memory
  }

  /** Puts the functions of the rest in their places in the table. */
  join(rest) { new WebAssembly.Instance(rest, { first: this.exports }) }

  /** Loads the rest, unless it is there; the promise is `true` if it was not. */
  async complete() {
    const { rest } = this
    if (rest.isThere) return false
    const compiled = await rest.load()
    // A call may have taken it at once before it arrived here.
    if (rest.isThere) return false
    rest.compiled = compiled
    this.join(compiled)
    return true
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
    try {
      exports.run(operation)
    } catch (error) {
      if (error instanceof LackingRest) {
        // What was done halfway is given up.
        this.restart()
        this.onLoss?.(error)
      }
      throw error
    }
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
