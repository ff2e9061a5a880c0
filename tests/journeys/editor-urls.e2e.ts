import { expect } from '@playwright/test'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { elementsOf, textsOf, visibleText } from '../support/html'
import { interfaceText } from '../support/interface-texts'
import { publishChanges } from '../support/publish'
import { open } from '../rig/demo-pages'
import { signIn, StudioSession } from '../rig/studio-session'
import { newMark, withPage } from '../support/test-page'

/** Addresses, redirects and what search engines read, as an editor works with them in French. */
test.use({ locale: 'fr-BE' })

const session = StudioSession.of('administrator')

test('the target of a URL can be looked up, above the routes', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'editor')
  await page.goto('/admin/collections/routes/?locale=fr')
  const form = page.locator('form.studio-url-test')
  const ask = async (url: string) => {
    await form.getByLabel('Où mène cette adresse ?').fill(url)
    await form.getByRole('button', { name: 'Vérifier' }).click()
  }
  await waitForHydration(page)
  await ask('fr/ESTIMATION-gratuite')
  await expect(form.getByRole('status')).toContainText('définitivement vers /fr/estimation-gratuite/')
  await expect(form.getByRole('link')).toHaveAttribute('href', /\/admin\/collections\/pages\//)
  await ask('/nl/a-vendre/')
  await expect(form.getByRole('status')).toContainText('/nl/te-koop/')
  await ask(`/fr/${newMark()}/`)
  await expect(form.getByRole('status')).toContainText('404')
  expect(await findViolations(page, { within: '.studio-url-test' })).toEqual([])
})

