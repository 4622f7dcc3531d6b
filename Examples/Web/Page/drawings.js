// Pictures that are drawn from a number, in an element's own colours, which are made bright: people, landscapes, seas,
// mountains, flowers, nights and grids if a title names one, and soft shapes otherwise.

/** Numbers from 0 to 1 that look random, and are the same for a seed. */
function scramble(seed) {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

const parse = (hex) => [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16))
const mix = (one, two, share) => {
  const [a, b] = [parse(one), parse(two)]
  return `#${a.map((value, index) => Math.round(value + (b[index] - value) * share)
    .toString(16).padStart(2, '0')).join('')}`
}
const whole = (number) => Math.round(number * 10) / 10

/** A colour of old varnish as a fresh one: lighter, and farther from grey. */
function bright(hex) {
  const parts = parse(hex)
  const grey = (Math.max(...parts) + Math.min(...parts)) / 2
  const lifted = 62 + grey * 0.72
  return `#${parts.map((part) => Math.round(Math.min(255, Math.max(0, lifted + (part - grey) * 1.35)))
    .toString(16).padStart(2, '0')).join('')}`
}

const skins = ['#f2c9a5', '#e3b08a', '#f6d6bd', '#d69b75']
const hairs = ['#5a3a22', '#2c2320', '#a8682e', '#d9b25f', '#7a3b24']
const pick = (random, list) => list[Math.floor(random() * list.length)]

/** A person from the chest up, at a place and of a size; `hat` covers the hair. */
function person(random, x, foot, size, cloth, hat = null) {
  const [skin, hair] = [pick(random, skins), pick(random, hairs)]
  const at = (dx, dy) => `${whole(x + dx * size)} ${whole(foot + dy * size)}`
  const oval = (dx, dy, rx, ry, fill) => `<ellipse cx="${whole(x + dx * size)}" cy="${whole(foot + dy * size)}" rx="${whole(rx * size)}" ry="${whole(ry * size)}" fill="${fill}"/>`
  const isLong = random() < 0.6
  return (isLong && !hat ? `<path d="M${at(-0.25, -0.2)}Q${at(-0.36, -1.02)} ${at(0, -1.04)}Q${at(0.36, -1.02)} ${at(0.25, -0.2)}Z" fill="${hair}"/>` : oval(0, -0.8, 0.23, 0.24, hair))
    + `<path d="M${at(-0.55, 0.1)}Q${at(-0.5, -0.38)} ${at(-0.1, -0.42)}H${whole(x + 0.1 * size)}Q${at(0.5, -0.38)} ${at(0.55, 0.1)}Z" fill="${cloth}"/>`
    + `<path d="M${at(-0.1, -0.6)}V${whole(foot - 0.42 * size)}Q${at(0, -0.26)} ${at(0.1, -0.42)}V${whole(foot - 0.6 * size)}Z" fill="${mix(skin, '#8a5030', 0.18)}"/>`
    + oval(0, -0.72, 0.18, 0.24, skin)
    + `<path d="M${at(-0.19, -0.72)}Q${at(-0.14, -0.98)} ${at(0.03, -0.94)}Q${at(0.2, -0.92)} ${at(0.19, -0.7)}Q${at(0.14, -0.88)} ${at(-0.02, -0.87)}Q${at(-0.15, -0.86)} ${at(-0.19, -0.72)}Z" fill="${hair}"/>`
    + (hat ? oval(0, -0.92, 0.4, 0.07, hat) + oval(0, -0.98, 0.21, 0.14, hat) : '')
    + oval(-0.07, -0.73, 0.02, 0.016, '#33241c') + oval(0.07, -0.73, 0.02, 0.016, '#33241c')
    + `<path d="M${at(0, -0.7)}l${whole(-0.02 * size)} ${whole(0.07 * size)}" stroke="${mix(skin, '#8a5030', 0.4)}" stroke-width="${whole(0.015 * size)}"/>`
    + `<path d="M${at(-0.06, -0.58)}q${whole(0.06 * size)} ${whole(0.035 * size)} ${whole(0.12 * size)} 0" fill="none" stroke="#b5533f" stroke-width="${whole(0.022 * size)}" stroke-linecap="round"/>`
}

