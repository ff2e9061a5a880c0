import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { belgianDay } from '@/lib/time/belgian-time'

import { toTable } from '../../tests/rig/to-table'
import { fillForSearch, measureSearch } from './studio/measure-search'
import { removeBlankAdmin, startBlankAdmin } from './studio/blank-admin'
import { measurePages, measurePreview, type PageFigures, type Studio } from './studio/measure-studio'
import { startOwnStudio } from './studio/own-studio'
import type { Measured as Timed } from './catalogue/measure'
import { findChromium } from '../lib/chromium.mjs'
import { endAll } from '../lib/processes.mjs'

/**
 * Weight and speed of the studio beside a Payload admin without anything of ours: `npm run bench studio`. Builds both when
 * needed, prints the tables and writes docs/performance-studio.md. Fails above the limits. Needs a quiet machine.
 */

const root = path.resolve(import.meta.dirname, '../..')
const blockCount = 30
const limits = {
  /** KiB of scripts above those of the blank admin. */
  aboveBlankKiB: 60,
  /** Milliseconds until typing works in a page of thirty blocks, with a filled browser cache. */
  warmMs: 1000,
  /** Milliseconds of processor time of a search of everything. */
  searchMs: 150,
}

interface Measured {
  name: string
  studio: PageFigures
  blank: PageFigures
}

const pages = ({ shortForm, longForm }: Studio) =>
  [
    { name: 'log-in', path: '/admin/login/', selector: '#field-email' },
    // No field to type in: the first control of the navigation.
    { name: 'dashboard', path: '/admin/', selector: '.nav-toggler' },
    { name: 'property', path: shortForm.path, selector: shortForm.field },
    { name: `page of ${blockCount} blocks`, path: longForm.path, selector: longForm.field },
  ] as const

async function measureAll(browser: Browser, studio: Studio, blank: Studio): Promise<Measured[]> {
  const measured: Measured[] = []
  const ofBlank = pages(blank)
  for (const [index, { name, ...page }] of pages(studio).entries()) {
    const beside = ofBlank[index] ?? page
    const [figures, other] = await measurePages(browser, [
      { studio, ...page },
      { studio: blank, path: beside.path, selector: beside.selector },
    ])
    if (figures && other) measured.push({ name, studio: figures, blank: other })
    console.info(`${name}: ${JSON.stringify(measured.at(-1))}`)
  }
  return measured
}

const cells = ({ scriptKiB, htmlKiB, coldMs, warmMs }: PageFigures): string[] =>
  [scriptKiB, htmlKiB, coldMs, warmMs].map((value) => value.toFixed(0))

const pageTable = (measured: readonly Measured[]): string =>
  toTable(
    ['page', 'scripts', 'above blank', 'HTML', 'cold ms', 'warm ms'],
    measured.flatMap(({ name, studio, blank }) => [
      [name, ...cells(studio).toSpliced(1, 0, (studio.scriptKiB - blank.scriptKiB).toFixed(0))],
      [`${name}, blank`, ...cells(blank).toSpliced(1, 0, '')],
    ]),
  )

async function previewTable(browser: Browser, studio: Studio, blank: Studio): Promise<string> {
  const rows = [
    ['property', studio, studio.shortForm],
    [`page of ${blockCount} blocks`, studio, studio.longForm],
    [`page of ${blockCount} blocks, blank`, blank, blank.longForm],
  ] as const
  const cellsOf: string[][] = []
  for (const [name, measuredStudio, form] of rows) {
    const isRendered = measuredStudio === studio
    const { shownMs, renderedMs } = await measurePreview(browser, measuredStudio, { ...form, isRendered })
    cellsOf.push([name, shownMs.toFixed(0), renderedMs?.toFixed(0) ?? ''])
  }
  return toTable(['form', 'shown ms', "server's rendering ms"], cellsOf)
}

const searchTable = (measured: readonly Timed[]): string =>
  toTable(
    ['asked', 'p50 ms', 'p95 ms', 'processor ms'],
    measured.map(({ name, p50, p95, work }) => [name, ...[p50, p95, work].map((value) => value.toFixed(0))]),
  )

async function measureSearches(folder: string): Promise<Timed[]> {
  const payload = await fillForSearch(folder)
  const measured = await measureSearch(payload)
  await payload.destroy()
  return measured
}

function checkLimits(measured: readonly Measured[], searches: readonly Timed[]): void {
  const over = measured.flatMap(({ name, studio, blank }) => {
    const aboveBlank = studio.scriptKiB - blank.scriptKiB
    return [
      ...(aboveBlank > limits.aboveBlankKiB ? [`${name}: ${aboveBlank.toFixed(0)} KiB above blank`] : []),
      ...(studio.warmMs > limits.warmMs ? [`${name}: typing after ${studio.warmMs.toFixed(0)} ms`] : []),
    ]
  })
  for (const { name, work } of searches)
    if (work > limits.searchMs) over.push(`${name}: ${work.toFixed(0)} ms`)
  if (over.length === 0) return
  console.error(`bench studio: over the limits ${JSON.stringify(limits)}: ${over.join('; ')}`)
  process.exitCode = 1
}

const searchText = `## Finding

In a database of 10,000 properties and 20,000 pictures on SQLite, as an administrator, without the way to the browser.

`

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-bench-studio-'))
  let browser: Browser | null = null
  try {
    const searches = await measureSearches(folder)
    const studio = await startOwnStudio(folder, blockCount)
    const blank = await startBlankAdmin(root, blockCount)
    browser = await chromium.launch({
      executablePath: (await findChromium()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const measured = await measureAll(browser, studio, blank)
    const text = `# Performance of the studio

Made by \`npm run bench studio\` on ${belgianDay(new Date())}: ${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}, load ${loadavg()[1]?.toFixed(1)}. Beside it a Payload admin of the same versions without anything of ours: accounts, and pages with the same blocks; where the studio opens a property, the blank admin opens a page without blocks.

## Opening a page

KiB of gzip; milliseconds until a typed key shows (on the dashboard: until its first control works), with an empty and with a filled browser cache, medians.

${pageTable(measured)}
## From a keystroke to the preview

Milliseconds, medians. A plain text shows at once, and the server renders the page with it; the blank preview only writes the text it gets.

${await previewTable(browser, studio, blank)}
${searchText}${searchTable(searches)}`
    writeFileSync(path.join(root, 'docs/performance-studio.md'), text)
    console.log(text)
    checkLimits(measured, searches)
  } finally {
    await browser?.close()
    await endAll()
    removeBlankAdmin(root)
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(),
  async (error: unknown) => {
    console.error(error)
    await endAll()
    process.exit(1)
  },
)
