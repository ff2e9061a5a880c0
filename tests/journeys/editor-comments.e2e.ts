import { expect, type Locator, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { closeBeside, openBeside } from '../support/live-preview'
import { openBlock } from '../support/studio-editor'
import { withPage } from '../support/test-page'
import { signIn, StudioSession } from '../rig/studio-session'

/** Two colleagues discuss a page: in its form, beside its preview and on the first page of the studio. */

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

const invitation = (heading: string) => ({
  blockType: 'callToAction',
  heading,
  links: [{ label: 'Nous écrire', url: '/contact/' }],
  status: 'published',
})

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Commentaires' })
const newComment = (page: Page): Locator => panelOf(page).getByLabel('Nouveau commentaire')
const send = (page: Page) => panelOf(page).getByRole('button', { name: 'Commenter', exact: true }).click()

async function openForm(page: Page, role: 'editor' | 'translator', id: string): Promise<void> {
  await signIn(page, role)
  await page.goto(`/admin/collections/pages/${id}/?locale=fr`)
  // It comes after the first fields.
  await page.getByRole('button', { name: /^Commentaires/ }).waitFor()
}

/** The name of an account of the demo. */
async function nameOf(role: 'translator' | 'editor'): Promise<string> {
  const [user] = await StudioSession.of('administrator').find(
    `/users/?where[role][equals]=${role}&sort=createdAt`,
  )
  return String(user?.name)
}

test('a comment on a field is written, answered by who is mentioned, moves with its block and is resolved', async ({
  page,
  browser,
}) => {
  const translator = await nameOf('translator')
  const blocks = ['Un', 'Deux'].map(invitation)
  await withPage(
    async (made) => {
      await openForm(page, 'editor', made.id)
      const heading = page.locator('#field-blocks__1__heading')
      await openBlock(page, 1, heading)
      await heading.click()
      await page.getByRole('button', { name: 'Commenter ce champ' }).click()
      await expect(newComment(page)).toBeFocused()
      await expect(panelOf(page).getByLabel('À propos de').locator('option:checked')).toHaveText(/Titre/)

      await newComment(page).pressSequentially(`Trop long, @${translator.slice(0, 3)}`)
      const list = panelOf(page).getByRole('listbox', { name: 'Collègues' })
      await expect(list.getByRole('option', { name: translator })).toBeVisible()
      await newComment(page).press('Escape')
      await expect(list).toBeHidden()
      await newComment(page).pressSequentially(translator.slice(3, 4))
      await newComment(page).press('Enter')
      await newComment(page).pressSequentially('?')
      await expect(newComment(page)).toHaveValue(`Trop long, @${translator} ?`)
      await send(page)
      await expect(panelOf(page).getByRole('article').getByText(`@${translator}`)).toBeVisible()
      await expect(newComment(page)).toHaveValue('')
      expect(await findViolations(page, { without: '#live-preview-iframe' })).toEqual([])

      const mark = page.getByRole('button', { name: '1 commentaire à traiter' })
      // At the field, and at its block.
      await expect(mark).toHaveCount(2)
      await panelOf(page).press('Escape')
      await expect(panelOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Commentaires : 1 à traiter' })).toBeVisible()

      const colleague = await (await browser.newContext({ locale: 'fr-BE' })).newPage()
      await signIn(colleague, 'translator')
      await colleague.goto('/admin/?locale=fr')
      await colleague
        .getByRole('region', { name: 'Commentaires pour vous' })
        .getByRole('link', { name: `Titre ${made.mark} fr` })
        .first()
        .click()
      const thread = panelOf(colleague).getByRole('region', { name: /Titre$/ })
      await expect(thread).toBeFocused()
      await thread.getByRole('button', { name: 'Répondre' }).click()
      await thread.getByLabel(/^Répondre à/).fill('Oui, je raccourcis.')
      await thread.getByRole('button', { name: 'Répondre' }).click()
      await expect(thread.getByRole('article').getByText('Oui, je raccourcis.')).toBeVisible()
      await colleague.context().close()

      const preview = await openBeside(page)
      await preview.locator('.preview-frame-edited').waitFor({ state: 'attached' })
      const markOnPage = preview.getByRole('button', { name: '1 commentaire à traiter' })
      await expect(markOnPage).toBeVisible()
      await preview.getByRole('heading', { name: 'Deux' }).click()
      await preview.getByRole('button', { name: 'Monter' }).click()
      await expect(preview.locator('main h2').first()).toHaveText('Deux')
      // What a colleague wrote is read when the editor comes back.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await markOnPage.click()
      const moved = panelOf(page).getByRole('region', { name: /1 › Titre$/ })
      await expect(moved.getByText('Oui, je raccourcis.')).toBeVisible()
      await moved.getByRole('button', { name: 'Y aller' }).click()
      await expect(page.locator('#field-blocks__0__heading')).toBeFocused()

      await moved.getByRole('button', { name: 'Marquer comme résolu' }).click()
      await expect(panelOf(page).getByText('Aucun commentaire à traiter.')).toBeVisible()
      await expect(markOnPage).toBeHidden()
      await panelOf(page).getByRole('button', { name: 'Résolus (1)' }).click()
      await expect(panelOf(page).getByText('Résolu par')).toBeVisible()
      await panelOf(page).press('Escape')
      await closeBeside(page)
    },
    { blocks },
  )
})

test('a comment on a block that is removed stays in the list and says so', async ({ page }) => {
  const blocks = ['Un', 'Deux'].map(invitation)
  await withPage(
    async (made) => {
      await openForm(page, 'editor', made.id)
      const row = page.locator('#blocks-row-1')
      await row.getByRole('button', { name: 'Commenter ce bloc…' }).click()
      await newComment(page).fill('Encore utile ?')
      await send(page)
      await expect(row.getByRole('button', { name: '1 commentaire à traiter' })).toBeVisible()
      await panelOf(page).getByRole('button', { name: 'Modifier' }).click()
      await panelOf(page).getByLabel('Modifier').fill('Encore utile, vraiment ?')
      await panelOf(page).getByRole('button', { name: 'Enregistrer' }).click()
      await expect(panelOf(page).getByText('· modifié')).toBeVisible()

      await row.locator('.array-actions__button').first().click()
      await page.getByRole('button', { name: 'Retirer', exact: true }).click()
      await expect(panelOf(page).getByText('n’est plus dans le document')).toBeVisible()
      await page.getByRole('button', { name: 'Annuler', exact: true }).first().click()
      await expect(panelOf(page).getByText('n’est plus dans le document')).toBeHidden()
    },
    { blocks },
  )
})
