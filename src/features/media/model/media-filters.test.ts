import { expect, test } from 'vitest'

import { filterOfList, withFilter } from './media-filters'

const ofEveryFile = { filename: { exists: true } }
const byCredit = { credit: { equals: 'Léa' } }

test('a list is narrowed to a kind and widened again; its other conditions stay', () => {
  const pictures = withFilter({ or: [{ and: [byCredit] }] }, 'kind', 'image')
  expect(pictures).toEqual({ or: [{ and: [byCredit, { mimeType: { contains: 'image/' } }] }] })
  expect(filterOfList(pictures, 'kind')).toBe('image')
  const films = withFilter(pictures, 'kind', 'video')
  expect(filterOfList(films, 'kind')).toBe('video')
  expect(withFilter(films, 'kind', null)).toEqual({ or: [{ and: [byCredit] }] })
  expect(withFilter(withFilter(undefined, 'kind', 'image'), 'kind', null)).toEqual({})
})

test('kind, use and missing texts are chosen beside each other', () => {
  const films = withFilter(undefined, 'kind', 'image')
  const unused = withFilter(withFilter(films, 'use', 'unused'), 'texts', 'missing')
  expect(unused).toEqual({
    or: [
      {
        and: [
          { mimeType: { contains: 'image/' } },
          { ...ofEveryFile, use: { equals: 'unused' } },
          { ...ofEveryFile, texts: { equals: 'missing' } },
        ],
      },
    ],
  })
  expect(filterOfList(unused, 'kind')).toBe('image')
  expect(filterOfList(unused, 'use')).toBe('unused')
  expect(filterOfList(unused, 'texts')).toBe('missing')
  const used = withFilter(withFilter(unused, 'kind', null), 'use', 'used')
  expect(filterOfList(used, 'kind')).toBeNull()
  expect(filterOfList(used, 'use')).toBe('used')
})

test('each alternative of a list is narrowed', () => {
  const either = { or: [{ and: [byCredit] }, { and: [{ alt: { exists: false } }] }] }
  expect(filterOfList(either, 'kind')).toBeNull()
  expect(filterOfList(withFilter(either, 'kind', 'video'), 'kind')).toBe('video')
})

test.each([undefined, null, {}, { or: [] }, 'x', { mimeType: { equals: 'image/png' } }, { use: 'used' }])(
  'the list of %j shows all files',
  (where) => {
    expect(filterOfList(where, 'kind')).toBeNull()
    expect(filterOfList(where, 'use')).toBeNull()
  },
)

test('each condition begins with a field of the media, which the filters of Payload read', () => {
  const chosen = withFilter(
    withFilter(withFilter(undefined, 'kind', 'image'), 'use', 'used'),
    'texts',
    'missing',
  )
  const conditions = chosen.or?.flatMap(({ and }) => and ?? []) ?? []
  expect(conditions.map((condition) => Object.keys(condition)[0])).toEqual([
    'mimeType',
    'filename',
    'filename',
  ])
})
