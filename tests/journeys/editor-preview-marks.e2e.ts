import { expect, type FrameLocator, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { closeBeside, openBeside } from '../support/live-preview'
import { sample } from '../support/full-run'
import { deadMarks, unmarkedContent } from '../support/unmarked-content'
import { waitForHydration } from '../support/wait-for-hydration'
import { signIn, StudioSession, type StudioDocument } from '../rig/studio-session'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

/** The kinds of properties whose pages differ, each by what it is among the demo's. */
const kinds: Record<string, string> = {
  'house for sale': 'where[goal][equals]=sale&where[status][equals]=active&where[searchWebId][equals]=1',
  'flat to let': 'where[goal][equals]=rent&where[status][equals]=active&where[searchWebId][equals]=3',
  garage: 'where[status][equals]=active&where[searchWebId][equals]=4',
  plot: 'where[status][equals]=active&where[searchWebId][equals]=2',
  'sold house': 'where[status][equals]=sold&where[searchWebId][equals]=1',
  'hidden address': 'where[status][equals]=active&where[publishAddress][equals]=false',
  'circle around a hidden address': 'where[status][equals]=active&where[publishArea][equals]=true',
  'new-build unit': 'where[status][equals]=active&where[project][exists]=true',
  'life annuity': 'where[status][equals]=active&where[viagerType][exists]=true',
  'under option': 'where[status][equals]=underOption',
  'let flat': 'where[status][equals]=rented',
  'open house': 'where[openHouses.start][exists]=true',
}

const findAll = (path: string): Promise<StudioDocument[]> =>
  StudioSession.of('editor').find(`${path}&locale=fr&depth=0&sort=-ref`)

async function openPreview(page: Page, document: string): Promise<void> {
  await page.goto(`/fr/preview/${document}/`)
  await page.locator('main').waitFor()
}

/** What a preview shows without a mark, and the marks that lead nowhere. */
async function expectAllMarked(
  page: Page,
  previewed: string,
  { root = 'main', blockTypes = {} }: { root?: string; blockTypes?: Record<string, string> } = {},
): Promise<void> {
  await openPreview(page, previewed)
  expect.soft(await unmarkedContent(page, root), `unmarked in ${previewed}`).toEqual([])
  expect
    .soft(await deadMarks(page, { previewed, blockTypes }, root), `dead marks in ${previewed}`)
    .toEqual([])
}

/** Pages and articles: their blocks have fields of their own. */
async function expectBlocksMarked(
  page: Page,
  kind: 'articles' | 'pages',
  all: readonly StudioDocument[],
): Promise<void> {
  for (const { id, blocks } of all) {
    const rows = (blocks ?? []) as { id: string; blockType: string }[]
    const blockTypes = Object.fromEntries(rows.map((row) => [row.id, row.blockType]))
    await expectAllMarked(page, `${kind}/${id}`, { blockTypes })
  }
}

test('the preview of a property names the field of all that it shows', async ({ page }) => {
  await signIn(page, 'editor')
  for (const [kind, query] of sample(Object.entries(kinds), 2))
    await test.step(kind, async () => {
      const [property] = await findAll(`/properties/?limit=1&${query}`)
      if (!property) throw new Error(`The demo has no ${kind}.`)
      await expectAllMarked(page, `properties/${property.id}`)
    })
})

test('the preview of a project names the field of all that it shows', async ({ page }) => {
  await signIn(page, 'editor')
  for (const { id } of sample(await findAll('/projects/?limit=0'), 2))
    await expectAllMarked(page, `projects/${id}`)
})

test('every property of the demo names its fields in its preview', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'editor')
  for (const { id } of await findAll('/properties/?limit=0')) await expectAllMarked(page, `properties/${id}`)
})

/** Clicks what is marked with a field in the preview; the form then has its focus in that field. */
async function expectJump(page: Page, preview: FrameLocator, path: string): Promise<void> {
  await test.step(path, async () => {
    const shown = preview.locator(`[data-field="${path}"]`).filter({ visible: true }).first()
    await shown.scrollIntoViewIfNeeded()
    await shown.click({ position: { x: 4, y: 4 } })
    // Only the fields of the open tab are in the form.
    await expect(page.locator(`#field-${path}:focus, #field-${path} :focus`)).toHaveCount(1)
  })
}

test('a click on what the preview shows of a property opens its field', async ({ page }) => {
  const [property] = await findAll(
    `/properties/?limit=1&${kinds['house for sale']}&where[epcLabelText][exists]=true&where[bedrooms][exists]=true`,
  )
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/properties/${property?.id}/?locale=fr`)
  await waitForHydration(page)
  const preview = await openBeside(page)
  // The frames are drawn by the script that hears clicks.
  await preview.locator('.preview-frame-field').waitFor({ state: 'attached' })
  await expectJump(page, preview, 'price')
  await expectJump(page, preview, 'bedrooms')
  await expectJump(page, preview, 'description')
  await expectJump(page, preview, 'pictures')
  await expectJump(page, preview, 'epcLabelText')
  await expectJump(page, preview, 'constructionYear')
  await closeBeside(page)
})

test('the previews of pages and articles name the field of all that they show', async ({ page }) => {
  await signIn(page, 'editor')
  await expectBlocksMarked(page, 'pages', sample(await findAll('/pages/?limit=0&draft=true'), 5))
  await expectBlocksMarked(page, 'articles', sample(await findAll('/articles/?limit=0&draft=true'), 2))
})

test('the previews of header, footer and popup name the field of all that they show', async ({ page }) => {
  await signIn(page, 'editor')
  await expectAllMarked(page, 'globals/header', { root: '.site-header' })
  await expectAllMarked(page, 'globals/footer', { root: '.site-footer' })
  await expectAllMarked(page, 'globals/popup', { root: '[data-popup]' })
})
