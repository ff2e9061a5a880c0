import { expect, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { StudioEditor, openBlock } from '../support/studio-editor'
import { signIn, StudioSession, type StudioDocument } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** Templates in the studio, in French: a page made of one, and blocks kept on one page and inserted into another. */

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'default' })

const session = StudioSession.of('administrator')

type Block = Record<string, unknown> & { id: string; blockType: string }

const blocksOf = async (kind: 'pages' | 'patterns', id: string, locale: string) => {
  const document = await session.read(`/${kind}/${id}/?locale=${locale}&draft=true&depth=0`)
  return document.blocks as Block[]
}

const kindsOf = async (id: string) => (await blocksOf('pages', id, 'fr')).map(({ blockType }) => blockType)

const remove = async (kind: string, documents: StudioDocument[]) => {
  for (const { id } of documents) await session.remove(`/${kind}/${id}/`)
}

/** What axe finds in our own parts; Payload's are Payload's. */
const ownViolations = async (page: Page) =>
  (await findViolations(page)).filter((violation) => violation.includes('studio-pattern'))

/** The labels of the blocks, without those of the rows within an opened one. */
const rows = (page: Page) => page.locator('.studio-blocks-row:has(.studio-blocks-row__number)')

test(
  'a new page is made of the template of a landing page, in every language',
  { tag: '@full' },
  async ({ page }) => {
    const mark = newMark()
    const editor = await StudioEditor.begin(page)
    await signIn(page, 'editor')
    try {
      await page.goto('/admin/collections/pages/create/?locale=fr')
      await expect(page).toHaveURL(/pages\/[0-9a-f-]{36}/)
      await waitForHydration(page)
      const offer = page.getByRole('region', { name: 'Commencer avec un modèle' })
      for (const name of ['Page vide', 'Page d’atterrissage', 'Quartier', 'Offre d’emploi', 'Événement'])
        await expect(offer.getByRole('button', { name, exact: true })).toBeVisible()
      expect(await ownViolations(page)).toEqual([])
      await editor.type(page.locator('#field-title'), `Vendre ${mark}`)
      await editor.click(offer.getByRole('button', { name: 'Page d’atterrissage', exact: true }))
      await expect(rows(page)).toHaveCount(6)
      await expect(rows(page).first()).toHaveText(/^01Bannière principale.*Vendre l’esprit tranquille/)
      await expect(offer).toBeHidden()
      const id = /pages\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
      // The title may be saved while the blocks are still on their way.
      await expect.poll(async () => (await blocksOf('pages', id, 'nl')).length).toBe(6)
      await editor.saved()
      const [hero, reason] = await blocksOf('pages', id, 'nl')
      expect(hero).toMatchObject({ blockType: 'heroBanner', title: 'Verkopen zonder kopzorgen' })
      expect(reason).toMatchObject({ blockType: 'richText', heading: 'Een juiste prijs', span: 4 })
      const opened = page.locator('#field-blocks__1__heading')
      await openBlock(page, 1, opened)
      await expect(opened).toHaveValue('Un prix juste')
    } finally {
      await remove('pages', await session.find(`/pages/?where[title][contains]=${mark}&draft=true&depth=0`))
    }
  },
)

/** A draft page with two blocks, in French and Dutch. */
async function makePage(title: string): Promise<string> {
  const { id } = await session.create('/pages/?locale=fr&draft=true&depth=0', {
    title,
    slug: title,
    blocks: [
      {
        blockType: 'callToAction',
        heading: `${title} fr`,
        links: [{ label: 'Nous écrire', url: '/contact/' }],
      },
      { blockType: 'spacer', height: 'small' },
    ],
    _status: 'draft',
  })
  const dutch = (await blocksOf('pages', id, 'nl')).map((block) =>
    block.blockType === 'spacer' ? block : { ...block, heading: `${title} nl` },
  )
  await session.update(`/pages/${id}/?locale=nl&draft=true&depth=0`, { blocks: dutch, _status: 'draft' })
  return id
}

async function openPage(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  await waitForHydration(page)
  await expect(rows(page)).toHaveCount(2)
}

test('blocks kept as a group on one page are inserted into another, after a chosen block', async ({
  page,
}) => {
  const mark = newMark()
  const [from, to] = [await makePage(mark), await makePage(`${mark}-b`)]
  const editor = await StudioEditor.begin(page)
  await signIn(page, 'editor')
  try {
    await openPage(page, from)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Enregistrer comme modèle…' }).click()
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Donnez un nom au modèle.')
    await dialog.getByLabel('Nom', { exact: true }).fill(`Groupe ${mark}`)
    await dialog.getByRole('radio', { name: 'Certains blocs' }).check()
    await dialog.getByRole('checkbox', { name: /Espacement/ }).uncheck()
    expect(await ownViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(dialog.getByRole('status')).toContainText(`Groupe ${mark}`)
    const link = await dialog.getByRole('link', { name: 'Ouvrir le modèle' }).getAttribute('href')
    const pattern = /patterns\/([0-9a-f-]{36})/.exec(link ?? '')?.[1] ?? ''
    expect((await blocksOf('patterns', pattern, 'nl')).map(({ heading }) => heading)).toEqual([`${mark} nl`])

    await openPage(page, to)
    await page.getByRole('button', { name: 'Insérer un groupe de blocs…' }).click()
    await dialog.getByLabel('Emplacement').selectOption({ index: 1 })
    expect(await ownViolations(page)).toEqual([])
    await editor.click(dialog.getByRole('button', { name: `Groupe ${mark}`, exact: true }))
    await expect(dialog).toBeHidden()
    await expect(page.locator('#blocks-row-1 .collapsible__toggle').first()).toBeFocused()
    await expect(rows(page)).toHaveCount(3)
    await expect(rows(page).nth(1)).toHaveText(`02Appel à l’action${mark} fr`)
    await editor.saved()
    expect(await kindsOf(to)).toEqual(['callToAction', 'callToAction', 'spacer'])
    const headings = (await blocksOf('pages', to, 'nl')).map(({ heading }) => heading)
    expect(headings.slice(0, 2)).toEqual([`${mark}-b nl`, `${mark} nl`])
  } finally {
    await remove('pages', [{ id: from }, { id: to }])
    await remove('patterns', await session.find(`/patterns/?where[name][contains]=${mark}&depth=0`))
  }
})
