import puppeteer from 'puppeteer-core'

import { callOf, firstShown, programs, until, urlOf, type Engine } from './engine'

interface FirefoxOptions {
  javaScript?: boolean
}

interface Point {
  x: number
  y: number
}

/** A script that scrolls to the first element that is shown, and gives its centre. */
const centreOf = (selector: string): string => `(() => {
  const element = ${firstShown(selector)}
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element?.getClientRects()[0]
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
})()`

/** Firefox by WebDriver BiDi. */
export async function startFirefox({ javaScript = true }: FirefoxOptions = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    // What lies below the window gets no click.
    args: ['--width', '1500', '--height', '1000'],
    extraPrefsFirefox: { 'javascript.enabled': javaScript, 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  let last: Point | null = null
  /** Where an element has come to rest: a picture that arrives late moves what is below it. */
  const restingCentre = async (selector: string): Promise<Point | null> => {
    const before = last
    last = (await page.evaluate(centreOf(selector))) as Point | null
    return last && before && last.x === before.x && last.y === before.y ? last : null
  }
  await page.goto(urlOf('/robots.txt'))
  if (javaScript) await page.evaluate(() => localStorage.setItem('consent', 'true'))
  return {
    async open(path, width) {
      await page.setViewport({ width, height: 844 })
      await page.goto(urlOf(path))
    },
    run: (script, ...given) => page.evaluate(callOf(script, given)) as never,
    // By coordinates: without JavaScript the page has no observers, for which Puppeteer's own click waits.
    async click(selector) {
      last = null
      const centre = await until(`${selector} at rest`, () => restingCentre(selector))
      if (centre) await page.mouse.click(centre.x, centre.y)
    },
    async type(selector, text) {
      await until(`${selector} is shown`, () => page.evaluate(`${firstShown(selector)}.focus() ?? true`))
      await page.keyboard.type(text)
    },
    end: () => browser.close(),
  }
}
