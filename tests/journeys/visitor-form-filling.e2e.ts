import { expect } from '@playwright/test'

import { contactDemandFixture } from '@/features/leads/form/contact-demand.fixture'
import { siteContactFixture } from '@/features/leads/form/site-contact.fixture'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { fillShown, formOf, ownClientIp, sendingMs, submit, withOwnEmail } from '../rig/form-filling'
import { interfaceText } from '../support/interface-texts'
import { StudioSession } from '../rig/studio-session'
import { waitForForm } from '../support/wait-for-hydration'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))

test('mistakes are told before anything is sent, with the way to each field', async ({ page }) => {
  await page.goto('/nl/contact/')
  const form = formOf(page, 'nl', 'siteContact')
  await waitForForm(form)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await form.locator('[name="email"]').fill('geen-adres')
  await submit(form)
  const summary = form.locator('[data-form-summary]')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(interfaceText('nl', 'formView.summaryTitle'))
  expect(await findViolations(page, { within: 'main form' })).toEqual([])
  await summary.getByRole('link', { name: /E-mail/ }).click()
  const email = form.locator('[name="email"]')
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('an@example.org')
  await email.blur()
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test(
  'a long form leads back to the part with the mistake, and the browser back to the part before',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/fr/estimation-gratuite/')
    const form = formOf(page, 'fr', 'contactDemand')
    await waitForForm(form)
    const heading = form.locator('h3:visible')
    const first = await heading.textContent()
    expect(first).toContain(interfaceText('fr', 'formView.step', { number: 1, total: 2 }).slice(0, 9))
    await form.locator('[data-step-next]').click()
    await expect(form.locator('[data-form-summary]')).toBeFocused()
    await fillShown(form, contactDemandFixture)
    await form.locator('[data-step-next]').click()
    await expect(heading).not.toHaveText(first ?? '')
    expect(await findViolations(page, { within: 'main form' })).toEqual([])
    await page.goBack()
    await expect(heading).toHaveText(first ?? '')
    await expect(form.locator('[name="propertyStreet"]')).toHaveValue('Rue du Pont')
  },
)

test('the place of a property can be shown on a map, without a mouse', { tag: '@full' }, async ({ page }) => {
  await page.goto('/fr/estimation-gratuite/')
  const form = formOf(page, 'fr', 'contactDemand')
  await waitForForm(form)
  await form.getByRole('button', { name: interfaceText('fr', 'formView.mapOpen') }).click()
  await form.getByRole('button', { name: interfaceText('fr', 'formView.mapMiddle') }).click()
  const point = form.locator('input[name="location"]')
  await expect(point).toHaveValue('50.63,5.57')
  await form.locator('.form-pin').focus()
  await page.keyboard.press('ArrowRight')
  await expect(point).not.toHaveValue('50.63,5.57')
})

test('what was typed survives an accidental reload, and not the sending', async ({ page }) => {
  await page.goto('/fr/contact/')
  const form = formOf(page, 'fr', 'siteContact')
  await waitForForm(form)
  await fillShown(form, withOwnEmail(siteContactFixture))
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('form-draft'))))
    .toBe(true)
  await page.waitForTimeout(500)
  await page.reload()
  await waitForForm(form)
  await expect(form.locator('[name="message"]')).toHaveValue(String(siteContactFixture.message))
  await submit(form)
  await expect(page).toHaveURL(/\/fr\/merci\/site-contact\/$/, { timeout: sendingMs })
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('form-draft'))),
  ).toEqual([])
})

test(
  'without a connection nothing is lost, and pressing twice or reloading sends once',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    await page.goto('/nl/contact/')
    const form = formOf(page, 'nl', 'siteContact')
    await waitForForm(form)
    const values = withOwnEmail(siteContactFixture)
    await fillShown(form, values)
    await page.route('**/forms/siteContact/', (route) => route.abort())
    await submit(form)
    await expect(form.locator('[data-form-summary]')).toContainText(interfaceText('nl', 'formView.network'))
    await expect(form.locator('[name="message"]')).toHaveValue(String(values.message))
    await page.unroute('**/forms/siteContact/')
    await form.getByRole('button', { name: interfaceText('nl', 'formView.tryAgain') }).dblclick()
    await expect(page).toHaveURL(/\/nl\/bedankt\/site-contact\/$/, { timeout: sendingMs })
    await page.reload()
    const leads = await session.find(`/leads/?where[person.email][equals]=${values.email}`)
    expect(leads).toHaveLength(1)
  },
)
