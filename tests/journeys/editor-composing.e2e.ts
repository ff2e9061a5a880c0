import { expect, type Page } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { openBlock } from '../support/studio-editor'
import { signIn, StudioSession, type StudioDocument } from '../rig/studio-session'
import { newMark } from '../support/test-page'

/** Composing a page in the studio, in French: what rows say, how blocks are chosen, and what a copy keeps. */

test.use({ locale: 'fr-BE' })
test.describe.configure({ mode: 'default' })

const session = StudioSession.of('administrator')

type Block = Record<string, unknown> & { id: string }

const blocksOf = ({ blocks }: StudioDocument) => blocks as Block[]

const readPage = (id: string, locale: string) =>
  session.read(`/pages/${id}/?locale=${locale}&draft=true&depth=0`)

/** A draft page whose one block has texts in French and Dutch. */
async function makePage(mark: string, blocks: object[]): Promise<string> {
  const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
    title: mark,
    slug: mark,
    blocks,
    _status: 'draft',
  })
  const dutch = blocksOf(await readPage(id, 'nl')).map((block) => ({ ...block, heading: `${mark} nl` }))
  await session.update(`/pages/${id}/?locale=nl&draft=true&depth=0`, { blocks: dutch, _status: 'draft' })
  return id
}

const invitation = (mark: string) => ({
  blockType: 'callToAction',
  heading: `${mark} fr`,
  links: [{ label: 'Nous écrire', url: '/contact/' }],
})

async function openPage(page: Page, id: string): Promise<void> {
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  await waitForHydration(page)
}

async function chooseInMenu(page: Page, row: number, entry: string): Promise<void> {
  await page.locator(`#blocks-row-${row} .array-actions__button`).first().click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

/** The Dutch headings of a page, in its newest draft. */
const dutchHeadings = async (id: string) => blocksOf(await readPage(id, 'nl')).map(({ heading }) => heading)

const remove = (id: string) => session.remove(`/pages/${id}/`)

test(
  'rows say what they show, and a duplicated block keeps its other languages',
  { tag: '@full' },
  async ({ page }) => {
    const mark = newMark()
    const id = await makePage(mark, [
      invitation(mark),
      { blockType: 'latestOffers', goal: 'rent', status: 'hidden', span: 6 },
    ])
    try {
      await openPage(page, id)
      const rows = page.locator('.studio-blocks-row')
      await expect(rows.first()).toHaveText(`01Appel à l’action${mark} fr`)
      await expect(rows.nth(1)).toContainText('Dernières offres')
      await expect(rows.nth(1)).toContainText('Masqué')
      expect(await findViolations(page)).toEqual([])
      await chooseInMenu(page, 0, 'Dupliquer')
      await expect(rows).toHaveCount(3)
      await expect.poll(() => dutchHeadings(id)).toHaveLength(3)
      expect((await dutchHeadings(id)).slice(0, 2)).toEqual([`${mark} nl`, `${mark} nl`])
    } finally {
      await remove(id)
    }
  },
)

test(
  'a block copied on one page and pasted on another keeps its other languages',
  { tag: '@full' },
  async ({ page }) => {
    const mark = newMark()
    const [from, to] = [
      await makePage(mark, [invitation(mark)]),
      await makePage(`${mark}-b`, [{ blockType: 'latestOffers', goal: 'sale' }]),
    ]
    try {
      await openPage(page, from)
      await chooseInMenu(page, 0, 'Copier la ligne')
      await openPage(page, to)
      await chooseInMenu(page, 0, 'Coller la ligne')
      await expect(page.locator('.studio-blocks-row').first()).toContainText(`${mark} fr`)
      await expect.poll(() => dutchHeadings(to)).toEqual([`${mark} nl`])
    } finally {
      await remove(from)
      await remove(to)
    }
  },
)

test(
  'the picker names, groups and explains the blocks in French, and finds them by name',
  { tag: '@full' },
  async ({ page }) => {
    const mark = newMark()
    const id = await makePage(mark, [invitation(mark)])
    try {
      await openPage(page, id)
      await page.getByRole('button', { name: 'Ajouter Bloc' }).click()
      const picker = page.locator('.blocks-drawer__blocks-wrapper').last()
      await expect(picker.getByRole('heading', { name: 'Bibliothèque' })).toBeVisible()
      const card = picker.getByRole('button', { name: /Module partagé.*modifié une seule fois/ })
      await expect(card).toBeVisible()
      await page.getByPlaceholder('Rechercher un bloc').last().fill('témoi')
      await expect(picker.getByRole('button')).toHaveCount(1)
      await picker.getByRole('button', { name: /Témoignages/ }).click()
      const added = page.locator('.studio-blocks-row').nth(1)
      await expect(added).toContainText('Témoignages')
    } finally {
      await remove(id)
    }
  },
)

test('a block kept in the library shows as a module, which says where it is used', async ({ page }) => {
  const mark = newMark()
  const id = await makePage(mark, [invitation(mark)])
  try {
    await openPage(page, id)
    const row = page.locator('#blocks-row-0')
    const keep = row.getByRole('button', { name: 'Enregistrer dans la bibliothèque…' })
    const name = row.getByLabel('Nom du module')
    // What Payload still reads after the form has appeared may close the block again; a person clicks once more.
    await expect(async () => {
      await openBlock(page, 0, keep.or(name))
      if (!(await name.isVisible())) await keep.click()
      await name.fill(`${mark} module`, { timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
    expect(await findViolations(page)).toEqual([])
    await row.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    const label = page.locator('.studio-blocks-row').first()
    await expect(label).toHaveText(`01Module partagé${mark} module`)
    const shownModule = async () => blocksOf(await readPage(id, 'fr')).map((block) => block.module)
    await expect.poll(shownModule).toEqual([expect.any(String)])
    const [made] = (await shownModule()) as [string]
    const dutch = await session.read(`/modules/${made}/?locale=nl&depth=0`)
    expect(blocksOf(dutch)[0]?.heading).toBe(`${mark} nl`)
    await page.goto(`/admin/collections/modules/${made}/?locale=fr`)
    const usage = page.locator('.studio-modules-usage')
    await expect(usage).toContainText('Une modification s’affiche sur une page')
    await expect(usage.getByRole('link', { name: mark })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  } finally {
    await remove(id)
    for (const made of await session.find(`/modules/?where[name][equals]=${mark}%20module&depth=0`))
      await session.remove(`/modules/${made.id}/`)
  }
})
