// What can be seen besides the layout: the frames of elements, the numbers of one, and changes in slow motion; and
// drawings of what is in view.

const $ = (id) => document.getElementById(id)
const positions = ['single', 'top', 'middle', 'bottom']
const categories = ['cell', 'supplementary', 'decoration']
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
      const { color, backgroundColor, borderRadius } = style(node)
      const own = node.element.style.getPropertyValue('--color-0')
      const fill = own || backgroundColor
      const title = node.title.textContent
      const address = /^url\("(data:image\/svg[^"]*)"\)$/.exec(node.picture ?? '')?.[1]
      const picture = address
        ? `<image width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" href="${escaped(address)}"/><rect y="${short(Math.max(0, node.height - 30))}" width="100%" height="30" fill="#000000" fill-opacity=".6"/>` : ''
      const line = address ? node.height - 10 : Math.min(node.height - 8, 22)
      const text = title && node.height > 16
        ? `<text x="10" y="${short(line)}" fill="${own ? '#ffffff' : color}">${escaped(title)}</text>` : ''
      return `<svg x="${x}" y="${y}" width="${w}" height="${h}"><rect width="100%" height="100%" rx="${parseFloat(borderRadius) || 0}" fill="${fill}"/>${picture}${text}</svg>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`
      + `<rect width="100%" height="100%" fill="${getComputedStyle($('stage')).backgroundColor}"/>${shapes.join('')}</svg>`
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
