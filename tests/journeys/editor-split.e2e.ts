import { expect, type Locator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { coveredControls } from '../support/covered-controls'
import { closeBeside, openBeside } from '../support/live-preview'
import { makePropertyDraft } from '../support/property-draft'
import { openBlock } from '../support/studio-editor'
import { withPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'
import { siteUrl } from '../rig/site-url'
import { signIn, StudioSession } from '../rig/studio-session'

/** Form and preview beside each other; on a small screen the form over the preview. */

test.use({ locale: 'fr-BE' })
// The place of the bar is stored for the account, which all of them use.
test.describe.configure({ mode: 'default' })

const leastForm = 420
const leastPreview = 360
/** Rounding to the pixels of the screen, and where the pointer holds the bar. */
const tolerancePx = 9

const form = (page: Page) => page.locator('.collection-edit__main')
const bar = (page: Page) => page.getByRole('separator', { name: 'Limite entre le formulaire et l’aperçu' })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`Not on the screen: ${String(element)}`)
  return box
}

const widthOf = async (element: Locator) => (await boxOf(element)).width

/** Moved by the pointer the bar follows in the next frame. */
const expectWidth = (element: Locator, expected: number): Promise<void> =>
  expect.poll(async () => Math.abs((await widthOf(element)) - expected)).toBeLessThan(tolerancePx)

async function openForm(page: Page, path: string): Promise<void> {
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/${path}/?locale=fr`)
  await waitForHydration(page)
}

test('the bar is moved by pointer and keyboard, and stays where it was left', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await withPage(async (made) => {
      await openForm(page, `pages/${made.id}`)
      await openBeside(page)
      await bar(page).dblclick()
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '50')
      const half = await boxOf(bar(page))
      expect(Math.abs(half.x - width / 2)).toBeLessThan(tolerancePx)

      const y = half.y + half.height / 2
      await page.mouse.move(half.x + 6, y)
      await page.mouse.down()
      // Over the frame of the preview, which has a pointer of its own.
      await page.mouse.move(half.x + 60, y, { steps: 4 })
      await page.mouse.up()
      await expectWidth(form(page), width / 2 + 60)

      await bar(page).press('Home')
      await expectWidth(form(page), leastForm)
      await bar(page).press('End')
      await expectWidth(page.locator('.live-preview-window'), leastPreview)
      const stored = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('preview-form-share'),
      )
      await bar(page).press('ArrowLeft')
      await (await stored).response()
      const left = await widthOf(form(page))
      expect(left).toBeLessThan(width - leastPreview - tolerancePx)

      await page.getByRole('button', { name: 'Téléphone' }).click()
      const frame = page.locator('#live-preview-iframe')
      await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(390)

      await page.reload()
      await waitForHydration(page)
      await expect.poll(() => widthOf(form(page))).toBe(left)
      await closeBeside(page)
    })
  }
})

for (const width of [1024, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the buttons of a rich text are within the form', async ({ page }) => {
      await withPage(async (made) => {
        await openForm(page, `pages/${made.id}`)
        await openBeside(page)
        await bar(page).press('Home')
        const text = page.locator('#blocks-row-0 .ContentEditable__root')
        await openBlock(page, 0, text)
        await text.click()
        await text.press('ControlOrMeta+a')
        const buttons = page.locator('.inline-toolbar-popup')
        await expect(buttons).toHaveCSS('opacity', '1')
        const [inner, outer] = [await boxOf(buttons), await boxOf(form(page))]
        expect(inner.x).toBeGreaterThanOrEqual(outer.x)
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width)
        await bar(page).dblclick()
        await closeBeside(page)
      })
    })
  })

test.describe('a property', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const session = StudioSession.of('administrator')

  test('has its sections above the fields, which have the width of the form; no control is covered', async ({
    page,
  }) => {
    const { id } = await makePropertyDraft(session)
    try {
      await openForm(page, `properties/${id}`)
      await openBeside(page)
      await bar(page).dblclick()
      const tabs = page.getByRole('tablist')
      const fields = page.getByRole('tabpanel')
      await expect.poll(() => widthOf(fields)).toBeGreaterThan(600)
      const above = await boxOf(tabs)
      expect(above.y + above.height).toBeLessThanOrEqual((await boxOf(fields)).y)
      await bar(page).press('Home')
      await expectWidth(form(page), leastForm)
      const goal = await boxOf(page.locator('#field-goal'))
      const status = await boxOf(page.locator('#field-status'))
      expect(Math.abs(status.y - goal.y)).toBeGreaterThanOrEqual(goal.height)

      await page.context().addCookies([{ name: 'perron-lng', value: 'de', url: siteUrl }])
      await page.setViewportSize({ width: 1024, height: 768 })
      await page.reload()
      await waitForHydration(page)
      await openBeside(page)
      await page.getByRole('separator', { name: 'Grenze zwischen Formular und Vorschau' }).waitFor()
      const { covered } = await coveredControls(page, [':not(.doc-controls *, [role="separator"])'])
      expect(covered).toEqual([])
      await closeBeside(page)
    } finally {
      await session.remove(`/properties/${id}/`)
    }
  })
})

test.describe('390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a touch in the preview shows the form over it at the field, and a button leads back', async ({
    page,
  }) => {
    await withPage(async (made) => {
      await openForm(page, `pages/${made.id}`)
      const preview = await openBeside(page)
      await expect(bar(page)).toBeHidden()
      await preview.locator('.preview-frame-edited').waitFor({ state: 'attached' })
      expect((await boxOf(form(page))).y).toBeGreaterThanOrEqual(844)

      await preview.getByRole('heading', { name: `${made.mark} premier` }).tap()
      const focused = page.locator('#blocks-row-0 :focus')
      await expect(focused).toBeInViewport()
      expect((await boxOf(focused)).y).toBeGreaterThan((await boxOf(form(page))).y)

      const back = page.getByRole('button', { name: 'Revenir à l’aperçu' })
      expect((await boxOf(back)).height).toBeGreaterThanOrEqual(44)
      await back.tap()
      await expect.poll(async () => (await boxOf(form(page))).y).toBeGreaterThanOrEqual(844)
      await page.getByRole('button', { name: 'Montrer le formulaire' }).tap()
      await expect(form(page)).toBeInViewport()
      await closeBeside(page)
    })
  })

  test('a double tap on a text types there, and the form stays away', async ({ page }) => {
    await withPage(async (made) => {
      await openForm(page, `pages/${made.id}`)
      const preview = await openBeside(page)
      await preview.locator('.preview-frame-edited').waitFor({ state: 'attached' })
      const heading = preview.getByRole('heading', { name: `${made.mark} premier` })
      const { x, y, width, height } = await boxOf(heading)
      const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
      // A busy machine may be slower than a double tap.
      await tap().then(tap)
      await expect(heading).toHaveAttribute('contenteditable', /./)
      await page.keyboard.press('End')
      await page.keyboard.type(' et plus')
      expect((await boxOf(form(page))).y).toBeGreaterThanOrEqual(844)
      await page.keyboard.press('Enter')
      await expect.poll(async () => JSON.stringify((await made.lastSaved()).blocks)).toContain('et plus')
      await closeBeside(page)
    })
  })
})
