import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { interfaceText } from '../support/interface-texts'
import { siteUrl } from '../rig/site-url'
import { waitForHydration } from '../support/wait-for-hydration'

/** The pictures at the head of a property's page. */

const path = `/fr/property/${demoRefs.house}/`

const photos = (page: Page) => page.getByRole('region', { name: interfaceText('fr', 'property.photos') })

test('one photograph alone is as wide as the screen of a phone or tablet', async ({ page }) => {
  await page.goto(path)
  const all = photos(page).getByRole('listitem')
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await all.evaluateAll(([, ...others]) => others.forEach((each) => each.remove()))
    const [ownBox, list] = [await all.boundingBox(), await photos(page).getByRole('list').boundingBox()]
    expect([width, ownBox?.width]).toEqual([width, list?.width])
  }
})

test('opens, moves on and closes by the keyboard, and the focus comes back (E5)', async ({ page }) => {
  await page.goto(path)
  const first = photos(page).getByRole('link').first()
  const dialog = page.getByRole('dialog', { name: interfaceText('fr', 'lightbox.name') })
  const count = await photos(page).locator('a[data-photo]').count()
  await waitForHydration(page)
  await first.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(`1 / ${count}`)
  // Nothing lies over a picture.
  const picture = await dialog.locator('.swiper-slide-active img').boundingBox()
  if (!picture) throw new Error('No picture is shown')
  for (const name of ['lightbox.previous', 'lightbox.next', 'lightbox.close'] as const) {
    const button = await dialog.getByRole('button', { name: interfaceText('fr', name) }).boundingBox()
    if (!button) throw new Error(`${name} is not shown`)
    const isBeside =
      button.x + button.width <= picture.x ||
      button.x >= picture.x + picture.width ||
      button.y + button.height <= picture.y ||
      button.y >= picture.y + picture.height
    expect(isBeside, name).toBe(true)
  }
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(`2 / ${count}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()

  await first.press('Enter')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(first).toBeVisible()
  expect(page.url()).toContain(`/${demoRefs.house}/`)
})

test('the sheet shows all pictures, and each of them opens', async ({ page }) => {
  await page.goto(path)
  const dialog = page.getByRole('dialog', { name: interfaceText('fr', 'lightbox.name') })
  const count = await photos(page).locator('a[data-photo]').count()
  await waitForHydration(page)
  await photos(page).locator('a[href="#photos"]').click()
  const thumbnails = dialog.locator('.lightbox-sheet button')
  await expect(thumbnails).toHaveCount(count)
  await expect(thumbnails.first()).toBeFocused()
  await thumbnails.nth(2).click()
  await expect(dialog).toContainText(`3 / ${count}`)
  await expect(thumbnails.first()).toBeHidden()
})

test('a film is in the strip of the pictures, and asks nobody before it is played', async ({ page }) => {
  await page.goto(`/fr/property/${demoRefs.filmed}/`)
  await waitForHydration(page)
  await photos(page).locator('a[href="#films"]').click()
  const dialog = page.getByRole('dialog', { name: interfaceText('fr', 'lightbox.name') })
  const count = await page.locator('[data-photo], [data-film]').count()
  await expect(dialog).toContainText(`${count - 1} / ${count}`)
  await expect(dialog.locator('.swiper-slide-active .lightbox-film')).toBeVisible()
  await expect(dialog.locator('.lightbox-film iframe[src]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a picture can fill the height', async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await photos(page).getByRole('link').first().tap()
    const dialog = page.getByRole('dialog', { name: interfaceText('fr', 'lightbox.name') })
    await dialog.getByRole('button', { name: interfaceText('fr', 'lightbox.zoomIn') }).tap()
    const slide = await dialog.locator('.swiper-slide-active').boundingBox()
    await expect
      .poll(async () => (await dialog.locator('.swiper-slide-active img').boundingBox())?.height)
      .toBeGreaterThanOrEqual(slide?.height ?? Infinity)
    await expect(dialog.getByRole('button', { name: interfaceText('fr', 'lightbox.zoomOut') })).toBeVisible()
  })
})

test('without JavaScript every picture is a link to its largest size', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(path)
  const links = photos(page).locator('a[data-photo]')
  expect(await links.count()).toBeGreaterThan(5)
  for (const link of await links.all()) await expect(link).toBeVisible()
  expect((await page.request.get((await links.first().getAttribute('href')) ?? '')).ok()).toBe(true)
  await context.close()
})
