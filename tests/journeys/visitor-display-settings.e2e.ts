import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { demoRefs, templates } from '../rig/demo-site'
import { outOfReach, spoiltTexts, tooWide } from '../support/layout'
import { settle } from '../support/policy-watch'

/** A window of 1280 × 1024 px at 200 %. */
const zoomed = { width: 640, height: 512 }
const narrowest = { width: 320, height: 512 }

test.use({ viewport: zoomed, deviceScaleFactor: 2 })

// German has the longest words.
for (const { name, path } of templates)
  test(
    `${name}: usable at 200 % and at 320 px, and readable in forced colours`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`/de${path.de}`)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await settle(page)
      for (const size of [zoomed, narrowest]) {
        await page.setViewportSize(size)
        const width = `${size.width} px`
        expect.soft(await tooWide(page), width).toEqual([])
        expect.soft(await spoiltTexts(page), width).toEqual([])
        expect.soft(await outOfReach(page), width).toEqual([])
      }
      await page.setViewportSize(zoomed)
      await page.emulateMedia({ forcedColors: 'active' })
      // Frames of other sites have colours of their own.
      expect.soft(await findViolations(page, { without: 'iframe' })).toEqual([])
    },
  )

/** Icons drawn as masks whose colour is not that of the text in a palette of the visitor's own. */
const missingIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = 'CanvasText'
    const textColour = getComputedStyle(probe).backgroundColor
    probe.remove()
    const parts = [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => ({
        element,
        part,
        style: getComputedStyle(element, part),
      })),
    )
    const icons = parts.filter(({ style }) => style.maskImage.includes('svg'))
    if (icons.length === 0) throw new Error('The page has no icon')
    return icons
      .filter(({ style }) => style.backgroundColor !== textColour)
      .map(({ element, part = '' }) => element.outerHTML.slice(0, 100) + part)
  })

for (const path of ['/', '/zu-verkaufen/', `/property/${demoRefs.house}/`])
  test(`the icons of ${path} are visible in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await page.goto(`/de${path}`)
    expect(await missingIcons(page)).toEqual([])
  })
