// Configurations of layouts in JSON, as lines of a link.

/** The lines that choose a layout with the parameters of a configuration. */
export const linesOfLayout = ({ layout, parameters }) => [`layout=${layout}`, 'defaults=none',
  ...Object.entries(parameters ?? {}).map(([key, one]) => `set.${key}=${valueText(one)}`)]

/** A value of a configuration as a link has it. */
export function valueText(value) {
  if (value === null) return 'none'
  if (Array.isArray(value)) return value.some((one) => one?.layout || Array.isArray(one)) ? JSON.stringify(value) : value.map(valueText).join(',')
  if (typeof value !== 'object') return String(value).replaceAll('\n', ' ')
  if ('tracks' in value) return ['tracks', ...value.tracks.map(trackText), ...(value.alignment ? [value.alignment] : [])].join(':')
  if ('minimumWidth' in value) return `adaptive:${value.minimumWidth}`
  if ('width' in value) return `${value.width}x${value.height}`
  return [value.top, value.leading, value.bottom, value.trailing].join(',')
}

/** The size of a track as a link has it. */
function trackText(size) {
  if (typeof size === 'number') return String(size)
  const least = size.minimum ?? 0
  if (size.fraction === undefined) return `${least}...${size.maximum ?? 'inf'}`
  return `${least ? `${least}...` : ''}${size.fraction}fr`
}

/** The value of a parameter of a type, from a text as a link has it; a text that has none is the value itself. */
export function valueOf(text, type) {
  const members = (names, separator) => Object.fromEntries(text.split(separator).map((part, index) => [names[index], Number(part)]))
  switch (type.sort) {
    case 'flag': return text === 'true'
    case 'integer': case 'number': return Number(text)
    case 'columns': return text.startsWith('adaptive:') ? { minimumWidth: Number(text.slice(9)) } : Number.isNaN(Number(text)) ? text : Number(text)
    case 'size': return members(['width', 'height'], 'x')
    case 'insets': return members(['top', 'leading', 'bottom', 'trailing'], ',')
    case 'optional': return text === 'none' ? null : valueOf(text, type.of)
    case 'list': return text ? text.split(',').map((part) => valueOf(part.trim(), type.of)) : []
    default: return text
  }
}
