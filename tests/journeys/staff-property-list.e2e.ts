import { expect } from '@playwright/test'

import { savedViewsKey } from '@/features/property/model/saved-views'

import { findViolations } from '../support/axe'
import { siteUrl } from '../rig/site-url'
import { StudioSession, signIn } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

test(
  'properties are filtered by goal and postal code, and the list is kept under a name',
  { tag: '@full' },
  async ({ page }) => {
    const name = `Liste ${newMark()}`
    // Lists that a run before has left.
    await StudioSession.of('agent').create(`/payload-preferences/${savedViewsKey}`, { value: [] })
    await signIn(page, 'agent')
    await page.goto('/admin/collections/properties/')
    await waitForHydration(page)
    const bar = page.getByRole('search', { name: 'Filtrer les biens' })
    await bar.getByLabel('Transaction').selectOption({ label: 'À louer' })
    await bar.getByLabel('Localité').fill('4420')
    await bar.getByRole('button', { name: 'Afficher' }).click()
    await expect(page).toHaveURL(/goal.*rent/)
    await expect(bar.getByLabel('Transaction')).toHaveValue('rent')
    // Payload's own filters, which show the same conditions, stay closed.
    await expect(page.locator('.list-controls__toggle-where')).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.getByLabel('Localité')).toHaveValue(/^4420/)
    await expect(page.locator('tbody tr').first()).toContainText(/Montegnée|Tilleur/)
    await page.getByRole('button', { name: 'Garder cette liste' }).click()
    await page.getByRole('textbox', { name: 'Nom de la liste' }).fill(name)
    await page.keyboard.press('Enter')
    expect(await findViolations(page, { within: '.studio-filters' })).toEqual([])
    await page.goto('/admin/collections/properties/')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/goal.*rent/)
    await page.getByRole('button', { name: `Supprimer la liste «\u00A0${name}\u00A0»` }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  },
)

test(
  'a list opens that is asked about unknown fields; the search closes by Escape and gives the focus back',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'editor')
    // A list that is asked about a field that its form of filters does not know.
    const list = '/admin/collections/pages/'
    const answer = await page.goto(`${list}?where[or][0][and][0][blocks.blockType][exists]=true`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(new RegExp(`${list}(?:\\?(?!.*blockType)|$)`))
    await waitForHydration(page)
    const search = page.getByRole('button', { name: /^Rechercher/ })
    await search.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type('maison')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(search).toBeFocused()
  },
)

test.describe('on a small laptop, in German', () => {
  test.use({ locale: 'de-BE', viewport: { width: 1024, height: 768 } })

  test(
    'all columns show, with German names, and a city is meant by its name',
    { tag: '@full' },
    async ({ page }) => {
      await signIn(page, 'editor')
      await page.context().addCookies([{ name: 'perron-lng', value: 'de', url: siteUrl }])
      await page.goto('/admin/collections/properties/')
      await waitForHydration(page)
      const table = page.locator('.table')
      await expect(table.getByRole('row').nth(1)).toContainText(/ · (?:Haus|Wohnung|Studio|Grundstück)/)
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      const bar = page.getByRole('search', { name: 'Objekte filtern' })
      await bar.getByLabel('Ort').fill('Liège')
      await bar.getByRole('button', { name: 'Anzeigen' }).click()
      await expect(bar.getByLabel('Ort')).toHaveValue('4000 Lüttich')
      await expect(table.getByRole('row').nth(1)).toContainText(' · Lüttich · ')
    },
  )
})

test('several properties change: fields are found by name, sold ones after a question, a refused one is named', async ({
  page,
}) => {
  const session = StudioSession.of('administrator')
  const mark = newMark()
  const make = (status: string) =>
    session.create('/properties/?draft=true&locale=fr&depth=0', {
      headline: `${mark} ${status}`,
      goal: 'sale',
      status,
      price: 198_000,
      _status: 'draft',
    })
  const [active, sold] = [await make('active'), await make('sold')]
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/properties/?search=${mark}&locale=fr`)
    await waitForHydration(page)
    await page.locator('thead input[type="checkbox"]').check()
    await page.getByRole('button', { name: 'Modifier la sélection (2)' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Modifier 2 documents' })).toBeVisible()
    const choice = dialog.locator('.studio-bulk-edit__choice')
    await choice.locator('input').first().fill('Publié en')
    await expect(choice.locator('.rs__option')).toHaveCount(0)
    await choice.locator('input').first().fill('statut')
    await choice.locator('.rs__option', { hasText: 'Statut du bien' }).click()
    await dialog.locator('#field-status .rs__control').click()
    await dialog.locator('#field-status .rs__option', { hasText: 'Sous option' }).click()
    await dialog.getByRole('button', { name: 'Publier les modifications' }).click()
    const question = dialog.getByRole('alertdialog')
    await expect(question).toContainText('1 bien sur 2 est vendu ou loué.')
    await question.getByRole('button', { name: 'Modifier quand même' }).click()
    // Both lack what the law wants an advert to state.
    const refused = dialog.getByRole('alert')
    await expect(refused).toContainText('2 documents n’ont pas été modifiés')
    await expect(refused.getByRole('link')).toHaveCount(2)
    await expect(dialog.getByRole('heading', { name: 'Modifier 2 documents' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await question.getByRole('button', { name: 'Modifier quand même' }).click()
    await expect(dialog).toHaveCount(0)
    for (const { id } of [active, sold])
      expect(await session.read(`/properties/${id}/?draft=true&depth=0`)).toMatchObject({
        status: 'underOption',
      })
    await expect(page.locator('tbody tr')).toHaveCount(2)
    const confirm = dialog.getByRole('button', { name: 'Confirmer', exact: true })
    // The list is read again after the change, which empties a selection made meanwhile: a person chooses once more.
    await expect(async () => {
      if (await confirm.isVisible()) return
      await page.locator('thead input[type="checkbox"]').check({ timeout: 3000 })
      await page.getByRole('button', { name: 'Publier', exact: true }).click({ timeout: 3000 })
      await expect(confirm).toBeVisible({ timeout: 3000 })
    }).toPass()
    await confirm.click()
    await expect(refused).toContainText('2 documents n’ont pas été publiés')
    await expect(refused.getByRole('link')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  } finally {
    for (const { id } of [active, sold]) await session.remove(`/properties/${id}/`)
  }
})
