import { expect, test } from 'vitest'

import { propertyTitle } from './property-title'

const house = { fr: 'Maison, villa, ferme', nl: 'Huis, villa', en: 'House', de: 'Haus, Villa' }
const town = { fr: 'Waremme', nl: 'Borgworm', en: 'Waremme', de: 'Waremme' }

test.each([
  ['fr', 'Maison à Waremme'],
  ['nl', 'Huis in Borgworm'],
  ['en', 'House in Waremme'],
  ['de', 'Haus in Waremme'],
] as const)('in %s a property without a title is called by one kind and its place', (locale, title) => {
  expect(propertyTitle({ ref: 7, headline: null, type: house[locale], city: town[locale] }, locale)).toBe(
    title,
  )
})

test.each([
  [{ headline: 'Villa au calme' }, 'Villa au calme'],
  [{ headline: '', city: 'Le Roeulx' }, 'Maison au Roeulx'],
  [{ city: 'Les Awirs' }, 'Maison aux Awirs'],
  [{ city: '' }, 'Maison'],
  [{ type: '' }, '7'],
  [{ type: null, city: null }, '7'],
])('with %o its title is %s', (changes, title) => {
  expect(propertyTitle({ ref: 7, type: house.fr, city: town.fr, ...changes }, 'fr')).toBe(title)
})
