import { expect, type Locator, type Page } from '@playwright/test'

import { siteContactFixture } from '@/features/leads/form/site-contact.fixture'

import { test } from '../support/browser-test'
import { demoPaths, demoRefs } from '../rig/demo-site'
import { focusMark } from '../support/focus-mark'
import { formOf, ownClientIp, sendingMs, withOwnEmail, type FormValues } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { sale } from '../support/listing'
import { waitForForm } from '../support/wait-for-hydration'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

const expectVisibleFocus = (page: Page) =>
  expect.poll(() => focusMark(page), { intervals: [0, 30, 100, 300] }).toBe('visible')

const mostStops = 80

/** Goes forward with the tab key as far as an element; every stop on the way shows that it is focused. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stop = 0; stop < mostStops && !(await isThere()); stop += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }
  await expect(target).toBeFocused()
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, form: Locator, values: FormValues): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`)
    await tabTo(page, field)
    await page.keyboard.type(String(value))
  }
}

async function agreeAndSend(page: Page, form: Locator): Promise<void> {
  const consent = form.locator('[name="consent"], [name="privacy"]').first()
  if (await consent.isVisible()) await pressOn(page, consent, 'Space')
  await pressOn(page, form.locator('.form-submit'))
}

const { firstName = '', lastName = '', message = '' } = siteContactFixture
const person = (): FormValues => {
  const { email = '' } = withOwnEmail({})
  return { firstName, lastName, email }
}

test.describe('with the keyboard alone', { tag: '@full' }, () => {
  test('the contact form is refused, corrected and sent', async ({ page }) => {
    await page.goto(`/fr${demoPaths['/contact/'].fr}`)
    const form = formOf(page, 'fr', 'siteContact')
    await waitForForm(form)
    await agreeAndSend(page, form)
    await expect(form.locator('[data-form-summary]')).toBeFocused()
    await expectVisibleFocus(page)
    await pressOn(page, form.locator('[data-summary-list] a').first())
    await expect(form.locator('[name="firstName"]')).toBeFocused()
    await typeInto(page, form, { ...person(), message })
    await pressOn(page, form.locator('button[type="submit"]'))
    await expect(page).toHaveURL(/\/fr\/merci\/site-contact\/$/, { timeout: sendingMs })
  })

  test('a viewing is booked', async ({ page }) => {
    await page.goto(`/fr/property/${demoRefs.house}/?form=contactAppointment`)
    const form = formOf(page, 'fr', 'contactAppointment')
    await waitForForm(form)
    const slot = form.locator('select[name="slot"]')
    // A select of the browser: arrow keys choose without opening it.
    await tabTo(page, slot)
    await page.keyboard.press('ArrowDown')
    await expect(slot).not.toHaveValue('')
    const { firstName: _, ...named } = person()
    await typeInto(page, form, named)
    await agreeAndSend(page, form)
    await expect(page).toHaveURL(/\/fr\/merci\/contact-appointment\/(?:\?|$)/, { timeout: sendingMs })
  })

  test('a search is saved', async ({ page }) => {
    await page.goto(`${sale}?type=4`)
    const save = page.locator('main').locator(`a[href^="/fr${demoPaths['/demand-register/'].fr}"]`).first()
    await pressOn(page, save)
    const form = formOf(page, 'fr', 'demandRegister')
    await expect(form.locator('[name="types"][value="4"]')).toBeChecked()
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  })

  test('the language is changed', async ({ page }) => {
    await page.goto(sale)
    const languages = page
      .getByRole('navigation', { name: interfaceText('fr', 'shell.languages') })
      .filter({ visible: true })
    await pressOn(page, languages.first().locator('a[lang=de]'))
    await expect(page).toHaveURL(/\/de\/zu-verkaufen\/$/)
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  })

  test('the order of a list is changed, and Escape closes the menu', async ({ page }) => {
    await page.goto(sale)
    const menu = page.locator('details').filter({ hasText: interfaceText('fr', 'listing.sort') })
    const summary = menu.locator('summary')
    await pressOn(page, summary)
    await expect(menu.locator('li a').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    await page.keyboard.press('Escape')
    await expect(menu.locator('li a').first()).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, menu.getByRole('link', { name: interfaceText('fr', 'listing.sortPriceDown') }))
    await expect(page).toHaveURL(/\?sort=-price$/)
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  })
})
