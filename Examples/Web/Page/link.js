// The address of the page contains everything that the page shows, so that it can be shared and reloaded.

/**
 * The part of an address behind `#`: lines of `key=value`, the steps after them, and what the page
 * itself knows.
 */
export function writeLink(lines, { steps, form, theme, size, rows = [], offset, beside = '' }) {
  const entries = new URLSearchParams()
  for (const line of lines) {
    const place = line.indexOf('=')
    entries.append(line.slice(0, place), line.slice(place + 1))
  }
  if (form) entries.append('form', form)
  for (const step of steps) entries.append('do', step)
  if (theme) entries.append('theme', theme)
  if (size) entries.append('size', size)
  if (beside) entries.append('beside', beside)
  if (rows.length) entries.append('rows', rows.map(([row, x]) => `${row}:${short(x)}`).join(','))
  if (offset) entries.append('at', offset.map(short).join(','))
  // Commas and colons need no escapes there, and read better without.
  return `#${entries.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`
}

/** What is done to the collection, by the length of the numbers that say where; lists of places have any multiple of it. */
const edits = { insert: 2, insertBefore: 0, insertSection: 2, delete: 2, shuffle: 3, late: 3, move: 4, size: 4, column: 2, row: 2, lane: 2 }
const lists = ['shuffle', 'late']

/**
 * An edit as a step of an address: its name, the size of the viewport if the edit depends on it, and where it was done. An
 * item is a section and an item; modules of a board, or the extent of a track or a lane, follow; a list has a section, its first item and its last one, or a row, -1 and the last row.
 */
export const writeStep = (name, numbers, size) => [name, ...(name === 'late' ? [size.join('x')] : []), ...numbers].join()

/** What a step of an address does: the lines of a change, or an edit as `writeStep` takes it. Null if the step is neither. */
export function readStep(step) {
  if (step.includes('=')) return { lines: step.split(';') }
  const [name, ...parts] = step.split(',')
  if (!Object.hasOwn(edits, name)) return null
  const size = name === 'late' ? (parts.shift() ?? '').split('x').map(Number) : null
  const numbers = parts.map(Number)
  const isWhole = parts.every((part) => /^-?\d+$/.test(part)) && numbers.every(Number.isSafeInteger)
  const length = edits[name]
  const hasLength = lists.includes(name) ? numbers.length > 0 && numbers.length % length === 0 : numbers.length === length
  if (!isWhole || !hasLength || (size && !(size.length === 3 && size.every((one) => one > 0 && one < 1e5)))) return null
  return { name, size, numbers }
}

/** A number with at most two decimals. */
const short = (number) => String(Math.round(number * 100) / 100)

export function readLink(hash) {
  const found = { lines: [], steps: [], form: null, theme: null, size: null, rows: [], offset: null, beside: '', problem: null }
  const numbers = (text) => text.split(',').map(Number)
  const refuse = (key, value, form) => { found.problem ??= `${key}: "${value}" is not ${form}` }
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    switch (key) {
      case 'theme':
        if (value === 'dark' || value === 'light') found.theme = value
        else refuse(key, value, 'dark or light')
        break
      case 'form':
        if (value === 'narrow' || value === 'wide') found.form = value
        else refuse(key, value, 'narrow or wide')
        break
      case 'size':
        if (/^\d{1,5}x\d{1,5}$/.test(value)) found.size = value
        else refuse(key, value, 'a width and a height such as 390x700')
        break
      case 'rows': {
        const rows = value.split(',').map((row) => row.split(':').map(Number))
        if (rows.every((row) => row.length === 2 && row.every(Number.isFinite))) found.rows = rows
        else refuse(key, value, 'rows and offsets such as 0:120')
        break
      }
      case 'at':
        if (numbers(value).length === 2 && numbers(value).every(Number.isFinite)) found.offset = numbers(value)
        else refuse(key, value, 'two numbers')
        break
      case 'beside':
        found.beside = value
        break
      case 'do':
        found.steps.push(value.replaceAll('\n', ' '))
        break
      default:
        found.lines.push(`${key}=${value.replaceAll('\n', ' ')}`)
    }
  }
  return found
}
