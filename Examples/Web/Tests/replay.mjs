// The native build of the playground: takes the requests that a page made, and answers them again.

import { execFileSync } from 'node:child_process'

/** Fingerprints of the answers to all requests, one after the other, as in `core.js`. */
export function replay(program, requests) {
  const output = execFileSync(program, {
    input: `${requests.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 30,
  })
  return output.trimEnd().split('\n').map((line) => {
    const [fingerprint, numbers, text] = line.split(' ')
    return {
      fingerprint,
      numbers: numbers && numbers !== '-' ? numbers.split(',').map(double) : [],
      text: text && text !== '-' ? Buffer.from(text, 'hex').toString() : '',
    }
  })
}

function double(bits) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(`0x${bits}`))
  return bytes.readDoubleBE()
}
