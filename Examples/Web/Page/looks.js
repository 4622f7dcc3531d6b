// How elements look: words and colours come from the playground, shapes from elements.css.

import { drawingAddress, squareOf } from './drawings.js'
import { pictureAddress } from './pictures.js'

const part = (name, parent = null) => {
  const element = document.createElement('span')
  element.className = name
  parent?.append(element)
  return element
}

/** A node without an element yet. The parts that most cells of a sheet lack are in the page only if they are needed. */
export function makeNode() {
  const element = document.createElement('div')
  const words = part('words', element)
  const more = part('more')
  return {
    element,
    more,
    /** What the node was dressed with. */
    picture: null,
    colors: null,
    words: {},
    badge: part('badge'),
    edge: part('edge'),
    title: part('title', words),
    subtitle: part('subtitle'),
    detail: part('detail', more),
    note: part('note', more),
  }
}

/** Puts a part into its place, or takes it out. */
function attach(element, isThere, place) {
  if (isThere === (element.parentElement !== null)) return
  if (isThere) place(element)
  else element.remove()
}

const isCell = (content) => content.role === 'cell'

/** Updates a node with the content of its element. */
export function dress(node, content, context) {
  const { element } = node
  const look = isCell(content) ? content.look || context.look : content.kind
  const parity = node.identity[2] % 2 ? 'odd' : 'even'
  const name = `element ${content.role} ${look} ${parity} align-${content.alignment}`
  element.inert = false
  for (const part of ['title', 'subtitle', 'detail', 'note']) {
    if (node.words[part] !== content[part]) node[part].textContent = node.words[part] = content[part]
  }
  attach(node.subtitle, content.subtitle !== '', (part) => node.title.after(part))
  attach(node.edge, (context.isSheet ? /^(column|row)Header$/ : context.look === 'event' ? /^header$/ : /^$/).test(content.role), (part) => element.append(part))
  attach(node.more, content.detail !== '' || content.note !== '', (part) => element.append(part))
  const { style } = element
  const picture = content.drawing !== undefined && look !== 'hexagon'
    ? drawingAddress(content.colors, content.drawing, content.title) : pictureAddress(content.image)
  if (node.picture !== picture) {
    node.picture = picture
    const square = picture?.startsWith('url("data:') ? squareOf(picture, (found) => {
      if (node.picture === picture) style.setProperty('--picture', found)
    }) : null
    style.setProperty('--picture', square ?? picture ?? 'none')
  }
  const whole = picture ? `${name} pictured` : name
  if (element.className !== whole) element.className = whole
  // Cells that scroll by often look like those whose nodes they get.
  const colors = `${content.role} ${content.colors} ${content.ink} ${content.clock} ${content.badge}`
  if (node.colors === colors) return
  node.colors = colors
  content.colors.forEach((color, index) => style.setProperty(`--color-${index}`, color))
  element.dataset.colors = isCell(content) ? content.colors.length : ''
  style.setProperty('--ink', content.ink ?? 'inherit')
  const hasClock = content.clock !== undefined
  attach(node.badge, hasClock || content.badge !== '' || content.colors.length > 0, (part) => element.prepend(part))
  node.badge.className = hasClock ? 'badge clock' : content.badge ? 'badge' : 'badge none'
  node.badge.textContent = hasClock ? '' : content.badge
  if (!hasClock) return
  style.setProperty('--hour', `${(content.clock % 720) / 2}deg`)
  style.setProperty('--minute', `${(content.clock % 60) * 6}deg`)
}

/** Returns the look of cells in a layout. */
export function lookOf(layout, state) {
  if (state.isSheet) return 'sheet-cell'
  if (layout.parameters.some((parameter) => parameter.key === 'itemExtent')) return 'row'
  return { honeycomb: 'hexagon', schedule: 'event' }[layout.name] ?? 'tile'
}
