import { chromium, type Page } from '@playwright/test'

import { findViolations as axeViolations } from '../support/axe'
import { systemBrowser } from '../../scripts/lib/chromium.mjs'
import type { FaultBed } from './fault-bed'
import type { FaultResult } from './fault-result'
import { findPagePaths } from './pages'

const pages = 8
const settleMs = 1500
const phone = { width: 390, height: 844 }

interface Vitals {
  paintMs: number
  shift: number
}

/** Largest paint and layout shift so far, as the browser reports them. */
const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(
    (settle) =>
      new Promise<Vitals>((resolve) => {
        const vitals = { paintMs: 0, shift: 0 }
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) vitals.paintMs = Math.max(vitals.paintMs, startTime)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            // Not in the types of the DOM yet.
            vitals.shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(vitals), settle)
      }),
    settleMs,
  )

async function readPages(origin: string, paths: readonly string[], page: Page) {
  const foreign = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) foreign.add(request.url())
  })
  const vitals: Vitals[] = []
  const problems: string[] = []
  for (const path of paths) {
    await page.goto(`${origin}${path}`)
    vitals.push(await readVitals(page))
    problems.push(...(await axeViolations(page)).map((problem) => `${path} ${problem}`))
  }
  for (const problem of problems.slice(0, 5)) console.log(`  ${problem.slice(0, 300)}`)
  return { foreign, vitals, problems }
}

/** A visitor who has not answered the question about consent, on a telephone. */
export async function browser(bed: FaultBed): Promise<FaultResult[]> {
  const executablePath = systemBrowser()
  const fault = `a first visit to ${pages} pages, ${phone.width} px wide, no answer to the question about consent`
  if (!executablePath) return [{ promise: 'P9', fault, figure: 'no Chromium on this machine', isMet: null }]
  const site = await bed.openSite('browser')
  const chrome = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await site.server.start()
    const { origin } = site.server
    const paths = await findPagePaths(origin, pages)
    for (const path of paths) await fetch(`${origin}${path}`).then((answer) => answer.text())
    const page = await chrome.newPage({ viewport: phone })
    const { foreign, vitals, problems } = await readPages(origin, paths, page)
    const paint = Math.round(Math.max(...vitals.map(({ paintMs }) => paintMs)))
    const shift = Math.max(...vitals.map((each) => each.shift))
    return [
      {
        promise: 'P8',
        fault,
        figure: `${foreign.size} requests to other servers ${[...foreign].slice(0, 3).join(' ')}`.trim(),
        isMet: foreign.size === 0,
      },
      {
        promise: 'P9',
        fault,
        figure: `${problems.length} findings of axe; largest paint at most ${paint} ms, layout shift at most ${shift.toFixed(3)}`,
        isMet: problems.length === 0 && paint <= 2500 && shift <= 0.1,
      },
    ]
  } finally {
    await chrome.close()
    await site.close()
  }
}
