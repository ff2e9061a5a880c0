import { readFile } from 'node:fs/promises'

import { expect } from '@playwright/test'

import { findViolations } from '../support/axe'
import { signIn } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE', viewport: { width: 390, height: 844 } })

test('an agent reads visits by period and takes them along as a file; translators do not find them', async ({
  page,
  context,
}) => {
  await signIn(page, 'agent')
  await page.goto('/admin/statistics/')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Statistiques' })).toBeVisible()
  await expect(page.locator('#nav-statistics')).toHaveAttribute('aria-current', 'page')
  const most = page.getByRole('table', { name: 'Les plus vus' })
  await expect(most.locator('tbody tr')).toHaveCount(10)
  await expect(page.getByText('Les navigateurs qui bloquent ce comptage manquent')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const surplus = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(surplus).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: '7 jours' }).click()
  await expect(page.getByRole('link', { name: '7 jours' })).toHaveAttribute('aria-current', 'page')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^perron-visits-7-days-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain('Référence;Bien;')
  expect(lines.length).toBeGreaterThan(90)

  await context.clearCookies()
  await signIn(page, 'translator')
  await page.goto('/admin/statistics/')
  await expect(page.locator('.studio-dashboard')).toBeVisible()
  await expect(page.locator('#nav-statistics')).toHaveCount(0)
})
