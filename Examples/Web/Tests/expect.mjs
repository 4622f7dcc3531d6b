// Counts what was checked, and ends with a list of what was not as it should be.

let checks = 0
const failures = []
let part = ''

export function begin(name) {
  part = name
  process.stdout.write(`${name}\n`)
}

export function expect(isTrue, ...message) {
  checks += 1
  if (isTrue) return
  failures.push(`${part}: ${message.map((piece) =>
    typeof piece === 'string' ? piece : JSON.stringify(piece)).join(' ')}`)
  if (failures.length <= 40) console.error(`FAILED ${failures.at(-1)}`)
}

export function end() {
  if (failures.length) {
    console.error(`${failures.length} of ${checks} checks failed`)
    process.exit(1)
  }
  console.log(`${checks} checks`)
}
