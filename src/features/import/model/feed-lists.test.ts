import { expect, test } from 'vitest'

import { feedFormats } from './feed-formats'
import { joinPlaces, joinProjects, readPlaceEntry, readProjectEntry, type PlaceEntry } from './feed-lists'

const format = feedFormats.specification3

const city = (more: Record<string, unknown>) => ({
  Name: 'Huy',
  Zip: '4500',
  CountryID: 10,
  language: 'fr',
  ...more,
})

test('an entry of the places has a name in one language', () => {
  expect(readPlaceEntry('citys', city({ PropertyCount: 3 }), format)).toEqual({
    zip: '4500',
    countryId: 10,
    locale: 'fr',
    name: 'Huy',
  })
  expect(readPlaceEntry('citys', city({ Zip: 4500, CountryID: '' }), format)).toMatchObject({ countryId: 10 })
})

test.each([
  ['another list', 'types', {}],
  ['no postal code', 'citys', { Zip: ' ' }],
  ['no name', 'citys', { Name: null }],
  ['another language', 'citys', { language: 'es' }],
  ['no country', 'citys', { CountryID: 'Belgique' }],
])('an entry is passed over: %s', (_, list, more) => {
  expect(readPlaceEntry(list, city(more), format)).toBeNull()
})

const entry = (zip: string, locale: PlaceEntry['locale'], name: string): PlaceEntry => ({
  zip,
  countryId: 10,
  locale,
  name,
})

test('names of a postal code are one place, unless a language has several there', () => {
  expect(joinPlaces([entry('4000', 'fr', 'Liège'), entry('4000', 'nl', 'Luik')])).toEqual([
    { zip: '4000', countryId: 10, names: { fr: 'Liège', nl: 'Luik' } },
  ])
  const several = [
    entry('4400', 'fr', 'Flémalle'),
    entry('4400', 'fr', 'Chokier'),
    entry('4400', 'nl', 'Flemalle'),
    entry('4400', 'nl', 'Chokier'),
    entry('4500', 'nl', 'Hoei'),
  ]
  expect(joinPlaces(several).map(({ zip, names }) => [zip, names])).toEqual([
    ['4400', { fr: 'Flémalle', nl: 'Flemalle' }],
    ['4400', { fr: 'Chokier', nl: 'Chokier' }],
    ['4500', { nl: 'Hoei' }],
  ])
  expect(joinPlaces([])).toEqual([])
})

test('a project has its records of all languages', () => {
  const record = (more: Record<string, unknown>) => ({
    ID: 12,
    ExternalWeb: 'www.clos.example',
    PublicAddress: '1',
    Street: 'Rue Haute',
    HouseNumber: 7,
    Zip: '4500',
    City: 'Huy',
    CountryID: 10,
    language: 'fr',
    Name: 'Le Clos',
    ...more,
  })
  const french = readProjectEntry('projects', record({}), format)
  const dutch = readProjectEntry('projects', record({ language: 'nl', City: 'Hoei', Name: 'De Hof' }), format)
  expect(french && dutch && joinProjects(french, dutch)).toEqual({
    number: 12,
    names: { fr: 'Le Clos', nl: 'De Hof' },
    place: { zip: '4500', countryId: 10, names: { fr: 'Huy', nl: 'Hoei' } },
    website: 'www.clos.example',
    publishAddress: true,
    address: { street: 'Rue Haute', houseNumber: '7', boxNr: '' },
    pictures: null,
  })
  expect(readProjectEntry('projects', record({ PublicAddress: '0' }), format)?.publishAddress).toBe(false)
  expect(readProjectEntry('projects', record({ ExternalWeb: 'javascript:1' }), format)?.website).toBe('')
  expect(readProjectEntry('projects', record({ ID: 'x' }), format)).toBeNull()
})

test.each<[string, Record<string, unknown>, readonly string[] | null]>([
  [
    'the small picture where there is no other',
    { SmallPictureItem: { Url: 'https://a.example/s.jpg' } },
    ['s'],
  ],
  [
    'the larger one of two sizes',
    {
      SmallPictureItem: { Url: 'https://a.example/s.jpg' },
      XLargePictureItem: { Url: 'https://a.example/x.jpg' },
    },
    ['x'],
  ],
  [
    'a gallery, each address once',
    { LargePictures: 'https://a.example/1.jpg|https://a.example/2.jpg' },
    ['1', '2'],
  ],
  ['none where the list is empty', { XLargePictureItems: [] }, []],
  ['nothing where there is no list', { XLargePictureItem: null }, null],
  ['nothing where no address is one', { XLargePictureItem: { Url: 'ftp://a.example/x.jpg' } }, null],
  ['what came with the feed', { XLargePictureItem: { Url: 'photos/x.jpg' } }, ['x']],
])('the pictures of a project: %s', (_, more, names) => {
  const project = readProjectEntry('projects', { ID: 12, ...more }, format, (path) =>
    path === 'photos/x.jpg' ? 'packed://00/x.jpg' : undefined,
  )
  expect(project?.pictures?.map((url) => url.split('/').at(-1)?.replace('.jpg', '')) ?? null).toEqual(names)
})

test('a language without pictures takes none from another', () => {
  const [french, dutch] = [{}, { XLargePictureItem: { Url: 'https://a.example/x.jpg' }, language: 'nl' }].map(
    (more) => readProjectEntry('projects', { ID: 12, language: 'fr', ...more }, format),
  )
  expect(french && dutch && joinProjects(french, dutch).pictures).toEqual(['https://a.example/x.jpg'])
})
