import { expect, type Page } from '@playwright/test'

import { formKinds } from '@/features/submissions/model/form-kinds'
import type { Locale } from '@/lib/i18n/locales'

import { findViolations } from '../support/axe'
import { englishOnly, findForeignTexts, readShownTexts } from '../support/foreign-texts'
import { signIn, StudioSession } from '../rig/studio-session'
import { siteUrl } from '../rig/site-url'
import { studioScreens } from '../support/studio-screens'
import { test } from '../support/browser-test'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

const languages = ['fr', 'nl', 'de'] as const

async function useLanguage(page: Page, locale: Locale): Promise<void> {
  await signIn(page, 'administrator')
  await page.context().addCookies([{ name: 'perron-lng', value: locale, url: siteUrl }])
}

async function findOn(page: Page, screen: string, foreign: Set<string>): Promise<string[]> {
  await page.goto(`/admin${screen}/`)
  await waitForHydration(page)
  const texts = findForeignTexts(await readShownTexts(page), foreign)
  return [...texts, ...(await findViolations(page))].map((text) => `${screen || '/'}: ${text}`)
}

async function expectOwnLanguage(page: Page, locale: Exclude<Locale, 'en'>, shown: string[]): Promise<void> {
  await useLanguage(page, locale)
  const foreign = englishOnly(locale)
  const texts: string[] = []
  for (const screen of shown) texts.push(...(await findOn(page, screen, foreign)))
  expect(texts).toEqual([])
}

test('English texts, names of fields, ids and missing values are found, own words are not', () => {
  const id = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'
  const shown = {
    texts: ['Enregistrer', 'Save Draft', 'Langue du texte: undefined', '{}', 'Maison à vendre', `Page ${id}`],
    names: ['publishAddress', 'select-all', 'Drag to move', 'Fermer', 'jan@example.org', 'À-côté'],
  }
  const wrong = [...shown.texts.slice(1, 4), `Page ${id}`, ...shown.names.slice(0, 3)]
  expect(findForeignTexts(shown, englishOnly('fr'))).toEqual(wrong)
})

test(
  'the most used screens of the studio speak German to a German administrator, and axe finds nothing',
  { tag: '@full' },
  async ({ page }) => {
    const used = (await studioScreens()).filter((screen) => /pages|properties\/|header|^$/.test(screen))
    await expectOwnLanguage(page, 'de', used)
  },
)

for (const locale of languages)
  test(`@full 25 screens of the studio are in the language ${locale}, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const all = await studioScreens()
    expect(all).toHaveLength(25)
    await expectOwnLanguage(page, locale, all)
  })

test('@full axe finds nothing on a lead of each form', async ({ page }) => {
  test.setTimeout(600_000)
  const session = StudioSession.of('administrator')
  const person = { firstName: 'Ève', lastName: newMark(), email: 'eve@example.org' }
  // Those that visitors sent have answers.
  const sent = await session.find('/leads/?limit=200&depth=0')
  await useLanguage(page, 'fr')
  const texts: string[] = []
  for (const form of formKinds) {
    const lead = { subject: `Question (${form})`, form, language: 'fr', person }
    const knownDocument = sent.find((each) => each.form === form)
    const { id } = knownDocument ?? (await session.create('/leads/', lead))
    await page.goto(`/admin/collections/leads/${id}/`)
    await waitForHydration(page)
    texts.push(...(await findViolations(page)).map((text) => `${form}: ${text}`))
    if (!knownDocument) await session.remove(`/leads/${id}/`)
  }
  expect(texts).toEqual([])
})
