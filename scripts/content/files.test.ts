import { existsSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import {
  foldersOf,
  inEveryLanguage,
  inOneLanguage,
  linesIn,
  readRows,
  textsOf,
  wordsOf,
} from '../../tests/support/content-files'

import { languagesOf, readFolder } from './data-files'
import { isFields } from './reader'

/** What all files of content have in common, and how many there are at least: a test of nothing would pass. */
const contents = [
  { root: 'demo', folderCount: 160, textCount: 1000, brand: 'Immo Perron' },
  { root: 'starter', folderCount: 40, textCount: 250, brand: 'Immo Exemple' },
]

describe.each(contents)('$root', ({ root, folderCount, textCount, brand }) => {
  const folders = foldersOf(root)
  const texts = folders.flatMap(textsOf)
  const textsIn = (language: string) => texts.flatMap(({ lines }) => lines[language] ?? [])
  const pages = readRows(`${root}/pages`)
  const articles = existsSync(`${root}/articles`) ? readRows(`${root}/articles`) : []
  const routed = [...pages, ...articles].filter(({ original }) => original !== undefined)

  test('every folder can be read, and has no text or all four languages', () => {
    expect(folders.length).toBeGreaterThan(folderCount)
    const incomplete = folders.filter((folder) => {
      readFolder(folder)
      return !['', 'de,en,fr,nl'].includes(languagesOf(folder).sort().join())
    })
    expect(incomplete).toEqual([])
  })

  test('no text is empty', () => {
    expect(texts.length).toBeGreaterThan(textCount)
    const empty = texts.filter(({ lines }) =>
      locales.some((locale) => (lines[locale] ?? ['']).join('').trim() === ''),
    )
    expect(empty.map(({ where }) => where)).toEqual([])
  })

  test('no sentence is the same in two languages', () => {
    const copied = texts.flatMap(({ where, lines }) => {
      const seen = Object.values(lines).map((each) => each.join(' '))
      return seen.some((text) => wordsOf(text) > 6) && new Set(seen).size < locales.length ? [where] : []
    })
    expect(copied).toEqual([])
  })

  test('running text has the same headings, lists and number of lines in every language', () => {
    const markOf = (line: string) => /^(##|###|-) /.exec(line)?.[1] ?? ''
    const uneven = texts.filter(
      ({ lines }) => new Set(Object.values(lines).map((each) => each.map(markOf).join())).size > 1,
    )
    expect(uneven.map(({ where }) => where)).toEqual([])
  })

  test('French sets a fixed space before high punctuation, the others none', () => {
    expect(
      textsIn('fr').filter((text) => / [:;?!»]|« /.test(text) || /[^\s/\d][?!](\s|$)/u.test(text)),
    ).toEqual([])
    const others = ['nl', 'en', 'de'].flatMap(textsIn)
    expect(others.filter((text) => /\s[:;?!]/.test(text))).toEqual([])
  })

  test('quotes and apostrophes are typographic, and German and Dutch use their own', () => {
    expect(texts.flatMap(({ lines }) => linesIn(lines)).filter((text) => /["']/.test(text))).toEqual([])
    expect(textsIn('de').filter((text) => /[‘’«»]/.test(text))).toEqual([])
    expect(textsIn('fr').filter((text) => /[“”„]/.test(text))).toEqual([])
  })

  test('nothing is left blank, doubled or badly spaced', () => {
    const all = texts.flatMap(({ lines }) => linesIn(lines))
    expect(all.filter((text) => /undefined|null|NaN| {2}| [,.]|\.\.|,,|^\s|\s$/.test(text))).toEqual([])
  })

  test('search engine texts keep within their lengths', () => {
    const suffix = ` | ${brand}`.length
    const tooLong = pages.flatMap(({ key, seo }) => {
      const { title = '', description = '' } = isFields(seo) ? seo : {}
      return [
        ...inEveryLanguage(title).filter((text) => text.length + suffix > 60),
        ...inEveryLanguage(description).filter((text) => text.length > 155),
      ].map((text) => `${key}: ${text}`)
    })
    expect(tooLong).toEqual([])
  })

  test('original paths and paths are unique, well formed and without language', () => {
    expect(new Set(routed.map(({ original }) => original)).size).toBe(routed.length)
    for (const locale of locales) {
      const paths = routed.map(({ path }) => inOneLanguage(path, locale))
      expect(new Set(paths).size).toBe(routed.length)
      for (const path of paths) expect(path).toMatch(/^\/(?!(?:nl|fr|en|de)\/)(?:[a-z0-9-]+\/)*$/)
    }
    const places = pages.map(({ parent, slug }) => `${String(parent)} ${String(slug)}`)
    expect(new Set(places).size).toBe(pages.length)
  })

  test('every page of thanks sits under the word of its language', () => {
    const thanks = pages.filter(({ key }) => key.startsWith('thank-you-'))
    expect(thanks.length).toBeGreaterThanOrEqual(14)
    const words = { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' }
    for (const { key, original, path } of thanks) {
      expect(original).toBe(`/thank-you/${key.replace('thank-you-', '')}/`)
      for (const locale of locales)
        expect(path, key).toHaveProperty(
          locale,
          expect.stringMatching(new RegExp(`^/${words[locale]}/[a-z-]+/$`)),
        )
    }
  })
})
