import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { interfaceText } from '../support/interface-texts'
import { swipe } from '../support/swipe'
import { waitForHydration } from '../support/wait-for-hydration'

/** Leafing through the pictures of a card in a list. */

const list = '/fr/a-vendre/'
const text = (key: string, values?: Record<string, string>) => interfaceText('fr', key, values)

/** The first card with several pictures, and how many it has. */
async function firstCard(page: Page): Promise<{ card: Locator; total: number }> {
  await page.goto(list)
  await waitForHydration(page)
  const card = page.locator('article:has(.card-photos)').first()
  const total = Number(await card.locator('.card-photos').getAttribute('data-total'))
  expect(total).toBeGreaterThan(1)
  return { card, total }
}

const positionOf = (index: number, total: number) =>
  text('property.photoPosition', { index: String(index), total: String(total) })

test('by keyboard, with a position that is announced, and nothing moves', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/card-photos/')) requests.push(request.url())
  })
  const { card, total } = await firstCard(page)
  // Focus may scroll the page, which changes only how far down the card is.
  const size = async () => ({ ...(await card.boundingBox()), y: 0 })
  const before = await size()
  expect(requests).toEqual([])
  await card.locator('.card-link').focus()
  await expect(card.locator('.photo-controls')).toBeVisible()
  expect(requests).toEqual([])
  await page.keyboard.press('Shift+Tab')
  const next = card.getByRole('button', { name: text('property.nextPhoto') })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toContainText(positionOf(2, total))
  await expect(card.locator('.photo-track img').nth(1)).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(card.getByRole('status')).toContainText(positionOf(1, total))
  await page.keyboard.press('ArrowLeft')
  await expect(card.getByRole('status')).toContainText(positionOf(total, total))
  expect(requests).toHaveLength(1)
  expect(await size()).toEqual(before)
})

test('a click on a further picture opens the property', { tag: '@full' }, async ({ page }) => {
  const { card } = await firstCard(page)
  await card.hover()
  await card.getByRole('button', { name: text('property.nextPhoto') }).click()
  await expect(card.locator('.photo-track img').nth(1)).toBeInViewport()
  const href = (await card.locator('.card-link').getAttribute('href')) ?? ''
  await card.locator('.photo-track').click({ position: { x: 20, y: 100 } })
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Which picture is shown once the track has come to rest; a browser ignores a tap before that. */
  const restOf = (track: Locator) =>
    track.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const read = () => resolve(element.scrollLeft / element.clientWidth)
          element.addEventListener('scrollend', read, { once: true })
        }),
    )

  /** The end of a movement is reported with the next frame. */
  const nextFrames = (page: Page) =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    )

  /** A card in view, and a swipe over more than half of its picture: the browser takes back a shorter one. */
  async function cardToSwipe(page: Page) {
    const { card, total } = await firstCard(page)
    await expect(card.locator('.photo-controls')).toContainText(`1/${total}`)
    await card.scrollIntoViewIfNeeded()
    const box = await card.locator('.card-picture').boundingBox()
    if (!box) throw new Error('The card has no picture')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const client = await page.context().newCDPSession(page)
    // The browser ignores the first 15 px, and may miss the last step.
    const swipeOnce = (halfway?: () => Promise<unknown>) =>
      swipe(client, { ...middle, x: box.x + box.width - 30 }, -260, { halfway })
    return { card, total, middle, track: card.locator('.photo-track'), swipeOnce }
  }

  test('the first swipe already shows the next picture, and a tap opens the property', async ({ page }) => {
    const { card, total, middle, track, swipeOnce } = await cardToSwipe(page)
    const rest = restOf(track)
    await swipeOnce()
    expect(await rest).toBeCloseTo(1, 1)
    await expect(track.locator('a')).toHaveCount(total)
    await expect(card.locator('.photo-controls')).toContainText(`2/${total}`)
    await expect(card.getByRole('status')).toContainText(positionOf(2, total))
    await page.touchscreen.tap(middle.x, middle.y)
    await expect(page).toHaveURL(/\/\d+\/$/)
  })

  test('after the first swipe Swiper moves the pictures, also by the button', async ({ page }) => {
    const { card, total, middle, track, swipeOnce } = await cardToSwipe(page)
    await swipeOnce()
    await expect(track).toHaveClass(/swiper-initialized/)
    await expect(track.locator('img').nth(1)).toBeInViewport({ ratio: 0.9 })
    await swipeOnce()
    await expect(card.getByRole('status')).toContainText(positionOf(3, total))
    await expect(track.locator('img').nth(2)).toBeInViewport({ ratio: 0.9 })
    await card.getByRole('button', { name: text('property.nextPhoto') }).click({ force: true })
    await expect(card.getByRole('status')).toContainText(positionOf((3 % total) + 1, total))
    await page.touchscreen.tap(middle.x, middle.y)
    await expect(page).toHaveURL(/\/\d+\/$/)
  })

  test('pictures that cannot be read are asked for once in a swipe, and again in the next', async ({
    page,
  }) => {
    const { card, total, track, swipeOnce } = await cardToSwipe(page)
    let requests = 0
    await page.route('**/card-photos/**', (route) => {
      requests += 1
      return route.fulfill({ status: 500 })
    })
    const failed = page.waitForResponse('**/card-photos/**')
    await swipeOnce(() => failed.then(() => nextFrames(page)))
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBe(0)
    await expect(card.locator('.photo-controls')).toContainText(`1/${total}`)
    await nextFrames(page)
    expect(requests).toBe(1)
    await page.unroute('**/card-photos/**')
    await swipeOnce()
    await expect(card.locator('.photo-controls')).toContainText(`2/${total}`)
    await expect(track.locator('a').nth(1).locator('img')).toBeInViewport()
  })
})
