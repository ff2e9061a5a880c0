import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { anyText } from './any-text.fixture'
import { normaliseRoutePath } from './normalise-route-path'
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
