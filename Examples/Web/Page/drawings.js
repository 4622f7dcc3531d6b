// Pictures that are drawn from a number: landscapes, seas, portraits, mountains, still lifes and nights, in an
// element's own colours.

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
  function portrait(random, [sky, middle, ground]) {
    const skin = mix('#e3b98f', middle, 0.25)
    const x = whole(46 + random() * 8)
    return `<rect width="100" height="100" fill="${mix(sky, ground, 0.5)}"/>`
      + `<ellipse cx="${x}" cy="38" rx="34" ry="34" fill="${mix(sky, '#ffffff', 0.12)}" opacity=".5"/>`
      + `<path d="M${whole(x - 32)} 100q2 -38 24 -42h16q22 4 24 42z" fill="${mix(middle, '#000000', 0.15)}"/>`
      + `<path d="M${whole(x - 7)} 48h14v12q-7 6 -14 0z" fill="${mix(skin, '#3a1f14', 0.25)}"/>`
      + `<ellipse cx="${x}" cy="36" rx="17" ry="21" fill="${mix(ground, '#000000', 0.35)}"/>`
      + `<ellipse cx="${x}" cy="38" rx="12" ry="15.5" fill="${skin}"/>`
      + `<path d="M${whole(x + 1)} 24a12 15.5 0 0 1 0 29q8 -14 0 -29" fill="${mix(skin, '#3a1f14', 0.3)}" opacity=".6"/>`
      + `<path d="M${whole(x - 14)} 33q14 -20 28 0q-4 -16 -14 -16t-14 16" fill="${mix(ground, '#1a0f08', 0.5)}"/>`
      + `<path d="M${whole(x - 6)} 36h3M${whole(x + 3)} 36h3M${whole(x - 3)} 46q3 1.6 6 0M${x} 37l-1 5h2" stroke="#2a1710" stroke-width="1" fill="none" opacity=".75"/>`
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
  function stillLife(random, [sky, middle, ground]) {
    const fruit = ['#b8452f', '#d18f2e', '#8a9a3b', '#7a3550']
    return `<rect width="100" height="100" fill="${mix(sky, ground, 0.55)}"/><path d="M0 66L100 60V100H0z" fill="${mix(middle, ground, 0.4)}"/>`
      + `<path d="M42 62q-10 -12 -2 -24h14q8 12 -2 24z" fill="${mix(middle, '#ffffff', 0.25)}"/><path d="M48 38a9 12 0 0 1 3 23q7 -10 -3 -23" fill="#000" opacity=".18"/>`
      + Array.from({ length: 7 }, () => {
        const [x, y] = [whole(34 + random() * 28), whole(14 + random() * 20)]
        return `<path d="M47 40Q${whole((x + 47) / 2)} 34 ${x} ${y}" stroke="${mix(ground, '#2f4a20', 0.6)}" fill="none"/>`
          + `<circle cx="${x}" cy="${y}" r="${whole(3 + random() * 2.5)}" fill="${mix(fruit[Math.floor(random() * 4)], sky, 0.2)}"/>`
      }).join('')
      + Array.from({ length: 4 }, (_, place) => `<circle cx="${whole(58 + place * 8 + random() * 3)}" cy="${whole(64 - (place % 2) * 3)}" r="5" fill="${fruit[Math.floor(random() * 4)]}"/>`
        + `<circle cx="${whole(57 + place * 8)}" cy="${whole(62 - (place % 2) * 3)}" r="1.3" fill="#fff" opacity=".5"/>`).join('')
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

/** The words of titles that name what a picture shows, in the order of the scenes. */
const subjects = [
  /garden|field|wheat|haystack|spring|wood|tree|hunters|harvest|meadow/i,
  /sea|wave|venus|water|lil|boat|regatta|harbour|raft|river|sunrise/i,
  /portrait|lady|girl|mona|madonna|man|woman|kiss|trinity|infant|meninas|nude|mother|scream|self|family|pearl/i,
  /mountain|mount|lu\b|fuji|peak|travel|pine|cliff|rock/i,
  /still|sunflower|flower|vase|apple|basket|fruit|supper/i,
  /night|star|moon|eclipse|dream/i,
]

/** The shapes of a drawing in SVG, a hundred wide and high, in three colours from top to bottom. */
export function drawing(colors, seed, title = '', id = 's') {
  const three = [colors[0], colors[1] ?? colors[0], colors[2] ?? colors[1] ?? colors[0]]
  const random = scramble(seed + 7)
  for (let round = 0; round < 5; round++) random()
  const subject = subjects.findIndex((words) => words.test(title))
  const scene = scenes[subject < 0 ? Math.floor(random() * scenes.length) : subject]
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${three[0]}"/><stop offset=".6" stop-color="${mix(three[0], three[1], 0.6)}"/><stop offset="1" stop-color="${three[2]}"/></linearGradient>`
    + `<rect width="100" height="100" fill="url(#${id})"/>${scene(random, three)}`
}

const known = new Map()

/** The same as an address for style sheets. */
export function drawingAddress(colors, seed, title) {
  const key = `${seed} ${colors} ${title}`
  let address = known.get(key)
  if (!address) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing(colors, seed, title)}</svg>`
    address = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
    if (known.size > 500) known.clear()
    known.set(key, address)
  }
  return address
}