/** A line of hills from side to side, closed at the bottom. */
function hills(random, base, height, count, isSharp) {
  let path = `M0 100V${whole(base - height * random())}`
  for (let step = 1; step <= count; step++) {
    const x = whole(step * 100 / count)
    const y = whole(base - height * random())
    path += isSharp ? `L${x} ${y}` : `S${whole(x - 50 / count)} ${y} ${x} ${y}`
  }
  return `${path}V100Z`
}

const scenes = [
  function portrait(random, [sky, middle, ground], title) {
    const hat = /hat|cavalier|dürer|whistler|ambassadors|parasol/i.test(title) ? mix(ground, '#2a1c14', 0.3) : null
    return `<rect width="100" height="100" fill="${sky}" opacity=".5"/><path d="${hills(random, 66, 14, 4, false)}" fill="${mix(middle, sky, 0.45)}"/>`
      + person(random, whole(46 + random() * 8), 92, 74, mix(ground, middle, random() * 0.5), hat)
  },
  function people(random, [sky, middle, ground]) {
    const count = 4 + Math.floor(random() * 2)
    return `<path d="M0 66H100V100H0z" fill="${mix(ground, middle, 0.4)}"/><path d="M30 66V24Q50 8 70 24V66z" fill="${mix(sky, '#ffffff', 0.35)}"/>`
      + Array.from({ length: count }, (_, place) => person(random, whole(12 + 76 * place / (count - 1)), whole(80 + random() * 8), 36,
        [mix(middle, '#ffffff', 0.2), ground, mix(sky, ground, 0.5), '#b8473a'][place % 4])).join('')
  },
  function grid(random, [sky, middle, ground]) {
    const lines = (count) => Array.from({ length: count }, () => whole(8 + random() * 84))
    const [across, down] = [lines(4).sort((a, b) => a - b), lines(4).sort((a, b) => a - b)]
    return '<rect width="100" height="100" fill="#f6f2e6"/>'
      + [sky, middle, ground, '#e8b61f'].map((fill, place) =>
        `<rect x="${[0, ...across][place]}" y="${[0, ...down][(place * 2) % 4]}" width="${whole(12 + random() * 26)}" height="${whole(12 + random() * 26)}" fill="${fill}"/>`).join('')
      + across.map((x) => `<path d="M${x} 0V100" stroke="#1d1b18" stroke-width="2"/>`).join('')
      + down.map((y) => `<path d="M0 ${y}H100" stroke="#1d1b18" stroke-width="2"/>`).join('')
  },
  function square() {
    return '<rect width="100" height="100" fill="#efece2"/><rect x="16" y="14" width="68" height="68" fill="#1b1a19"/>'
  },
  function landscape(random, [sky, middle, ground]) {
    const x = whole(15 + random() * 70)
    return `<circle cx="${x}" cy="${whole(14 + random() * 20)}" r="${whole(5 + random() * 5)}" fill="${mix(sky, '#fff3d0', 0.75)}"/>`
      + [0.25, 0.55, 0.9].map((depth, row) =>
        `<path d="${hills(random, 48 + row * 12, 16, 4, false)}" fill="${mix(mix(sky, middle, 0.5), ground, depth)}"/>`).join('')
      + Array.from({ length: 5 }, () => {
        const left = whole(random() * 100)
        const foot = whole(62 + random() * 12)
        return `<path d="M${left} ${foot}v-${whole(5 + random() * 8)}" stroke="${mix(ground, '#000000', 0.3)}" stroke-width="1"/>`
          + `<ellipse cx="${left}" cy="${whole(foot - 9)}" rx="3" ry="6" fill="${mix(ground, '#1c3018', 0.35)}"/>`
      }).join('')
  },
  function sea(random, [sky, middle, ground]) {
    const x = whole(20 + random() * 60)
    return `<circle cx="${x}" cy="30" r="7" fill="${mix(sky, '#ffe9b0', 0.8)}"/><rect y="44" width="100" height="56" fill="${mix(middle, ground, 0.55)}"/>`
      + Array.from({ length: 16 }, () => {
        const y = whole(46 + random() * 34)
        const left = whole(random() * 90)
        return `<path d="M${left} ${y}q4 -2 8 0t8 0" fill="none" stroke="${mix(sky, '#ffffff', 0.4)}" stroke-opacity=".5" stroke-width=".7"/>`
      }).join('')
      + `<path d="M${whole(x - 18)} 52h15l-3 5h-9z" fill="${mix(ground, '#000000', 0.4)}"/><path d="M${whole(x - 11)} 51v-13l8 12z" fill="${mix(sky, '#ffffff', 0.7)}"/>`
  },
  function mountains(random, [sky, middle, ground]) {
    return [0.2, 0.45, 0.75].map((depth, row) =>
      `<path d="${hills(random, 40 + row * 18, 34 - row * 8, 7 - row, true)}" fill="${mix(mix(sky, middle, 0.6), ground, depth)}"/>`
        + `<rect y="${46 + row * 17}" width="100" height="9" fill="${sky}" opacity=".28"/>`).join('')
      + Array.from({ length: 4 }, () => {
        const x = whole(8 + random() * 84)
        return `<path d="M${x} 78q-3 -7 1 -14m0 7l4 -3m-5 0l-4 -2" stroke="${mix(ground, '#000000', 0.4)}" fill="none" stroke-width=".9"/>`
      }).join('')
  },
  function flowers(random, [sky, middle, ground]) {
    return `<rect width="100" height="100" fill="${mix(sky, ground, 0.4)}"/><path d="M0 70L100 66V100H0z" fill="${mix(middle, ground, 0.4)}"/>`
      + `<path d="M38 76q-8 -14 1 -26h20q9 12 1 26z" fill="${mix(middle, '#ffffff', 0.25)}"/>`
      + Array.from({ length: 9 }, () => {
        const [x, y, r] = [whole(22 + random() * 56), whole(12 + random() * 30), whole(5 + random() * 3)]
        return `<path d="M49 52Q${whole((x + 49) / 2)} 44 ${x} ${y}" stroke="${mix(ground, '#2f4a20', 0.6)}" fill="none"/>`
          + `<circle cx="${x}" cy="${y}" r="${r}" fill="${mix('#e0a021', sky, 0.15)}"/><circle cx="${x}" cy="${y}" r="${whole(r / 2)}" fill="${mix(ground, '#3a220c', 0.6)}"/>`
      }).join('')
  },
  function night(random, [sky, middle, ground]) {
    const dark = mix(ground, '#0b1838', 0.55)
    return `<rect width="100" height="100" fill="${dark}"/>`
      + Array.from({ length: 9 }, () => {
        const [x, y, r] = [whole(random() * 100), whole(4 + random() * 40), whole(1.2 + random() * 3)]
        return [2.4, 1.6, 1].map((size, ring) =>
          `<circle cx="${x}" cy="${y}" r="${whole(r * size)}" fill="${mix(sky, '#ffe28a', 0.3 + ring * 0.3)}" opacity="${[0.18, 0.35, 1][ring]}"/>`).join('')
      }).join('')
      + Array.from({ length: 4 }, (_, row) =>
        `<path d="M-5 ${whole(20 + row * 9)}q20 ${whole(-12 + random() * 24)} 40 0t40 0t40 0" fill="none" stroke="${mix(middle, sky, 0.4)}" stroke-width="2.4" opacity=".35"/>`).join('')
      + `<path d="${hills(random, 74, 14, 6, false)}" fill="${mix(ground, '#000000', 0.45)}"/><path d="M20 84q-5 -22 1 -48q5 24 2 48z" fill="${mix(ground, '#000000', 0.6)}"/>`
  },
]

