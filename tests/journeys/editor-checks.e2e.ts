import { expect } from '@playwright/test'

import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { signIn, StudioSession } from '../rig/studio-session'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

test.use({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

test(
  'the checks beside a page lead to the field, by keyboard, and follow what is corrected',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('editor')
    const title = (heading: string) => ({ blockType: 'callToAction', heading, titleSize: 'h1' })
    const created = await session.create('/pages/?draft=true&locale=fr', {
      title: newMark(),
      _status: 'draft',
      blocks: [title('Un'), { ...title('Deux'), links: [{ label: 'Ici', url: '/nulle-part/' }] }],
    })
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/pages/${created.id}/?locale=fr`)
    const panel = page.getByRole('region', { name: 'Vérifications pendant la rédaction' })
    const ofLink = panel.getByRole('button', { name: '/nulle-part/' })
    const ofHeading = panel.getByRole('button', {
      name: /second titre principal.*Deux/,
    })
    await expect(ofLink).toBeVisible()
    await expect(ofHeading).toBeVisible()
    expect(await findViolations(page, { within: '.studio-checks' })).toEqual([])
    await ofLink.focus()
    await page.keyboard.press('Enter')
    const url = page.locator('#field-blocks__1__links__0__url')
    await expect(url).toBeFocused()
    await url.fill('/')
    await expect(ofLink).toHaveCount(0)
    await expect(ofHeading).toBeVisible()
    await session.remove(`/pages/${created.id}/`)
  },
)

test('a refused publication names each field and leads there; no mark stays once all is corrected', async ({
  page,
}) => {
  const session = StudioSession.of('editor')
  const call = (links: object[]) => ({ blockType: 'callToAction', links })
  const created = await session.create('/pages/?draft=true&locale=fr', {
    title: newMark(),
    _status: 'draft',
    blocks: [call([{ label: 'Ici', url: '/' }]), call([{ url: '/' }, { label: 'Là' }])],
  })
  try {
    await signIn(page, 'editor')
    await page.goto(`/admin/collections/pages/${created.id}/?locale=fr`)
    await waitForHydration(page)
    const publish = page.getByRole('button', { name: /^Publier les modifications/ })
    await publish.click()
    const list = page.getByRole('region', { name: 'Champs à corriger' })
    const ofLabel = list.getByRole('button', { name: /^Appel à l’action 2 › Bouton 1 › Texte \(Français\)/ })
    const ofUrl = list.getByRole('button', { name: /^Appel à l’action 2 › Bouton 2 › Adresse/ })
    await expect(ofLabel).toBeVisible()
    await expect(ofUrl).toBeVisible()
    expect(await findViolations(page, { within: '.studio-form-errors' })).toEqual([])
    const label = page.locator('#field-blocks__1__links__0__label')
    await expect(label).toBeFocused()
    await label.fill('Estimer')
    await expect(ofLabel).toHaveCount(0)
    // The form has saved itself by then; what is left stays on the screen.
    await expect(ofUrl).toBeVisible()
    await page.getByRole('button', { name: 'Options', exact: true }).click()
    await ofUrl.click()
    const url = page.locator('#field-blocks__1__links__1__url')
    await expect(url).toBeFocused()
    await url.fill('/contact/')
    await expect(list).toBeHidden()
    await publish.click()
    const status = async () => (await session.read(`/pages/${created.id}/?depth=0`))._status
    await expect.poll(status).toBe('published')
    await expect(page.locator('.tabs-field__tab-button--has-error')).toHaveCount(0)
  } finally {
    await session.remove(`/pages/${created.id}/`)
  }
})
