// The address of the page contains all settings, so that it can be shared.

/** The part of an address behind `#`, from lines of `key=value` and what the page itself knows. */
export function writeLink(lines, { theme, size, offset }) {
  const entries = new URLSearchParams()
  for (const line of lines) {
    const place = line.indexOf('=')
    entries.append(line.slice(0, place), line.slice(place + 1))
  }
  if (theme) entries.append('theme', theme)
  if (size) entries.append('size', size)
  if (offset[0] || offset[1]) entries.append('at', `${offset[0]},${offset[1]}`)
  // Commas and colons need no escapes there, and read better without.
  return `#${entries.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`
}

export function readLink(hash) {
  const lines = []
  const found = { lines, theme: null, size: null, offset: null }
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (key === 'theme') found.theme = value === 'dark' ? 'dark' : 'light'
    else if (key === 'size') found.size = /^\d+x\d+$/.test(value) ? value : null
    else if (key === 'at') {
      const place = value.split(',').map(Number)
      if (place.length === 2 && place.every(Number.isFinite)) found.offset = place
    } else lines.push(`${key}=${value.replaceAll('\n', ' ')}`)
  }
  return found
}
