import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { coveredControls } from '../support/covered-controls'
import { sample } from '../support/full-run'
import { waitForQuiet } from '../support/studio-editor'
import { studioScreens } from '../support/studio-screens'
import { waitForHydration } from '../support/wait-for-hydration'
import { signIn } from '../rig/studio-session'

/** Nothing lies over a control of the studio: not the bar of a form, which stays in view, and not a part beside it. */

test.use({ locale: 'fr-BE' })

const widths = [1440, 1024] as const

/** Fields are rendered once they come near the screen. */
async function showAll(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await waitForQuiet(page)
}

test('on a screen of the studio a click hits each control that is scrolled into view, and axe finds nothing', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await signIn(page, 'administrator')
  const all = await studioScreens()
  expect(all).toHaveLength(25)
  for (const screen of sample(all, 4)) {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await page.goto(`/admin${screen}/`)
    await showAll(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { looked, covered } = await coveredControls(page, [], 'center')
      expect(covered, `${screen} at ${width} px`).toEqual([])
      expect(looked, `${screen} at ${width} px`).toBeGreaterThan(5)
    }
    // The whole matrix is that of the languages of the studio, at another width.
    expect(await findViolations(page), screen).toEqual([])
  }
})
