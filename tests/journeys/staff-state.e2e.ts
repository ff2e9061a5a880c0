import { expect } from '@playwright/test'

import { findViolations } from '../support/axe'
import { signIn } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE', viewport: { width: 390, height: 844 } })

test('an administrator reads the state of the site and what to do about it; others do not find it', async ({
  page,
  context,
}) => {
  await signIn(page, 'administrator')
  await page.goto('/admin/state/')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'État du site' })).toBeVisible()
  // The demo has no mail server.
  const mail = page.getByRole('region', { name: 'E-mails' })
  await expect(mail).toContainText('À surveiller')
  await expect(page.getByRole('region', { name: 'À faire' })).toContainText('SMTP_URL')
  await expect(page.getByRole('region', { name: 'Base de données' })).toContainText('En ordre')
  expect(await findViolations(page)).toEqual([])
  const surplus = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(surplus).toBeLessThanOrEqual(0)
  await expect(page.locator('#nav-state')).toHaveAttribute('aria-current', 'page')

  await context.clearCookies()
  await signIn(page, 'editor')
  await page.goto('/admin/state/')
  await expect(page.locator('.studio-dashboard')).toBeVisible()
  await expect(page.locator('#nav-languages')).toHaveCount(1)
  await expect(page.locator('#nav-state')).toHaveCount(0)
})
