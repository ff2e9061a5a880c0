import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { signIn } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE' })

/** By how much the page is wider than the window. */
const surplusOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

test('help opens by keyboard from the screen it belongs to, beside what is typed', async ({
  page,
  context,
}) => {
  await signIn(page, 'editor')
  await page.goto('/admin/collections/pages/create/')
  await waitForHydration(page)
  const title = page.locator('#field-title')
  await title.fill('Une page à moitié écrite')
  const button = page.getByRole('link', { name: 'Aide de cet écran' })
  await button.focus()
  const [help] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await expect(help).toHaveURL(/\/admin\/help\/pages\/$/)
  await expect(help).toHaveTitle(/^Pages et blocs/)
  await expect(help.getByRole('heading', { level: 1, name: 'Pages et blocs' })).toBeVisible()
  await expect(help.locator('#nav-help')).toHaveAttribute('aria-current', 'page')
  expect(await findViolations(help)).toEqual([])
  await help.getByRole('link', { name: 'Modules', exact: true }).last().click()
  await expect(help).toHaveURL(/\/admin\/collections\/modules\//)
  await expect(title).toHaveValue('Une page à moitié écrite')
})

test('the search finds help by a word of its text', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/admin/calendar/')
  await waitForHydration(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('HEIC')
  const group = page.getByRole('group', { name: 'Aide' })
  await expect(group.getByRole('option')).toHaveText([/Images et documents/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/help\/pictures\/$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the list of subjects is that of the role, and each fits', async ({ page }) => {
    await signIn(page, 'translator')
    await page.goto('/admin/help/')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'État du site et sauvegardes' })).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('link', { name: /^Langues et traductions/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Langues et traductions' })).toBeVisible()
    expect(await surplusOf(page)).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  })
})
