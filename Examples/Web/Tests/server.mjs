// Serves a folder on this machine, as any static server would.

import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const types = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.csv': 'text/csv',
  '.wasm': 'application/wasm',
}

/** `before` of the result can hold a file back, or return the status that is sent in its place. */
export async function serve(folder) {
  const result = { before: null }
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname)
    const status = await result.before?.(path)
    if (status) return response.writeHead(status).end()
    try {
      const body = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path))
      response.writeHead(200, { 'Content-Type': types[extname(path) || '.html'] ?? 'text/plain' })
      response.end(body)
    } catch {
      response.writeHead(404)
      response.end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(result, { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() })
}
