import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'

import { belgianDay } from '@/lib/time/belgian-time'

import { measureInBrowser, measureWithLighthouse } from './site/browser'
import { dynamicLoad, filteredList, refusedForm, type DynamicPage } from './site/dynamic-pages'
import { hasCommand, measureLoad, type Load, type LoadOptions } from './site/load'
import { buildBareNext, startBareNext, startBareNode, startNginx } from './site/references'
import { toTable } from '../../tests/rig/to-table'
import { findChromium } from '../lib/chromium.mjs'
import { findTemplates, weighPage } from '../lib/page-weight.mjs'
import { findFreePort } from '../lib/preconditions.mjs'
import { endAll } from '../lib/processes.mjs'
import { startThrowAwayDemo } from '../lib/throw-away-demo.mjs'

/**
 * Weight and speed of the built demo beside what this machine can do today: `npm run bench site`. Prints the tables and
 * writes docs/performance.md. Needs a quiet machine and `wrk`; nginx and the command `lighthouse` are used when installed.
 * Linux only: it reads /proc.
 */

const root = path.resolve(import.meta.dirname, '../..')
/** The part of the file that other commands measured. */
const preservedHeading = '## Searches in words'
const seconds = 10
const runs = 5

const usual: LoadOptions = { connections: 50, seconds }

function pidOn(port: string): number {
  const text = execFileSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' })
  const pid = /pid=(\d+)/.exec(text)?.[1]
  if (!pid) throw new Error(`Nothing listens on port ${port}`)
  return Number(pid)
}

const round = (value: number, digits = 0): string => (Number.isFinite(value) ? value.toFixed(digits) : '–')

const cells = (load: Load, reference?: Load): string[] => [
  round(load.perSecond),
  reference ? `${round((load.perSecond / reference.perSecond) * 100)} %` : '',
  round(load.p99, 1),
  round(load.cpuMs, 2),
  load.refused > 0 ? String(load.refused) : '',
]

async function loadTable(base: string, templates: Record<string, string>, folder: string): Promise<string> {
  const pid = pidOn(new URL(base).port)
  const rows: string[][] = []
  for (const [name, page] of Object.entries(templates)) {
    const body = Buffer.from(await (await fetch(base + page)).arrayBuffer())
    const bare = await startBareNode(folder, body, await findFreePort())
    const bareLoad = await measureLoad(bare.url, bare.pid, usual)
    bare.end()
    rows.push([`bare Node, the same ${body.length} bytes`, ...cells(bareLoad)])
    for (const encoding of ['identity', 'gzip', 'br'])
      rows.push([
        `${name}, ${encoding}`,
        ...cells(await measureLoad(base + page, pid, { ...usual, encoding }), bareLoad),
      ])
    const nginx = await startNginx(folder, body, await findFreePort())
    if (nginx)
      rows.push(['nginx, a file', ...cells(await measureLoad(nginx.url, nginx.pid, usual), bareLoad)])
    nginx?.end()
  }
  return toTable(['page', 'a second', 'of bare Node', 'p99 ms', 'CPU ms each', 'refused'], rows)
}

async function dynamicTable(base: string, pages: readonly DynamicPage[], folder: string): Promise<string> {
  const appFolder = path.join(folder, 'bare-next')
  buildBareNext(root, appFolder)
  const rows: string[][] = []
  for (const { name, bytes, options } of pages) {
    const load = await measureLoad(base, pidOn(new URL(base).port), options)
    const bare = await startBareNext(appFolder, { bytes, port: await findFreePort() })
    try {
      const pid = pidOn(new URL(bare.url).port)
      const dynamic = await measureLoad(bare.url, pid, dynamicLoad)
      const stored = await measureLoad(bare.url.replace('dynamic', 'stored'), pid, usual)
      const share = `${round((load.perSecond / dynamic.perSecond) * 100)} %`
      rows.push(
        [`${name}, ${bytes} bytes`, ...cells(load).with(1, share)],
        ['bare dynamic Next page of these bytes', ...cells(dynamic)],
        ['bare stored Next page of these bytes', ...cells(stored)],
      )
    } finally {
      bare.end()
    }
  }
  return toTable(['page', 'a second', 'of bare dynamic', 'p99 ms', 'CPU ms each', 'refused'], rows)
}

async function weightTable(base: string, templates: Record<string, string>): Promise<string> {
  const rows: string[][] = []
  for (const [name, page] of Object.entries(templates)) {
    const weight = await weighPage(base, page)
    rows.push([
      name,
      String(weight.plainHtml),
      round(weight.html, 1),
      round(weight.atOnce, 1),
      round(weight.firstUse, 1),
      round(weight.styles, 1),
    ])
  }
  return toTable(['page', 'HTML bytes', 'HTML', 'scripts at once', 'first use', 'styles'], rows)
}

async function browserTable(base: string, templates: Record<string, string>): Promise<string> {
  const chromium = await findChromium()
  if (!chromium) return 'No Chromium is installed.\n'
  const rows: string[][] = []
  for (const [name, page] of Object.entries(templates)) {
    const times = await measureInBrowser(base + page, runs, chromium)
    const lighthouse = measureWithLighthouse(base + page, runs, chromium)
    rows.push([
      name,
      ...[times.blockedBeforeGesture, times.blockedAfterGesture, times.wake].map((value) => round(value)),
      ...(lighthouse
        ? [lighthouse.score, lighthouse.blocked, lighthouse.largestPaint].map((value) => round(value))
        : ['–', '–', '–']),
    ])
  }
  return toTable(
    [
      'page',
      'blocked asleep',
      'blocked woken',
      'touch to live',
      'Lighthouse',
      'its blocking time',
      'its largest paint',
    ],
    rows,
  )
}

async function main(): Promise<void> {
  if (!hasCommand('wrk')) throw new Error('wrk is missing: apt-get install wrk')
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-bench-site-'))
  const { environment } = await startThrowAwayDemo(folder)
  if (!environment) throw new Error('The demo did not start')
  try {
    // Chromium and wrk reach the server by its address; `localhost` may be tried as IPv6 first.
    const base = environment.PERRON_URL.replace('localhost', '127.0.0.1')
    const { nl: templates } = await findTemplates(base)
    for (const page of Object.values(templates))
      for (let count = 0; count < 3; count += 1) await (await fetch(base + page)).text()
    const dynamicPages = [
      await filteredList(base, templates.listing, folder),
      await refusedForm(base, environment.PERRON_URL, folder),
    ]
    const text = `# Performance

Made by \`npm run bench site\` on ${belgianDay(new Date())}: ${cpus().length} × ${cpus()[0]?.model ?? ''}, Node ${process.version}. One process; the load comes from the same machine, so compare the shares, not the numbers.

## Weight, KiB of brotli

${await weightTable(base, templates)}
## Stored pages, 50 connections

${await loadTable(base, templates, folder)}
## Pages made on request, 8 connections

${await dynamicTable(base, dynamicPages, folder)}
## In a browser, milliseconds on a phone profile (processor four times slower), median of ${runs}

${await browserTable(base, templates)}`
    const file = path.join(root, 'docs/performance.md')
    const [, measuredElsewhere = ''] = readFileSync(file, 'utf8').split(preservedHeading)
    writeFileSync(file, `${text}\n${preservedHeading}${measuredElsewhere}`)
    console.log(text)
  } finally {
    await endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}

// Node would exit without a message while modules load.
setInterval(() => undefined, 60_000)

main().then(
  () => process.exit(0),
  async (error: unknown) => {
    console.error(error)
    await endAll()
    process.exit(1)
  },
)
