import { expect, type Browser, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { signInNewEditor } from '../support/new-editor'
import { withPage, type TestPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

const set = (review: object) => StudioSession.of('administrator').create('/globals/security/', { review })

test.beforeAll(() => set({ editor: ['administrator'], withReason: [], outsidersCount: true }))
test.afterAll(() => set({ editor: [], withReason: [], outsidersCount: false }))

const pathOf = ({ id }: TestPage) => `/admin/collections/pages/${id}/?locale=fr`

async function openAs(browser: Browser, role: 'administrator' | 'editor', path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, role)
  await page.goto(path)
  await waitForHydration(page)
  return page
}

/** Opens the dialog of the review by its button, whose text is the state. */
async function openReview(page: Page, state: string) {
  await page.getByRole('button', { name: state, exact: true }).click()
  return page.getByRole('dialog', { name: 'Relecture' })
}

const publish = (page: Page) => page.locator('#action-save').click()

/** A second editor publishes. @returns the id of the account */
async function publishAsOther(browser: Browser, made: TestPage): Promise<string> {
  const page = await (await browser.newContext({ locale: 'fr-BE' })).newPage()
  const account = await signInNewEditor(page, 'fr', made.mark)
  await page.goto(pathOf(made))
  await waitForHydration(page)
  await publish(page)
  await expect.poll(() => isOnline(made)).toBe(true)
  await page.context().close()
  return account
}

const isOnline = async ({ id }: TestPage) =>
  (await StudioSession.of('administrator').read(`/pages/${id}/?depth=0`))._status === 'published'

async function ask(page: Page, state: string, note: string): Promise<void> {
  const dialog = await openReview(page, state)
  await dialog.getByLabel('Remarque').fill(note)
  expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('À relire')
  await dialog.getByRole('button', { name: 'Fermer' }).click()
}

test('an editor asks, an administrator wants changes and then approves, and the editor publishes', async ({
  browser,
}) => {
  await withPage(async (made) => {
    const editor = await openAs(browser, 'editor', pathOf(made))
    await publish(editor)
    await expect(editor.getByText('Cette version n’est pas approuvée.')).toBeVisible()
    await ask(editor, 'Relecture', 'Le titre est-il bon ?')

    const administrator = await openAs(browser, 'administrator', '/admin/')
    const waiting = administrator.getByRole('region', { name: 'À relire par vous' })
    await waiting.getByRole('link', { name: made.mark }).click()
    await waitForHydration(administrator)
    const dialog = await openReview(administrator, 'À relire')
    await expect(dialog).toContainText('Le titre est-il bon ?')
    await dialog.getByText('Modifié depuis la dernière publication').click()
    await expect(dialog.getByRole('row').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Demander des modifications' }).click()
    await expect(dialog.getByRole('region', { name: 'Votre réponse' }).getByRole('alert')).toHaveText(
      'Écrivez ce qui doit changer.',
    )
    await dialog.getByLabel('Remarque').fill('Plus court, svp')
    await dialog.getByRole('button', { name: 'Demander des modifications' }).click()
    await expect(dialog.getByRole('status')).toHaveText('Modifications demandées')
    expect(await findViolations(administrator, { within: 'dialog[open]' })).toEqual([])

    await editor.reload()
    await waitForHydration(editor)
    await editor.locator('#field-title').fill(`Court ${made.mark}`)
    await ask(editor, 'Modifications demandées', 'Voilà')
    await administrator.reload()
    await waitForHydration(administrator)
    const again = await openReview(administrator, 'À relire')
    await again.getByRole('button', { name: 'Approuver', exact: true }).click()
    await expect(again.getByRole('status')).toHaveText('Approuvé')

    await editor.reload()
    await waitForHydration(editor)
    await expect(editor.getByRole('button', { name: 'Approuvé', exact: true })).toBeVisible()
    await publish(editor)
    // The other languages have the title of before.
    await editor.getByRole('dialog').getByRole('button', { name: 'Publier' }).click()
    await expect.poll(() => isOnline(made)).toBe(true)
    await editor.context().close()
    await administrator.context().close()
  })
})

test('a person without an account approves by a link, on a phone and without scripts', async ({
  browser,
}) => {
  await withPage(async (made) => {
    const editor = await openAs(browser, 'editor', pathOf(made))
    await editor.getByRole('button', { name: 'Partager l’aperçu' }).click()
    const sharing = editor.getByRole('dialog')
    await sharing.getByRole('checkbox', { name: 'Peut approuver' }).check()
    expect(await findViolations(editor, { within: 'dialog[open]' })).toEqual([])
    await sharing.getByRole('button', { name: 'Créer le lien' }).click()
    const url = await sharing.getByRole('textbox', { name: 'Lien de l’aperçu' }).inputValue()
    await sharing.getByRole('button', { name: 'Fermer' }).click()

    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const visitor = await phone.newPage()
    await visitor.goto(url)
    await visitor.getByText('Approuver ou demander des modifications').click()
    await visitor.getByLabel('Votre nom').fill('Ann Cliente')
    await visitor.getByRole('button', { name: 'Approuver', exact: true }).press('Enter')
    await expect(visitor.getByRole('status')).toHaveText('Merci, votre approbation est enregistrée.')

    await editor.reload()
    await waitForHydration(editor)
    const dialog = await openReview(editor, 'Approuvé par un lien')
    await expect(dialog).toContainText('Ann Cliente')
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    // Without a code by e-mail it may be the editor who answered.
    await publish(editor)
    await expect(editor.getByText('L’approbation vient d’un lien sans code')).toBeVisible()
    const account = await publishAsOther(browser, made)
    await StudioSession.of('administrator').remove(`/users/${account}/`)

    await editor.reload()
    await waitForHydration(editor)
    await editor.locator('#field-title').fill(`Autre ${made.mark}`)
    await expect(editor.getByRole('button', { name: 'Relecture', exact: true })).toBeVisible()
    await visitor.goto(url)
    expect(await visitor.getByRole('status').count()).toBe(0)
    await editor.context().close()
    await phone.close()
  })
})
