import { expect } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { command, commands, press, question, settings, stored } from '../support/consent-question'
import { sample } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { siteUrl } from '../rig/site-url'

/** A visitor who comes for the first time. */
test.use({ storageState: { cookies: [], origins: [] } })

const fr = (key: string) => interfaceText('fr', key)
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const granted = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
}
const declinedKeys = {
  consent: 'true',
  consentAdPersonalization: 'false',
  consentAdStorage: 'false',
  consentAdUserData: 'false',
  consentAnalyticsStorage: 'false',
}
const allKeys = Object.fromEntries(Object.keys(declinedKeys).map((key) => [key, 'true']))

test.describe('where no tracker is configured', () => {
  test('a first visit is asked, everything is denied before, and nothing is stored', async ({ page }) => {
    await page.goto('/fr/')
    await expect(question(page)).toBeVisible()
    expect((await commands(page))[0]).toEqual(['consent', 'default', { ...denied, wait_for_update: 500 }])
    expect(await stored(page)).toEqual({})
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
  })

  test('both answers weigh the same', { tag: '@full' }, async ({ page }) => {
    await page.goto('/fr/')
    const looks = async (key: string) =>
      page.getByRole('button', { name: fr(key) }).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(button)
        return { width, height, color, backgroundColor, fontWeight, fontSize }
      })
    expect(await looks('consent.decline')).toEqual(await looks('consent.agreeAll'))
  })

  test('the page can be read and used while the question is open', { tag: '@full' }, async ({ page }) => {
    await page.goto('/fr/')
    await expect(question(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/fr\/services\/$/)
    await expect(question(page)).toBeVisible()
  })

  test('declining is kept, and nothing is asked again', async ({ page }) => {
    await page.goto('/fr/')
    await press(page, 'consent.decline')
    await expect(question(page)).toBeHidden()
    expect(await stored(page)).toEqual(declinedKeys)
    await expect.poll(() => command(page, 'consent', 'update')).toEqual([denied])
    await expect.poll(() => command(page, 'event', 'page_view')).toHaveLength(1)
    await page.goto('/fr/contact/')
    await expect.poll(() => command(page, 'event', 'page_view')).toHaveLength(1)
    await expect(question(page)).toBeHidden()
  })

  test('agreeing to all grants the five', async ({ page }) => {
    await page.goto('/fr/')
    await press(page, 'consent.agreeAll')
    expect(await stored(page)).toEqual(allKeys)
    await expect.poll(() => command(page, 'consent', 'update')).toEqual([granted])
  })

  test('the settings let one choose, and Escape leads back without a choice', async ({ page }) => {
    await page.goto('/fr/')
    await press(page, 'consent.change')
    const switches = settings(page).getByRole('switch')
    await expect(switches).toHaveCount(5)
    await expect(switches.first()).toBeChecked()
    await expect(switches.first()).toBeDisabled()
    for (const index of [1, 2, 3, 4]) await expect(switches.nth(index)).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    await expect(question(page)).toBeVisible()
    expect(await stored(page)).toEqual({})
    await press(page, 'consent.change')
    await settings(page)
      .getByRole('switch', { name: fr('consent.analytical') })
      .check()
    await press(page, 'consent.agreePartly')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await stored(page)).toEqual({ ...declinedKeys, consentAnalyticsStorage: 'true' })
    await expect
      .poll(() => command(page, 'consent', 'update'))
      .toEqual([{ ...denied, analytics_storage: 'granted' }])
  })

  test('?setcookies forgets the choice and asks; a reload does not forget the new one', async ({ page }) => {
    await page.goto('/fr/')
    await press(page, 'consent.agreeAll')
    await page.goto('/fr/contact/?setcookies=0')
    await expect(question(page)).toBeVisible()
    expect(await stored(page)).toEqual({})
    await press(page, 'consent.decline')
    await expect(page).toHaveURL(/\/fr\/contact\/$/)
    await page.reload()
    await expect.poll(() => command(page, 'event', 'page_view')).toHaveLength(1)
    await expect(question(page)).toBeHidden()
    expect(await stored(page)).toEqual(declinedKeys)
  })

  test('the foot of the page leads back to the question', { tag: '@full' }, async ({ page }) => {
    await page.goto('/fr/')
    await press(page, 'consent.decline')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: fr('consent.settings') })
      .click()
    await expect(question(page)).toBeVisible()
  })

  test(
    'the keyboard reaches the question right behind the way to the content',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/fr/')
      await expect(question(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: fr('shell.skipToContent') })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: fr('consent.decline') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(question(page)).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: fr('shell.skipToContent') })).toBeFocused()
    },
  )

  test(
    'where the browser keeps nothing, the choice holds for the page',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage'] as const)
          Object.defineProperty(window, area, {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          })
      })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto('/fr/contact/?utm_source=lettre')
      await press(page, 'consent.agreeAll')
      await expect(question(page)).toBeHidden()
      await expect.poll(() => command(page, 'consent', 'update')).toEqual([granted])
      expect(errors).toEqual([])
    },
  )

  test('campaign parameters go with the page view, and are kept only after agreement', async ({ page }) => {
    const campaign = () => page.evaluate(() => sessionStorage.getItem('utm_parameters'))
    await page.goto('/fr/?utm_source=lettre&utm_campaign=mai')
    await press(page, 'consent.decline')
    await expect
      .poll(() => command(page, 'event', 'page_view'))
      .toEqual([expect.objectContaining({ utm_source: 'lettre', utm_campaign: 'mai', page_referrer: '' })])
    expect(await campaign()).toBeNull()
    await page.goto('/fr/?setcookies&utm_source=lettre')
    await press(page, 'consent.agreeAll')
    // What counts a visit is loaded after the answer.
    await expect.poll(campaign).toBe('{"utm_source":"lettre"}')
    await page.goto('/fr/contact/')
    await expect
      .poll(() => command(page, 'event', 'page_view'))
      .toEqual([expect.objectContaining({ utm_source: 'lettre', page_location: `${siteUrl}/fr/contact/` })])
  })

  const readings = [
    { locale: 'de', width: 390 },
    { locale: 'fr', width: 1440 },
  ] as const
  for (const { locale, width } of sample(readings, readings.length))
    test(`axe finds nothing in question and settings, ${locale}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`/${locale}/`)
      await page.getByRole('button', { name: interfaceText(locale, 'consent.decline') }).waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: interfaceText(locale, 'consent.change') }).click()
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is asked', async ({ page }) => {
    await page.goto('/fr/')
    await expect(page.locator('main')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
