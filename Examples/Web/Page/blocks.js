// An editor for the blocks of a mixed layout: for each, its sections, its layout, its insets, and the parameters of that
// layout with the controls that they have by themselves.

import { grouped } from './presets.js'
import { valueOf, valueText } from './values.js'

const make = (name, attributes, ...children) => {
  const element = Object.assign(document.createElement(name), attributes)
  element.append(...children)
  return element
}

/** The edges of insets, in the order of a text. */
const edges = ['top', 'leading', 'bottom', 'trailing']
const insetsType = { sort: 'insets', least: 0, most: 1e9, range: '0 or more' }

/** `layouts` are those that blocks can have; `control` makes the control of a parameter. */
export function blockEditor(layouts, onChange, control) {
  const list = make('ol', { className: 'blocks' })
  const add = make('button', { type: 'button', textContent: 'Add a block' })
  let blocks = []
  let rows = []
  const send = () => onChange(JSON.stringify(blocks))
  const layoutOf = (block) => layouts.find(({ name }) => name === block.layout)

  /** The controls of a parameter of a block, below its name. */
  const parameterRow = (block, parameter, name) => {
    const made = control({ ...parameter, key: parameter.key }, parameter.type, (text) => {
      const value = valueOf(text, parameter.type)
      block().parameters = { ...block().parameters, [parameter.key]: value }
      send()
      return null
    })
    for (const field of made.element.matches('input, select') ? [made.element] : made.element.querySelectorAll('input, select')) {
      field.ariaLabel = `${name}: ${field.ariaLabel ?? parameter.key}`
    }
    const words = parameter.key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
    const element = make('div', { className: 'control', title: parameter.summary },
      make('div', { className: 'head' }, make('span', { className: 'name', textContent: words[0].toUpperCase() + words.slice(1) }),
        ...(made.isShort ? [made.element] : [])), ...(made.isShort ? [] : [made.element]))
    const show = () => {
      const value = block().parameters?.[parameter.key]
      made.set(value === undefined ? parameter.default : valueText(value))
    }
    show()
    return { element, show }
  }

  const row = (_, place) => {
    const name = `Block ${place + 1}`
    const block = () => blocks[place]
    const count = make('input', { type: 'number', min: 1, placeholder: 'rest', ariaLabel: `${name}, number of sections` })
    count.addEventListener('change', () => {
      block().sections = count.value === '' ? undefined : Math.max(1, Math.round(Number(count.value)))
      send()
    })
    const layout = make('select', { ariaLabel: `${name}, layout` },
      ...layouts.map(({ name: value }) => make('option', { value, textContent: value.replaceAll('-', ' ') })))
    layout.value = block().layout
    layout.addEventListener('change', () => {
      Object.assign(block(), { layout: layout.value, parameters: undefined })
      send()
    })
    const button = (text, label, isOff, action) => {
      const element = make('button', { type: 'button', textContent: text, ariaLabel: `${name}: ${label}`, disabled: isOff })
      element.addEventListener('click', () => {
        action()
        send()
      })
      return element
    }
    const swap = (other) => { [blocks[place], blocks[other]] = [blocks[other], blocks[place]] }
    const insets = control({ key: `${name}, insets`, default: '0,0,0,0', unit: 'points' }, insetsType, (text) => {
      block().insets = valueOf(text, insetsType)
      send()
      return null
    })
    let parameters = null
    const more = make('details', {}, make('summary', { textContent: 'Parameters' }))
    // Their controls are made when they are looked at: a page has many blocks.
    more.addEventListener('toggle', () => {
      if (!more.open || parameters) return
      parameters = grouped(layoutOf(block())?.parameters.filter(({ type }) => type.of?.sort !== 'layout') ?? [])
        .flatMap(([, group]) => group.map((one) => parameterRow(block, one, name)))
      more.append(...parameters.map(({ element }) => element))
    })
    const element = make('li', {},
      make('div', { className: 'blockHead' }, count, layout,
        button('↑', 'move up', place === 0, () => swap(place - 1)),
        button('↓', 'move down', place === blocks.length - 1, () => swap(place + 1)),
        button('✕', 'remove', blocks.length === 1, () => blocks.splice(place, 1))),
      make('span', { className: 'hint', textContent: 'Insets' }), insets.element, more)
    return {
      element,
      show() {
        if (document.activeElement !== count) count.value = block().sections ?? ''
        insets.set(edges.map((edge) => block().insets?.[edge] ?? 0).join())
        for (const one of parameters ?? []) one.show()
      },
    }
  }
  add.addEventListener('click', () => {
    blocks.push({ sections: 1, layout: layouts[0].name })
    send()
  })
  let shown = ''
  return {
    element: make('div', {}, list, add),
    set(text) {
      blocks = text ? JSON.parse(text) : []
      const kinds = blocks.map(({ layout }) => layout).join()
      // Rows that are there keep what is open and what has the focus.
      if (kinds !== shown) {
        shown = kinds
        rows = blocks.map(row)
        list.replaceChildren(...rows.map(({ element }) => element))
      }
      for (const one of rows) one.show()
    },
  }
}
