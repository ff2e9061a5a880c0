import { expect, type Page } from '@playwright/test'

import { portalPath, sectionsOf } from '@/features/accounts/model/portal-path'
import type { Locale } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { ownClientIp } from '../rig/form-filling'
import { sample } from '../support/full-run'
import { interfaceText } from '../support/interface-texts'
import { signIn, StudioSession, loginOf } from '../rig/studio-session'

/** The property with two owners; the first log-in of an owner is one of them. */
const ownedRef = 4574

const findProperty = async (): Promise<string> => {
  const [property] = await StudioSession.of('administrator').find(
    `/properties/?depth=0&limit=1&where[ref][equals]=${ownedRef}`,
  )
  if (!property) throw new Error(`no property ${ownedRef}`)
  return property.id
}

const logIn = async (page: Page, locale: Locale): Promise<void> => {
  const { email, password } = loginOf('owner')
  await page.goto(`/${locale}/login/`)
  const main = page.locator('main')
  await main.locator('input[type="email"]').first().fill(email)
  await main.locator('input[type="password"]').first().fill(password)
  await main.locator('form').first().locator('button[type="submit"]').first().click()
  await expect(page.locator('main h1')).toHaveText(interfaceText(locale, 'portal.title'))
}

const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownClientIp()))
test.use({ javaScriptEnabled: false })

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const t = (key: string) => interfaceText('fr', key)

  test('an owner chooses a property and answers a viewing', async ({ page }) => {
    const property = await findProperty()
    await logIn(page, 'fr')
    await page.locator(`main a[href="${portalPath('fr', property)}"]`).click()
    const viewings = page.locator('section[aria-labelledby="viewings"]')
    await viewings.getByText(t('portal.viewing.decline'), { exact: true }).first().click()
    await viewings.getByLabel(t('portal.viewing.reason')).first().fill('Je suis absente ce jour-là.')
    await viewings
      .getByRole('button', { name: t('portal.viewing.declineSend') })
      .first()
      .click()
    await expect(page.getByRole('status')).toHaveText(t('portal.notice.declined'))
    await expect(viewings).toContainText('Je suis absente ce jour-là.')
    await viewings
      .getByRole('button', { name: t('portal.viewing.accept') })
      .first()
      .click()
    await expect(page.getByRole('status')).toHaveText(t('portal.notice.accepted'))
    await expect(viewings).toContainText(t('portal.viewing.answered.accepted'))
  })

  test('the pages of a property are in even columns, and the buttons below as wide as each other', async ({
    page,
  }) => {
    const property = await findProperty()
    await logIn(page, 'fr')
    await page.goto(portalPath('fr', property))
    const boxes = (links: HTMLElement[]) =>
      links.map((each) => each.getBoundingClientRect()).map(({ left, width }) => [left, width].join(' '))
    const pages = page.getByRole('navigation', { name: t('portal.pages') }).getByRole('link')
    expect(new Set(await pages.evaluateAll(boxes)).size).toBe(2)
    const buttons = page.locator('main .button-quiet').filter({ visible: true })
    const report = buttons.filter({ hasText: t('portal.report') })
    const logOut = buttons.filter({ hasText: t('login.logOut') })
    expect(await report.evaluateAll(boxes)).toEqual(await logOut.evaluateAll(boxes))
  })
})

test.describe('on a wide screen, in Dutch', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('staff see what the owner sees, without a way to answer', async ({ page }) => {
    const property = await findProperty()
    await signIn(page, 'administrator')
    await page.goto(portalPath('nl', property))
    await expect(page.getByRole('status')).toContainText(interfaceText('nl', 'portal.readOnly'))
    await expect(page.locator('main form')).toHaveCount(0)
  })
})

const readings = [
  ['fr', 390],
  ['nl', 1440],
] as const
for (const [locale, width] of sample(readings, readings.length))
  test(`every page is accessible and fits the screen (${locale}, ${width} px)`, async ({ browser }) => {
    // axe needs scripts.
    const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: true })
    await context.setExtraHTTPHeaders(ownClientIp())
    const page = await context.newPage()
    const property = await findProperty()
    await logIn(page, locale)
    for (const section of sectionsOf('sale')) {
      const answer = await page.goto(portalPath(locale, property, section))
      expect([section, answer?.status()]).toEqual([section, 200])
      expect(answer?.headers()['cache-control']).toContain('no-store')
      expect([section, await findViolations(page)]).toEqual([section, []])
      for (const [, each] of readings) {
        await page.setViewportSize({ width: each, height: 900 })
        expect([section, each, await isWiderThanScreen(page)]).toEqual([section, each, false])
      }
      await page.setViewportSize({ width, height: 900 })
    }
    // The page of a property to let.
    const unknown = await page.goto(portalPath(locale, property, 'stat-potential-tenants'))
    expect(unknown?.status()).toBe(404)
    await expect(page.locator('main h1')).toHaveText(interfaceText(locale, 'notFound.viewTitle'))
    const report = await context.request.get(`${portalPath(locale, property)}report/`)
    expect([report.status(), (await report.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    await context.close()
  })

test('a visitor without a session is led to the log-in, whatever the property', async ({ page }) => {
  for (const property of [await findProperty(), 'unknown']) {
    await page.goto(portalPath('fr', property))
    await expect(page).toHaveURL(/\/fr\/login\/$/)
    expect((await page.request.get(`${portalPath('fr', property)}report/`)).status()).toBe(404)
  }
})
