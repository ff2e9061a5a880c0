import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium, type Browser, type Page } from '@playwright/test'

import { median } from '../../lib/median'

/** Milliseconds on a phone profile: a processor four times slower than this one. */
export interface BrowserTimes {
  /** Work above 50 ms a task while nothing is touched. */
  blockedBeforeGesture: number
  /** The same after the first touch of an island, which loads its scripts. */
  blockedAfterGesture: number
  /** From the first touch of an island to the moment when React has taken it over; 0 for a page without one. */
  wake: number
}

const slowdown = 4
const watchMs = 4000

declare global {
  interface Window {
    longTasks: number[]
    interactiveAt: number
  }
}

/** Runs in the page before its own scripts. */
function watchTasks(): void {
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(() => {
    if (document.querySelector('[data-interactive]')) window.interactiveAt ??= performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-interactive'] })
}

const blockedSince = (page: Page, from: number): Promise<number> =>
  page.evaluate(
    (start) => window.longTasks.slice(start).reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    from,
  )

/** Touches the first island of a page; milliseconds until React has it, 0 without one. */
async function touchIsland(page: Page): Promise<number> {
  const inside = page.locator('[data-island] :is(input, button, td)').first()
  if ((await inside.count()) === 0) return 0
  await inside.scrollIntoViewIfNeeded()
  const touchedAt = await page.evaluate(() => performance.now())
  await inside.tap()
  await page.waitForFunction(() => window.interactiveAt > 0)
  return Math.max(0, (await page.evaluate(() => window.interactiveAt)) - touchedAt)
}

async function measureOnce(browser: Browser, url: string): Promise<BrowserTimes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchTasks)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchMs)
    const blockedBeforeGesture = await blockedSince(page, 0)
    const tasks = await page.evaluate(() => window.longTasks.length)
    const wake = await touchIsland(page)
    await page.waitForTimeout(watchMs)
    return { blockedBeforeGesture, blockedAfterGesture: await blockedSince(page, tasks), wake }
  } finally {
    await context.close()
  }
}

/** The median of some page views with an empty cache. */
export async function measureInBrowser(
  url: string,
  runs: number,
  executablePath: string,
): Promise<BrowserTimes> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const all: BrowserTimes[] = []
    for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, url))
    const of = (part: keyof BrowserTimes) => median(all.map((each) => each[part]))
    return {
      blockedBeforeGesture: of('blockedBeforeGesture'),
      blockedAfterGesture: of('blockedAfterGesture'),
      wake: of('wake'),
    }
  } finally {
    await browser.close()
  }
}

interface LighthouseReport {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number } | undefined>
}

/** Score, blocking time and largest paint of Lighthouse's mobile profile; null when the command is not installed. */
export function measureWithLighthouse(
  url: string,
  runs: number,
  executablePath: string,
): { score: number; blocked: number; largestPaint: number } | null {
  if (spawnSync('lighthouse', ['--version']).error) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-lighthouse-'))
  try {
    const reports = Array.from({ length: runs }, (_, run) => {
      const file = path.join(folder, `${run}.json`)
      const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic'
      const args = [
        url,
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        flags,
      ]
      spawnSync('lighthouse', args, { env: { ...process.env, CHROME_PATH: executablePath } })
      return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport
    })
    const of = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN))
    return {
      score: median(reports.map(({ categories }) => categories.performance.score * 100)),
      blocked: of('total-blocking-time'),
      largestPaint: of('largest-contentful-paint'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
