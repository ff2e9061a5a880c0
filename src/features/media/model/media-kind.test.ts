import { expect, test } from 'vitest'

import { kindOfList, withKind } from './media-kind'

const byCredit = { credit: { equals: 'Léa' } }

test('a list is narrowed to a kind and widened again; its other conditions stay', () => {
  const pictures = withKind({ or: [{ and: [byCredit] }] }, 'image')
  expect(pictures).toEqual({ or: [{ and: [byCredit, { mimeType: { contains: 'image/' } }] }] })
  expect(kindOfList(pictures)).toBe('image')
  const films = withKind(pictures, 'video')
  expect(kindOfList(films)).toBe('video')
  expect(withKind(films, null)).toEqual({ or: [{ and: [byCredit] }] })
  expect(withKind(withKind(undefined, 'image'), null)).toEqual({})
})

test('each alternative of a list is narrowed', () => {
  const either = { or: [{ and: [byCredit] }, { and: [{ alt: { exists: false } }] }] }
  expect(kindOfList(either)).toBeNull()
  expect(kindOfList(withKind(either, 'video'))).toBe('video')
})

test.each([undefined, null, {}, { or: [] }, 'x', { mimeType: { equals: 'image/png' } }])(
  'the list of %j shows all kinds',
  (where) => {
    expect(kindOfList(where)).toBeNull()
  },
)
