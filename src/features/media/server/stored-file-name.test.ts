import { expect, test } from 'vitest'

import { readPictureRequest } from '@/lib/http/picture-url'
import { isFileName } from '@/lib/uploads/file-names'

import { numberedName, storedFileName } from './stored-file-name'

const content = Buffer.from('picture')
const file = { content, isFilm: false, extension: 'jpg', ref: null }

test.each([
  ['of a property', { ref: 4012 }, /^4012-[0-9a-f]{12}\.jpg$/],
  ['of no property', {}, /^picture-[0-9a-f]{12}\.jpg$/],
  ['of no property, a film', { isFilm: true, extension: 'mp4' }, /^film-[0-9a-f]{12}\.mp4$/],
  ['of a property, a film', { isFilm: true, extension: 'mp4', ref: 4012 }, /^4012-[0-9a-f]{12}\.mp4$/],
  ['without content', { content: Buffer.alloc(0) }, /^picture-[0-9a-f]{12}\.jpg$/],
])('the name of a file %s', (_what, facts, pattern) => {
  const name = storedFileName({ ...file, ...facts })
  expect(name).toMatch(pattern)
  expect(isFileName(name)).toBe(true)
})

test('the same content keeps its name, other content gets another', () => {
  expect(storedFileName(file)).toBe(storedFileName({ ...file, content: Buffer.from('picture') }))
  expect(storedFileName(file)).not.toBe(storedFileName({ ...file, content: Buffer.from('other') }))
})

test('a second file of the same content has a name that is served too', () => {
  expect(numberedName('4012-0123456789ab.jpg', 0)).toBe('4012-0123456789ab.jpg')
  const second = numberedName('4012-0123456789ab.jpg', 1)
  expect(second).toBe('4012-0123456789ab-1.jpg')
  const query = new URLSearchParams('width=400&height=auto&format=webp&v=t0')
  expect(readPictureRequest(second, query)).toMatchObject({ file: second })
})
