import { expect, type Page } from '@playwright/test'

import { siteUrl } from '../rig/site-url'
import { signIn, StudioSession } from '../rig/studio-session'
import { findViolations } from '../support/axe'
import { test } from '../support/browser-test'
import { coveredControls } from '../support/covered-controls'
import { studioText } from '../support/interface-texts'
import { tooWide } from '../support/layout'
import { closeBeside, openBeside } from '../support/live-preview'
import { waitForQuiet } from '../support/studio-editor'
import { waitForHydration } from '../support/wait-for-hydration'

/**
 * The screens of an agency's people, in French on a large window and in German on a small one: axe finds nothing,
 * nothing has to be scrolled sideways, and a click hits each control.
 */

const settings = [
  { language: 'fr', width: 1440 },
  { language: 'de', width: 1024 },
] as const
type Language = (typeof settings)[number]['language']

const lists = [
  'properties',
  'pages',
  'articles',
  'media',
  'leads',
  'appointments',
  'owners',
  'redirects',
  'patterns',
  'modules',
]
const views = [
  '',
  '/calendar',
  '/languages',
  '/imports',
  '/statistics',
  '/links',
  '/replace',
  '/help',
  '/help/pages',
  '/account',
]
const formsOf = ['pages', 'articles', 'media', 'leads', 'owners']
const globals = ['header', 'footer', 'siteConfig']

/** One line for each thing that is wrong; what is open over the page covers it on purpose. */
async function findFaults(page: Page, name: string, within?: string): Promise<string[]> {
  await waitForHydration(page)
  await waitForQuiet(page)
  const violations = await findViolations(page, within ? { within } : {})
  const { covered } = within ? { covered: [] } : await coveredControls(page, [], 'center')
  const hidden = covered.map(({ control, hit }) => `${control} is below ${hit}`)
  const faults = [...violations, ...hidden, ...(await tooWide(page)).map((part) => `too wide: ${part}`)]
  return faults.map((fault) => `${name}: ${fault}`)
}

async function oldest(slug: string): Promise<string> {
  const [first] = await StudioSession.of('administrator').find(`/${slug}/?limit=1&depth=0&sort=createdAt`)
  return first ? `/collections/${slug}/${first.id}` : `/collections/${slug}`
}

async function visit(page: Page, path: string): Promise<string[]> {
  await page.goto(`/admin${path}/`)
  return findFaults(page, path || '/')
}

/** Each tab of a form. */
async function visitTabs(page: Page, path: string): Promise<string[]> {
  await page.goto(`/admin${path}/`)
  await waitForHydration(page)
  const tabs = page.getByRole('tabpanel').locator('xpath=ancestor::*[.//*[@role="tab"]][1]').getByRole('tab')
  const faults: string[] = []
  for (const tab of await tabs.all()) {
    await tab.click()
    faults.push(...(await findFaults(page, `${path} ${await tab.textContent()}`)))
  }
  expect(await tabs.count()).toBeGreaterThan(2)
  return faults
}

async function openReview(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: studioText(language, 'review.heading'), exact: true }).click()
  await page.getByRole('dialog', { name: studioText(language, 'review.heading') }).waitFor()
}

/** What opens over a form. */
async function visitDialogs(page: Page, path: string, language: Language): Promise<string[]> {
  const faults: string[] = []
  await page.goto(`/admin${path}/`)
  await waitForHydration(page)
  await openBeside(page)
  faults.push(...(await findFaults(page, 'preview beside')))
  await closeBeside(page)
  await page
    .getByRole('button', { name: new RegExp(`^${studioText(language, 'comments.button')}`) })
    .first()
    .click()
  await page.getByRole('dialog', { name: studioText(language, 'comments.title') }).waitFor()
  faults.push(...(await findFaults(page, 'comments', '[role="dialog"]')))
  await page.keyboard.press('Escape')
  await openReview(page, language)
  faults.push(...(await findFaults(page, 'review', 'dialog[open]')))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('maison')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  faults.push(...(await findFaults(page, 'search', 'dialog[open]')))
  return faults
}

async function visitChooser(page: Page, path: string): Promise<string[]> {
  await page.goto(`/admin${path}/`)
  await waitForHydration(page)
  await page.getByRole('tab').nth(1).click()
  await page.locator('#field-pictures .studio-media-drop').getByRole('button').nth(1).click()
  await page.locator('.drawer .collection-list--media tbody tr').nth(3).waitFor()
  return findFaults(page, 'pictures to choose from', '.drawer')
}

const setReview = (editor: string[]) =>
  StudioSession.of('administrator').create('/globals/security/', { review: { editor } })

test.beforeAll(() => setReview(['administrator']))
test.afterAll(() => setReview([]))

for (const { language, width } of settings)
  test.describe(`${language} at ${width} px`, { tag: '@full' }, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(async ({ page }) => {
      test.setTimeout(900_000)
      await signIn(page, 'editor')
      await page.context().addCookies([{ name: 'perron-lng', value: language, url: siteUrl }])
    })

    test('lists and views', async ({ page }) => {
      const faults: string[] = []
      for (const path of [...views, ...lists.map((slug) => `/collections/${slug}`)])
        faults.push(...(await visit(page, path)))
      expect(faults).toEqual([])
    })

    test('forms, their tabs, and what opens over them', async ({ page }) => {
      const faults: string[] = []
      for (const slug of formsOf) faults.push(...(await visit(page, await oldest(slug))))
      for (const slug of globals) faults.push(...(await visit(page, `/globals/${slug}`)))
      const [property, homePage] = [await oldest('properties'), await oldest('pages')]
      faults.push(...(await visitTabs(page, property)))
      faults.push(...(await visitDialogs(page, homePage, language)))
      faults.push(...(await visitChooser(page, property)))
      const id = homePage.split('/').at(-1)
      await page.goto(`/admin/translate/?collection=pages&id=${id}&language=nl`)
      faults.push(...(await findFaults(page, 'translation of a text')))
      expect(faults).toEqual([])
    })

    test('the log-in', async ({ page }) => {
      await page.context().clearCookies({ name: /token/ })
      expect(await visit(page, '/login')).toEqual([])
    })
  })
