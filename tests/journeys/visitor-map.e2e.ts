import { expect, type FrameLocator, type Page } from '@playwright/test'

import type { MapPoints } from '@/features/map/model/map-points'
import { locales } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoPaths, demoRefs } from '../rig/demo-site'
import { sample } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { open } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'

const listing = '/fr/a-vendre/?view=map'
const tilesHost = 'tile.openstreetmap.org'
const text = (key: string) => interfaceText('fr', `map.${key}`)

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/map-frame/"]')

/** The map of the listing, with its markers. */
async function openMap(page: Page, path: string = listing): Promise<FrameLocator> {
  await page.goto(path)
  const frame = frameOf(page)
  await expect(frame.locator('.map-mark button').first()).toBeVisible()
  return frame
}

/** Opens the groups until a single property is on the map. */
async function showProperty(frame: FrameLocator) {
  const price = frame.locator('.map-price').first()
  for (let step = 0; step < 8 && !(await price.isVisible()); step++) {
    await frame.locator('.map-group').first().click()
    await expect(frame.locator('.leaflet-zoom-anim')).toHaveCount(0)
  }
  return price
}

test.describe('the frame', () => {
  for (const locale of locales)
    test(`answers in ${locale}, for no search engine, with the tiles' server in its policy`, async () => {
      const { status, html, headers } = await open(`/map-frame/${locale}/`)
      expect(status).toBe(200)
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(new RegExp(`img-src [^;]*https://${tilesHost}`))
      expect(policy).toContain("frame-ancestors 'self'")
    })

  test('does not exist in a language we do not speak', async () => {
    expect((await open('/map-frame/it/')).status).toBe(404)
  })

  test('listens to the page around it alone', async ({ page }) => {
    await openMap(page)
    const frame = page.frames().find((each) => each.url().includes('/map-frame/'))
    const before = await frame?.locator('.map-mark').count()
    await frame?.evaluate(() => {
      const messageInfo = { locale: 'fr', area: null, near: null, canDraw: false }
      const content = {
        properties: [],
        cells: [],
        cellWidth: 0,
        pointsHref: null,
        messageInfo,
        mapType: 'search',
        customMarker: null,
        marqueeIgnoreList: [],
        rings: [],
      }
      window.postMessage({ type: 'perron:map-content', ...content }, window.location.origin)
    })
    await page.waitForTimeout(200)
    expect(await frame?.locator('.map-mark').count()).toBe(before)
  })
})

test('the map of a property loads when it is scrolled into view, and not before', async ({ page }) => {
  const frames: string[] = []
  page.on('request', (request) => request.url().includes('/map-frame/') && frames.push(request.url()))
  await page.goto(`/fr/property/${demoRefs.house}/`)
  await expect(page.locator('html[data-live]')).toBeAttached()
  await page.waitForTimeout(500)
  expect(frames).toEqual([])
  await page.locator('[data-situation]').evaluate((box) => box.scrollIntoView({ behavior: 'instant' }))
  await expect(page.frameLocator('[data-situation] iframe').locator('.map-pin')).toBeVisible()
})

test('asks no third party before the visitor agrees, and remembers the answer', async ({ page }) => {
  const requests: string[] = []
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.route(
    (url) => url.origin !== siteUrl,
    (route) => {
      requests.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'image/png', body: pixel })
    },
  )
  const frame = await openMap(page)
  // No notice is over the map; what pressing the button would load is said when it is pressed.
  await expect(frame.getByText(tilesHost)).toHaveCount(0)
  await frame.getByRole('button', { name: text('streetMap') }).click()
  await expect(frame.getByText(tilesHost)).toBeVisible()
  expect(requests).toEqual([])
  await frame.getByRole('button', { name: text('showTiles') }).click()
  await expect.poll(() => [...new Set(requests)]).toEqual([tilesHost])
  await openMap(page)
  await frame.getByRole('button', { name: text('streetMap') }).click()
  await expect(frame.getByRole('button', { name: text('hideTiles') })).toBeVisible()
})

