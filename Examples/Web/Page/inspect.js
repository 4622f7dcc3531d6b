// What can be seen besides the layout: the frames of elements, the numbers of one, and changes in slow motion; and
// drawings of what is in view.

const $ = (id) => document.getElementById(id)
const positions = ['single', 'top', 'middle', 'bottom']
const categories = ['cell', 'supplementary', 'decoration']
/** Hexagons are cut out of their frames. */
const pointsOf = (path, width, height) => /^polygon\((.*)\)$/.exec(path)?.[1].split(', ').map((point) =>
  point.split(' ').map((part, axis) => short(parseFloat(part) / 100 * [width, height][axis])).join()).join(' ')
const short = (number) => String(Math.round(number * 100) / 100)
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export class Inspector {
  constructor(page) {
    this.page = page
    $('showFrames').addEventListener('change', ({ target }) => $('world').classList.toggle('framed', target.checked))
    $('showNumbers').addEventListener('change', ({ target }) => {
      this.isOn = target.checked
      if (!this.isOn) $('numbers').hidden = true
    })
    $('showChanges').addEventListener('change', ({ target }) => { page.stage.marksChanges = target.checked })
    $('slow').addEventListener('change', ({ target }) => { page.slowness = target.checked ? 6 : 1 })
    const { element } = page.scroller
    element.addEventListener('pointermove', (event) => this.point(event))
    element.addEventListener('pointerleave', () => { $('numbers').hidden = true })
    element.addEventListener('focusin', ({ target }) => { if (this.isOn && target.node) this.show(target.node) })
  }

  /** The element under the pointer. */
  point({ target }) {
    if (!this.isOn) return
    const node = target.closest?.('.element')?.node
    if (node) this.show(node)
  }

  show(node) {
    const [category, , section, item] = node.identity
    const kind = node.element.classList.contains('cell') ? '' : ` · ${node.element.classList[2]}`
    $('numbers').hidden = false
    $('numbers').textContent = `${categories[category]}${kind} · section ${section}, item ${item}\n`
      + `x ${short(node.x)}  y ${short(node.y)}  width ${short(node.width)}  height ${short(node.height)}\n`
      + `zIndex ${node.zIndex} · position ${positions[node.position] ?? node.position}`
  }

  /** What is in view, as SVG. */
  get svg() {
    const { stage, size } = this.page
    const [width, height] = size
    const style = (node) => getComputedStyle(node.element)
    const nodes = [...stage.nodes.values()].sort((one, two) => one.zIndex - two.zIndex)
    const shapes = nodes.map((node) => {
      const [x, y] = [node.x - stage.offset[0], node.y - stage.offset[1]].map(short)
      const [w, h] = [node.width, node.height].map(short)
      const { element } = node
      const { backgroundColor, backgroundImage, borderRadius, clipPath } = style(node)
      const isBlend = backgroundImage.startsWith('linear') && !node.picture
      const fill = isBlend ? element.style.getPropertyValue('--color-0') : backgroundColor
      const radius = parseFloat(borderRadius) || 0
      const points = pointsOf(clipPath, node.width, node.height)
      const isEntry = element.classList.contains('entry')
      const address = /^url\("(data:image\/svg[^"]*)"\)$/.exec(node.picture ?? '')?.[1]
      const picture = address
        ? isEntry ? `<image y="${short(node.height / 2 - 26)}" width="52" height="52" preserveAspectRatio="xMidYMid slice" href="${escaped(address)}"/>`
          : `<image width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" href="${escaped(address)}"/><rect width="100%" height="100%" fill="url(#shade)"/>` : ''
      const shape = points ? `<polygon points="${points}" fill="${fill}"/>`
        : `<rect width="100%" height="100%" rx="${radius}" fill="${fill}"/>`
      return `<svg x="${x}" y="${y}" width="${w}" height="${h}">${shape}${picture}${this.words(element)}</svg>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`
      + '<linearGradient id="shade" x2="0" y2="1"><stop offset=".3" stop-opacity="0"/><stop offset=".75" stop-opacity=".74"/><stop offset="1" stop-opacity=".84"/></linearGradient>'
      + `<rect width="100%" height="100%" fill="${getComputedStyle($('stage')).backgroundColor}"/>${shapes.join('')}</svg>`
  }

  /** The words and badges of an element where the page has them, as SVG. */
  words(element) {
    const box = element.getBoundingClientRect()
    const range = document.createRange()
    return [...element.querySelectorAll('.badge, .title, .subtitle, .detail, .note')].map((part) => {
      const place = part.getBoundingClientRect()
      if (!place.width || !place.height) return ''
      const { backgroundColor, borderRadius, color, fontSize, fontWeight } = getComputedStyle(part)
      const hand = (name, extent) => `<path d="M0 0V-${extent}" stroke="#ffffff" stroke-width="2" transform="translate(${short(place.x - box.x + place.width / 2)} ${short(place.y - box.y + place.height / 2)}) rotate(${parseFloat(element.style.getPropertyValue(name))})"/>`
      const hands = part.classList.contains('clock') ? hand('--hour', 8) + hand('--minute', 11) : ''
      const badge = part.classList.contains('badge')
        ? `<rect x="${short(place.x - box.x)}" y="${short(place.y - box.y)}" width="${short(place.width)}" height="${short(place.height)}" rx="${short(Math.min(parseFloat(borderRadius) || 0, place.width / 2))}" fill="${backgroundColor}"/>` : ''
      // Words with the same top are a line; what is below the part is cut off.
      const lines = new Map()
      for (const { 0: word, index } of part.textContent.matchAll(/\S+/g)) {
        range.setStart(part.firstChild, index)
        range.setEnd(part.firstChild, index + word.length)
        const rect = range.getBoundingClientRect()
        if (rect.bottom > place.bottom + 3 || rect.left > place.right) continue
        const line = lines.get(rect.top) ?? { x: rect.left, bottom: rect.bottom, words: [] }
        lines.set(rect.top, { ...line, x: Math.min(line.x, rect.left), words: [...line.words, word] })
      }
      return badge + hands + [...lines.values()].map(({ x, bottom, words }) => `<text x="${short(x - box.x)}" y="${short(bottom - box.y - 0.23 * parseFloat(fontSize))}" font-size="${parseFloat(fontSize)}" font-weight="${fontWeight}" fill="${color}">${escaped(words.join(' '))}</text>`).join('')
    }).join('')
  }

  get drawing() { return new Blob([this.svg], { type: 'image/svg+xml' }) }

  /** What is in view, in the pixels of the screen. */
  async picture() {
    const [width, height, scale] = this.page.size
    const address = URL.createObjectURL(this.drawing)
    const image = new Image()
    image.src = address
    await image.decode()
    URL.revokeObjectURL(address)
    const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale })
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
    return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error())), 'image/png'))
  }

  save(content, name) {
    const address = URL.createObjectURL(content)
    Object.assign(document.createElement('a'), { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
}
