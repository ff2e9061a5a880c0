import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { exampleStreets } from '../support/example-streets'
import { interfaceText } from '../support/interface-texts'
import { watchPolicy } from '../support/policy-watch'
import { siteUrl } from '../rig/site-url'
import { StudioSession } from '../rig/studio-session'

/** The street map from a file in the data folder (decision 050). */

const file = path.join(process.env.PERRON_DATA_DIR ?? 'data', 'map', 'streets.pmtiles')
const session = StudioSession.of('administrator')
const choose = (source: 'url' | 'file') => session.create('/globals/siteConfig/', { mapTiles: { source } })
const text = (key: string) => interfaceText('fr', `map.${key}`)

test.beforeAll(async () => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, exampleStreets())
  await choose('file')
})
test.afterAll(async () => {
  await choose('url')
  await rm(file, { force: true })
})

/** Requests for the street map, and those to other servers. */
async function watch(page: Page): Promise<{ streets: string[]; others: string[] }> {
  const requests = { streets: [] as string[], others: [] as string[] }
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (origin !== siteUrl && protocol.startsWith('http')) requests.others.push(request.url())
    if (pathname.startsWith('/map-data/streets/')) requests.streets.push(pathname)
  })
  return requests
}

const frameOf = (page: Page) => page.frameLocator('iframe[src*="/map-frame/"]')

test('streets are shown without a question, from this site alone, and only once a map is open', async ({
  page,
}) => {
  const requests = await watch(page)
  const refused = await watchPolicy(page)
  await page.goto('/fr/a-vendre/')
  await page.mouse.move(200, 200)
  await expect(page.locator('article[id^=p-]').first()).toBeVisible()
  expect(requests.streets).toEqual([])
  await page.goto('/fr/a-vendre/?view=map')
  const frame = frameOf(page)
  await expect(frame.locator('canvas.leaflet-tile-loaded').first()).toBeVisible()
  await expect(frame.getByRole('link', { name: '© Perronville' })).toHaveCount(0)
  await expect(frame.getByText('© Perronville')).toBeVisible()
  await expect(frame.locator('.map-mark button').first()).toBeVisible()
  expect(requests.others).toEqual([])
  expect(await refused()).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await frame.getByRole('button', { name: text('streetMap') }).click()
  await frame.getByRole('button', { name: text('hideTiles') }).click()
  await expect(frame.locator('.map-country')).toBeVisible()
  await frame.getByRole('button', { name: text('streetMap') }).click()
  await frame.getByRole('button', { name: text('showTiles') }).click()
})

test('half of a file leaves the drawn map', async ({ page }) => {
  await writeFile(file, exampleStreets().subarray(0, 5000))
  const requests = await watch(page)
  await page.goto('/fr/a-vendre/?view=map')
  const frame = frameOf(page)
  await expect(frame.locator('.map-country')).toBeVisible()
  await expect(frame.locator('.map-mark button').first()).toBeVisible()
  await expect(frame.getByRole('button', { name: text('streetMap') })).toHaveCount(0)
  expect(requests.streets).not.toContain('/map-data/streets/file/')
})
