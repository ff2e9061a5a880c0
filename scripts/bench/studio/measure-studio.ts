import { gzipSync } from 'node:zlib'

import type { Browser, Page, Request, Response } from '@playwright/test'

import { median } from '../../lib/median'

import { inContext, newContext, signIn } from './in-context'

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

interface Weight {
  /** Of gzip, all scripts. */
  scriptKiB: number
  /** Of gzip. */
  htmlKiB: number
}

/** What opening a page of the studio costs. */
export interface PageFigures extends Weight {
  /** Milliseconds until typing works: with an empty browser cache, and with a filled one. */
  coldMs: number
  warmMs: number
}

interface OpenedPage {
  url: string
  selector: string
}

const openings = 7
const keystrokes = 8
/** In which a form fetches what comes after its first fields. */
const afterFieldsMs = 3000

const kiB = (content: Buffer): number => gzipSync(content).length / 1024

async function weigh(page: Page, { url, selector }: OpenedPage): Promise<Weight> {
  const scripts = new Map<string, Promise<Buffer>>()
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  }
  page.on('response', note)
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator(selector).first().waitFor({ state: 'visible' })
  await page.waitForTimeout(afterFieldsMs)
  // What is fetched later has no body when the page closes meanwhile.
  page.off('response', note)
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
async function timeToTyping(page: Page, { url, selector }: OpenedPage): Promise<number> {
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

/** A page of a studio and the selector of the element that must work. */
export interface MeasuredPage {
  studio: Studio
  path: string
  selector: string
}

const isSignedIn = ({ path }: MeasuredPage): boolean => !path.includes('/login')

const open = ({ studio, path, selector }: MeasuredPage) => ({ url: studio.base + path, selector })

/** One opening with an empty browser cache. */
const openCold = (browser: Browser, measured: MeasuredPage): Promise<number> =>
  inContext(browser, measured.studio, isSignedIn(measured), (page) => timeToTyping(page, open(measured)))

/** A browser that keeps its cache. */
async function startWarm(browser: Browser, measured: MeasuredPage) {
  const context = await newContext(browser)
  if (isSignedIn(measured)) await signIn(context, measured.studio)
  const page = await context.newPage()
  const openAgain = () => timeToTyping(page, open(measured))
  // The second opening still compiles scripts that the browser keeps afterwards.
  await openAgain()
  await openAgain()
  return { openAgain, end: () => context.close() }
}

/** Measures pages in turn, so that what else the machine does slows them alike. */
export async function measurePages(browser: Browser, pages: readonly MeasuredPage[]): Promise<PageFigures[]> {
  const figures: (Weight & { cold: number[]; warm: number[] })[] = []
  // Also the server's first answer, which is no part of the times.
  for (const page of pages)
    figures.push({
      ...(await inContext(browser, page.studio, isSignedIn(page), (tab) => weigh(tab, open(page)))),
      cold: [],
      warm: [],
    })
  const browsers = await Promise.all(pages.map((page) => startWarm(browser, page)))
  for (let count = 0; count < openings; count += 1)
    for (const [index, page] of pages.entries()) {
      figures[index]?.cold.push(await openCold(browser, page))
      figures[index]?.warm.push((await browsers[index]?.openAgain()) ?? NaN)
    }
  for (const { end } of browsers) await end()
  return figures.map(({ cold, warm, ...weight }) => ({
    ...weight,
    coldMs: median(cold),
    warmMs: median(warm),
  }))
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

/** Milliseconds from a keystroke, medians. */
export interface PreviewFigures {
  /** Until the preview beside the form shows it. */
  shownMs: number
  /** Until the server's rendering has come to the preview; null for a preview that the server does not render. */
  renderedMs: number | null
}

/** The server's rendering of a preview has come, in milliseconds since a moment. */
const untilRendered = async (page: Page, start: number): Promise<number> => {
  const isRendering = (request: Request) => /\/preview\/.*[?&]_rsc=/.test(request.url())
  // Next ends most requests itself, once it has the page.
  await Promise.race([
    page.waitForEvent('requestfinished', isRendering),
    page.waitForEvent('requestfailed', isRendering),
  ])
  return performance.now() - start
}

/** Types into a form with its preview beside it. */
export async function measurePreview(
  browser: Browser,
  studio: Studio,
  { isRendered, ...form }: StudioForm & { isRendered: boolean },
): Promise<PreviewFigures> {
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
    // The server leaves out spaces at the end. The frame may still load.
    await frame.locator('main', { hasText: 'Mesure' }).waitFor()
    const shown: number[] = []
    const rendered: number[] = []
    let typed = 'Mesure '
    for (const letter of 'abcdefghijklmnop'.slice(0, keystrokes)) {
      // The draft is stored meanwhile, and the preview follows that too.
      await page.waitForTimeout(2500)
      await page.locator(form.previewed).press('End')
      const start = performance.now()
      const answer = isRendered ? untilRendered(page, start) : null
      await page.keyboard.press(letter)
      typed += letter
      await isShown(typed)
      shown.push(performance.now() - start)
      if (answer) rendered.push(await answer)
    }
    return { shownMs: median(shown), renderedMs: isRendered ? median(rendered) : null }
  })
}