/** Soft shapes in the colours of a picture, for titles that name nothing that is drawn here. */
function shapes(random, three) {
  return Array.from({ length: 5 }, (_, place) => {
    const [x, y, r] = [whole(random() * 100), whole(random() * 90), whole(18 + random() * 26)]
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${whole(r * (0.5 + random()))}" transform="rotate(${whole(random() * 90)} ${x} ${y})" fill="${mix(three[place % 3], '#ffffff', place % 2 ? 0.3 : 0.08)}" opacity=".55"/>`
  }).join('')
}

/** The words of titles that name what a picture shows, in the order of the scenes. */
const subjects = [
  /portrait|mona lisa|lady|girl|woman|madame|cavalier|madonna|milkmaid|venus|gothic|kiss|adele|arrangement|judith|ophelia|wanderer|scream|gypsy|dream/i,
  /supper|athens|ambassadors|calling|anatomy|night watch|meninas|bride|andrews|chess|liberty|bal du|third of may|trinity|adam|luncheon|boating party|where do we/i,
  /broadway|composition ii|parnassum/i,
  /black square/i,
  /garden of|hunters|wheat|toledo|hay wain|grande jatte|horse|swing|street/i,
  /sea of galilee|temeraire|barge|impression,|delft|raft/i,
  /mountain|mount |andes|sea of fog|early spring|pine|babel/i,
  /flower|blossom|carnation/i,
  /starry|at night/i,
]

