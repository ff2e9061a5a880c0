import { expect } from '@playwright/test'

import { findings } from '../support/axe'
import { test } from '../support/browser-test'
import { templates } from '../support/demo-site'
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
      expect.soft(await findings(page, { without: 'iframe' })).toEqual([])
    },
  )
