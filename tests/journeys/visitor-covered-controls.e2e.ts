import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { coveredControls } from '../support/covered-controls'
import { inTurn, isFullRun } from '../support/full-run'
import { templates } from '../rig/demo-site'

/** Nothing lies over a control: not the question of consent, the actions of a phone, the arrow to the top or a header. */
const widths = [390, 820, 1024, 1440] as const

/** Controls that are out of sight on purpose: the link past the menu until it has the focus. */
const exceptions = ['.skip-link']

async function open(page: Page, path: string, isFirstVisit: boolean): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.goto(path)
  // The question comes once the page rests.
  if (isFirstVisit) await expect(page.locator('.consent-bar')).toBeVisible()
}

for (const isFirstVisit of [true, false])
  test.describe(isFirstVisit ? 'on a first visit' : 'later', () => {
    if (isFirstVisit) test.use({ storageState: { cookies: [], origins: [] } })
    for (const [index, { name, path }] of templates.entries()) {
      // Otherwise every second template is seen on a first visit, the others later.
      if (!isFullRun && isFirstVisit !== (index % 2 === 0)) continue
      test(`${name}: each control that is scrolled into view is the one that a click hits`, async ({
        page,
      }) => {
        await open(page, `/fr${path.fr}`, isFirstVisit)
        for (const width of inTurn(widths, index + (isFirstVisit ? 1 : 0))) {
          await page.setViewportSize({ width, height: 844 })
          const { looked, covered } = await coveredControls(page, exceptions)
          expect(covered, `${width} px`).toEqual([])
          expect(looked, `${width} px`).toBeGreaterThan(20)
        }
      })
    }
  })
