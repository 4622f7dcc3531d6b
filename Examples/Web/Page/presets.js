// Groups of parameters, by what their names are about, and values for a whole group.

const groups = [
  // What a layout is tuned with, before everything else.
  ['Main', /^(blocks|columns|(item|cell)Size|rowExtent|itemExtent|timeExtent|laneExtent|groupHeight|columnWidth|rowHeight|((column|item|line|row|block|cell|lane)S|s|interGroupS)pacing|(section|content)Insets)$/],
  ['Headers and footers', /header|footer|pins/i],
  ['Spacing', /spacing|insets|margin/i],
  ['Style', /corner|separator|background|gridline|style/i],
  ['Sizes', /columns|size|width|height|extent|ratio/i],
]

/** The parameters of a layout by group, each group with its name. */
export function grouped(parameters) {
  const found = new Map([['Main', []], ['Arrangement', []], ['Sizes', []], ['Spacing', []], ['Headers and footers', []], ['Style', []]])
  for (const parameter of parameters) {
    const name = groups.find(([, words]) => words.test(parameter.key))?.[0] ?? 'Arrangement'
    found.get(name).push(parameter)
  }
  return [...found].filter(([, list]) => list.length)
}

/** The same length everywhere that a type has room for. */
function evenly(length) {
  return ({ key, type }) => {
    const { sort } = type
    if (!/spacing|insets/i.test(key)) return null
    if (sort === 'insets') return [0, 0, 0, 0].fill(length).join(',')
    if (sort === 'size') return `${length}x${length}`
    return sort === 'number' || sort === 'integer' ? String(length) : null
  }
}

function heads(extent, pins) {
  return ({ key, type }) => {
    if (/^pins.*header/i.test(key) && type.sort === 'flag') return String(pins)
    return /^headerExtent$/.test(key) ? String(extent) : null
  }
}

function sized(columns, width, height) {
  return ({ type }) => (type.sort === 'columns' ? `adaptive:${columns}` : type.sort === 'size' ? `${width}x${height}` : null)
}

const presets = {
  'Main': { none: evenly(0), snug: evenly(4), roomy: evenly(16), airy: evenly(32), small: sized(96, 72, 48), medium: sized(180, 140, 96), large: sized(300, 260, 180) },
  'Spacing': { none: evenly(0), snug: evenly(4), roomy: evenly(16), airy: evenly(32) },
  'Headers and footers': { none: heads(0, false), 'scroll along': heads(44, false), 'stay in view': heads(44, true) },
}

/** The presets of a group: names, and the lines that set its parameters. */
export function presetsOf(group, parameters) {
  const list = Object.entries(presets[group] ?? {}).map(([name, value]) => [name, parameters.flatMap((parameter) => {
    const text = value(parameter)
    return text === null ? [] : [`set.${parameter.key}=${text}`]
  })])
  const defaults = parameters.map(({ key, default: value }) => `set.${key}=${value}`)
  return [['default', defaults], ...list.filter(([, lines]) => lines.length)]
}