test('a missing URL shows in the report, and one click sends its visitors to the right page', async ({
  page,
}) => {
  const wrong = `/fr/estimation-gratuite-${newMark()}/`
  await expect
    .poll(
      async () => {
        expect((await open(`${wrong}?mail=anne@exemple.be`)).status).toBe(404)
        const rows = await session.find(`/missingUrls/?where[path][equals]=${wrong}`)
        return rows.length
      },
      { timeout: 90_000, intervals: [1000] },
    )
    .toBe(1)
  await signIn(page, 'editor')
  await page.goto(`/admin/collections/missingUrls/?search=${wrong}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Rediriger…' }).click()
  const dialog = page.getByRole('dialog', { name: `Rediriger ${wrong}` })
  await expect(dialog.getByLabel('Nouvelle adresse')).toHaveValue('/fr/estimation-gratuite/')
  expect(await findViolations(page, { within: 'dialog' })).toEqual([])
  await dialog.getByRole('button', { name: 'Créer la redirection' }).click()
  await expect(page.getByText(`${wrong} mène maintenant à /fr/estimation-gratuite/.`)).toBeVisible()
  await expect(page.getByRole('link', { name: wrong })).toHaveCount(0)
  await expect.poll(async () => (await open(wrong)).location).toBe('/fr/estimation-gratuite/')
  for (const { id } of await session.find(`/redirects/?where[from][equals]=${wrong}`))
    await session.remove(`/redirects/${id}/`)
})

test(
  'the preview shows what search engines will show, and where it comes from',
  { tag: '@full' },
  async ({ page }) => {
    await withPage(async (made) => {
      await made.publish()
      await signIn(page, 'editor')
      await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
      await waitForHydration(page)
      await page.getByRole('button', { name: 'SEO', exact: true }).click()
      const preview = page.locator('.studio-seo')
      await expect(preview).toContainText(`Titre ${made.mark} fr`)
      await expect(preview).toContainText('Titre : reprise du titre de la page')
      await expect(preview).toContainText(`fr › titre-${made.mark}-fr`)
      const title = `Un titre pour les moteurs ${made.mark}`
      await page.locator('#field-seo__metaTitle').fill(title)
      await expect(preview.locator('.studio-seo__title')).toContainText(title)
      await expect(preview).toContainText('Titre : votre texte')
      await expect(
        page.getByText(`${title.length} caractères : il reste de la place, jusqu’à 60.`),
      ).toBeVisible()
      expect(await findViolations(page, { within: '.studio-seo' })).toEqual([])
      await publishChanges(page)
      const { fr } = await made.paths()
      await expect.poll(async () => textsOf((await open(fr)).html, 'title')[0]).toContain(title)
    })
  },
)

test(
  'a click on publish counts, also when the page saves itself meanwhile',
  { tag: '@full' },
  async ({ page }) => {
    await withPage(async (made) => {
      const delay = (url: string | RegExp, milliseconds: number) =>
        page.route(url, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, milliseconds))
          await route.continue()
        })
      await made.publish()
      await signIn(page, 'editor')
      await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
      await waitForHydration(page)
      // The languages to review are read before publishing; by then the form has begun to save itself.
      await delay(/\/translation\//, 2000)
      await delay(/autosave=true/, 4000)
      const title = `Publié ${made.mark}`
      await page.locator('#field-title').fill(title)
      await publishChanges(page)
      const { fr } = await made.paths()
      await expect.poll(async () => textsOf((await open(fr)).html, 'title')[0]).toContain(title)
    })
  },
)

test(
  'an agency words the question about cookies itself, and goes back to the standard text',
  { tag: '@full' },
  async ({ page }) => {
    const standard = interfaceText('de', 'consent.settingsText')
    const words = `Eigener Text ${newMark()}`
    const shown = async () => (JSON.parse((await open('/de/consent-texts/')).html) as { texts: object }).texts
    try {
      await signIn(page, 'editor')
      await page.goto('/admin/globals/consentTexts/?locale=de')
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Les paramètres' }).click()
      const field = page.locator('#field-settingsText')
      await expect(field).toHaveAttribute('placeholder', standard)
      await field.fill(words)
      await expect(page.locator('.studio-consent')).toContainText(words)
      expect(await findViolations(page, { within: '.studio-consent' })).toEqual([])
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect.poll(shown).toMatchObject({ settingsText: words })
    } finally {
      await session.update('/globals/consentTexts/?locale=de', { settingsText: null }).catch(() => null)
    }
  },
)

test('an administrator sees what of a page’s css is left out', { tag: '@full' }, async ({ page }) => {
  await withPage(async (made) => {
    await signIn(page, 'administrator')
    await page.goto(`/admin/collections/pages/${made.id}/?locale=fr`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Options', exact: true }).click()
    await page.locator('#field-css').fill('h1 { color: red } @import url(https://autre.example/x.css);')
    const notice = page.locator('.studio-page-css')
    await expect(notice).toContainText('Ceci ne figure pas sur la page')
    await expect(notice.locator('code')).toHaveText(['@import url(https://autre.example/x.css)'])
    await page.locator('#field-css').fill('h1 { color: red }')
    await expect(notice).toHaveCount(0)
  })
})

test(
  'breadcrumb, banner, fixed menu and css of a page act as named, on this page alone (A14)',
  { tag: '@full' },
  async () => {
    await withPage(
      async (made) => {
        await made.publish()
        const { fr } = await made.paths()
        const trail = `aria-label="${interfaceText('fr', 'shell.breadcrumb')}"`
        const first = (await open(fr)).html
        expect(first).not.toContain(trail)
        expect(textsOf(first, 'h1')).toEqual(['Bannière de preuve'])
        expect(elementsOf(first, 'header').some((each) => each['data-fixed'] === 'true')).toBe(true)
        const sheet = elementsOf(first, 'link').find(({ href }) => href?.includes('/page-css/'))?.href ?? ''
        const css = (await open(sheet)).html
        expect(css).toContain('rgb(1, 2, 3)')
        expect(css).not.toContain('autre.example')
        expect((await open('/fr/contact/')).html).not.toContain('/page-css/')

        await made.set({
          _status: 'published',
          showBreadCrumb: true,
          showPageBanner: false,
          showFixedMenu: false,
        })
        await expect.poll(async () => (await open(fr)).html.includes(trail)).toBe(true)
        const second = (await open(fr)).html
        expect(visibleText(second)).not.toContain('Bannière de preuve')
        expect(elementsOf(second, 'header').some((each) => 'data-fixed' in each)).toBe(false)
      },
      {
        showBreadCrumb: false,
        showPageBanner: true,
        showFixedMenu: true,
        banner: { type: 'colour', title: 'Bannière de preuve' },
        css: 'h1 { color: rgb(1, 2, 3) } h1 { background: url(https://autre.example/x.png) }',
      },
    )
  },
)
