import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pictureUrl, pictureWidths, readPictureRequest, storedFileNames } from './picture-url'

const file = { filename: 'house-1a2b3c4d.jpg', version: 't0abc', host: '' }

const read = (query: string, name = file.filename) => readPictureRequest(name, new URLSearchParams(query))

test.each(pictureWidths)('a URL of width %d is read as it was written', (width) => {
  const changedAt = Date.parse('2026-11-23T10:00:00.123Z')
  const url = pictureUrl({ ...file, version: changedAt.toString(36) }, width)
  expect(url).toBe(`/images/house-1a2b3c4d.jpg?width=${width}&height=auto&format=webp&v=mwt3h37f`)
  expect(read(url.split('?')[1] ?? '')).toEqual({ file: file.filename, width, changedAt })
  for (const version of ['', '&v=', '&v=-1', '&v=!'])
    expect(read(`width=${width}&height=auto&format=webp${version}`)).toEqual({ file: file.filename, width })
})

test('a configured server is the origin', () => {
  const url = pictureUrl({ ...file, host: 'https://cdn.example.com' }, 400)
  expect(url).toMatch(/^https:\/\/cdn\.example\.com\/images\/house-1a2b3c4d\.jpg\?width=400&/)
})

test.each([
  ['', /width must be one of 400, 600, 1360, 1920/],
  ['width=500&height=auto&format=webp', /width/],
  ['width=0400&height=auto&format=webp', /width/],
  ['width=4e2&height=auto&format=webp', /width/],
  ['width=400&height=300&format=webp', /height must be auto/],
  ['width=400&format=webp', /height/],
  ['width=400&height=auto&format=png', /format must be webp/],
  ['width=400&height=auto', /format/],
  ['width=400&width=600&height=auto&format=webp', /once/],
  ['width=400&height=auto&format=webp&quality=100', /Only/],
])('"%s" is refused with a reason', (query, reason) => {
  expect(read(query)).toEqual({ complaint: expect.stringMatching(reason) })
})

test.each([
  '../../perron.db',
  '..',
  'a/b.jpg',
  'a\\b.jpg',
  '.env',
  'house.svg',
  'film.mp4',
  'house',
  'house.jpg.exe',
  'house.jpg\0',
  'HOUSE.jpg',
  `${'a'.repeat(200)}.jpg`,
])('no upload is called "%s"', (name) => {
  expect(read('width=400&height=auto&format=webp', name)).toEqual({ notFound: true })
})

test('any request only gives names of files in the folder', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9./\\%-]{1,30}\.(jpg|png|webp)$/))
  fc.assert(
    fc.property(text, fc.constantFrom(...pictureWidths), (name, width) => {
      const request = read(`width=${width}&height=auto&format=webp`, name)
      if (!('file' in request)) return true
      return storedFileNames(request).every((each) => /^[a-z0-9-]+\.[a-z]+$/.test(each))
    }),
  )
})

test('a width that was not made is answered by the next smaller one, at last by the original', () => {
  expect(storedFileNames({ file: 'house-1.jpg', width: 1360 })).toEqual([
    'house-1-w1360.webp',
    'house-1-w600.webp',
    'house-1-w400.webp',
    'house-1.jpg',
  ])
})
