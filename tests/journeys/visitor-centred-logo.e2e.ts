import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { sample } from '../support/full-run'
import { spoiltTexts, tooWide } from '../support/layout'
import { StudioSession } from '../rig/studio-session'

const session = StudioSession.of('editor')
const place = (values: object) =>
  session.create('/globals/header/?locale=fr', { _status: 'published', ...values })
const sides = ['left', 'centre', 'right']
const widths = [320, 390, 820, 1024, 1280, 1440, 1920]

test.describe.configure({ mode: 'default' })

test.afterAll(() => place({ logoPosition: 'left', menuPosition: 'right', languagePosition: 'right' }))

// German has the longest menu.
for (const menuPosition of sample(sides, 3))
  test(`a logo in the centre is there at every width, with the menu ${menuPosition}`, async ({ page }) => {
    await place({ logoPosition: 'centre', menuPosition, languagePosition: menuPosition })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/de/zu-verkaufen/')
      const header = page.locator('.site-header')
      const logo = await header.locator('.logo').boundingBox()
      expect.soft((logo?.x ?? 0) + (logo?.width ?? 0) / 2, `${width} px`).toBeCloseTo(width / 2, -0.5)
      expect.soft(await tooWide(page), `${width} px`).toEqual([])
      expect.soft(await spoiltTexts(page), `${width} px`).toEqual([])
      // The header is over the page: what comes first is below it.
      const bottom = (await header.boundingBox())?.height ?? 0
      const first = await page.locator('#content nav').first().boundingBox()
      expect.soft(first?.y, `${width} px`).toBeGreaterThan(bottom)
      const items = header.locator('.menu > li')
      const tops = await items.evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().top)),
      )
      await page.evaluate(() => window.scrollTo(0, 600))
      await expect(page.locator('html[data-scrolled]')).toBeAttached()
      const gap = async () => {
        const above = await header.boundingBox()
        const below = await page.locator('.listing-bar').boundingBox()
        return Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0))
      }
      await expect.poll(gap, `the filters are below the header at ${width} px`).toBeLessThanOrEqual(1)
      if (width >= 1280) expect.soft(new Set(tops).size, `rows of the menu at ${width} px`).toBe(1)
    }
  })

test('a banner that is no higher than its text keeps its title off the menu below the logo', async ({
  page,
}) => {
  await place({ logoPosition: 'centre', menuPosition: 'centre', languagePosition: 'right' })
  // So low that the text decides how high the banner is, as on a site without pictures.
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto('/de/')
  const header = await page.locator('.site-header').boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(title?.y).toBeGreaterThan((header?.height ?? 0) + 24)
})
