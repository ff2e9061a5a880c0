import { expect, type Browser, type Page } from '@playwright/test'

import { findViolations } from '../support/axe'
import { studioText } from '../support/interface-texts'
import { signIn, StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { TestPage, withPage } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** Two browsers in one document, in French. */
test.use({ locale: 'fr-BE' })

const session = StudioSession.of('administrator')

/** Each editor has a browser of their own. */
async function openAs(browser: Browser, role: 'administrator' | 'editor', path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, role)
  await page.goto(path)
  await waitForHydration(page)
  return page
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 200)

test('two editors see each other, and the one who saves last chooses', async ({ browser }) => {
  const made = await TestPage.create(session)
  const path = `/admin/collections/pages/${made.id}/?locale=fr`
  const pages: Page[] = []
  try {
    const anna = await openAs(browser, 'administrator', path)
    const bert = await openAs(browser, 'editor', path)
    pages.push(anna, bert)
    await expect(bert.locator('.studio-presence')).toContainText('a aussi ce document ouvert, depuis')
    expect(await findViolations(bert, { within: '.studio-presence' })).toEqual([])

    const first = saved(anna)
    await anna.locator('#field-title').fill('Titre d’Anna')
    await first
    await bert.locator('#field-title').fill('Titre de Bert')
    const dialog = bert.getByRole('dialog', { name: 'Ce document a été enregistré entre-temps' })
    await expect(dialog).toContainText('Votre texte ne l’écrase pas. Il est encore dans ce formulaire.')
    await dialog.getByText('Comparer champ par champ').click()
    await expect(dialog.getByRole('row', { name: /Titre/ })).toContainText('Titre d’Anna')
    await expect(dialog.getByRole('row', { name: /Titre/ })).toContainText('Titre de Bert')
    expect(await findViolations(bert, { within: '.studio-conflict' })).toEqual([])
    await bert.setViewportSize({ width: 390, height: 844 })
    await expect(dialog.getByRole('button', { name: 'Prendre mon texte comme brouillon' })).toBeInViewport()
    await bert.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('button', { name: 'Prendre mon texte comme brouillon' }).click()
    await expect(dialog).toBeHidden()
    await expect(bert.locator('#field-title')).toHaveValue('Titre de Bert')

    // The other one is refused now, and loads what is stored.
    await anna.locator('#field-title').fill('Encore Anna')
    await anna.getByRole('dialog').getByRole('button', { name: 'Charger le texte enregistré' }).click()
    await expect(anna.locator('#field-title')).toHaveValue('Titre de Bert')

    await anna.goto('/admin/collections/pages/?locale=fr')
    await expect(anna.getByText('Ouverts en ce moment par des collègues')).toBeVisible()
  } finally {
    await Promise.all(pages.map((page) => page.context().close()))
    await made.remove()
  }
})

test('the buttons of a document stay in view on a phone', { tag: '@full' }, async ({ page }) => {
  await withPage(async (made) => {
    await made.publish()
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
    await waitForHydration(page)
    const publish = page.getByRole('button', { name: /^Publier les modifications/ })
    await expect(publish).toHaveAccessibleName(/\(NL, FR, EN, DE\)/)
    const box = await publish.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    const label = publish.locator('.btn__label').first()
    expect(
      await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0)
  })
})

test('a page that is loaded again is no other tab; a second tab is', { tag: '@full' }, async ({ page }) => {
  await withPage(async (made) => {
    const form = `/admin/collections/pages/${made.id}/?locale=fr`
    const openForm = async (tab: typeof page) => {
      const answered = tab.waitForResponse(
        (answer) => answer.url().includes('/api/presence') && answer.request().method() === 'POST',
      )
      await tab.goto(form)
      const others: unknown = await (await answered).json()
      await waitForHydration(tab)
      return others
    }
    const notice = studioText('fr', 'versions.presentSelf', { time: '' }).slice(0, 40)
    await signIn(page, 'editor')
    await openForm(page)
    expect(await openForm(page)).toEqual({ present: [] })
    const other = await page.context().newPage()
    expect(await openForm(other)).toEqual({ present: [expect.objectContaining({ isSelf: true })] })
    await expect(other.getByText(notice)).toBeVisible()
  })
})
