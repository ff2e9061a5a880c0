import { expect, type Locator, type Page } from '@playwright/test'

import type { Locale } from '@/lib/i18n/locales'

import { test } from '../support/browser-test'
import { waitForHydration } from '../support/wait-for-hydration'
import { findViolations } from '../support/axe'
import { demoRefs } from '../rig/demo-site'
import { alternatesOf } from '../support/html'
import { open } from '../rig/demo-pages'
import { readSitemap } from '../support/sitemap'
import { signIn, StudioSession } from '../rig/studio-session'
import { newMark, withPage, type TestPage } from '../support/test-page'

test.use({ locale: 'fr-BE' })

const withPublishedPage = (task: (made: TestPage) => Promise<void>): Promise<void> =>
  withPage(async (made) => {
    await made.publish()
    await task(made)
  })

/** A language among those of a document: in the panel beside the form, or below a row of the cockpit. */
const languageIn = (place: Locator, name: string) =>
  place.getByRole('listitem').filter({ has: place.page().locator('summary', { hasText: name }) })

const rowOf = (page: Page, { mark }: TestPage) => page.getByRole('row').filter({ hasText: mark })

async function openCockpit(page: Page, { mark }: TestPage): Promise<void> {
  await page.goto(`/admin/languages/?search=${mark}`)
  await expect(page.getByRole('heading', { name: 'Langues', level: 1 })).toBeVisible()
  await waitForHydration(page)
}

/** The languages a page names in its head, without the default one of search engines. */
const languagesOf = async (path: string) =>
  Object.keys(alternatesOf((await open(path)).html)).filter((language) => language !== 'x-default')

test('the cockpit finds what is out of date, leads to the field and takes a review', async ({ page }) => {
  await withPublishedPage(async (made) => {
    await made.save('fr', `${made.mark} changé`, { isDraft: false })
    await signIn(page, 'editor')
    await openCockpit(page, made)
    const dutch = rowOf(page, made).getByRole('link', { name: /Nederlands, À revoir/ })
    await expect(dutch).toBeVisible()
    await expect(rowOf(page, made).getByRole('link', { name: /Français, Publié/ })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await dutch.click()
    await expect(page).toHaveURL(/locale=nl#field-blocks__0__content$/)
    const row = page.locator('#blocks-row-0')
    await expect(row.locator('[contenteditable="true"]').first()).toBeFocused()
    const panel = page.getByRole('region', { name: 'Publication et langues' })
    await languageIn(panel, 'Nederlands')
      .getByRole('link', { name: /Titre$/ })
      .click()
    await expect(page.locator('#field-blocks__0__heading')).toBeFocused()
    await panel.getByRole('button', { name: 'Marquer comme revu' }).click()
    await expect(languageIn(panel, 'Nederlands')).toContainText('Publié')
    await openCockpit(page, made)
    await expect(rowOf(page, made).getByRole('link', { name: /Nederlands, Publié/ })).toBeVisible()
  })
})

test(
  'an empty language is filled from another one and then waits for its translation',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    await withPublishedPage(async (made) => {
      await session.update(`/pages/${made.id}/?locale=de&draft=true&depth=0`, { title: '' })
      await signIn(page, 'editor')
      await openCockpit(page, made)
      await expect(rowOf(page, made).getByRole('link', { name: /Deutsch, Modifié/ })).toBeVisible()
      await rowOf(page, made)
        .getByRole('button', { name: /^Actions pour/ })
        .click()
      const german = languageIn(rowOf(page, made), 'Deutsch')
      await german.locator('summary').click()
      await german.getByRole('button', { name: 'Remplir les champs vides' }).click()
      await expect(page.getByText(/textes? copiés?/i)).toBeVisible()
      await expect(rowOf(page, made).getByRole('link', { name: /Deutsch, À revoir/ })).toBeVisible()
    })
  },
)

test('hiding a language takes it from the switcher, hreflang and the sitemap within seconds', async ({
  page,
}) => {
  await withPublishedPage(async (made) => {
    const paths = await made.paths()
    expect(await languagesOf(paths.fr)).toEqual(expect.arrayContaining(['nl', 'fr', 'en', 'de']))
    await signIn(page, 'editor')
    await openCockpit(page, made)
    await rowOf(page, made)
      .getByRole('button', { name: /^Actions pour/ })
      .click()
    const german = languageIn(rowOf(page, made), 'Deutsch')
    await german.getByRole('button', { name: 'Retirer : Deutsch' }).click()
    await expect(rowOf(page, made).getByRole('link', { name: /Deutsch, Brouillon/ })).toBeVisible()
    await expect.poll(async () => (await open(paths.de)).status).toBe(404)
    expect(await languagesOf(paths.fr)).not.toContain('de')
    expect((await open(paths.fr)).html).not.toContain(`href="${paths.de}"`)
    const sitemap = async () => readSitemap((await open('/sitemaps/pages.xml')).html)
    const entry = (await sitemap()).find(({ path }) => path === paths.fr)
    expect(Object.keys(entry?.alternates ?? {})).not.toContain('de')
    expect((await sitemap()).some(({ path }) => path === paths.de)).toBe(false)
    await german.getByRole('button', { name: 'Publier : Deutsch' }).click()
    await expect.poll(async () => (await open(paths.de)).status).toBe(200)
  })
})

test(
  'a property that is hidden in a language leads to one in which it is shown',
  { tag: '@full' },
  async () => {
    const session = StudioSession.of('administrator')
    const [property] = await session.find(`/properties/?where[ref][equals]=${demoRefs.land}&depth=0`)
    const setLanguages = (publishedIn: Locale[]) =>
      session.update(`/properties/${property?.id}/?locale=fr&depth=0`, { publishedIn })
    const short = (locale: Locale) => `/${locale}/property/${demoRefs.land}/`
    const french = (await open(short('fr'))).location ?? ''
    const dutch = (await open(short('nl'))).location ?? ''
    try {
      await setLanguages(['fr', 'en', 'de'])
      await expect.poll(async () => (await open(dutch)).location).toBe(french)
      const { html } = await open(french)
      expect(Object.keys(alternatesOf(html))).not.toContain('nl')
      expect(html).not.toContain(`href="${dutch}"`)
    } finally {
      await setLanguages(['nl', 'fr', 'en', 'de'])
    }
    await expect.poll(async () => (await open(dutch)).status).toBe(200)
  },
)

test('a translator sees the cockpit and publishes nothing', { tag: '@full' }, async ({ page }) => {
  await withPublishedPage(async (made) => {
    await signIn(page, 'translator')
    await openCockpit(page, made)
    await rowOf(page, made)
      .getByRole('button', { name: /^Actions pour/ })
      .click()
    await expect(languageIn(rowOf(page, made), 'Deutsch')).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Publier|Retirer)/ })).toHaveCount(0)
    await page.goto(`/admin/collections/pages/${made.id}/?locale=nl`)
    await expect(page.locator('#field-title')).toBeEnabled()
    await expect(page.locator('.studio-address__field')).toContainText('/nl/')
    await expect(page.getByRole('button', { name: 'Changer l’adresse' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0)
  })
})

