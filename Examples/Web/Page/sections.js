// The order of nodes, which is the order in which they are read: section by section, in each the header,
// then item by item, then the footer; headers of columns come first. Places on screen do not depend on it.

const make = (role, parent) => {
  const element = document.createElement('div')
  if (role) element.setAttribute('role', role)
  parent?.append(element)
  return element
}

export class Sections {
  constructor(world) {
    this.world = world
    this.groups = new Map()
    this.decorations = make(null, world)
    this.decorations.setAttribute('aria-hidden', 'true')
    this.columns = make('presentation', world)
  }

  /** The description of the whole for screen readers. */
  describe(state, title) {
    const { world } = this
    world.setAttribute('role', state.isSheet ? 'grid' : 'group')
    world.setAttribute('aria-label', title)
    for (const name of ['aria-rowcount', 'aria-colcount']) world.removeAttribute(name)
    this.columns.setAttribute('role', state.isSheet ? 'row' : 'presentation')
    if (!state.isSheet) return
    world.setAttribute('aria-rowcount', state.sections + 1)
    world.setAttribute('aria-colcount', state.columns)
    this.columns.setAttribute('aria-rowindex', 1)
  }

  /** After a change a section may have another number. */
  forgetNames() {
    for (const group of this.groups.values()) this.name(group)
  }

  /** The name of a section without a heading. */
  name(group) {
    if (group.element.getAttribute('role') === 'group') {
      group.element.setAttribute('aria-label', `Section ${group.section + 1}`)
    }
  }

  add(node, content, context) {
    const [, , section, item] = node.identity
    const { element } = node
    node.rank = item
    // Nodes mostly get elements of the role that they had.
    const role = `${content.role} ${context.isSheet}`
    const isOther = node.role !== role
    if (isOther) {
      node.role = role
      for (const name of ['aria-setsize', 'aria-posinset', 'aria-colindex', 'aria-level', 'tabindex']) {
        element.removeAttribute(name)
      }
    }
    element.setAttribute('aria-label', content.label)
    switch (content.role) {
      case 'cell':
        if (isOther) element.setAttribute('role', context.isSheet ? 'gridcell' : 'listitem')
        if (isOther || element.tabIndex !== -1) element.tabIndex = -1
        if (context.isSheet) {
          element.setAttribute('aria-colindex', item + 1)
        } else {
          element.setAttribute('aria-setsize', content.count ?? -1)
          element.setAttribute('aria-posinset', item + 1)
        }
        return this.insert(node, this.group(section, context).cells)
      case 'header':
        element.setAttribute('role', 'heading')
        element.setAttribute('aria-level', 2)
        if (content.title) {
          this.group(section, context).element.setAttribute('aria-label', content.title)
        } else {
          // A heading without words is none.
          element.removeAttribute('role')
          element.removeAttribute('aria-level')
          element.removeAttribute('aria-label')
        }
        return this.insert(node, this.group(section, context).header)
      case 'rowHeader':
        element.setAttribute('role', context.isSheet ? 'rowheader' : 'note')
        return this.insert(node, this.group(section, context).header)
      case 'columnHeader':
        element.setAttribute('role', context.isSheet ? 'columnheader' : 'note')
        if (context.isSheet) element.setAttribute('aria-colindex', item + 1)
        return this.insert(node, this.columns)
      case 'footer':
        element.setAttribute('role', 'note')
        return this.insert(node, this.group(section, context).footer)
      case 'supplementary':
        element.setAttribute('role', 'note')
        return this.insert(node, this.group(section, context).footer)
      default:
        element.removeAttribute('role')
        element.removeAttribute('aria-label')
        return this.insert(node, this.decorations)
    }
  }

  remove(node) {
    const parent = node.element.parentElement
    node.element.remove()
    const group = parent?.group
    if (!group) return
    group.count -= 1
    if (group.count === 0) {
      group.element.remove()
      this.groups.delete(group.section)
    }
  }

  /** Moves a node to its place in reading order, unless it is there already. */
  insert(node, parent) {
    const { element } = node
    element.node = node
    const old = element.parentElement
    const isBehind = (other) => other && other.node.rank > node.rank
    if (old === parent && !isBehind(element.previousElementSibling)
      && !(element.nextElementSibling && element.nextElementSibling.node.rank < node.rank)) return
    if (old) this.remove(node)
    if (parent.group) {
      parent.group.count += 1
      // The last node of a group may just have been taken out of it.
      if (!parent.group.element.isConnected) this.attach(parent.group)
    }
    let next = null
    while (isBehind(next ? next.previousElementSibling : parent.lastElementChild)) {
      next = next ? next.previousElementSibling : parent.lastElementChild
    }
    parent.insertBefore(element, next)
  }

  group(section, { isSheet }) {
    let group = this.groups.get(section)
    if (group) return group
    const element = make(isSheet ? 'row' : 'group')
    if (isSheet) element.setAttribute('aria-rowindex', section + 2)
    const none = isSheet ? 'presentation' : null
    group = {
      section,
      count: 0,
      element,
      header: make(none, element),
      cells: make(isSheet ? 'presentation' : 'list', element),
      footer: make(none, element),
    }
    for (const part of [group.header, group.cells, group.footer]) part.group = group
    element.section = section
    this.name(group)
    this.attach(group)
    return group
  }

  attach(group) {
    this.groups.set(group.section, group)
    let next = null
    for (let last = this.world.lastElementChild; last; last = last.previousElementSibling) {
      if (last.section === undefined || last.section < group.section) break
      next = last
    }
    this.world.insertBefore(group.element, next)
  }
}
