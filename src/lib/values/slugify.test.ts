import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '@/features/routing/model/any-text.fixture'
import { articlePath, slugify } from './slugify'

test.each([
  ['Flémalle', 'flemalle'],
  ['Villa 4 façades à Liège', 'villa-4-facades-a-liege'],
  ['À vendre: maison d’exception!', 'a-vendre-maison-dexception'],
  ['Œuvre, cœur & sœur', 'oeuvre-coeur-soeur'],
  ['Straße Größe', 'strasse-grosse'],
  ['Ærø Łódź', 'aero-lodz'],
  ['house, villa, farmhouse', 'house-villa-farmhouse'],
  ['garage/parking_box', 'garage-parking-box'],
  ['  Saint-Nicolas  –  centre  ', 'saint-nicolas-centre'],
  ['---', ''],
  ['120 m²', '120-m2'],
  ['e\u0301te\u0301', 'ete'],
  ['🏠 Дом', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugify(text)).toBe(slug)
})

test('a long title is cut at a word', () => {
  const slug = slugify('prachtige woning '.repeat(40))
  expect(slug.length).toBeLessThanOrEqual(120)
  expect(slug).toMatch(/(woning|prachtige)$/)
  expect(slugify('x'.repeat(500))).toHaveLength(120)
})

test('a slug has only letters, digits and single hyphens, and slugifying it again changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.string({ maxLength: 400 })), (text) => {
      const slug = slugify(text)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

test.each([
  [['Services', 'Visuel', 'Photos HDR'], '/services/visuel/photos-hdr/'],
  [[undefined, null, 'Plan 2D'], '/plan-2d/'],
  [['Diensten', '', '2D-plan'], '/diensten/2d-plan/'],
  [[], '/'],
])('the names %j make the article path %j', (parts, path) => {
  expect(articlePath(...parts)).toBe(path)
})
