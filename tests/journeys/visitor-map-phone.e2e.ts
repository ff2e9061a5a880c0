import { expect, type CDPSession, type FrameLocator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
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
})

test('nothing covers the button of a card', async ({ page }) => {
  const frame = await openMap(page)
  await frame.getByRole('button', { name: text('map.list') }).tap()
  await frame
    .getByRole('region', { name: text('map.list') })
    .getByRole('button')
    .nth(1)
    .tap()
  const button = frame.getByRole('link', { name: text('map.open') })
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

test('the list follows the map when asked to, without new entries in the history', async ({ page }) => {
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
})
