import { gzipSync } from 'node:zlib'

import type { Browser, BrowserContext, Page } from '@playwright/test'

import { median } from '../lib/median'

/** A form of a studio. */
interface StudioForm {
  path: string
  /** Selector of the field whose typing is timed. */
  field: string
  /** Selector of a field that the preview shows; in the first block of the form when `isInBlock`. */
  previewed: string
  isInBlock: boolean
}

/** A running admin, ours or a blank one. */
export interface Studio {
  /** Origin, such as `http://127.0.0.1:3000`. */
  base: string
  login: { email: string; password: string }
  shortForm: StudioForm
  longForm: StudioForm
}

/** What opening a page of the studio costs. */
export interface PageFigures {
  /** Of gzip, all scripts until the network is idle. */
  scriptKiB: number
  /** Of gzip. */
  htmlKiB: number
  /** Milliseconds until typing works: with an empty browser cache, and with a filled one. */
  coldMs: number
  warmMs: number
}

const openings = 7
const keystrokes = 8

const kiB = (content: Buffer): number => gzipSync(content).length / 1024

async function signIn(context: BrowserContext, { base, login }: Studio): Promise<void> {
  const answer = await context.request.post(`${base}/api/users/login/`, { data: login })
  if (!answer.ok()) throw new Error(`Signing in at ${base} failed: ${answer.status()}`)
}

/** Runs a task in a browser with an empty cache. */
async function inContext<Result>(
  browser: Browser,
  studio: Studio,
  isSignedIn: boolean,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
  try {
    if (isSignedIn) await signIn(context, studio)
    return await task(await context.newPage())
  } finally {
    await context.close()
  }
}

async function weigh(page: Page, url: string): Promise<Pick<PageFigures, 'scriptKiB' | 'htmlKiB'>> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${url} answers with status ${answer?.status()}`)
  const bodies = await Promise.all(scripts.values())
  return {
    scriptKiB: bodies.reduce((sum, body) => sum + kiB(body), 0),
    htmlKiB: kiB(await answer.body()),
  }
}

/**
 * Milliseconds from opening the URL until a key typed into the element is painted, or until the element is hydrated when
 * it takes no text. Keys typed before React has the element do not count.
 */
async function timeToTyping(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(selector).first().waitFor({ state: 'visible' })
  await page.waitForFunction((wanted) => {
    const element = document.querySelector<HTMLInputElement>(wanted)
    return element && !element.disabled && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
  await page.locator(selector).first().focus()
  await page.keyboard.type('é')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
      ),
  )
}

/** @param selector of the element that must work */
export async function measurePage(
  browser: Browser,
  studio: Studio,
  path: string,
  selector: string,
): Promise<PageFigures> {
  const url = studio.base + path
  const isSignedIn = !path.includes('/login')
  const open = <Result>(task: (page: Page) => Promise<Result>) => inContext(browser, studio, isSignedIn, task)
  // Also the server's first answer, which is no part of the times.
  const weights = await open((page) => weigh(page, url))
  const cold: number[] = []
  for (let count = 0; count < openings; count += 1)
    cold.push(await open((page) => timeToTyping(page, url, selector)))
  const warm = await open(async (page) => {
    const times: number[] = []
    // The second opening still compiles scripts that the browser keeps afterwards.
    for (let count = 0; count < openings + 2; count += 1) times.push(await timeToTyping(page, url, selector))
    return times.slice(2)
  })
  return { ...weights, coldMs: median(cold), warmMs: median(warm) }
}

/** Opens the preview beside the form and a field that it shows. */
async function openPreview(page: Page, url: string, { previewed, isInBlock }: StudioForm): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  const toggler = page.locator('#live-preview-toggler')
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click()
  await page.locator('#live-preview-iframe').waitFor({ state: 'visible' })
  const field = page.locator(previewed)
  // A click would meet the name of the block, which the blank admin has above the button.
  if (isInBlock) await page.locator('#blocks-row-0 .collapsible__toggle').first().press('Enter')
  await field.fill('Mesure ')
}

/** Milliseconds from a keystroke until the preview beside the form shows it. */
export async function measurePreview(browser: Browser, studio: Studio, form: StudioForm): Promise<number> {
  return inContext(browser, studio, true, async (page) => {
    await openPreview(page, studio.base + form.path, form)
    const handle = await page.locator('#live-preview-iframe').elementHandle()
    const frame = await handle?.contentFrame()
    if (!frame) throw new Error('The preview has no frame')
    const isShown = (words: string) =>
      frame.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text), words, {
        polling: 'raf',
        timeout: 30_000,
      })
    await isShown('Mesure ')
    const times: number[] = []
    let typed = 'Mesure '
    for (const letter of 'abcdefghijklmnop'.slice(0, keystrokes)) {
      // The draft is stored meanwhile, and the preview follows that too.
      await page.waitForTimeout(2500)
      await page.locator(form.previewed).press('End')
      const start = performance.now()
      await page.keyboard.press(letter)
      typed += letter
      await isShown(typed)
      times.push(performance.now() - start)
    }
    return median(times)
  })
}
