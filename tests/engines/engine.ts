import { siteUrl } from '../rig/site-url'

/** A browser other than Chromium with one page of the site, as a visitor uses it. */
export interface Engine {
  /** The page at a width of 390 or 1440 pixels. */
  open(path: string, width: number): Promise<void>
  /** Runs a function in the page; arguments and answer are JSON. */
  run<Answer, Given extends unknown[]>(script: (...given: Given) => Answer, ...given: Given): Promise<Answer>
  /** Waits until the first of them is shown, scrolls to it, and clicks what is at its centre. */
  click(selector: string): Promise<void>
  /** Waits until the first of them is shown, and types at its end, as a keyboard does. */
  type(selector: string, text: string): Promise<void>
  end(): Promise<void>
}

/** Programs of Debian's packages firefox-esr, webkit2gtk-driver and xvfb. */
export const programs = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
}

const patienceMs = 60_000

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** Asks until the answer is truthy, and gives it. An error tells what is seen in the end. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  seen: () => Promise<unknown> = () => Promise.resolve(''),
): Promise<Answer> {
  const end = Date.now() + patienceMs
  for (;;) {
    let cause: unknown
    // A page that is being left answers nothing.
    const answer = await ask().catch((error: unknown) => {
      cause = error
      return null
    })
    if (answer) return answer
    if (Date.now() > end)
      throw new Error(`${what}: not within ${patienceMs / 1000} s. ${await seen()}`, { cause })
    await pause(150)
  }
}

/** Of a page: the first element that is shown. Part of a script, because both clients take its answer as an element. */
export const firstShown = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0)`

/** A function of a test with its arguments as a script of the page. */
export const callOf = (script: (...given: never[]) => unknown, given: readonly unknown[]): string =>
  `(${String(script)})(...${JSON.stringify(given)})`

export const urlOf = (path: string): string => new URL(path, siteUrl).href

/** Where the page is and what its form complains of. */
const seenBy = (engine: Engine) => () =>
  engine.run(() => {
    const alerts = [...document.querySelectorAll('[role="alert"], [aria-invalid="true"]')]
    return [location.pathname, ...alerts.map((each) => each.getAttribute('name') ?? each.textContent)].join(
      ' | ',
    )
  })

export const waitFor = (engine: Engine, selector: string, text = ''): Promise<boolean> =>
  until(
    `${selector} ${text}`,
    () =>
      engine.run(
        (wanted, words) =>
          [...document.querySelectorAll(wanted)].some(
            (element) => element.getClientRects().length > 0 && (element.textContent ?? '').includes(words),
          ),
        selector,
        text,
      ),
    seenBy(engine),
  )

export const waitForPath = (engine: Engine, path: RegExp): Promise<string | false> =>
  until(
    String(path),
    async () => {
      const at = await engine.run(() => location.pathname + location.search)
      return path.test(at) && at
    },
    seenBy(engine),
  )
