import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoRefs, templates } from '../rig/demo-site'
import { focusMark } from '../support/focus-mark'
import { inTurn, isFullRun } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { tooWide } from '../support/layout'
import { settle, watchPolicy } from '../support/policy-watch'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// German has the longest words; the parts are the same in every language. A full run reads all of them.
const languages = isFullRun ? locales : (['de'] as const)

// One visit of each says all that holds for the page as a whole: opening it is what costs most. axe reads it once, on
// a phone and on a large screen in turn; a full run reads both.
for (const [index, { name, path, status, withHabits }] of templates.entries())
  for (const locale of languages)
    test(`${name} in ${locale}: its policy refuses nothing, axe finds nothing, and it fits at 1440 and 390 px`, async ({
      page,
    }) => {
      const screens = inTurn([phone, desktop], index)
      // Frames have headings and landmarks of their own.
      const reading = (withHabits && { withHabits, without: 'iframe' }) || {}
      await page.setViewportSize(phone)
      const refused = await watchPolicy(page)
      const answer = await page.goto(`/${locale}${path[locale]}`)
      expect(answer?.status()).toBe(status)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await settle(page)
      await page.evaluate(() => window.scrollTo(0, 0))
      for (const screen of [phone, { width: 320, height: 640 }, desktop]) {
        await page.setViewportSize(screen)
        expect(await tooWide(page)).toEqual([])
        if (screens.includes(screen)) expect(await findViolations(page, reading)).toEqual([])
      }
      expect(await refused()).toEqual([])
    })

test.describe('with the keyboard', () => {
  test('the first stop leads past the menu', async ({ page }) => {
    await page.goto('/fr/a-vendre/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: interfaceText('fr', 'shell.skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    expect((await skip.boundingBox())?.width).toBeGreaterThan(50)
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('every stop can be seen', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(desktop)
    for (const path of ['/fr/', '/fr/a-vendre/', `/fr/property/${demoRefs.house}/`]) {
      await page.goto(path)
      for (let stop = 1; stop <= 40; stop += 1) {
        await page.keyboard.press('Tab')
        const message = `${path} stop ${stop}`
        await expect.poll(() => focusMark(page), { message, intervals: [0, 30, 100, 300] }).toBe('visible')
      }
    }
  })

  test('the sub-menu opens, is read and closes', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/fr/')
    const summary = page.getByRole('banner').locator('summary:visible').last()
    await summary.focus()
    await page.keyboard.press('Enter')
    const first = page.getByRole('banner').getByRole('navigation').locator('details[open] ul a').first()
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    const path = await first.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })

  test('the drawer of a phone opens, is gone through and leads on', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/fr/contact/')
    const banner = page.getByRole('banner')
    await banner.locator('summary:visible').focus()
    await page.keyboard.press('Enter')
    const firstItem = banner.locator('details[open] nav a').first()
    await expect(firstItem).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(firstItem).toBeFocused()
    expect(await focusMark(page)).toBe('visible')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/fr\/a-vendre\/$/)
  })

  test('a list is filtered without a mouse', async ({ page }) => {
    await page.goto('/fr/a-vendre/')
    const panel = page.locator('details').filter({ has: page.locator('[name=type]') })
    await panel.locator('summary').focus()
    await page.keyboard.press('Enter')
    await panel.getByRole('checkbox', { name: /^Terrain/ }).focus()
    await page.keyboard.press('Space')
    await panel.locator('button[type=submit]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?type=4$/)
  })
})
