// Controls for a layout's parameters, made from its description: nothing here knows a layout.

import { blockEditor } from './blocks.js'
import { grouped, presetsOf } from './presets.js'

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key in element && key !== 'list' && key !== 'form') element[key] = value
    else element.setAttribute(key, value)
  }
  element.append(...children)
  return element
}

/** `columnSpacing` as `Column spacing`. */
export const spoken = (key) => {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0].toUpperCase() + words.slice(1)
}

/** A sentence about a control, and the button that shows it. */
function explanation(name, id, summary) {
  const hint = make('p', { className: 'hint', id, hidden: true }, summary)
  const info = make('button', {
    type: 'button', className: 'info', 'aria-label': `About: ${name}`, 'aria-expanded': 'false', 'aria-controls': id,
  }, '?')
  info.addEventListener('click', () => {
    hint.hidden = !hint.hidden
    info.setAttribute('aria-expanded', String(!hint.hidden))
  })
  return [hint, info]
}

/** The fields of a control. */
const fieldsOf = (element) => (element.matches('input, select') ? [element] : element.querySelectorAll('input, select'))

/** A field for one number. */
function numberField(type, name, onChange) {
  const isWhole = type.sort === 'integer'
  const field = make('input', {
    type: 'number', step: isWhole ? 1 : 'any', title: `${name}: ${type.range}`, 'aria-label': name,
  })
  if (type.least > -1e9) field.min = type.least
  if (type.most < 1e9) field.max = type.most
  field.addEventListener('change', onChange)
  return field
}

/** A number with a slider whose end moves along with it. */
function slider(parameter, type, onChange) {
  const field = numberField(type, spoken(parameter.key), () =>
    onChange(field.value === '' ? parameter.default : field.value))
  // A default that no content reaches is no limit.
  const isLimit = Number(parameter.default) >= 1e9
  if (isLimit) field.placeholder = 'none'
  const isShort = parameter.unit === 'count' && type.sort === 'integer'
  const least = Math.max(type.least, isShort ? 0 : Math.min(0, Number(parameter.default)))
  const range = make('input', {
    type: 'range', step: 1, min: least, 'aria-label': `${spoken(parameter.key)}, slider`,
  })
  range.addEventListener('input', () => {
    field.value = range.value
    onChange(field.value)
  })
  return {
    element: make('div', { className: 'pair' }, range, field),
    set(text) {
      const most = Math.max(isShort ? 8 : 64, Number(parameter.default) * 3, Number(text) * 1.5)
      range.max = Math.min(type.most, Math.ceil(most))
      range.value = text
      if (isLimit) range.max = 2000
      if (document.activeElement !== field) field.value = isLimit && Number(text) >= 1e9 ? '' : text
    },
  }
}

/** Several numbers, joined to one text. */
function fields(names, separator, parameter, type, onChange) {
  const defaults = parameter.default.split(separator)
  // A default that no content reaches is no limit.
  const isLimit = (index) => Number(defaults[index]) >= 1e9
  const inputs = names.map((name) =>
    numberField({ ...type, sort: 'number' }, `${spoken(parameter.key)}, ${name}`, () =>
      onChange(inputs.map((input, index) => input.value || (isLimit(index) ? defaults[index] : '0')).join(separator))))
  inputs.forEach((input, index) => { if (isLimit(index)) input.placeholder = 'none' })
  const labelled = names.map((name, index) =>
    make('label', { className: 'small' }, name, inputs[index]))
  return {
    element: make('div', { className: 'quad' }, ...labelled),
    set(text) {
      const parts = text.split(separator)
      inputs.forEach((input, index) => {
        const part = parts[index] ?? parts[0]
        if (document.activeElement !== input) input.value = isLimit(index) && Number(part) >= 1e9 ? '' : part
      })
    },
  }
}

