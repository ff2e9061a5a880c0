import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { badgesUnderButtons, spoiltTexts, tooWide } from '../support/layout'
import { sale, wholeList } from '../support/listing'
import { Created, randomProperties } from '../support/random-properties'
import { StudioSession } from '../rig/studio-session'

// Only administrators delete properties.
const session = StudioSession.of('administrator')
const created = new Created(session)
const count = 200
const seed = 20_261_125
const widths = [320, 390, 820, 1440, 1920]

const places = [
  { name: 'Lieu-du-Gros-Cailloux-sur-Meuse-et-Vesdre-la-Grande', zip: '4998', municipality: 'Liège' },
  { name: 'קריית ים', zip: '4999', municipality: 'קריית ים' },
]
const query = places.map(({ name, zip }) => `city=${encodeURIComponent(`${name}|${zip}`)}`).join('&')

const idsOf = async (path: string): Promise<string[]> => (await session.find(path)).map(({ id }) => id)

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const localities: string[] = []
  for (const place of places)
    localities.push((await created.add('localities', { ...place, countryId: 10 })).id)
  const rightToLeft = await created.add('agents', { name: 'אברהם בן־דוד', role: 'סוכן נדל״ן' })
  const stock = {
    localities,
    types: await idsOf('/propertyTypes/?limit=20&depth=0'),
    agents: [rightToLeft.id, ...(await idsOf('/agents/?limit=1&depth=0'))],
    pictures: await idsOf('/media/?where[mimeType][like]=image&limit=60&depth=0'),
  }
  for (const property of randomProperties(count, seed, stock)) await created.add('properties', property)
})

test.afterAll(async () => {
  test.setTimeout(600_000)
  await created.removeAll()
})

async function expectIntact(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const where = `${page.url()} at ${width} px`
  expect.soft(await tooWide(page), where).toEqual([])
  expect.soft(await spoiltTexts(page), where).toEqual([])
  expect.soft(await badgesUnderButtons(page), where).toEqual([])
}

for (const view of ['grid', 'list'])
  test(`the ${view} of random properties is intact at every width`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(600_000)
    const start = `${sale}?${query}${view === 'list' ? '&view=list' : ''}`
    expect(await wholeList(start)).toHaveLength(count)
    const next = page.locator('a[rel=next]')
    await page.goto(start)
    for (;;) {
      for (const width of widths) await expectIntact(page, width)
      const path = (await next.count()) > 0 ? await next.first().getAttribute('href') : null
      if (!path) break
      await page.goto(path)
    }
  })

test('the pages of random properties are intact', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(900_000)
  const cards = await wholeList(`${sale}?${query}`)
  expect(cards).toHaveLength(count)
  for (const { href } of cards) {
    expect((await page.goto(href))?.status(), href).toBe(200)
    for (const width of widths) await expectIntact(page, width)
  }
})
