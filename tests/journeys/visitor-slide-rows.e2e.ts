import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'
import { rightPart, swipe } from '../support/swipe'

/** Rows to swipe: they scroll by themselves, and Swiper moves them from their first gesture. */

const testimonials = (page: Page) =>
  page.getByRole('group', { name: interfaceText('fr', 'testimonials.label') })
const spotlight = (page: Page) => page.locator('[data-slide-row] > div:has(> ul.cards)').first()
const photos = (page: Page) =>
  page.getByRole('group', { name: interfaceText('fr', 'property.photos'), exact: true })

const house = `/fr/property/${demoRefs.house}/`

/** The scripts of Swiper that the page asks for from now on. */
function watchSwiper(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/scripts/take-over-row-')) requests.push(pathname)
  })
  return requests
}

/** The left edges of the slides within the row, in px; the shown one is at 0. */
const edges = (row: Locator): Promise<number[]> =>
  row.evaluate((element) => {
    const { left } = element.getBoundingClientRect()
    return [...element.querySelectorAll(':scope > ul > li')].map((slide) =>
      Math.round(slide.getBoundingClientRect().left - left),
    )
  })

const heights = (row: Locator): Promise<number[]> =>
  row.evaluate((element) =>
    [...element.querySelectorAll(':scope > ul > li')].map((slide) => slide.getBoundingClientRect().height),
  )

const isShown = async (row: Locator, index: number): Promise<void> => {
  await expect.poll(async () => Math.abs((await edges(row))[index] ?? Infinity)).toBeLessThan(2)
}

const isTaken = (row: Locator): Promise<void> => expect(row).toHaveClass(/swiper-initialized/)

test.describe('with mouse and keyboard', () => {
  test('Swiper is asked for by the first gesture on a row, not because it is in view', async ({ page }) => {
    await page.goto('/fr/')
    const requests = watchSwiper(page)
    const row = testimonials(page)
    await row.scrollIntoViewIfNeeded()
    await page.locator('footer a').first().hover()
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
    await row.scrollIntoViewIfNeeded()
    const before = [await edges(row), await heights(row)]
    await row.hover()
    await isTaken(row)
    expect(requests).toHaveLength(1)
    expect([await edges(row), await heights(row)]).toEqual(before)
  })

  test('buttons, keys and Tab show every slide', async ({ page }) => {
    await page.goto('/fr/')
    const row = testimonials(page)
    const button = (key: 'previous' | 'next') =>
      page.getByRole('button', { name: interfaceText('fr', `testimonials.${key}`) })
    // The first click counts, whether Swiper is there or not.
    await button('next').click()
    await isShown(row, 1)
    await isTaken(row)
    await button('next').click()
    await isShown(row, 2)
    await button('previous').click()
    await isShown(row, 1)
    await row.focus()
    await page.keyboard.press('Home')
    await isShown(row, 0)
    await page.keyboard.press('ArrowRight')
    await isShown(row, 1)
    await page.keyboard.press('End')
    await expect(row.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Home')
    await isShown(row, 0)
    await row.getByRole('link').last().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(row.getByRole('link').last()).toBeInViewport()
  })

  test('what is dragged is not clicked, and a click opens the property', async ({ page }) => {
    await page.goto('/fr/')
    const row = spotlight(page)
    await row.scrollIntoViewIfNeeded()
    await row.hover()
    await isTaken(row)
    const from = await rightPart(row)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 250, from.y, { steps: 10 })
    await page.mouse.up()
    await isShown(row, 1)
    await expect(page).toHaveURL(/\/fr\/$/)
    await row.locator('.card-link').nth(1).click()
    await expect(page).toHaveURL(/\/\d+\/$/)
  })

  test(
    'the mosaic of a property loads nothing of it on a wide screen',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(house)
      const requests = watchSwiper(page)
      await photos(page).hover()
      await photos(page).focus()
      await page.waitForTimeout(500)
      expect(requests).toEqual([])
    },
  )
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [name, path, rowOf] of [
    ['testimonials', '/fr/', testimonials],
    ['the spotlight', '/fr/', spotlight],
    ['the photographs of a property', house, photos],
  ] as const)
    test(`${name}: the first swipe counts, the next is Swiper’s, and the page still scrolls`, async ({
      page,
    }) => {
      await page.goto(path)
      // A page that is still busy hears of a finger so late that the swipe may be over.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
      const row = rowOf(page)
      const client = await page.context().newCDPSession(page)
      const from = await rightPart(row)
      const before = await heights(row)
      await swipe(client, from, -260)
      await isTaken(row)
      await isShown(row, 1)
      expect(await heights(row)).toEqual(before)
      expect(await row.evaluate((element) => element.scrollLeft)).toBe(0)
      await swipe(client, { ...from, x: 60 }, 260)
      await isShown(row, 0)
      const top = await page.evaluate(() => window.scrollY)
      await swipe(client, from, 0, { down: -150 })
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 50)
      await isShown(row, 0)
    })

  test('a tap on a photograph that Swiper moved opens the lightbox', async ({ page }) => {
    await page.goto(house)
    const row = photos(page)
    const client = await page.context().newCDPSession(page)
    await swipe(client, await rightPart(row), -260)
    await isTaken(row)
    await isShown(row, 1)
    await row.getByRole('link').nth(1).tap()
    const dialog = page.getByRole('dialog', { name: interfaceText('fr', 'lightbox.name') })
    await expect(dialog).toContainText(/^.*2 \/ \d+/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a row scrolls, has the focus and no buttons', async ({ page }) => {
    await page.goto('/fr/')
    const row = testimonials(page)
    await expect(row).toHaveCSS('overflow-x', 'auto')
    await expect(row).toHaveCSS('scroll-snap-type', 'x mandatory')
    await expect(row).toHaveAttribute('tabindex', '0')
    await expect(page.locator('.scroll-buttons:visible')).toHaveCount(0)
  })
})
