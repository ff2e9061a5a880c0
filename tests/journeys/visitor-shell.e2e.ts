import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { demoRefs } from '../rig/demo-site'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { interfaceText } from '../support/interface-texts'

const fr = (key: string, values = {}) => interfaceText('fr', key, values)
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const header = (page: Page) => page.getByRole('banner')
const positionOf = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).position)

test.describe('the header', () => {
  test('lies transparent on the picture and is fixed past 30 px, with a smaller logo', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/fr/')
    const colour = () => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    const logo = header(page).getByRole('link', { name: 'Immo Perron' }).locator('img:visible')
    const before = (await logo.boundingBox())?.height ?? 0
    expect([await positionOf(page), await colour()]).toEqual(['absolute', 'rgba(0, 0, 0, 0)'])
    await scrollTo(page, 30)
    await page.waitForTimeout(250)
    expect(await positionOf(page)).toBe('absolute')
    await scrollTo(page, 31)
    await expect.poll(() => positionOf(page)).toBe('fixed')
    await expect.poll(colour).toBe('rgb(255, 255, 255)')
    await expect.poll(async () => (await logo.boundingBox())?.height).toBeLessThan(before)
  })

  test('telephone, mail and other sites open in a new tab, pages of ours do not', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/fr/')
    const links = await header(page)
      .locator('.top-bar a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('target')]))
    expect(links.map(([href]) => href?.split(':')[0])).toEqual(expect.arrayContaining(['tel', 'mailto']))
    for (const [href, target] of links)
      expect(target, href ?? '').toBe(/^(tel|mailto|https?):/.test(href ?? '') ? '_blank' : null)
  })

  test('the current language leads nowhere', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/fr/contact/')
    const current = header(page)
      .getByRole('navigation', { name: fr('shell.languages') })
      .getByText('fr')
    await expect(current).toHaveAttribute('aria-current', 'true')
    await expect(current).not.toHaveAttribute('href')
  })
})

// German has the longest menu.
for (const width of [1440, 1920])
  test(`the menu is one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/kontakt/')
    const items = header(page).locator('.menu > li')
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(4)
    expect(new Set(tops).size).toBe(1)
  })

test.describe('sub-menus', () => {
  const disclosure = (page: Page) =>
    header(page)
      .locator('summary')
      .and(page.getByLabel(fr('shell.subMenu', { item: 'L’agence' })))
  const child = (page: Page) => header(page).getByRole('link', { name: 'Témoignages' })

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(desktop)
    // What closes them comes with the scripts.
    await page.goto('/fr/contact/')
    await waitForHydration(page)
  })

  test('open by key, close by Escape and give the focus back', async ({ page }) => {
    await disclosure(page).focus()
    await page.keyboard.press('Enter')
    await expect(child(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(child(page)).toBeHidden()
    await expect(disclosure(page)).toBeFocused()
  })

  test('close when the keyboard goes on', { tag: '@full' }, async ({ page }) => {
    await disclosure(page).focus()
    await page.keyboard.press('Enter')
    await expect(child(page)).toBeVisible()
    await header(page).getByRole('link', { name: 'Contact' }).focus()
    await expect(child(page)).toBeHidden()
  })

  test('open under a resting pointer, and Escape takes them away', async ({ page }) => {
    await header(page).getByRole('link', { name: 'L’agence' }).hover()
    await expect(child(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(child(page)).toBeHidden()
  })
})

test.describe('the drawer', () => {
  const opener = (page: Page) => header(page).locator('.drawer > summary')
  const menu = (page: Page) => header(page).getByRole('navigation', { name: fr('shell.menu') })

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/fr/contact/')
    await waitForHydration(page)
  })

  test('opens and closes by key, and the page behind does not scroll', async ({ page }) => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu(page)).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('closes when the keyboard leaves it', { tag: '@full' }, async ({ page }) => {
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    await page.locator('main').focus()
    await expect(menu(page)).toBeHidden()
  })

  test('holds the sub-menus, the top bar, the languages and the valuation', async ({ page }) => {
    await opener(page).click()
    await menu(page)
      .locator('summary')
      .and(page.getByLabel(fr('shell.subMenu', { item: 'L’agence' })))
      .click()
    await expect(menu(page).getByRole('link', { name: 'Témoignages' })).toBeVisible()
    await expect(menu(page).locator('a[href^="tel:"]')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'de', exact: true })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: fr('shell.valuation') })).toBeVisible()
    await menu(page).getByRole('link', { name: 'Témoignages' }).click()
    await expect(page).toHaveURL(/\/fr\/testimonials\/$|\/fr\/temoignages\/$/)
    await expect(menu(page)).toBeHidden()
  })
})

test.describe('the way back to the top', () => {
  const back = (page: Page) => page.getByRole('link', { name: fr('shell.backToTop') })

  test('shows from 10 px, takes about half a second and moves the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/fr/')
    await expect(back(page)).toBeHidden()
    await scrollTo(page, 9)
    await page.waitForTimeout(250)
    await expect(back(page)).toBeHidden()
    await scrollTo(page, 2000)
    await expect(back(page)).toBeVisible()
    const started = Date.now()
    await back(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY), { intervals: [20] }).toBe(0)
    expect(Date.now() - started).toBeGreaterThan(350)
    expect(Date.now() - started).toBeLessThan(6000)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: fr('shell.skipToContent') })).toBeFocused()
  })

  test('is at once where less motion is wished', { tag: '@full' }, async ({ page }) => {
    await page.goto('/fr/')
    await scrollTo(page, 2000)
    await back(page).click()
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is away while it would lie over a form', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/fr/contact/')
    const form = page.locator('form.form-view').first()
    await form.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollTo({ top: top + height / 2 - innerHeight / 2 + scrollY, behavior: 'instant' })
    })
    await expect(page.locator('html[data-scrolled]')).toBeAttached()
    await expect(back(page)).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(back(page)).toBeVisible()
  })

  test('is above the bar of a property on phones', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/fr/property/${demoRefs.house}/`)
    await scrollTo(page, 1500)
    await expect(back(page)).toBeVisible()
    const [button, bar] = await Promise.all([
      back(page).boundingBox(),
      page.locator('[data-bottom-bar]').boundingBox(),
    ])
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})

// French on a large screen, German with its long words on a phone: the parts are the same in every language.
for (const { locale, size } of [
  { locale: 'fr', size: desktop },
  { locale: 'de', size: phone },
] as const)
  test(`axe finds nothing in the open menu, ${locale}, ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(`/${locale}/contact/`)
    await header(page).locator('summary:visible').first().click()
    expect(await findViolations(page, { within: '.site-header' })).toEqual([])
  })