/** The shapes of a drawing in SVG, a hundred wide and high, in three colours from top to bottom. */
export function drawing(colors, seed, title = '', id = 's') {
  const three = [colors[0], colors[1] ?? colors[0], colors[2] ?? colors[1] ?? colors[0]].map(bright)
  const random = scramble(seed + 7)
  for (let round = 0; round < 5; round++) random()
  const subject = subjects.findIndex((words) => words.test(title))
  const scene = scenes[subject] ?? shapes
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${three[0]}"/><stop offset=".6" stop-color="${mix(three[0], three[1], 0.6)}"/><stop offset="1" stop-color="${three[2]}"/></linearGradient>`
    + `<rect width="100" height="100" fill="url(#${id})"/>${scene(random, three, title)}`
}

const known = new Map()

/** The side of the squares in which drawings are kept, in pixels: enough for a wide card. */
const side = 400
const squares = new Map()

/**
 * The address of a drawing as pixels, or nothing until they are there, when `done` is called: a browser draws shapes again
 * for each size of a card, and only scales pixels.
 */
export function squareOf(address, done) {
  const square = squares.get(address)
  if (typeof square === 'string') return square
  if (square) {
    square.push(done)
    return null
  }
  if (squares.size > 500) squares.clear()
  squares.set(address, [done])
  const image = new Image()
  image.src = /^url\("(.*)"\)$/.exec(address)[1]
  image.decode().then(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
    canvas.getContext('2d').drawImage(image, 0, 0, side, side)
    canvas.toBlob((blob) => {
      const waiting = squares.get(address)
      if (!blob || !Array.isArray(waiting)) return
      const found = `url("${URL.createObjectURL(blob)}")`
      squares.set(address, found)
      for (const one of waiting) one(found)
    })
  }).catch(() => {})
  return null
}

/** The same as an address for style sheets. */
export function drawingAddress(colors, seed, title) {
  const key = `${seed} ${colors} ${title}`
  let address = known.get(key)
  if (!address) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing(colors, seed, title)}</svg>`
    address = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
    if (known.size > 500) known.clear()
    known.set(key, address)
  }
  return address
}
