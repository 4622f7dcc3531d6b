// Drawings over the layout: the tracks of the cells in view, the room around the content, and the elements that stay
// in view while the rest scrolls.

import { Operation, identityLength } from './core.js'

const $ = (id) => document.getElementById(id)
const switches = { track: 'showTracks', inset: 'showInsets', pin: 'showPins' }
/** More tracks are a texture. */
const mostTracks = 200

export class Guides {
  constructor(page) {
    this.page = page
    for (const id of Object.values(switches)) $(id).addEventListener('change', () => this.choose())
  }

  isOn(guide) { return $(switches[guide]).checked }

  choose() {
    const isOn = Object.keys(switches).some((guide) => this.isOn(guide))
    this.page.stage.onShow = isOn ? () => this.schedule() : null
    $('guides').toggleAttribute('hidden', !isOn)
    if (isOn) this.schedule()
  }

  /** Draws once before the next frame. */
  schedule() {
    if (this.isScheduled) return
    this.isScheduled = true
    requestAnimationFrame(() => {
      this.isScheduled = false
      this.draw()
    })
  }

  draw() {
    const { stage, size: [width, height] } = this.page
    const shapes = []
    const add = (guide, x, y, w, h) => {
      if (w > 0 && h > 0) shapes.push(`<rect data-guide="${guide}" x="${x}" y="${y}" width="${w}" height="${h}"/>`)
    }
    const pins = this.pins
    const nodes = [...stage.nodes.values()].filter((node) => node.identity[0] < 2).map((node) => ({
      isCell: node.identity[0] === 0 && !pins.has(node), section: node.identity[2],
      x: node.x - stage.offset[0], y: node.y - stage.offset[1], width: node.width, height: node.height,
    }))
    // The rows of a sheet have the same columns, and pinned cells beside them.
    const { isSheet } = stage.context
    const sections = new Map()
    for (const node of nodes.filter(({ isCell }) => isCell)) {
      const section = isSheet ? 0 : node.section
      sections.set(section, [...(sections.get(section) ?? []), node])
    }
    for (const cells of sections.values()) {
      if (this.isOn('track')) this.tracks(cells, add)
      if (this.isOn('inset') && !isSheet) this.insets(cells, add)
    }
    if (this.isOn('inset')) this.ends(nodes, width, height, add)
    if (this.isOn('pin')) {
      for (const { x, y, width: w, height: h } of pins) add('pin', x - stage.offset[0], y - stage.offset[1], w, h)
    }
    $('guides').innerHTML = shapes.join('')
  }

  /** The nodes of the elements in view that the viewport moves. */
  get pins() {
    const { core, stage } = this.page
    const numbers = core.run(Operation.followers).numbers.slice()
    const pins = new Set()
    for (let first = 0; first < numbers.length; first += identityLength) {
      const node = stage.nodeOf(numbers.subarray(first, first + identityLength))
      if (node) pins.add(node)
    }
    return pins
  }

  /** The bands in which the cells of a section stand. */
  tracks(cells, add) {
    const { isHorizontal } = this.page
    const { first, last, upper, lower } = bounds(cells)
    const tracks = new Map()
    for (const { x, y, width, height } of cells) {
      const [start, extent] = isHorizontal ? [y, height] : [x, width]
      tracks.set(`${start.toFixed(2)} ${extent.toFixed(2)}`, [start, extent])
    }
    for (const [start, extent] of [...tracks.values()].slice(0, mostTracks)) {
      if (isHorizontal) add('track', first, start, last - first, extent)
      else add('track', start, upper, extent, lower - upper)
    }
  }

  /** The room at both sides of the cells of a section. */
  insets(cells, add) {
    const { isHorizontal } = this.page
    const { first, last, upper, lower } = bounds(cells)
    const [left, top, right, bottom] = this.content
    if (isHorizontal) {
      add('inset', first, top, last - first, upper - top)
      add('inset', first, lower, last - first, bottom - lower)
    } else {
      add('inset', left, upper, first - left, lower - upper)
      add('inset', last, upper, right - last, lower - upper)
    }
  }

  /** The room before the first element and after the last one, if that end of the content is in view. */
  ends(nodes, width, height, add) {
    if (nodes.length === 0) return
    const { first, last, upper, lower } = bounds(nodes)
    const [left, top, right, bottom] = this.content
    if (this.page.isHorizontal) {
      if (left >= 0) add('inset', left, 0, first - left, height)
      if (right <= width) add('inset', last, 0, right - last, height)
    } else {
      if (top >= 0) add('inset', 0, top, width, upper - top)
      if (bottom <= height) add('inset', 0, lower, width, bottom - lower)
    }
  }

  /** The edges of the content, from the edges of the viewport. */
  get content() {
    const { stage, scroller, size: [width, height] } = this.page
    const [left, top] = stage.offset.map((offset) => -offset)
    return [left, top, left + scroller.x.range + width, top + scroller.y.range + height]
  }
}

const bounds = (frames) => ({
  first: Math.min(...frames.map(({ x }) => x)), last: Math.max(...frames.map(({ x, width }) => x + width)),
  upper: Math.min(...frames.map(({ y }) => y)), lower: Math.max(...frames.map(({ y, height }) => y + height)),
})