/** A number of columns, or a least width for as many as fit. */
function columns(parameter, onChange) {
  const name = spoken(parameter.key)
  const field = make('input', { type: 'number', min: 1, step: 1, 'aria-label': name })
  const range = make('input', { type: 'range', step: 1, 'aria-label': `${name}, slider` })
  const kind = make('select', { 'aria-label': `${name}, how` },
    make('option', { value: 'fixed' }, 'exactly'),
    make('option', { value: 'adaptive' }, 'at least'))
  const send = () => onChange(kind.value === 'fixed' ? field.value : `adaptive:${field.value}`)
  const scale = () => {
    range.min = kind.value === 'fixed' ? 1 : 40
    range.max = kind.value === 'fixed' ? Math.max(12, field.value) : Math.max(480, field.value)
    range.value = field.value
  }
  kind.addEventListener('change', () => {
    field.value = kind.value === 'fixed' ? 3 : 160
    scale()
    send()
  })
  field.addEventListener('change', () => { scale(); send() })
  range.addEventListener('input', () => { field.value = range.value; send() })
  return {
    element: make('div', { className: 'columns' }, kind, range, field),
    set(text) {
      const [, width] = text.split(':')
      kind.value = width === undefined ? 'fixed' : 'adaptive'
      if (document.activeElement !== field) field.value = width ?? text
      scale()
    },
  }
}

/** A few choices side by side, many in a list. */
function choice(parameter, type, onChange) {
  const select = make('select', { 'aria-label': spoken(parameter.key) },
    ...type.choices.map((name) => make('option', { value: name }, spoken(name).toLowerCase())))
  select.addEventListener('change', () => onChange(select.value))
  return { element: select, set(text) { select.value = text } }
}

function flag(parameter, onChange) {
  const box = make('input', { type: 'checkbox', role: 'switch', 'aria-label': spoken(parameter.key) })
  box.addEventListener('change', () => onChange(String(box.checked)))
  return { element: box, set(text) { box.checked = text === 'true' }, isShort: true }
}

function text(parameter, type, onChange, layouts) {
  if (type.of?.sort === 'layout') return blockEditor(layouts, onChange, (...values) => control(...values, []))
  const form = type.form ?? type.of?.form ?? type.of?.sort ?? 'text'
  const field = make('input', {
    type: 'text', placeholder: form === 'list' ? '[[12, 13], …]' : type.sort === 'list' ? `${form}, …` : form, spellcheck: false,
    'aria-label': spoken(parameter.key),
  })
  field.addEventListener('change', () => onChange(field.value.trim()))
  return {
    element: field,
    set(value) { if (document.activeElement !== field) field.value = value === 'none' ? '' : value },
  }
}

function control(parameter, type, onChange, layouts) {
  switch (type.sort) {
    case 'flag': return flag(parameter, onChange)
    case 'integer': case 'number': return slider(parameter, type, onChange)
    case 'choice': return choice(parameter, type, onChange)
    case 'size': return fields(['width', 'height'], 'x', parameter, type, onChange)
    case 'insets':
      return fields(['top', 'leading', 'bottom', 'trailing'], ',', parameter, type, onChange)
    case 'columns': return columns(parameter, onChange)
    case 'optional': {
      const inner = control(parameter, type.of, onChange, layouts)
      const box = make('input', { type: 'checkbox', 'aria-label': `${spoken(parameter.key)}, set` })
      box.addEventListener('change', () => {
        if (!box.checked) return onChange('none')
        const field = inner.element.querySelector?.('input[type=number]') ?? inner.element
        onChange(field.value || (type.of.sort === 'columns' ? '3' : '0'))
      })
      return {
        element: make('div', { className: 'optional' }, box, inner.element),
        set(value) {
          box.checked = value !== 'none'
          const fields = inner.element.matches('input, select')
            ? [inner.element] : inner.element.querySelectorAll('input, select')
          for (const field of fields) field.disabled = !box.checked
          inner.set(value === 'none' ? '' : value)
        },
      }
    }
    default: return text(parameter, type, onChange, layouts)
  }
}

