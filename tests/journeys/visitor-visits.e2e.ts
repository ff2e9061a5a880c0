import { expect, type Browser, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { cardsOf, sale } from '../support/listing'
import { open } from '../rig/demo-pages'
import { signIn, StudioSession } from '../rig/studio-session'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'

/** From now on time passes only when a test says so. */
async function stopClock(page: Page): Promise<void> {
  const time = Date.now()
  await page.clock.install({ time })
  await page.clock.pauseAt(time + 1000)
}

/** A page of a person at a computer of their own: those of the tests are known as programs, and are not counted. */
async function openVisitor(browser: Browser): Promise<Page> {
  const part = () => Math.floor(Math.random() * 256)
  const forwarded = `10.${part()}.${part()}.${part()}`
  const context = await browser.newContext({ userAgent, extraHTTPHeaders: { 'x-forwarded-for': forwarded } })
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }))
  const page = await context.newPage()
  await stopClock(page)
  return page
}

const isBeacon = (url: string): boolean => new URL(url).pathname === '/visits/'

/** Looks at the page for a little more than a second, by its own clock. */
async function look(page: Page): Promise<void> {
  const beacon = page.waitForRequest((request) => isBeacon(request.url()))
  await page.clock.runFor(1100)
  await beacon
}

async function countVisits(ref: number): Promise<number> {
  const path = `/visits?where[property.ref][equals]=${ref}&pagination=false&depth=0`
  const rows = await StudioSession.of('administrator').find(path)
  return rows.reduce((sum, { count }) => sum + Number(count), 0)
}

test('a page that is open for a second counts once a day; a reload, staff and programs do not', async ({
  browser,
  page: program,
}) => {
  const { html } = await open(sale)
  const { ref, href } = cardsOf(html).at(-1) ?? { ref: 0, href: '' }
  const before = await countVisits(ref)

  const visitor = await openVisitor(browser)
  const sent: string[] = []
  visitor.on('request', (request) => {
    if (isBeacon(request.url())) sent.push(request.postData() ?? '')
  })
  await visitor.goto(href)
  await visitor.clock.runFor(900)
  expect(sent).toEqual([])
  await look(visitor)
  expect(sent).toEqual([JSON.stringify([href, '', ''])])
  await visitor.reload()
  await look(visitor)
  expect(sent).toHaveLength(2)
  expect(await visitor.context().cookies()).toEqual([])

  const staff = await openVisitor(browser)
  await signIn(staff, 'agent')
  await staff.goto(href)
  await look(staff)

  await stopClock(program)
  await program.goto(href)
  await program.clock.runFor(5000)

  // What was counted before the last visitor is stored with it.
  const last = await openVisitor(browser)
  await last.goto(href)
  await look(last)
  await expect.poll(() => countVisits(ref), { timeout: 90_000 }).toBe(before + 2)
  for (const each of [visitor, staff, last]) await each.context().close()
})
