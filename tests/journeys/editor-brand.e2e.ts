import { expect, type Page } from '@playwright/test'

import { contrastRatio } from '@/lib/values/contrast'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { sample } from '../support/full-run'
import { demoPaths, demoRefs } from '../rig/demo-site'
import { closeBeside, openBeside } from '../support/live-preview'
import { open } from '../rig/demo-pages'
import { signIn, StudioSession } from '../rig/studio-session'
import { waitForHydration } from '../support/wait-for-hydration'

test.describe.configure({ mode: 'default' })

const session = StudioSession.of('administrator')

const setBrand = (brand: object) => session.create('/globals/siteConfig/?locale=fr&depth=0', { brand })

const readBrand = async (): Promise<object> =>
  (await session.read('/globals/siteConfig/?locale=fr&depth=0')).brand as object

let before: object
test.beforeAll(async () => {
  before = await readBrand()
})
test.afterAll(() => setBrand(before))

/** `rgb(…)` of a computed style as `#rrggbb`. */
const toHex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

const colourOf = async (page: Page, selector: string, property: string): Promise<string> =>
  toHex(await styleOf(page, selector, property))

for (const shown of sample(['#1f7a3d', '#0a0a0a'], 2)) {
  test(`the brand ${shown} is on the site, its maps and in the manifest`, async ({ page }) => {
    await setBrand({ ...before, primaryColour: shown, accentColour: shown })
    for (const path of ['/fr/', `/nl${demoPaths['/for-sale/'].nl}`, `/de/property/${demoRefs.house}/`]) {
      await page.goto(path)
      expect(await colourOf(page, '.button-brand', 'background-color'), path).toBe(shown)
      const words = await colourOf(page, '.button-brand', 'color')
      expect(contrastRatio(words, shown), path).toBeGreaterThanOrEqual(4.5)
      const violations = await findViolations(page)
      expect(
        violations.filter((line) => line.startsWith('color-contrast')),
        path,
      ).toEqual([])
    }
    await page.goto(`/map-frame/fr/`)
    expect(await styleOf(page, 'html', '--accent')).toBe(shown)
    const { theme_color } = JSON.parse((await open('/manifest.webmanifest')).html) as { theme_color: string }
    expect(theme_color).toBe(shown)
  })
}

test('fonts, corners and ornament are those of the studio at the next request', async ({ page }) => {
  await setBrand({
    ...before,
    headingFont: 'newsreader',
    textFont: 'source-sans-3',
    radius: 'large',
    motif: 'none',
  })
  await page.goto('/fr/')
  expect(await styleOf(page, 'h1', 'font-family')).toMatch(/^"?Newsreader/)
  expect(await styleOf(page, 'body', 'font-family')).toMatch(/^"?Source Sans 3/)
  expect(await styleOf(page, '.button-brand', 'border-radius')).toBe('12px')
  expect(await styleOf(page, '.steps', 'opacity')).toBe('0')
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    })
  await expect.poll(loaded).toEqual(expect.arrayContaining([expect.stringContaining('Newsreader')]))
  const preloads = await page.locator('link[rel=preload][as=font]').evaluateAll((links) => links.length)
  expect(preloads).toBe(1)
})

test('a colour that is typed shows in the preview beside the form', { tag: '@full' }, async ({ page }) => {
  await setBrand(before)
  await signIn(page, 'administrator')
  await page.goto('/admin/globals/siteConfig/?locale=fr')
  await waitForHydration(page)
  const preview = await openBeside(page)
  const button = preview.locator('.button-brand:visible').first()
  await button.waitFor()
  await page.locator('.tabs-field__tab-button', { hasText: 'Charte graphique' }).click()
  await page.locator('#field-brand__primaryColour').fill('#c9e265')
  await expect(button).toHaveCSS('background-color', 'rgb(104, 117, 49)')
  await closeBeside(page)
})

test('each logo is on the ground it is made for, and an ordinary one alone stands on white', async ({
  page,
}) => {
  const shown = (of: string) => page.locator(`${of}:visible`)
  const sourceOf = async (of: string) => (await shown(of).getAttribute('src')) ?? ''
  await setBrand(before)
  await page.goto('/fr/')
  await waitForHydration(page)
  // The sky of the first picture is bright, so the header over it is dark on light, as below.
  await expect(shown('.logo img')).not.toHaveClass('logo-on-dark')
  const onLight = await sourceOf('.logo img')
  expect(await sourceOf('.site-footer .footer-logo')).not.toBe(onLight)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  expect(await sourceOf('.logo img')).toBe(onLight)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Immo Perron' })).toBeVisible()

  await setBrand({ ...before, logoOnDark: null })
  await page.goto('/fr/')
  expect(await sourceOf('.logo img')).toBe(onLight)
  expect(await sourceOf('.site-footer .footer-logo')).toBe(onLight)
  expect(await colourOf(page, '.site-footer .footer-logo', 'background-color')).toBe('#ffffff')

  await setBrand({ ...before, logo: null, logoOnDark: null })
  await page.goto('/fr/')
  await expect(page.locator('.logo')).toHaveText('Immo Perron')
  await expect(page.locator('.site-footer .footer-logo')).toHaveText('Immo Perron')
})
