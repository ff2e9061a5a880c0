import { expect, type Page } from '@playwright/test'

import { StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { drawnPictures, loadPictures, unreadableTexts } from '../support/drawn-pictures'
import { tooWide } from '../support/layout'
import { PhotographSiteMaker, type PhotographSite } from '../support/photograph-site'

// Only administrators delete properties.
const maker = new PhotographSiteMaker(StudioSession.of('administrator'))
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
/** Pixels of the screen for one of a picture. */
const maxEnlarged = 1.5

test.describe.configure({ mode: 'default' })
// Texts are hidden by a style of the test.
test.use({ bypassCSP: true })

let site: PhotographSite
test.beforeAll(async () => {
  test.setTimeout(900_000)
  site = await maker.make()
})
test.afterAll(async () => {
  test.setTimeout(900_000)
  await maker.removeAll()
})

/** At each width anew: a browser keeps a large file that it has. */
async function visit(page: Page, path: string, size: { width: number; height: number }): Promise<string> {
  await page.setViewportSize(size)
  expect((await page.goto(path))?.status(), path).toBe(200)
  await loadPictures(page)
  return `${path} at ${size.width} px`
}

async function expectDrawnWell(page: Page, where: string): Promise<void> {
  const pictures = await drawnPictures(page)
  expect.soft(pictures.length, where).toBeGreaterThan(0)
  // Two decimals are of rounded boxes.
  const enlarged = pictures.filter(({ scale }) => scale > maxEnlarged + 0.01)
  expect.soft(enlarged, `enlarged on ${where}`).toEqual([])
  expect
    .soft(
      pictures.filter(({ gap }) => gap),
      `gaps on ${where}`,
    )
    .toEqual([])
  expect.soft(await tooWide(page), where).toEqual([])
}

test('photographs are sharp, fill their places and let texts be read', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(1_800_000)
  for (const path of Object.values(site.paths))
    for (const size of sizes) {
      const where = await visit(page, path, size)
      await expectDrawnWell(page, where)
      expect.soft(await unreadableTexts(page), `texts on ${where}`).toEqual([])
    }
})

test('over the photograph of a hero the header can be read', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(900_000)
  for (const path of Object.values(site.heroes))
    for (const size of sizes) {
      const where = await visit(page, path, size)
      await expectDrawnWell(page, where)
      expect.soft(await unreadableTexts(page), `texts on ${where}`).toEqual([])
    }
})