test.describe('with the keyboard', () => {
  test('a marker opens its card, which leads to the property; Escape leads back', async ({ page }) => {
    const frame = await openMap(page)
    const price = await showProperty(frame)
    const name = await price.getAttribute('aria-label')
    await price.focus()
    await page.keyboard.press('Enter')
    const link = frame.getByRole('link', { name: text('open') })
    await expect(link).toHaveAttribute('target', '_top')
    await expect(link).toHaveAttribute('href', /^\/fr\//)
    await page.keyboard.press('Escape')
    await expect(link).toHaveCount(0)
    await expect(frame.locator('.map-mark button:focus')).toHaveAttribute('aria-label', name ?? '')
  })

  test('one marker is a stop, the arrow keys lead to the others', async ({ page }) => {
    const frame = await openMap(page)
    await expect(frame.locator('.map-mark button[tabindex="0"]')).toHaveCount(1)
    await frame.locator('.map-mark button[tabindex="0"]').focus()
    const focused = frame.locator('.map-mark button:focus')
    const first = await focused.evaluate((button) => button.parentElement?.style.transform)
    await page.keyboard.press('ArrowRight')
    await expect(focused).toHaveCount(1)
    expect(await focused.evaluate((button) => button.parentElement?.style.transform)).not.toBe(first)
  })

  test('an area is drawn by keys and becomes a filter of the list', async ({ page }) => {
    const frame = await openMap(page)
    await frame.getByRole('button', { name: text('drawArea') }).focus()
    await page.keyboard.press('Enter')
    const map = frame.locator('.leaflet-container')
    await expect(map).toBeFocused()
    for (const [index, key] of ['ArrowLeft', 'ArrowUp', 'ArrowRight'].entries()) {
      const before = await map.locator('.leaflet-map-pane').getAttribute('style')
      await page.keyboard.press(key)
      await expect(map.locator('.leaflet-map-pane')).not.toHaveAttribute('style', before ?? '')
      await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(map.locator('.map-corner')).toHaveCount(index + 1)
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/[?&]area=/)
  })

  test('a circle is chosen by its form', { tag: '@full' }, async ({ page }) => {
    const frame = await openMap(page)
    await frame.getByRole('button', { name: text('drawCircle') }).press('Enter')
    await frame.getByLabel(text('around')).selectOption({ label: 'Seraing' })
    await frame.getByLabel(text('radius')).selectOption('10')
    await frame.getByRole('button', { name: text('finish') }).press('Enter')
    await page.waitForURL(/[?&]near=50\.59660?%2C5\.50830?%2C10|[?&]near=50\.5966,5\.5083,10/)
  })

  test('the list holds what the markers hold', { tag: '@full' }, async ({ page }) => {
    const frame = await openMap(page)
    await frame.getByRole('button', { name: text('list') }).press('Enter')
    const items = frame.getByRole('region', { name: text('list') }).getByRole('listitem')
    await expect.poll(() => items.count()).toBeGreaterThan(10)
    await items.first().getByRole('button').press('Enter')
    await expect(frame.getByRole('link', { name: text('open') })).toBeVisible()
  })
})

test('fourteen apartments of one building are one marker, which lists them', async ({ page }) => {
  await page.route('**/map-data/fr/points/**', async (route) => {
    const answer = (await (await route.fetch()).json()) as MapPoints
    const properties = answer.properties.slice(0, 14).map((property, floor) => ({
      ...property,
      latitude: 50.6 + floor * 0.000005,
      longitude: 5.5,
      isApproximate: false,
    }))
    await route.fulfill({ json: { ...answer, properties } })
  })
  const frame = await openMap(page)
  await expect(frame.locator('.map-mark button')).toHaveCount(1)
  const title = interfaceText('fr', 'map.groupTitle', { number: 14 })
  await frame.getByRole('button', { name: title }).press('Enter')
  const list = frame.getByRole('region', { name: title })
  await expect(list.getByRole('listitem')).toHaveCount(14)
  await expect(list.locator('img').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('the wheel scrolls the page and says how to zoom; with Ctrl it zooms', async ({ page }) => {
  const frame = await openMap(page)
  const scale = frame.locator('.leaflet-control-scale-line')
  const before = await scale.textContent()
  await frame.locator('.leaflet-container').hover()
  await page.mouse.wheel(0, -300)
  await expect(frame.getByText(text('wheelHint'))).toBeVisible()
  expect(await scale.textContent()).toBe(before)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect(scale).not.toHaveText(before ?? '')
})

// The page around the map is read at both widths by visitor-accessibility.e2e.ts.
const readings = [
  { locale: 'de', width: 390 },
  { locale: 'fr', width: 1440 },
] as const
for (const { locale, width } of sample(readings, readings.length))
  test(`the map in ${locale} at ${width} px has nothing that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const frame = await openMap(page, `/${locale}${demoPaths['/for-sale/'][locale]}?view=map`)
    expect(await findViolations(page)).toEqual([])
    const price = await showProperty(frame)
    await price.press('Enter')
    await expect(frame.locator('.map-sheet a, .map-panel a').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