/** Whether a parameter has no effect, because of others or because the data decides. */
function isInert(key, values, isDescribed) {
  if (isDescribed) return !/^(axis|interSectionSpacing|rounding)$/.test(key)
  const isNone = (bar) => Number(values[`${bar}Extent`] ?? 1) === 0
  if (/^headerInsets$|^pinsHeaders$/.test(key)) return isNone('header') && !values.columnHeaderHeight
  if (/^footerInsets$|^pinsFooters$/.test(key)) return isNone('footer')
  if (key === 'sampleCount') return values.sizing !== 'sampled'
  return /^separator(Leading|Trailing)$|^hasOuterSeparators$/.test(key) && Number(values.separatorThickness) === 0
}

export class Controls {
  /** `onChange` receives a key and a text, `onPreset` several lines; both return a problem, or nothing. */
  constructor(parent, layouts, onChange, onPreset) {
    this.parent = parent
    this.layouts = layouts
    this.onChange = onChange
    this.onPreset = onPreset
    this.rows = new Map()
    this.name = null
    /** The names of the groups that were opened. */
    this.opened = new Set()
  }

  /** Shows the values; `isDescribed` if the data describes the sections. */
  show(layout, values, isDescribed) {
    if (this.name !== layout.name) this.build(layout)
    for (const [key, row] of this.rows) {
      if (values[key] === undefined) continue
      row.control.set(values[key])
      row.element.classList.toggle('changed', values[key] !== row.default)
      row.problem.textContent = ''
      row.element.hidden = isInert(key, values, isDescribed)
    }
    for (const group of this.parent.children) {
      group.hidden = !group.querySelector('.control:not([hidden])')
    }
  }

  build(layout) {
    this.name = layout.name
    this.rows.clear()
    const groups = grouped(layout.parameters)
    this.parent.replaceChildren(...groups.map(([name, parameters]) => make('details', { className: 'group', open: name === 'Main' || this.opened.has(name), ontoggle: ({ target }) => this.opened[target.open ? 'add' : 'delete'](name) },
      make('summary', {}, name), this.presets(name, parameters),
      ...this.rowsOf(layout, parameters))))
  }

  /** A list of values for a whole group. */
  presets(name, parameters) {
    const list = presetsOf(name, parameters)
    const select = make('select', { 'aria-label': `${name}: preset` },
      make('option', { value: '' }, 'preset'),
      ...list.map(([title], index) => make('option', { value: index }, title)))
    select.addEventListener('change', () => {
      if (select.value !== '') this.onPreset(list[select.value][1])
      select.value = ''
    })
    return select
  }

  rowsOf(layout, parameters) {
    return parameters.map((parameter) => {
      const problem = make('p', { className: 'problem', role: 'alert' })
      const change = (value) => {
        problem.textContent = this.onChange(parameter.key, value) ?? ''
      }
      const made = control(parameter, parameter.type, change,
        this.layouts.filter(({ name }) => name !== layout.name))
      const reset = make('button', {
        type: 'button', className: 'reset', title: `Back to ${parameter.default}`,
        'aria-label': `${spoken(parameter.key)}: back to ${parameter.default}`,
      }, '↺')
      reset.addEventListener('click', () => change(parameter.default))
      const name = make('span', { className: 'name' }, spoken(parameter.key))
      const [hint, info] = explanation(spoken(parameter.key), `about-${parameter.key}`, parameter.summary)
      for (const field of fieldsOf(made.element)) field.setAttribute('aria-describedby', hint.id)
      const element = make('div', { className: 'control', title: parameter.summary },
        make('div', { className: 'head' }, name, info, reset, ...(made.isShort ? [made.element] : [])),
        hint, ...(made.isShort ? [] : [made.element]), problem)
      element.dataset.key = parameter.key
      this.rows.set(parameter.key, { element, problem, control: made, default: parameter.default })
      return element
    })
  }
}
