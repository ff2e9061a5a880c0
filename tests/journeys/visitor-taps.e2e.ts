import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { formOf, ownClientIp, sendingMs } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { fieldOf } from '../support/quick-search'
import { newMark } from '../support/test-page'
import { waitForForm } from '../support/wait-for-hydration'

const text = (key: string) => interfaceText('fr', key)
const maxTaps = 4

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

/** A thumb that counts. Words are typed into the field that has been tapped. */
class Thumb {
  taps = 0

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap()
    this.taps += 1
  }

  async type(field: Locator, words: string): Promise<void> {
    await this.tap(field)
    await this.page.keyboard.type(words)
  }

  /** The key of the keyboard on the screen. */
  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter')
    this.taps += 1
  }
}

test('a house near a town is found, and its page opened', async ({ page }) => {
  const thumb = new Thumb(page)
  await page.goto('/fr/')
  await thumb.type(fieldOf(page, 'fr'), 'maison 3 chambres jardin près de liège moins de 300000')
  await thumb.enter()
  await expect(page).toHaveURL(/\/fr\/a-vendre\/\?/)
  await thumb.tap(page.getByRole('main').getByRole('article').first().getByRole('link').first())
  await expect(page).toHaveURL(/\/fr\/a-vendre\/[^?]+\/\d+\/$/)
  expect(thumb.taps).toBeLessThanOrEqual(maxTaps)
})

test('a moment for a visit is held from the page of a property', async ({ page }) => {
  const thumb = new Thumb(page)
  await page.goto(`/fr/property/${demoRefs.house}/`)
  const next = page.locator('a[data-first-moment]')
  await expect(next).toHaveAttribute('href', /slot=/)
  await thumb.tap(next)
  const form = formOf(page, 'fr', 'contactAppointment')
  await waitForForm(form)
  await thumb.type(form.locator('[name="lastName"]'), 'Élise Dupont')
  await thumb.type(form.locator('[name="email"]'), `${newMark()}@example.org`)
  await thumb.tap(form.locator('.form-submit'))
  await expect(page).toHaveURL(/\/fr\/merci\/contact-appointment\//, { timeout: sendingMs })
  expect(thumb.taps).toBeLessThanOrEqual(maxTaps)
})

test('a list is saved as a search', async ({ page }) => {
  const thumb = new Thumb(page)
  await page.goto('/fr/a-vendre/?city=Fl%C3%A9malle%7C4400')
  await thumb.tap(page.getByRole('link', { name: text('listing.saveSearch') }).first())
  const form = formOf(page, 'fr', 'demandRegister')
  await waitForForm(form)
  await thumb.type(form.locator('[name="email"]'), `${newMark()}@example.org`)
  await thumb.tap(form.getByRole('checkbox'))
  await thumb.tap(form.locator('.form-submit'))
  await expect(page).toHaveURL(/\/fr\/merci\/demand-register\//, { timeout: sendingMs })
  await expect(page.getByRole('main').locator('svg[role="img"]').first()).toBeVisible()
  expect(thumb.taps).toBeLessThanOrEqual(maxTaps)
})
