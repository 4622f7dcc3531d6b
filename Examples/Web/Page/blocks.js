// An editor for the blocks of a mixed layout: a row for each, with its sections, its layout and its parameters.

const make = (name, attributes, ...children) => {
  const element = Object.assign(document.createElement(name), attributes)
  element.append(...children)
  return element
}

/** The members of an object as text, such as `"columns": 2, "itemSpacing": 8`. */
const membersText = (object) => JSON.stringify(object ?? {}, null, 1).slice(1, -1).trim().replace(/\n */g, ' ')

export function blockEditor(layouts, onChange) {
  const list = make('ol', { className: 'blocks' })
  const add = make('button', { type: 'button', textContent: 'Add a block' })
  let blocks = []
  const send = () => onChange(JSON.stringify(blocks))
  const row = (block, place) => {
    const name = `Block ${place + 1}`
    const field = (value, properties, set) => {
      const input = make('input', { value, ...properties })
      input.addEventListener('change', () => {
        input.setCustomValidity('')
        try {
          set(input.value)
        } catch (error) {
          input.setCustomValidity(error.message)
          input.reportValidity()
          return
        }
        send()
      })
      return input
    }
    const count = field(block.sections ?? '', {
      type: 'number', min: 1, placeholder: 'rest', ariaLabel: `${name}, number of sections`,
    }, (text) => { block.sections = text === '' ? undefined : Number(text) })
    const layout = make('select', { ariaLabel: `${name}, layout` },
      ...layouts.map((value) => make('option', { value, textContent: value })))
    layout.value = block.layout
    layout.addEventListener('change', () => {
      Object.assign(block, { layout: layout.value, parameters: undefined })
      send()
    })
    const members = (key, placeholder) => field(membersText(block[key]), {
      type: 'text', spellcheck: false, placeholder, ariaLabel: `${name}, ${key}`,
    }, (text) => { block[key] = text.trim() ? JSON.parse(`{${text}}`) : undefined })
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
      members('parameters', 'parameters: "columns": 2, "itemSpacing": 8'),
      members('insets', 'insets: "top": 8, "bottom": 8'))
  }
  add.addEventListener('click', () => {
    blocks.push({ sections: 1, layout: layouts[0] })
    send()
  })
  return {
    element: make('div', {}, list, add),
    set(text) {
      blocks = text ? JSON.parse(text) : []
      if (list.contains(document.activeElement) && document.activeElement.matches('input')) return
      list.replaceChildren(...blocks.map(row))
    },
  }
}
