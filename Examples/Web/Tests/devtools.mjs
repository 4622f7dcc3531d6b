// Drives a headless Chromium by the DevTools protocol through a pair of pipes: no port, no packages.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export class Browser {
  static async launch(program = process.env.CHROMIUM || 'chromium') {
    const browser = new Browser()
    browser.folder = mkdtempSync(join(tmpdir(), 'playground-'))
    browser.process = spawn(program, [
      '--headless=new', '--remote-debugging-pipe', '--no-sandbox', '--disable-gpu',
      '--disable-dev-shm-usage', '--hide-scrollbars=false', '--no-first-run',
      '--force-color-profile=srgb', `--user-data-dir=${browser.folder}`, 'about:blank',
    ], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
    browser.waiting = new Map()
    browser.listeners = []
    browser.last = 0
    let rest = ''
    browser.process.stdio[4].setEncoding('utf8').on('data', (data) => {
      const messages = (rest + data).split('\0')
      rest = messages.pop()
      for (const message of messages) browser.take(JSON.parse(message))
    })
    browser.process.on('exit', (status) => {
      for (const { reject } of browser.waiting.values()) {
        reject(new Error(`the browser ended with status ${status}`))
      }
    })
    return browser
  }

  take(message) {
    const waiting = this.waiting.get(message.id)
    if (waiting) {
      this.waiting.delete(message.id)
      if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`))
      else waiting.resolve(message.result)
    } else {
      for (const listener of this.listeners) listener(message)
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.last
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, method })
      this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  async page(url, { width, height, scale = 1, isMobile = false, isDark = false, reducesMotion = false, waits = true }) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    const page = new Page(this, sessionId, targetId)
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.send(`${domain}.enable`)
    await page.send('Emulation.setDeviceMetricsOverride', {
      width, height, deviceScaleFactor: scale, mobile: isMobile,
    })
    if (isMobile) await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'prefers-color-scheme', value: isDark ? 'dark' : 'light' },
        { name: 'prefers-reduced-motion', value: reducesMotion ? 'reduce' : 'no-preference' },
      ],
    })
    await page.send('Page.navigate', { url })
    if (waits) await page.until('document.documentElement.dataset.ready === "yes"')
    return page
  }

  async close() {
    await this.send('Browser.close').catch(() => {})
    await new Promise((resolve) => {
      if (this.process.exitCode !== null) resolve()
      else this.process.once('exit', resolve)
    })
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export class Page {
  constructor(browser, session, target) {
    this.browser = browser
    this.session = session
    this.target = target
    /** Whatever went wrong in the page, and every address that it asked for. */
    this.problems = []
    this.requests = []
    browser.listeners.push((message) => {
      if (message.sessionId !== session) return
      const { method, params } = message
      if (method === 'Runtime.exceptionThrown') {
        const { text, exception } = params.exceptionDetails
        this.problems.push(exception?.description ?? text)
      } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
        this.problems.push(`${params.entry.text} ${params.entry.url ?? ''}`)
      } else if (method === 'Runtime.consoleAPICalled'
        && (params.type === 'error' || params.type === 'warning')) {
        this.problems.push(params.args.map((argument) => argument.value).join(' '))
      } else if (method === 'Network.requestWillBeSent') {
        this.requests.push(params.request.url)
      }
    })
  }

  send(method, params = {}) { return this.browser.send(method, params, this.session) }

  /** The value of an expression in the page; a promise is waited for. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression, awaitPromise: true, returnByValue: true,
    })
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    return result.value
  }

  /** Calls a function in the page with arguments that JSON can hold. */
  call(body, ...values) {
    return this.evaluate(`(${body})(...${JSON.stringify(values)})`)
  }

  async until(expression, limit = 30_000) {
    const end = Date.now() + limit
    while (Date.now() < end) {
      if (await this.evaluate(expression).catch(() => false)) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`waited in vain for ${expression}; ${this.problems.join('; ')}`)
  }

  wheel(x, y, deltaX, deltaY) {
    return this.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX, deltaY })
  }

  async drag(from, to, steps = 8) {
    const mouse = (type, [x, y]) => this.send('Input.dispatchMouseEvent', {
      type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1,
    })
    await mouse('mousePressed', from)
    for (let step = 1; step <= steps; step++) {
      const part = step / steps
      await mouse('mouseMoved', [
        from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part,
      ])
    }
    await mouse('mouseReleased', to)
  }

  async press(key, code = key, virtualKey = 0) {
    const event = { key, code, windowsVirtualKeyCode: virtualKey || keys[key] || 0 }
    await this.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event })
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })
  }

  async screenshot() {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' })
    return Buffer.from(data, 'base64')
  }

  close() { return this.browser.send('Target.closeTarget', { targetId: this.target }) }
}

const keys = {
  Tab: 9, Enter: 13, Escape: 27, PageUp: 33, PageDown: 34, End: 35, Home: 36, ArrowLeft: 37,
  ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Insert: 45, Delete: 46,
}
