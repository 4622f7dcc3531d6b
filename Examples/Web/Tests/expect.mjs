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

/**
 * Waits until what `read` reads is `right`, or fulfils it if that is a function, and counts that as one check.
 * Returns what was read last.
 */
export async function expectSoon(read, right, ...message) {
  const isRight = typeof right === 'function' ? right : (found) => found === right
  let found
  let hasFailed = false
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    try {
      found = await read()
      hasFailed = false
    } catch (error) {
      // A page that is replaced answers nothing.
      found = String(error)
      hasFailed = true
    }
    if (!hasFailed && isRight(found)) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(!hasFailed && isRight(found), ...message, found, ...(typeof right === 'function' ? [] : ['not', right]))
  return found
}

export function end() {
  if (failures.length) {
    console.error(`${failures.length} of ${checks} checks failed`)
    process.exit(1)
  }
  console.log(`${checks} checks`)
}
