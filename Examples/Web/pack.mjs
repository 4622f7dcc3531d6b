// Makes the page small: `node Examples/Web/pack.mjs SITE` joins the modules and the style sheets of SITE, without
// comments and indentation. Together they compress to two thirds.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const site = process.argv[2]
const read = (name) => readFileSync(join(site, name), 'utf8')

/** The file that stays by itself, because a worker loads it, too. */
const shared = 'core.js'
/** The modules that are joined, by their names, in the order in which they run. */
const joined = new Map()
/** The names that the page imports from the shared file. */
const sharedNames = new Set()

/** A script without comments on lines of their own, and without indentation; text in quotes stays. */
function stripped(text) {
  let isText = false
  let isComment = false
  return text.split('\n').flatMap((line) => {
    const bare = line.trim()
    if (!isText) {
      if (isComment || bare.startsWith('/*')) {
        isComment = !bare.endsWith('*/')
        return []
      }
      if (!bare || bare.startsWith('//')) return []
    }
    const result = isText ? line : line.trimStart()
    if (line.replaceAll(/\\./g, '').split('`').length % 2 === 0) isText = !isText
    return [result]
  }).join('\n')
}

/** The constant that holds what a module exports. */
const holder = (name) => `$${name.replace('.js', '')}`

/** Joins a module behind those that it imports. */
function take(name) {
  if (joined.has(name)) return
  const imports = []
  const code = stripped(read(name)).split('\n').flatMap((line) => {
    const found = /^import (\{ [\w, ]+ \}) from '\.\/(\w+\.js)'$/.exec(line)
    if (!found && /^import\b(?!\()/.test(line)) throw new Error(`${name}: "${line}" cannot be joined`)
    if (!found) return [line]
    const [, names, other] = found
    if (other === shared) {
      for (const one of names.matchAll(/\w+/g)) sharedNames.add(one[0])
    } else {
      take(other)
      imports.push(`const ${names} = ${holder(other)}`)
    }
    return []
  }).join('\n')
  const exported = Array.from(code.matchAll(/^export (?:async )?(?:function|class|const) (\w+)/gm), ([, own]) => own)
  const body = code.replaceAll(/^export /gm, '')
  if (/^export\b/m.test(body)) throw new Error(`${name}: an export cannot be joined`)
  // The first one waits for promises, which no function around it may do.
  joined.set(name, name === 'main.js' ? [...imports, body].join('\n') : [
    `const ${holder(name)} = (() => {`, ...imports, body, `return { ${exported.join(', ')} }`, '})()',
  ].join('\n'))
}

take('main.js')
writeFileSync(join(site, 'main.js'), [
  `import { ${[...sharedNames].join(', ')} } from './${shared}'`, ...joined.values(), '',
].join('\n'))
for (const name of joined.keys()) if (name !== 'main.js') rmSync(join(site, name))
for (const name of [shared, 'trial.js', 'own.js', 'start.js']) writeFileSync(join(site, name), stripped(read(name)))

const sheets = ['page.css', 'elements.css'].map((name) => read(name).replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s*\n\s*/g, '\n'))
writeFileSync(join(site, 'page.css'), sheets.join('').trim())
rmSync(join(site, 'elements.css'))

const html = read('index.html').split('\n').flatMap((line) => {
  const name = /<link rel="modulepreload" href="(\w+\.js)">/.exec(line)?.[1]
  return joined.has(name) || line.includes('href="elements.css"') ? [] : [line.trimStart()]
})
writeFileSync(join(site, 'index.html'), html.join('\n'))
console.log(`joined ${joined.size} modules`)
