import { existsSync, readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { anyText } from './any-text.fixture'
import { normaliseRoutePath, reservedSegments } from './normalise-route-path'
import { seededRoutes } from './route-table.fixture'

test.each([
  ['/te-koop/', '/te-koop/'],
  ['te-koop', '/te-koop/'],
  ['/nl/te-koop', '/te-koop/'],
  ['/NL/Te Koop/', '/te-koop/'],
  ['//te-koop//', '/te-koop/'],
  ['  /onze-diensten/2D-plan ', '/onze-diensten/2d-plan/'],
  ['/%C3%A0-vendre/', '/a-vendre/'],
  ['/à vendre/', '/a-vendre/'],
  ['/', '/'],
  ['/nl/', '/'],
])('%j is stored as %j', (input, path) => {
  expect(normaliseRoutePath(input, 'nl')).toEqual({ ok: true, path })
})

test.each([
  ['', 'empty'],
  [null, 'empty'],
  [{ $ne: '' }, 'empty'],
  ['/a//b/', 'emptySegment'],
  ['/a/!!!/', 'emptySegment'],
  ['/fr/te-koop/', 'otherLanguage'],
  ['/nl/nl/', 'otherLanguage'],
  ['/admin/', 'reserved'],
  ['/nl/API/x/', 'reserved'],
  ['/_next/', 'reserved'],
  ['/media/', 'reserved'],
  ['/q/', 'reserved'],
  ['/property/12/', 'reserved'],
  ['/brochure.pdf', 'file'],
  ['/../admin/', 'file'],
  ['/te-koop/?city=x', 'notAPath'],
  ['/te-koop/#x', 'notAPath'],
  ['https://example.com/', 'notAPath'],
  ['/a\\b/', 'notAPath'],
  ['/%zz/', 'notAPath'],
  ['/a%00/', 'notAPath'],
  [`/${'a'.repeat(400)}/`, 'tooLong'],
])('%j is refused: %s', (input, error) => {
  expect(normaliseRoutePath(input, 'nl')).toEqual({ ok: false, error })
})

test('every seeded path is stored unchanged', () => {
  for (const entry of seededRoutes)
    for (const locale of locales)
      expect(normaliseRoutePath(entry.paths[locale], locale)).toEqual({ ok: true, path: entry.paths[locale] })
})

test('an accepted path is normalised, and stays the same when normalised again', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom(...locales), (input, locale) => {
      const result = normaliseRoutePath(`/x/${input}`, locale)
      if (!result.ok) return
      expect(result.path).toMatch(/^\/([a-z0-9]+(-[a-z0-9]+)*\/)*$/)
      expect(normaliseRoutePath(result.path, locale)).toEqual(result)
    }),
  )
})

const groups = readdirSync('src/app').filter((name) => name.startsWith('('))

/** Folders inside some folders that are a first segment; names with a dot are refused anyway. */
const segmentsIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((each) => each.isDirectory() && /^[a-z]/.test(each.name) && !each.name.includes('.'))
    .map(({ name }) => name)

test('every folder with its own routes is reserved', () => {
  const inside = groups.flatMap((name) => [`src/app/${name}`, `src/app/${name}/[locale]`])
  const names = segmentsIn([...inside.filter((folder) => existsSync(folder)), 'public'])
    // The log-in of owners has an entry in the route table, so that menus lead to it in every language.
    .filter((name) => name !== 'login')
  expect(reservedSegments).toEqual(expect.arrayContaining(names))
})

test('no folder with its own routes is taken for a path without a language', () => {
  const [, excluded] = /\$\{languages\}\|([a-z_|-]+)\)/.exec(readFileSync('next.config.ts', 'utf8')) ?? []
  // The gallery of blocks exists in development only.
  const names = segmentsIn(groups.map((name) => `src/app/${name}`)).filter((name) => name !== 'gallery')
  expect(excluded?.split('|')).toEqual(expect.arrayContaining(names))
})
