import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect } from '@playwright/test'

import { locales } from '@/lib/i18n/locales'

import { isFullRun } from '../support/full-run'
import { everyForm, expectEverywhere } from '../support/public-page'
import { forEachOf, open } from '../rig/demo-pages'
import { StudioSession } from '../rig/studio-session'
import { test } from '../support/browser-test'
import { newMark, TestPage, withPage } from '../support/test-page'

const session = StudioSession.of('administrator')

test.describe.configure({ mode: 'default' })

test('a draft is on no page', () =>
  withPage(async (page) => {
    const paths = page.expectedPaths()
    await expectEverywhere(paths, 404)
    for (const locale of locales) expect(await everyForm(paths[locale])).not.toContain(`${page.mark} premier`)
  }))

test('a publish shows on the next request, in every language', () =>
  withPage(async (page) => {
    const paths = page.expectedPaths()
    await expectEverywhere(paths, 404)
    await page.publish()
    expect(await page.paths()).toEqual(paths)
    await expectEverywhere(paths, 200, `${page.mark} premier`)
    for (const round of ['deuxième', 'troisième'])
      for (const locale of locales) {
        const words = `${page.mark} ${round} ${locale}`
        await page.save(locale, words, { isDraft: false })
        const { html, status } = await open(paths[locale])
        expect(status).toBe(200)
        expect(html).toContain(words)
      }
  }))

test('a draft save of a published page never shows', () =>
  withPage(async (page) => {
    await page.publish()
    const paths = await page.paths()
    await expectEverywhere(paths, 200, `${page.mark} premier`)
    const secret = `${page.mark} secret`
    for (const locale of locales) await page.save(locale, secret, { isDraft: true })
    for (const locale of locales) {
      const sent = await everyForm(paths[locale])
      expect(sent).not.toContain(secret)
      expect(sent).toContain(`${page.mark} premier`)
    }
    for (const query of [
      '',
      '?draft=true',
      '?draft=true&locale=all',
      `?where[slug][equals]=${page.mark}&draft=true`,
    ])
      expect((await open(`/api/pages/${query}`)).status).toBe(401)
    expect((await open(`/api/pages/${page.id}/?draft=true`)).status).toBe(401)
    expect((await open(`/api/pages/versions/?where[parent][equals]=${page.id}`)).status).toBe(401)
    expect((await open(`${paths.fr}?draft=true&preview=1`)).html).not.toContain(secret)
  }))

test('a changed path works at once, and the old path leads to it for good (A5)', () =>
  withPage(async (page) => {
    await page.publish()
    const before = await page.paths()
    await expectEverywhere(before, 200)
    const route = await page.route()
    for (const locale of locales)
      await session.update(`/routes/${route.id}/?locale=${locale}&depth=0`, {
        path: `/${page.mark}-neuf-${locale}/`,
      })
    const after = await page.paths()
    for (const locale of locales) {
      expect(after[locale]).toBe(`/${locale}/${page.mark}-neuf-${locale}/`)
      expect((await open(after[locale])).status).toBe(200)
      const old = await open(before[locale])
      // Permanent only after a day.
      expect(old.status).toBe(307)
      expect(old.location).toBe(after[locale])
    }
    // A second change leaves no chain: the first path leads straight to the newest.
    await session.update(`/routes/${route.id}/?locale=fr&depth=0`, { path: `/${page.mark}-dernier/` })
    for (const old of [before.fr, after.fr])
      expect((await open(old)).location).toBe(`/fr/${page.mark}-dernier/`)
    expect((await open(`/${page.mark}/`)).location).toMatch(new RegExp(`^/(nl|fr|en|de)/${page.mark}-`))
  }))

test('an unpublished page is gone at once', { tag: '@full' }, () =>
  withPage(async (page) => {
    await page.publish()
    const paths = await page.paths()
    await expectEverywhere(paths, 200)
    await page.unpublish()
    await expectEverywhere(paths, 404)
    for (const locale of locales) expect(await everyForm(paths[locale])).not.toContain(`${page.mark} premier`)
    await page.publish()
    await expectEverywhere(paths, 200)
  }),
)

test('a deleted page is gone at once', async () => {
  const page = await TestPage.create(session)
  await page.publish()
  const paths = await page.paths()
  await expectEverywhere(paths, 200)
  await page.remove()
  await expectEverywhere(paths, 404)
})

const { PERRON_BUILD_DIR, PERRON_DATA_DIR } = process.env

/** Where the server under test keeps the pages it made: the demo serves a copy of the build beside its data. */
const buildFolder =
  PERRON_BUILD_DIR ?? (PERRON_DATA_DIR ? path.join(PERRON_DATA_DIR, 'server/.next') : '.next')

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(entries.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name)))
}

/** Paths of every shape that name nothing. */
const unknownPath = (mark: string, index: number): string => {
  const shapes = [
    `/fr/${mark}-${index}/`,
    `/nl/te-koop/${mark}/huis/${900_000 + index}/`,
    `/de/leistungen/${mark}-${index}/`,
    `/en/${mark}/${index}/below/`,
    `/${mark}-${index}/`,
    `/fr/property/${800_000 + index}/`,
    `/fr/a-vendre/?q=${mark}${index}`,
    `/fr/a-vendre/?city=${mark}%7C${1000 + index}`,
    `/fr/a-vendre/?priceMax=${100_000 + index}&surfaceMin=${index}`,
    `/page-css/${mark}-${index}`,
  ]
  return shapes[index % shapes.length] ?? ''
}

test('a page that exists is kept as files in the folder that is looked at', () =>
  withPage(async (page) => {
    await page.publish()
    await expectEverywhere(await page.paths(), 200)
    const files = [...(await filesIn(buildFolder))].filter((file) => file.includes(page.mark))
    expect(files.length).toBeGreaterThanOrEqual(locales.length)
  }))

const requests = isFullRun ? 500 : 100

test(`${requests} unknown paths leave no file behind`, async () => {
  let added: string[] = []
  let marked: string[] = ['not tried']
  // Other tests make pages at the same moment, so a round may see files that are not its own.
  for (let round = 1; round <= 4 && (marked.length > 0 || added.length >= requests / 5); round += 1) {
    const mark = newMark()
    const before = await filesIn(buildFolder)
    const paths = Array.from({ length: requests }, (_, index) => unknownPath(mark, index))
    const answers = await forEachOf(paths, 4, (path) => open(path))
    for (const { status } of answers) expect([200, 307, 308, 404]).toContain(status)
    added = [...(await filesIn(buildFolder))].filter((file) => !before.has(file))
    const texts = await forEachOf(added, 8, (file) => readFile(file, 'latin1').catch(() => ''))
    marked = added.filter((file, index) => file.includes(mark) || texts[index]?.includes(mark))
  }
  expect(marked).toEqual([])
  expect(added.length).toBeLessThan(requests / 5)
})
