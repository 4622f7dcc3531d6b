// What can be seen besides the layout: the frames of elements, the numbers of one, and changes in slow motion; and
// drawings of what is in view.

const $ = (id) => document.getElementById(id)
const positions = ['single', 'top', 'middle', 'bottom']
const categories = ['cell', 'supplementary', 'decoration']
/** Hexagons are cut out of their frames. */
const pointsOf = (path, width, height) => /^polygon\((.*)\)$/.exec(path)?.[1].split(', ').map((point) =>
  point.split(' ').map((part, axis) => short(parseFloat(part) / 100 * [width, height][axis])).join()).join(' ')
const short = (number) => String(Math.round(number * 100) / 100)
const rectangle = (place, box, fill, radius = 0) => `<rect x="${short(place.x - box.x)}" y="${short(place.y - box.y)}" width="${short(place.width)}" height="${short(place.height)}" rx="${short(radius)}" fill="${fill}"/>`

/** The outline of an element with its own radius at each corner. */
function rounded(width, height, style) {
  const [a, b, c, d] = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map((corner) =>
    Math.min(parseFloat(style[`border${corner}Radius`]) || 0, width / 2, height / 2))
  return `M${short(a)} 0H${short(width - b)}A${b} ${b} 0 0 1 ${short(width)} ${short(b)}V${short(height - c)}A${c} ${c} 0 0 1 ${short(width - c)} ${short(height)}`
    + `H${short(d)}A${d} ${d} 0 0 1 0 ${short(height - d)}V${short(a)}A${a} ${a} 0 0 1 ${short(a)} 0Z`
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export class Inspector {
  constructor(page) {
    this.page = page
    /** Pictures that people brought, as addresses that a drawing can contain. */
    this.copies = new Map()
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
    const nodes = [...stage.nodes.values()].sort((one, two) => one.zIndex - two.zIndex)
    const shapes = nodes.map((node, index) => this.shape(node, `n${index}`))
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`
      + `<rect width="100%" height="100%" fill="${getComputedStyle($('stage')).backgroundColor}"/>${shapes.join('')}</svg>`
  }

  /** An element as the page shows it: its ground, picture, lines and words, cut off at its corners. */
  shape(node, id) {
    const { stage } = this.page
    const [x, y] = [node.x - stage.offset[0], node.y - stage.offset[1]].map(short)
    const [w, h] = [node.width, node.height].map(short)
    const { element } = node
    const style = getComputedStyle(element)
    const points = pointsOf(style.clipPath, node.width, node.height)
    const outline = points ? `<polygon points="${points}"/>` : `<path d="${rounded(node.width, node.height, style)}"/>`
    const colors = [0, 1, 2].map((place) => element.style.getPropertyValue(`--color-${place}`)).filter(Boolean)
    const isBlend = style.backgroundImage.startsWith('linear') && !node.picture
    const ground = isBlend ? `url(#${id}b)` : style.backgroundColor
    const blend = isBlend ? `<linearGradient id="${id}b" x2="0" y2="1">${colors.map((color, place) =>
      `<stop offset="${short(place / Math.max(1, colors.length - 1))}" stop-color="${color}"/>`).join('')}</linearGradient>` : ''
    const box = element.getBoundingClientRect()
    const parts = [...element.querySelectorAll(':scope > .words, :scope > .more')].map((part) => {
      const { backgroundColor } = getComputedStyle(part)
      return /, 0\)$|^transparent$/.test(backgroundColor) ? '' : rectangle(part.getBoundingClientRect(), box, backgroundColor)
    }).join('')
    const line = parseFloat(style.borderBottomWidth)
      ? `<rect y="${short(node.height - parseFloat(style.borderBottomWidth))}" width="${w}" height="${parseFloat(style.borderBottomWidth)}" fill="${style.borderBottomColor}"/>` : ''
    return `<svg x="${x}" y="${y}" width="${w}" height="${h}"${node.alpha < 1 ? ` opacity="${node.alpha}"` : ''}>${blend}<clipPath id="${id}">${outline}</clipPath>`
      + `<g clip-path="url(#${id})"><rect width="100%" height="100%" fill="${ground}"/>${this.image(node, style)}${parts}${line}${this.words(element)}</g></svg>`
  }

  /** The picture of an element, which fills it or stands before its words. */
  image(node, { direction }) {
    const address = /^url\("(data:image\/svg[^"]*|blob:[^"]*)"\)$/.exec(node.picture ?? '')?.[1]
    if (!address) return ''
    const href = escaped(address.startsWith('blob:') ? this.copies.get(address) ?? '' : address)
    if (!node.element.classList.contains('entry')) {
      return `<image width="100%" height="100%" preserveAspectRatio="xMidYMid slice" href="${href}"/>`
    }
    const x = direction === 'rtl' ? short(node.width - 52) : 0
    const clip = `e${x}-${Math.round(node.height)}`
    return `<clipPath id="${clip}"><rect x="${x}" y="${short(node.height / 2 - 26)}" width="52" height="52" rx="8"/></clipPath>`
      + `<image clip-path="url(#${clip})" x="${x}" y="${short(node.height / 2 - 26)}" width="52" height="52" preserveAspectRatio="xMidYMid slice" href="${href}"/>`
  }

  /** The words and badges of an element where the page has them, as SVG. */
  words(element) {
    const box = element.getBoundingClientRect()
    const range = document.createRange()
    return [...element.querySelectorAll('.badge, .title, .subtitle, .detail, .note')].map((part) => {
      const place = part.getBoundingClientRect()
      if (!place.width || !place.height) return ''
      const { backgroundColor, borderRadius, color, fontFamily, fontSize, fontWeight, whiteSpace } = getComputedStyle(part)
      const hand = (name, extent) => `<path d="M0 0V-${extent}" stroke="#ffffff" stroke-width="2" transform="translate(${short(place.x - box.x + place.width / 2)} ${short(place.y - box.y + place.height / 2)}) rotate(${parseFloat(element.style.getPropertyValue(name))})"/>`
      const hands = part.classList.contains('clock') ? hand('--hour', 8) + hand('--minute', 11) : ''
      const badge = part.classList.contains('badge') && !/, 0\)$/.test(backgroundColor)
        ? rectangle(place, box, backgroundColor, Math.min(parseFloat(borderRadius) || 0, place.width / 2)) : ''
      const pen = document.createElement('canvas').getContext('2d')
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      /** Words that fit into the part, with an ellipsis for the others. */
      const fitting = (text) => {
        while (text && pen.measureText(`${text}…`).width > place.width + 1) text = text.slice(0, -1)
        return `${text.trimEnd()}…`
      }
      // Words with the same top are a line; what is below the part is cut off.
      const lines = new Map()
      let isCut = false
      for (const { 0: word, index } of part.textContent.matchAll(/\S+/g)) {
        range.setStart(part.firstChild, index)
        range.setEnd(part.firstChild, index + word.length)
        const rect = range.getBoundingClientRect()
        if (rect.bottom > place.bottom + 3) {
          isCut = true
          continue
        }
        const line = lines.get(rect.top) ?? { x: rect.left, bottom: rect.bottom, words: [] }
        lines.set(rect.top, { ...line, x: Math.min(line.x, rect.left), words: [...line.words, word] })
      }
      const texts = [...lines.values()].map((line) => ({ ...line, text: line.words.join(' ') }))
      const last = texts.at(-1)
      if (last && (isCut || (whiteSpace === 'nowrap' && part.scrollWidth > part.clientWidth + 1))) {
        last.text = fitting(last.text)
        last.x = Math.max(last.x, place.left)
      }
      return badge + hands + texts.map(({ x, bottom, text }) => `<text x="${short(x - box.x)}" y="${short(bottom - box.y - 0.23 * parseFloat(fontSize))}" font-family="${escaped(fontFamily)}" font-size="${parseFloat(fontSize)}" font-weight="${fontWeight}" fill="${color}">${escaped(text)}</text>`).join('')
    }).join('')
  }

  /** Reads pictures that people brought, which a drawing has to contain. */
  async readPictures() {
    for (const { picture } of this.page.stage.nodes.values()) {
      const address = /^url\("(blob:[^"]*)"\)$/.exec(picture ?? '')?.[1]
      if (!address || this.copies.has(address)) continue
      const image = Object.assign(new Image(), { src: address })
      await image.decode()
      const scale = Math.min(1, 640 / Math.max(image.naturalWidth, image.naturalHeight))
      const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth * scale, height: image.naturalHeight * scale })
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
      this.copies.set(address, canvas.toDataURL('image/jpeg', 0.85))
    }
  }

  get drawing() { return new Blob([this.svg], { type: 'image/svg+xml' }) }

  /** What is in view, in the pixels of the screen. */
  async picture() {
    await this.readPictures()
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
