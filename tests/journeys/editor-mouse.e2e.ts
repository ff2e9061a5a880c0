import { expect, type Locator } from '@playwright/test'

import { test } from '../support/browser-test'
import { isFullRun } from '../support/full-run'
import { openBlock } from '../support/studio-editor'
import { signIn, StudioSession } from '../rig/studio-session'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** What an editor reaches with a mouse: on a small and a usual laptop, and on a large screen. */

test.use({ locale: 'fr-BE' })

const session = StudioSession.of('administrator')

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) =>
    all.map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return { left, top, right, bottom }
    }),
  )

/** Rounding to the pixels of the screen may move an edge. */
const tolerancePx = 1

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.right - tolerancePx &&
  other.left < one.right - tolerancePx &&
  one.top < other.bottom - tolerancePx &&
  other.top < one.bottom - tolerancePx

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - tolerancePx &&
  inner.right <= outer.right + tolerancePx &&
  inner.top >= outer.top - tolerancePx &&
  inner.bottom <= outer.bottom + tolerancePx

for (const width of isFullRun ? [1024, 1366, 1440, 1920] : [1024, 1440])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the eye of a block hides it and shows it again, and folds nothing', async ({ page }) => {
      const mark = newMark()
      const blocks = [
        { blockType: 'callToAction', heading: mark },
        { blockType: 'latestOffers', goal: 'rent' },
      ]
      const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
        title: mark,
        slug: mark,
        blocks,
        _status: 'draft',
      })
      try {
        await signIn(page, 'editor')
        await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
        await waitForHydration(page)
        // Without a preview, then beside it or below it.
        for (const [row, hasPreview] of [
          [0, false],
          [1, true],
        ] as const) {
          if (hasPreview) await page.locator('#live-preview-toggler').click()
          const block = page.locator(`#blocks-row-${row}`)
          const fold = block.locator('.collapsible').first()
          const before = await fold.getAttribute('class')
          const eye = block.getByRole('button', { name: /^(Masquer|Afficher) ce bloc$/ })
          // Playwright clicks with the mouse, and refuses an element that another one covers.
          await eye.click()
          await expect(block.locator('.studio-blocks-row__hidden')).toBeVisible()
          await eye.click()
          await expect(block.locator('.studio-blocks-row__hidden')).toHaveCount(0)
          await page.mouse.move(0, 0)
          const classes = (names: string | null) =>
            (names ?? '').split(' ').filter((name) => !name.endsWith('--hovered'))
          expect(classes(await fold.getAttribute('class'))).toEqual(classes(before))
        }
        // The studio remembers it.
        await page.locator('#live-preview-toggler').click()
      } finally {
        await session.remove(`/pages/${id}/`)
      }
    })

    test('the cards of the picture chooser hold their pictures and lie beside each other', async ({
      page,
    }) => {
      const mark = newMark()
      const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
        title: mark,
        slug: mark,
        blocks: [{ blockType: 'image' }],
        _status: 'draft',
      })
      try {
        await signIn(page, 'editor')
        await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
        await waitForHydration(page)
        const choose = page
          .locator('#blocks-row-0')
          .getByRole('button', { name: 'Choisir parmi ceux qui existent' })
          .first()
        await openBlock(page, 0, choose)
        await choose.click()
        const cards = page.locator('.drawer .collection-list--media tbody tr')
        await expect(cards.nth(3)).toBeVisible()
        const pictures = cards.locator('.file__thumbnail img')
        await expect
          .poll(() => pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)))
          .toBe(true)
        const boxes = await boxesOf(cards)
        expect(
          boxes.filter((one, index) => boxes.slice(index + 1).some((other) => isOver(one, other))),
        ).toEqual([])
        for (const card of await cards.all()) {
          const [outer] = await boxesOf(card)
          for (const inner of await boxesOf(card.locator('.file__thumbnail, .file__filename')))
            expect(outer && isInside(inner, outer)).toBe(true)
          const picture = card.locator('.file__thumbnail img')
          if ((await picture.count()) === 0) continue
          await expect(picture).toHaveCSS('object-fit', 'cover')
          const [frame] = await boxesOf(picture)
          expect(frame && (frame.right - frame.left) / (frame.bottom - frame.top)).toBeCloseTo(4 / 3, 1)
        }
      } finally {
        await session.remove(`/pages/${id}/`)
      }
    })
  })
