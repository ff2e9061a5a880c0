import { expect, test } from 'vitest'

import { placesMeant, sortPlaces } from './find-place'

const place = (zip: string, name: string, ...others: string[]) => ({
  id: name,
  zip,
  name,
  studioTitle: `${zip} ${[...others, name].join(' · ')}`,
})

/** As the search finds them for a municipality: by postal code. */
const places = [
  place('4000', 'Rocourt'),
  place('4000', 'Liège', 'Luik', 'Lüttich'),
  place('4030', 'Grivegnée'),
  place('4400', 'Ivoz-Ramet'),
  place('4400', 'Flémalle'),
]

test.each([
  ['Liège', ['Liège']],
  ['liege', ['Liège']],
  ['Luik', ['Liège']],
  ['lütt', ['Liège']],
  ['4000 Liège', ['Liège']],
  ['4000 liege', ['Liège']],
  ['flemal', ['Flémalle']],
  ['Ivoz', ['Ivoz-Ramet']],
  ['4400', ['Ivoz-Ramet', 'Flémalle']],
  [' 4400 ', ['Ivoz-Ramet', 'Flémalle']],
  ['province', ['Rocourt']],
])('“%s” means %j', (text, names) => {
  expect(placesMeant(text, places).map(({ name }) => name)).toEqual(names)
})

test('a text means nothing when nothing is found', () => {
  expect(placesMeant('Atlantis', [])).toEqual([])
})

test('the place of a name is offered before those of its municipality', () => {
  expect(sortPlaces('liège', places)[0]?.name).toBe('Liège')
})
