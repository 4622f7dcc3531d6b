// An editor for the blocks of a mixed layout: a row for each, with its sections, its layout and its parameters.

const make = (name, attributes, ...children) => {
  const element = Object.assign(document.createElement(name), attributes)
  element.append(...children)
  return element
}

/** The blocks that a text names; a block without a number takes all other sections. */
export function readBlocks(text) {
  return text.split('|').map((part) => {
    const [, count, layout, values] = /^\s*(?:(\d+)\s+)?([\w-]+)?\s*(?:\((.*)\))?\s*$/s.exec(part) ?? []
    return { count: count ?? '', layout: layout ?? '', values: values ?? '' }
  })
}

export const writeBlocks = (blocks) => blocks.map(({ count, layout, values }) =>
  `${count ? `${count} ` : ''}${layout}${values.trim() ? `(${values.trim()})` : ''}`).join(' | ')

export function blockEditor(layouts, onChange) {
  const list = make('ol', { className: 'blocks' })
  const add = make('button', { type: 'button', textContent: 'Add a block' })
  let blocks = []
  const send = () => onChange(writeBlocks(blocks))
  const row = (block, place) => {
    const name = `Block ${place + 1}`
    const field = (key, properties) => {
      const input = make('input', { value: block[key], ...properties })
      input.addEventListener('change', () => {
        block[key] = input.value
        send()
      })
      return input
    }
    const count = field('count', {
      type: 'number', min: 1, placeholder: 'rest', ariaLabel: `${name}, number of sections`,
    })
    const layout = make('select', { ariaLabel: `${name}, layout` },
      ...layouts.map((value) => make('option', { value, textContent: value })))
    layout.value = block.layout
    layout.addEventListener('change', () => {
      Object.assign(block, { layout: layout.value, values: '' })
      send()
    })
    const values = field('values', {
      type: 'text', spellcheck: false, placeholder: 'columns=2; itemSpacing=8', ariaLabel: `${name}, parameters`,
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
    return make('li', {},
      make('div', { className: 'blockHead' }, count, layout,
        button('↑', 'move up', place === 0, () => swap(place - 1)),
        button('↓', 'move down', place === blocks.length - 1, () => swap(place + 1)),
        button('✕', 'remove', blocks.length === 1, () => blocks.splice(place, 1))),
      values)
  }
  add.addEventListener('click', () => {
    blocks.push({ count: '1', layout: layouts[0], values: '' })
    send()
  })
  return {
    element: make('div', {}, list, add),
    set(text) {
      blocks = readBlocks(text)
      if (list.contains(document.activeElement) && document.activeElement.matches('input')) return
      list.replaceChildren(...blocks.map(row))
    },
  }
}
