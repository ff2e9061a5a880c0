import { expect, type CDPSession, type FrameLocator, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'

/** The map under a finger; clicks and keys are tried in visitor-map.e2e.ts. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const text = (key: string) => interfaceText('fr', key)

async function openMap(page: Page): Promise<FrameLocator> {
  await page.goto('/fr/a-vendre/?view=map')
  const frame = page.frameLocator('iframe[src*="/map-frame/"]')
  await expect(frame.locator('.map-mark button').first()).toBeVisible()
  await page.locator('iframe[src*="/map-frame/"]').scrollIntoViewIfNeeded()
  return frame
}

const middleOf = async (frame: FrameLocator) => {
  const box = await frame.locator('.leaflet-container').boundingBox()
  if (!box) throw new Error('The map is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const touch = (
  client: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: { x: number; y: number }[],
) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points })

test('a finger draws an area, which becomes a filter of the list', async ({ page }) => {
  const frame = await openMap(page)
  await frame.getByRole('button', { name: text('map.drawArea') }).tap()
  await expect(frame.getByText(text('map.areaTouch'))).toBeVisible()
  // Line and buttons are in sight: the map fills the window, here and with the result.
  await expect(page.locator('[data-listing-map][data-full]')).toBeVisible()
  await expect(frame.getByRole('button', { name: text('map.finish') })).toBeInViewport()
  const middle = await middleOf(frame)
  const circle = Array.from({ length: 40 }, (_, at) => ({
    x: middle.x + 90 * Math.cos((at / 40) * 2 * Math.PI),
    y: middle.y + 90 * Math.sin((at / 40) * 2 * Math.PI),
  }))
  const client = await page.context().newCDPSession(page)
  await touch(client, 'touchStart', circle.slice(0, 1))
  for (const point of circle) await touch(client, 'touchMove', [point])
  await expect(frame.locator('.map-corner').nth(5)).toBeVisible()
  // A finger rests before it leaves the glass. Lifted at full speed it starts a fling, and Chromium takes a tap within
  // the next tenths of a second for the end of that fling, without a click: quicker than a hand can be.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await touch(client, 'touchMove', circle.slice(-1))
  await touch(client, 'touchEnd', [])
  const finish = frame.getByRole('button', { name: text('map.finish') })
  const bar = frame.locator('.map-panel', { has: finish })
  expect((await bar.boundingBox())?.height).toBeLessThan(70)
  await finish.tap()
  await page.waitForURL(/[?&]area=/)
  expect(page.url().split(/%2C|,/).length).toBeLessThanOrEqual(60)
  await expect(page.locator('[data-listing-map][data-full]')).toBeVisible()
  await page.getByRole('button', { name: text('listing.mapClose') }).tap()
  await expect(page.locator('[data-full]')).toHaveCount(0)
  await expect(page).toHaveURL(/[?&]area=/)
})

test('the map fills the window, one finger moves it, and Back closes it', async ({ page }) => {
  const frame = await openMap(page)
  const openButton = page.getByRole('button', { name: text('listing.mapFull') })
  await openButton.tap()
  await expect(page.getByRole('button', { name: text('listing.mapClose') })).toBeFocused()
  await expect(page.getByRole('dialog', { name: text('listing.mapTitle') })).toBeVisible()
  const reachable = await page
    .locator('a')
    .evaluateAll((links) => links.filter((link) => !link.closest('[inert]')).length)
  expect(reachable).toBe(0)
  expect(await findViolations(page)).toEqual([])
  const pane = frame.locator('.leaflet-map-pane')
  const before = await pane.getAttribute('style')
  const middle = await middleOf(frame)
  const client = await page.context().newCDPSession(page)
  await touch(client, 'touchStart', [middle])
  for (const step of [20, 40, 60]) await touch(client, 'touchMove', [{ x: middle.x, y: middle.y + step }])
  await touch(client, 'touchEnd', [])
  await expect(pane).not.toHaveAttribute('style', before ?? '')
  await page.goBack()
  await expect(page.locator('[data-full]')).toHaveCount(0)
  await expect(page).toHaveURL(/view=map$/)
  await expect(openButton).toBeFocused()
})

test('the row of cards follows the marker, and the marker the row', async ({ page }) => {
  const frame = await openMap(page)
  const highlighted = frame.locator('.map-mark button[data-highlighted]')
  const cards = frame.locator('.map-sheet li')
  // A tap is lost while the map is fitted to its results, which changes its markers.
  await expect(async () => {
    await frame.locator('.map-price').first().tap()
    await expect(cards.nth(1)).toBeAttached({ timeout: 3000 })
  }).toPass()
  await expect(cards.first().getByRole('link')).toHaveAttribute('target', '_top')
  await expect(highlighted).toHaveCount(1)
  const name = await highlighted.getAttribute('aria-label')
  await cards.last().evaluate((card) => card.scrollIntoView({ inline: 'center', behavior: 'instant' }))
  await expect(highlighted).not.toHaveAttribute('aria-label', name ?? '')
  await page.keyboard.press('Escape')
  await expect(cards).toHaveCount(0)
})

test('nothing covers the button of a card', { tag: '@full' }, async ({ page }) => {
  const frame = await openMap(page)
  await frame.getByRole('button', { name: text('map.list') }).tap()
  await frame
    .getByRole('region', { name: text('map.list') })
    .getByRole('button')
    .nth(1)
    .tap()
  const button = frame.locator('.map-sheet').getByRole('link').first()
  await expect(button).toBeVisible()
  const box = await button.boundingBox()
  const hit = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, {
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  })
  expect(hit).toBe('IFRAME')
  await button.tap()
  await page.waitForURL((url) => !url.search.includes('view=map'))
})

test(
  'the list follows the map when asked to, without new entries in the history',
  { tag: '@full' },
  async ({ page }) => {
    const frame = await openMap(page)
    const follow = page.getByLabel(text('listing.searchMoves'))
    await expect(follow).not.toBeChecked()
    await follow.check()
    const entries = await page.evaluate(() => history.length)
    await frame.getByRole('button', { name: text('map.zoomIn'), exact: true }).tap()
    await page.waitForURL(/[?&]area=/)
    await expect(page.getByLabel(text('listing.searchMoves'))).toBeChecked()
    const first = page.url()
    await expect(frame.locator('.map-mark button').first()).toBeVisible()
    // The whole map is the area: it is not tinted.
    await expect(frame.locator('path.map-drawn')).toHaveCSS('fill', 'none')
    await frame.getByRole('button', { name: text('map.zoomIn'), exact: true }).tap()
    await page.waitForURL((url) => url.href !== first && url.search.includes('area='))
    expect(await page.evaluate(() => history.length)).toBe(entries)
  },
)

test('the rings around a property are named above the button of the street map', async ({ page }) => {
  await page.goto(`/fr/property/${demoRefs.house}/`)
  await page.locator('[data-situation]').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('[data-situation] iframe')
  const names = frame.locator('.map-name-ring span')
  // On a map as low as a phone's, the one between would lie on the others.
  await expect(names).toHaveCount(2)
  const bar = await frame
    .getByRole('button', { name: text('map.streetMap') })
    .locator('..')
    .boundingBox()
  for (const name of await names.all()) {
    const box = await name.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})
