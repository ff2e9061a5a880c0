import { loadavg } from 'node:os'
import { gzipSync } from 'node:zlib'

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { median } from './lib/median'
import { systemBrowser } from './lib/chromium.mjs'
import { siteUrl } from '../tests/support/site-url'
import { loginOf, signInStaff, StudioSession } from '../tests/support/studio-session'

/**
 * Measures how soon a page with many blocks accepts typing in the studio, and how much script the studio loads:
 * `npm run bench:studio`, beside a demo that runs at PERRON_URL with the log-ins of PERRON_LOGINS.
 * Creates one page and removes it. Fails when a limit is exceeded.
 */

const blockCount = 30
const openings = 5
const limits = {
  typingMs: 2000,
  /** At most a tenth above a bare Payload 3.90: 825 and 841 KiB. */
  loginKiB: 907,
  editKiB: 925,
}

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
})

const content = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [paragraph(text), paragraph(text)],
  },
})

/** Three block types in turn: formatted text, a list of buttons, a list of properties. */
function blockAt(index: number) {
  const heading = `Bloc numéro ${index + 1}`
  if (index % 3 === 0)
    return { blockType: 'richText', heading, content: content('Un texte assez court. '.repeat(12)) }
  if (index % 3 === 1)
    return { blockType: 'callToAction', heading, links: [{ label: 'Nous écrire', url: '/contact/' }] }
  return { blockType: 'latestOffers', heading, goal: 'both', maxItems: 4 }
}

async function signIn(context: BrowserContext): Promise<void> {
  const { email, password } = loginOf('editor')
  const answer = await context.request.post(`${siteUrl}/api/users/login/`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()}`)
}

/** KiB of compressed script that a page requests until the network is idle. */
async function scriptWeight(page: Page, path: string): Promise<number> {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body())
  })
  await page.goto(siteUrl + path, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

/** Milliseconds from opening the URL until a character typed into the title is painted. */
async function timeToTyping(page: Page, path: string): Promise<number> {
  await page.goto(siteUrl + path, { waitUntil: 'commit' })
  const title = page.locator('#field-title')
  await title.waitFor({ state: 'visible' })
  // Characters typed before hydration are lost.
  await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('#field-title')
    return field && !field.disabled && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  })
  await title.focus()
  await page.keyboard.type('é')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(performance.now())))),
      ),
  )
}

const inContext = async <Result>(
  browser: Browser,
  task: (page: Page) => Promise<Result>,
  signedIn = true,
) => {
  const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
  try {
    if (signedIn) await signIn(context)
    return await task(await context.newPage())
  } finally {
    await context.close()
  }
}

async function measure(browser: Browser, edit: string) {
  const loginKiB = await inContext(browser, (page) => scriptWeight(page, '/admin/login/'), false)
  const editKiB = await inContext(browser, (page) => scriptWeight(page, edit))
  // The first page fetches and compiles every script; later ones use the browser cache.
  const typingMs = await inContext(browser, async (page) => {
    const times = []
    for (let opening = 0; opening < openings; opening += 1) times.push(await timeToTyping(page, edit))
    return times
  })
  return { loginKiB, editKiB, typingMs }
}

async function main(): Promise<void> {
  await signInStaff()
  const session = StudioSession.of('administrator')
  const blocks = Array.from({ length: blockCount }, (_, index) => blockAt(index))
  const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
    title: 'Page de mesure',
    slug: `mesure-${Date.now()}`,
    blocks,
    _status: 'draft',
  })
  const browser = await chromium.launch({
    executablePath: systemBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const found = await measure(browser, `/admin/collections/pages/${id}/?locale=fr`)
    const usualMs = median(found.typingMs)
    const busy = loadavg()[0]?.toFixed(1)
    console.info(`a page with ${blockCount} blocks takes typing after ${found.typingMs.join(', ')} ms`)
    console.info(`usually ${usualMs} ms, with a load of ${busy} on this machine`)
    console.info(`scripts, compressed: ${found.loginKiB} KiB at log-in, ${found.editKiB} KiB in an edit view`)
    if (usualMs > limits.typingMs || found.loginKiB > limits.loginKiB || found.editKiB > limits.editKiB) {
      console.error(`bench:studio: over the limits ${JSON.stringify(limits)}`)
      process.exitCode = 1
    }
  } finally {
    await browser.close()
    await session.remove(`/pages/${id}/?overrideLock=true`)
  }
}

await main()
