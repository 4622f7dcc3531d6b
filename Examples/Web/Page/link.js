// The address of the page contains everything that the page shows, so that it can be shared and reloaded.

/**
 * The part of an address behind `#`: lines of `key=value`, the steps after them, and what the page
 * itself knows.
 */
export function writeLink(lines, { steps, theme, size, rows, offset, beside = '' }) {
  const entries = new URLSearchParams()
  for (const line of lines) {
    const place = line.indexOf('=')
    entries.append(line.slice(0, place), line.slice(place + 1))
  }
  for (const step of steps) entries.append('do', step)
  if (theme) entries.append('theme', theme)
  if (size) entries.append('size', size)
  if (beside) entries.append('beside', beside)
  if (rows.length) entries.append('rows', rows.map(([row, x]) => `${row}:${short(x)}`).join(','))
  if (offset[0] || offset[1]) entries.append('at', offset.map(short).join(','))
  // Commas and colons need no escapes there, and read better without.
  return `#${entries.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`
}

/**
 * What a step of an address does: the lines of a change, or the name of an edit, the offset at which it was done, and the
 * section and the item if it names them. Null if the step is neither.
 */
export function readStep(step) {
  if (step.includes('=')) return { lines: step.split(';') }
  const [name, x, y, ...rest] = step.split(',')
  const place = [Number(x), Number(y)]
  const index = rest.length ? rest.slice(0, 2).map(Number) : null
  if (!place.every(Number.isFinite) || (index && !(index.length === 2 && index.every(Number.isSafeInteger)))) return null
  return { name, place, index }
}

/** A number with at most two decimals. */
const short = (number) => String(Math.round(number * 100) / 100)

export function readLink(hash) {
  const found = { lines: [], steps: [], theme: null, size: null, rows: [], offset: null, beside: '', problem: null }
  const numbers = (text) => text.split(',').map(Number)
  const refuse = (key, value, form) => { found.problem ??= `${key}: "${value}" is not ${form}` }
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    switch (key) {
      case 'theme':
        if (value === 'dark' || value === 'light') found.theme = value
        else refuse(key, value, 'dark or light')
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
