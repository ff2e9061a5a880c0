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
  await expect(dialog.getByRole('button', { name: interfaceText('fr', 'lightbox.next') })).toBeVisible()
  await expect(dialog).toContainText(`1 / ${count}`)
  // White signs that lie over a pale picture have a dark ground.
  for (const button of await dialog.getByRole('button').all())
    await expect(button).toHaveCSS('background-color', 'rgba(15, 26, 36, 0.72)')
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

test('without JavaScript every picture is a link to its largest size', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(path)
  const links = photos(page).getByRole('link')
  expect(await links.count()).toBeGreaterThan(5)
  for (const link of await links.all()) await expect(link).toBeVisible()
  expect((await page.request.get((await links.first().getAttribute('href')) ?? '')).ok()).toBe(true)
  await context.close()
})
