import { expect, type Page } from '@playwright/test'

import { belgianDateTime } from '@/lib/time/belgian-time'
import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { open } from '../rig/demo-pages'
import { StudioEditor } from '../support/studio-editor'
import { StudioSession } from '../rig/studio-session'
import { newMark } from '../support/test-page'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Brussels' })

const statusOf = async (path: string) => (await open(path)).status
const htmlOf = async (path: string) => (await open(path)).html

/** The page of the test through the API, to find it whatever its path is by then. */
async function idOf(page: Page): Promise<string> {
  const id = /pages\/([0-9a-f-]{36})/.exec(page.url())?.[1]
  if (!id) throw new Error(`No page in ${page.url()}`)
  return id
}

test('the first hour of an editor, in French', async ({ page }) => {
  test.setTimeout(600_000)
  const session = StudioSession.of('administrator')
  const mark = newMark()
  const sharedModule = await session.create('/modules/?locale=fr&depth=0', {
    name: `Module ${mark}`,
    _status: 'published',
    blocks: [{ blockType: 'callToAction', heading: `Partagé ${mark}` }],
  })
  // The studio remembers the language of the texts for each account; other journeys change that of the demo's editor.
  const login = { email: `${mark}@immo-perron.example`, password: `Une heure au studio ${mark}` }
  const account = await session.create('/users/', {
    ...login,
    name: 'Nouvelle éditrice',
    role: 'editor',
    language: 'fr',
  })
  const editor = await StudioEditor.begin(page)
  let id = ''

  try {
    await test.step('signs in and begins a page', async () => {
      await editor.signIn(login)
      await page.goto('/admin/?locale=fr')
      await waitForHydration(page)
      await editor.click(page.getByRole('link', { name: 'Nouvelle page' }))
      await expect(page.locator('#field-title')).toBeVisible()
      await editor.type(page.locator('#field-title'), `Vivre en bord de Meuse ${mark}`)
      await editor.saved()
      id = await idOf(page)
    })

    await test.step('composes eight blocks, one of them shared', async () => {
      await editor.type(editor.field(await editor.addBlock('Bannière principale'), 'title'), `Rive ${mark}`)
      await editor.type(editor.field(await editor.addBlock('Texte'), 'heading'), `Pourquoi ${mark}`)
      await editor.addBlock('Dernières offres')
      await editor.addBlock('Index des localités et types')
      await editor.addBlock('Équipe')
      await editor.addBlock('Espacement')
      await editor.type(editor.field(await editor.addBlock('Appel à l’action'), 'heading'), `Venez ${mark}`)
      const sharedRow = await editor.addBlock('Module partagé')
      // The list of modules shuts when the draft is saved meanwhile.
      await editor.saved()
      await editor.click(editor.field(sharedRow, 'module').locator('.rs__control'))
      await editor.click(page.locator('.rs__option', { hasText: mark }))
      await editor.saved()
    })

    await test.step('looks at it as a phone shows it', async () => {
      await editor.showPreview(true)
      const frame = page.frameLocator('iframe[src*="/preview/"]')
      await expect(frame.getByRole('heading', { name: `Rive ${mark}` })).toBeVisible()
      await expect(frame.getByRole('heading', { name: `Partagé ${mark}` })).toBeVisible()
      await editor.click(page.getByRole('button', { name: 'Téléphone' }))
      const width = () => frame.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth)
      await expect.poll(width).toBe(390)
      await editor.showPreview(false)
    })

    const path = `/fr/vivre-en-bord-de-meuse-${mark}/`
    await test.step('schedules it for the next minute', async () => {
      expect(await statusOf(path)).toBe(404)
      const next = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000)
      const panel = page.getByRole('region', { name: 'Programmation' })
      await editor.type(panel.getByLabel('Jour et heure'), belgianDateTime(next))
      await editor.click(panel.getByRole('button', { name: 'Programmer', exact: true }))
      await expect(panel.getByText(/^Mise en ligne/).first()).toBeVisible()
      await expect.poll(() => statusOf(path), { timeout: 120_000, intervals: [1000] }).toBe(200)
      const html = await htmlOf(path)
      for (const words of [`Rive ${mark}`, `Pourquoi ${mark}`, `Venez ${mark}`, `Partagé ${mark}`])
        expect(html).toContain(words)
    })

    await test.step('translates two blocks into Dutch', async () => {
      await editor.inLanguage(id, 'nl')
      await editor.type(page.locator('#field-title'), `Wonen aan de Maas ${mark}`)
      for (const [row, name, words] of [
        [0, 'title', `Oever ${mark}`],
        [6, 'heading', `Kom langs ${mark}`],
      ] as const) {
        await editor.open(row, editor.field(row, name))
        await editor.type(editor.field(row, name), words)
      }
      await editor.saved()
    })

    const dutch = `/nl/wonen-aan-de-maas-${mark}/`
    await test.step('publishes Dutch only', async () => {
      const panel = page.getByRole('region', { name: 'Publication et langues' })
      await editor.click(panel.getByRole('button', { name: 'Publier : Nederlands' }))
      const french = panel.getByRole('button', { name: 'Retirer : Français' })
      await expect(panel.getByRole('button', { name: 'Retirer : Nederlands' })).toBeVisible()
      await editor.click(french)
      await expect.poll(() => statusOf(dutch)).toBe(200)
      expect(await htmlOf(dutch)).toContain(`Oever ${mark}`)
      await expect.poll(() => statusOf(path)).toBe(404)
      expect(await htmlOf(dutch)).not.toContain(`hreflang="fr"`)
    })

    await test.step('changes the public address', async () => {
      const changed = `/nl/${mark}-nieuw/`
      await page.goto(`/admin/collections/pages/${id}/?locale=nl`)
      await waitForHydration(page)
      await editor.click(page.getByRole('button', { name: 'Changer l’adresse' }))
      const field = page.getByRole('textbox', { name: 'Adresse publique' })
      await editor.type(field, '/admin/')
      await editor.click(page.getByRole('button', { name: 'Enregistrer l’adresse' }))
      await expect(page.getByText('utilisé par le site')).toBeVisible()
      await editor.type(field, `/${mark}-nieuw/`)
      await editor.click(page.getByRole('button', { name: 'Enregistrer l’adresse' }))
      await expect(page.getByRole('link', { name: changed })).toBeVisible()
      expect(await findViolations(page, { within: '.studio-address__field' })).toEqual([])
      await expect.poll(() => statusOf(changed)).toBe(200)
      await expect.poll(async () => (await open(dutch)).location).toBe(changed)
    })

    await test.step('goes back to what the schedule had published', async () => {
      await page.goto(`/admin/collections/pages/${id}/versions/?locale=fr`)
      await waitForHydration(page)
      const scheduled = page
        .locator('.studio-versions__version')
        .filter({ has: page.locator('.studio-badge', { hasText: 'Publié' }) })
        .last()
      await editor.click(scheduled.getByRole('button', { name: /^Restaurer/ }))
      await editor.click(page.getByRole('dialog').getByRole('button', { name: 'Restaurer' }))
      // The version is restored as a draft; publishing brings it back online.
      await expect(page.locator('#field-title')).toBeVisible()
      await waitForHydration(page)
      expect(await statusOf(`/nl/${mark}-nieuw/`)).toBe(200)
      await editor.click(page.getByRole('button', { name: 'Publier les modifications' }))
      await expect.poll(() => statusOf(path)).toBe(200)
      expect(await htmlOf(path)).toContain(`Venez ${mark}`)
    })
    console.info(`an editor's first hour: ${editor.effort}`)
  } finally {
    if (id) await session.remove(`/pages/${id}/`)
    await session.remove(`/modules/${sharedModule.id}/`)
    await session.remove(`/users/${account.id}/`)
  }
})
