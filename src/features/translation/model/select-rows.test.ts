import { expect, test } from 'vitest'

import { locales, localized } from '@/lib/i18n/locales'
import type { DocumentLanguages } from './describe-languages'
import type { PublicationState } from './publication-state'
import { readTranslationFilters, rowsPerPage, selectRows } from './select-rows'

const row = (
  title: string,
  change: Partial<DocumentLanguages> = {},
  nl: PublicationState = 'published',
): DocumentLanguages => ({
  collection: 'pages',
  id: title,
  title,
  source: 'fr',
  enabled: locales,
  onlineWhenOn: [],
  publishedIn: ['fr'],
  state: 'published',
  status: 'published',
  languages: localized((locale) => ({
    state: locale === 'nl' ? nl : 'published',
    isOnline: true,
    isChanged: false,
    missing: [],
    stale: [],
    isNamed: true,
  })),
  ...change,
})

const all = { collection: null, language: null, state: null, search: '', page: 1 }
const titles = (rows: DocumentLanguages[]) => rows.map(({ title }) => title)

test('documents are ordered by collection and title', () => {
  const rows = [
    row('Été'),
    row('Maison', { collection: 'properties' }),
    row('Bien'),
    row('Zoo', { collection: 'articles' }),
  ]
  expect(titles(selectRows(rows, all).rows)).toEqual(['Bien', 'Été', 'Zoo', 'Maison'])
})

test('a state is filtered in one language, or in any', () => {
  const rows = [row('Un'), row('Deux', {}, 'review')]
  expect(titles(selectRows(rows, { ...all, state: 'review' }).rows)).toEqual(['Deux'])
  expect(titles(selectRows(rows, { ...all, state: 'review', language: 'nl' }).rows)).toEqual(['Deux'])
  expect(selectRows(rows, { ...all, state: 'review', language: 'de' }).total).toBe(0)
})

test('a title is found without its accents', () => {
  expect(titles(selectRows([row('À l’été'), row('Hiver')], { ...all, search: 'ETE' }).rows)).toEqual([
    'À l’été',
  ])
})

test('a page beyond the last is the last', () => {
  const rows = Array.from({ length: rowsPerPage + 1 }, (_, index) => row(`Page ${index}`))
  expect(selectRows(rows, { ...all, page: 9 })).toMatchObject({ page: 2, pages: 2, total: rowsPerPage + 1 })
  expect(selectRows(rows, { ...all, page: 9 }).rows).toHaveLength(1)
})

test.each([
  [{}, all],
  [
    { collection: 'pages', language: 'nl', state: 'review', search: ' a ', page: '2' },
    { collection: 'pages', language: 'nl', state: 'review', search: 'a', page: 2 },
  ],
  [{ collection: 'users', language: 'xx', state: '1', page: '-1' }, all],
  [
    { page: ['3', '4'], search: ['x', 'y'] },
    { ...all, page: 3, search: 'x' },
  ],
  [{ page: '1e99' }, all],
])('reads %j as filters', (params, expected) => {
  expect(readTranslationFilters(params)).toEqual(expected)
})