test(
  'the cockpit is usable on a phone and says what to do when nothing is found',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, 'editor')
    await page.goto('/admin/languages/?collection=pages')
    await expect(page.getByRole('heading', { name: 'Langues', level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findViolations(page)).toEqual([])
    await page.goto('/admin/languages/?search=introuvable-partout')
    await expect(page.getByText('Aucun document ne correspond à ces filtres')).toBeVisible()
  },
)

test('without signing in the cockpit leads to the log-in', { tag: '@full' }, async ({ page }) => {
  await page.goto('/admin/languages/')
  await expect(page).toHaveURL(/\/admin\/login\/\?redirect=/)
})

test(
  'a new property opens in the default language of the site, also after a text in another one',
  { tag: '@full' },
  async ({ page }) => {
    const session = StudioSession.of('administrator')
    const words = `Maison ${newMark()}`
    await withPage(async (made) => {
      await signIn(page, 'editor')
      await page.goto(`/admin/collections/pages/${made.id}/?locale=nl`)
      await waitForHydration(page)
      await expect(page.locator('.localizer')).toContainText('Nederlands')
      // Without leaving the page: the studio itself still shows Dutch.
      await page.goto('/admin/collections/properties/')
      await waitForHydration(page)
      await page.locator('.list-header a[href*="/properties/create"]').first().click()
      await expect(page).toHaveURL(/\/admin\/collections\/properties\/(?!create)[^/]+\/\?locale=fr/)
      const id = /properties\/([^/]+)\//.exec(page.url())?.[1] ?? ''
      try {
        await expect(page.locator('.localizer')).toContainText('Français')
        await page.locator('#field-headline').fill(words)
        const stored = async () =>
          (await session.read(`/properties/${id}/?draft=true&depth=0&locale=all`)).headline
        await expect.poll(stored).toEqual({ nl: null, fr: words, en: null, de: null })
      } finally {
        await session.remove(`/properties/${id}/`)
      }
    })
  },
)
