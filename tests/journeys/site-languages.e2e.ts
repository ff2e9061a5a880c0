import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, type Locator, type Page } from '@playwright/test'

import { languageFacts } from '@/lib/i18n/languages/facts'
import { mailMessages } from '@/lib/i18n/languages/mail'
import { isLocale, localeNames, locales, type Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { ask } from '../rig/http'
import { makeVisitor } from '../rig/visitor'
import { test } from '../support/browser-test'
import { houseRecord } from '../support/feed-records'
import { alternatesOf, elementsOf, languageOf, visibleText } from '../support/html'
import { studioText } from '../support/interface-texts'
import { removeImportSource } from '../support/remove-import-source'
import { open, propertyPath } from '../rig/demo-pages'
import { siteUrl } from '../rig/site-url'
import { solvedCaptcha } from '../rig/solved-captcha'
import { signIn, StudioSession, type StudioDocument } from '../rig/studio-session'
import { newMark } from '../support/test-page'
import { waitForHydration } from '../support/wait-for-hydration'

/** A site in any list of languages: see `npm run test:languages`. */

const dataDir = process.env.PERRON_DATA_DIR ?? 'data'
const patience = { timeout: 60_000 }

/** Languages that the program has texts in and the site does not. */
const foreign = Object.keys(languageFacts).filter((code) => !isLocale(code))

/** The languages in which a page says that it exists. */
const languagesOf = async (page: string): Promise<string[]> =>
  Object.keys(alternatesOf((await open(page)).html)).filter((code) => code !== 'x-default')

/** The languages that the menu of a page leads to. */
const menuOf = async (page: string): Promise<string[]> => [
  ...new Set(elementsOf((await open(page)).html, 'a').flatMap(({ hreflang }) => hreflang ?? [])),
]

const session = () => StudioSession.of('administrator')

interface Languages {
  enabled: Locale[]
  publishedIn: Locale[]
}

/** What the studio knows of a document's languages. */
const translationOf = async (id: string): Promise<Languages> =>
  (await session().read(`/properties/${id}/translation/`)).document as unknown as Languages

/** A house with a title in each language, online in all of them, for one test. */
async function withHouse(run: (house: StudioDocument & { ref: number }, mark: string) => Promise<void>) {
  const mark = newMark()
  const [model] = await session().find(
    '/properties/?where[localityKey][equals]=flemalle|4400&limit=1&depth=0',
  )
  const [type] = await session().find('/propertyTypes/?where[webId][equals]=1&limit=1&depth=0')
  const [first, ...others] = locales
  const house = await session().create(`/properties/?locale=${first}&draft=true&depth=0`, {
    goal: 'sale',
    status: 'active',
    price: 198_000,
    publishPrice: true,
    headline: `${mark} ${first}`,
    locality: model?.locality,
    type: type?.id,
    publishedIn: [...locales],
    epcState: 'known',
    epcLabelText: 'D',
    energyPerformance: 300,
    epcTotal: 30_000,
    epcUniqueCode: '20250101-0000012345-01-2',
    _status: 'draft',
  })
  try {
    for (const locale of others)
      await session().update(`/properties/${house.id}/?locale=${locale}&draft=true&depth=0`, {
        headline: `${mark} ${locale}`,
      })
    await session().create(`/properties/${house.id}/translation/publish/`, {
      language: null,
      isPublished: true,
    })
    await run(house as StudioDocument & { ref: number }, mark)
  } finally {
    await session().remove(`/properties/${house.id}/`)
  }
}

async function openProperty(page: Page, id: string): Promise<void> {
  await signIn(page, 'administrator')
  await page.goto(`/admin/collections/properties/${id}/`)
  await waitForHydration(page)
}

/** The last language of the site, switched off for one test. */
async function withoutLast(
  run: (off: { last: Locale; rest: Locale[]; isDefault: Locale }) => Promise<void>,
): Promise<void> {
  const [last] = locales.slice(-1)
  const rest = locales.filter((locale) => locale !== last)
  const [isDefault] = rest
  if (!last || !isDefault) throw new Error('The site has one language.')
  const set = (off: Locale | null) =>
    session().create('/globals/siteConfig/', {
      languageUse: locales.map((code) => ({ code, use: code !== off })),
      languageDefault: isDefault,
    })
  const before = await session().read('/globals/siteConfig/?depth=0')
  try {
    await set(last)
    await run({ last, rest, isDefault })
  } finally {
    await set(null)
    await session().create('/globals/siteConfig/', { languageDefault: before.languageDefault })
  }
}

test('each home page is in its language and names the languages of the site alone', async () => {
  for (const locale of locales) {
    const { status, html } = await open(`/${locale}/`)
    expect([status, languageOf(html)]).toEqual([200, locale])
    expect((await languagesOf(`/${locale}/`)).toSorted()).toEqual(locales.toSorted())
    expect((await menuOf(`/${locale}/`)).toSorted()).toEqual(locales.toSorted())
  }
  for (const code of foreign) {
    const { status, location } = await open(`/${code}/`)
    expect(status === 404 || /^\/(\w\w)\//.test(location ?? ''), `${code}: ${status} ${location}`).toBe(true)
    expect((await open(location ?? `/${code}/`)).html).not.toContain(`hreflang="${code}"`)
  }
})

test('the sitemaps have the languages of the site alone', async () => {
  const index = (await open('/sitemap.xml')).html
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(maps.length).toBeGreaterThan(0)
  const texts = await Promise.all(maps.map(async (map) => (await open(map)).html))
  const codes = texts.flatMap((xml) => [...xml.matchAll(/hreflang="(\w\w)"/g)].map(([, code]) => code))
  expect([...new Set(codes)].toSorted()).toEqual(locales.toSorted())
})

test('the studio is in the language of each editor', async () => {
  for (const locale of locales) {
    const headers = { cookie: `perron-lng=${locale}` }
    expect(languageOf((await open('/admin/login/', { headers })).html)).toBe(locale)
  }
  const { status } = await open('/admin/', { redirect: 'manual' })
  expect(status).toBeLessThan(500)
})

test('a property is published in each language, from its title to lists, searches and sitemaps', async ({
  page,
}) => {
  await withHouse(async ({ id, ref }, mark) => {
    expect((await translationOf(id)).enabled.toSorted()).toEqual(locales.toSorted())
    for (const locale of locales) {
      const url = await propertyPath(ref, locale)
      const { status, html } = await open(url)
      expect([status, languageOf(html)]).toEqual([200, locale])
      expect(visibleText(html)).toContain(`${mark} ${locale}`)
      expect((await languagesOf(url)).toSorted()).toEqual(locales.toSorted())
      const answer = await ask(`${siteUrl}/quick-search/${locale}/?q=${mark}`, { from: '10.9.8.7' })
      expect(answer.status).toBe(200)
    }
    await openProperty(page, id)
    const names = page.locator('.studio-rows > li > details > summary')
    await expect(names).toHaveCount(locales.length)
    for (const locale of locales) await expect(names.filter({ hasText: localeNames[locale] })).toHaveCount(1)
  })
})

test('a language that is switched off is off at once, in pages, sitemaps, studio and store', async ({
  page,
}) => {
  const [off = ''] = locales.slice(-1)
  await withHouse(async ({ id, ref }) => {
    const url = await propertyPath(ref, off)
    // Both are in the store of pages.
    for (const each of [url, `/${off}/`]) expect((await open(each)).status).toBe(200)
    await withoutLast(async ({ last, rest, isDefault }) => {
      for (const each of [url, `/${last}/`]) {
        const { status, location } = await open(each)
        expect([status, location?.slice(0, 4)]).toEqual([307, `/${isDefault}/`])
      }
      expect((await languagesOf(`/${rest[0]}/`)).toSorted()).toEqual(rest.toSorted())
      // A site in one language has no menu of languages.
      expect((await menuOf(`/${rest[0]}/`)).toSorted()).toEqual(rest.length > 1 ? rest.toSorted() : [])
      const maps = [...(await open('/sitemap.xml')).html.matchAll(/<loc>([^<]+)<\/loc>/g)]
      for (const [, map = ''] of maps)
        expect((await open(new URL(map).pathname)).html).not.toContain(`${siteUrl}/${last}/`)
      expect((await translationOf(id)).enabled.toSorted()).toEqual(rest.toSorted())
      await openProperty(page, id)
      const names = page.locator('.studio-rows > li > details > summary')
      await expect(names).toHaveCount(rest.length)
      await expect(names.filter({ hasText: localeNames[last] })).toHaveCount(0)
    })
    expect((await open(url)).status).toBe(200)
    expect((await translationOf(id)).publishedIn).toContain(off)
  })
})

/** The names of languages among the choices that are open or shown. */
const namesAmong = async (choices: Locator): Promise<string[]> => {
  await expect(choices.first()).toBeVisible()
  return (await choices.allTextContents()).map((text) => text.trim())
}

test('the studio offers the languages that are on, and what a document says', async ({ page }) => {
  const [last] = locales.slice(-1)
  const agent = await session().create('/agents/', { name: newMark(), languages: [last] })
  const select = page.locator('#field-languages')
  const openChoices = async (url: string) => {
    await page.goto(url)
    await waitForHydration(page)
    await select.locator('.rs__control').click()
    return namesAmong(select.locator('.rs__option'))
  }
  try {
    await withoutLast(async ({ rest }) => {
      const names = rest.map((locale) => localeNames[locale])
      await signIn(page, 'administrator')
      expect(await openChoices('/admin/collections/agents/create/')).toEqual(names)
      expect(await openChoices(`/admin/collections/agents/${agent.id}/`)).toEqual(names)
      await expect(select).toContainText(last ? localeNames[last] : '')
      const [home] = await session().find('/pages/?limit=1&depth=0')
      await page.goto(`/${rest[0]}/preview/pages/${home?.id}/`)
      const links = page.locator('.preview-languages a')
      expect(await namesAmong(links)).toEqual(rest.map((locale) => locale.toUpperCase()))
    })
  } finally {
    await session().remove(`/agents/${agent.id}/`)
  }
})

test('a feed is imported in the languages of the site', async () => {
  const key = `languages-${Date.now()}`
  const folder = path.join(dataDir, 'imports')
  const file = path.join(folder, `${key}.json`)
  const number = Date.now() % 900_000_000
  await mkdir(folder, { recursive: true })
  const codes = [...locales, ...foreign]
  const properties = codes.map((language) =>
    houseRecord(number, { language, TypeDescription: `${key} ${language}` }),
  )
  await writeFile(file, JSON.stringify({ types: [], properties }))
  try {
    const { id } = await session().create('/importSources/', {
      name: key,
      key,
      format: 'specification3',
      location: 'file',
      file: `${key}.json`,
      languages: [...locales],
      active: true,
    })
    await session().create(`/importSources/${id}/run/`, { dryRun: false })
    const imported = () => session().find(`/properties/?where[source][equals]=${key}&locale=all&depth=0`)
    await expect.poll(async () => (await imported()).length, patience).toBe(1)
    const [house] = await imported()
    expect(Object.keys(house?.headline ?? {}).toSorted()).toEqual(locales.toSorted())
    expect([...(house?.publishedIn as string[])].toSorted()).toEqual(locales.toSorted())
  } finally {
    await removeImportSource(session(), key)
    await rm(file, { force: true })
  }
})

test('the e-mail about a form is in the language of the visitor', async () => {
  const secret = (await readFile(path.join(dataDir, 'secret'), 'utf8')).trim()
  const kind: FormKind = 'siteContact'
  for (const locale of locales) {
    const visitor = await makeVisitor(kind, { property: '', project: '', slots: [] })
    const email = `${newMark()}@example.org`
    const body = { ...visitor.values, email, page: `/${locale}/`, captcha: await solvedCaptcha(kind, secret) }
    const { status, text } = await ask(`${siteUrl}/${locale}/forms/${kind}/`, {
      body,
      from: visitor.clientIp,
      headers: { accept: 'application/json' },
    })
    expect([status, text]).toEqual([201, expect.any(String)])
    const sent = () => session().find(`/outbox/?where[recipient][equals]=${email}&depth=0`)
    await expect.poll(async () => (await sent()).length, patience).toBe(1)
    const [mail] = await sent()
    expect(mail).toMatchObject({ language: locale })
    expect(mail?.subject).toBe(mailMessages[locale].forms.siteContact.subject)
  }
})

test('texts of the studio are those of each language', () => {
  // The made language differs from the one that it was made of.
  const titles = locales.map((locale) => studioText(locale, 'translation.panel.heading'))
  expect(new Set(titles).size).toBe(locales.length)
})
