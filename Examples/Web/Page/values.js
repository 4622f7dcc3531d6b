// Configurations of layouts in JSON, as lines of a link.

/** The lines that choose a layout with the parameters of a configuration. */
export const linesOfLayout = ({ layout, parameters }) => [`layout=${layout}`, 'defaults=none',
  ...Object.entries(parameters ?? {}).map(([key, one]) => `set.${key}=${valueText(one)}`)]

/** A value of a configuration as a link has it. */
function valueText(value) {
  if (value === null) return 'none'
  if (Array.isArray(value)) return value.some((one) => one?.layout) ? JSON.stringify(value) : value.map(valueText).join(',')
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
