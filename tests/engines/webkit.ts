import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

import { callOf, firstShown, programs, until, urlOf, type Engine } from './engine'

const viewer = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** The name under which WebDriver gives elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The narrowest window of this browser, in pixels: narrower pages are in a frame. */
const narrowestWindow = 447

/** A client of WebDriver as small as these journeys need. */
class Driver {
  private session = ''

  constructor(private readonly port: number) {}

  private async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }

  async start(): Promise<void> {
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: viewer, args: ['--automation'] },
    }
    // The driver listens a moment after its start.
    const made = await until('a session of WebKit', () =>
      this.send('POST', '/session', { capabilities: { alwaysMatch } }),
    )
    this.session = `/session/${(made as { sessionId: string }).sessionId}`
  }

  post = (path: string, body?: object) => this.send('POST', `${this.session}${path}`, body)

  end = () => this.send('DELETE', this.session)

  private async findNow(selector: string): Promise<string | undefined> {
    const element = await this.post('/execute/sync', {
      script: `return ${firstShown(selector)} ?? null`,
      args: [],
    })
    return (element as Record<string, string> | null)?.[elementKey]
  }

  /** The id of the first element that is shown. Waits for it: the driver answers while a page still loads. */
  find = (selector: string) => until(`${selector} is shown`, () => this.findNow(selector)) as Promise<string>
}

async function showFrame(driver: Driver, path: string, width: number): Promise<void> {
  await driver.post('/url', { url: urlOf('/robots.txt') })
  await driver.post('/execute/sync', {
    script: `document.body.innerHTML = '<iframe style="width:${width}px;height:800px;border:0"></iframe>'
      document.querySelector('iframe').src = arguments[0]`,
    args: [urlOf(path)],
  })
  const frame = await driver.find('iframe')
  await driver.post('/frame', { id: { [elementKey]: frame } })
  await until(`${path} in a frame`, () =>
    driver.post('/execute/sync', {
      script: 'return location.pathname !== "blank" && document.readyState === "complete"',
      args: [],
    }),
  )
}

/** WebKit by WebDriver, on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort()
  const display = `:${100 + (port % 9000)}`
  const quiet = { stdio: 'ignore' } as const
  const screen: ChildProcess = spawn(
    programs.display,
    [display, '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'],
    quiet,
  )
  const driverProgram = spawn(programs.webkitDriver, [`--port=${port}`], {
    ...quiet,
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const endPrograms = () => {
    driverProgram.kill()
    screen.kill()
  }
  const driver = new Driver(port)
  await driver.start().catch((error: unknown) => {
    endPrograms()
    throw error
  })
  await driver.post('/url', { url: urlOf('/robots.txt') })
  await driver.post('/execute/sync', { script: 'localStorage.setItem("consent", "true")', args: [] })
  return {
    async open(path, width) {
      await driver.post('/frame', { id: null })
      await driver.post('/window/rect', { x: 0, y: 0, width: Math.max(width, narrowestWindow), height: 920 })
      if (width < narrowestWindow) return showFrame(driver, path, width)
      await driver.post('/url', { url: urlOf(path) })
    },
    run: (script, ...given) =>
      driver.post('/execute/sync', { script: `return ${callOf(script, given)}`, args: [] }) as never,
    async click(selector) {
      const id = await driver.find(selector)
      // What opens or moves at that moment, such as suggestions, may be over it.
      await until(`a click on ${selector}`, async () => {
        // The driver does not wait for a page that scrolls smoothly.
        await driver.post('/execute/sync', {
          script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
          args: [{ [elementKey]: id }],
        })
        await driver.post(`/element/${id}/click`)
        return true
      })
    },
    async type(selector, text) {
      await driver.post(`/element/${await driver.find(selector)}/value`, { text })
    },
    async end() {
      await driver.end().catch(() => null)
      endPrograms()
    },
  }
}
