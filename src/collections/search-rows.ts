import type { CheckboxField, Field, NumberField, TextField } from 'payload'

import { closed } from '@/lib/payload/access'
import { locales, localized } from '@/lib/i18n/locales'
import { languageColumn } from '@/features/listings/model/search-row'
import { sortColumn } from '@/features/property/model/search-columns'

import { defineCollection } from './define-collection'

const label = (name: string) => localized(() => name)

const text = (name: string, index = false): TextField => ({ name, type: 'text', index, label: label(name) })

const number = (name: string, index = false): NumberField => ({
  name,
  type: 'number',
  index,
  label: label(name),
})

const flag = (name: string, index = false): CheckboxField => ({
  name,
  type: 'checkbox',
  index,
  label: label(name),
})

const sortColumns = locales.flatMap((locale) => [sortColumn('City', locale), sortColumn('Type', locale)])
const languages = locales.map(languageColumn)

/** All columns that lists filter by, so that the index alone answers a query; SQLite reads the first ones fastest. */
const filtered = [
  ...languages,
  ...['bedrooms', 'surfaceLiving', 'surfaceGround', 'epc', 'availability'],
  ...['hasGarden', 'hasTerrace', 'hasGarage', 'hasParking', 'isFurnished', 'isNewBuild'],
  ...['latitude', 'longitude'],
  ...['bathrooms', 'hasLift', 'hasPool', 'isGroundFloor', 'openHouseUntil', 'hasPriceCut'],
  ...['pricePerSquareMetre', 'rentWithCharges'],
]

/**
 * One index for searches in chosen places, one for further types, one for parts of the map, one for all others, and
 * one per order, which gives a page of a long list without sorting. `npm run bench:catalogue` measures their effect.
 */
const indexes = [
  ['goal', 'locality', 'webId', 'price', ...filtered, 'onlineSince', 'ref'],
  ['goal', 'webId', 'price', ...filtered, 'onlineSince', 'ref', 'locality'],
  ['furtherTypes', 'goal', 'locality', 'webId', 'price', ...filtered, 'onlineSince', 'ref'],
  ['goal', 'mapCell', 'webId', 'price', ...filtered, 'onlineSince', 'ref', 'locality'],
  ...['onlineSince', 'price', ...sortColumns].map((order) => [
    'goal',
    order,
    'ref',
    ...languages,
    'availability',
  ]),
].map((fields) => ({ fields }))

const fields: Field[] = [
  number('ref', true),
  text('goal'),
  text('locality'),
  number('webId'),
  // Public numbers between commas; null for none.
  text('furtherTypes'),
  number('price'),
  // Of a life annuity; `price` is then an amount that only sorts and filters.
  number('bouquet'),
  number('annuity'),
  number('priceUnit'),
  number('bedrooms'),
  number('surfaceLiving'),
  number('surfaceGround'),
  text('epc'),
  text('availability'),
  flag('hasGarden'),
  flag('hasTerrace'),
  flag('hasGarage'),
  flag('hasParking'),
  flag('isFurnished'),
  flag('isNewBuild'),
  number('bathrooms'),
  flag('hasLift'),
  flag('hasPool'),
  flag('isGroundFloor'),
  // A Belgian day.
  text('openHouseUntil'),
  flag('hasPriceCut'),
  number('pricePerSquareMetre'),
  number('rentWithCharges'),
  flag('isSpotlight', true),
  // The id of the new-build project of which it is a unit.
  text('project', true),
  number('latitude'),
  number('longitude'),
  flag('isApproximate'),
  // Consecutive numbers are near each other: `listings/model/map-grid.ts`.
  number('mapCell'),
  number('marquee', true),
  ...languages.map((name) => flag(name)),
  ...sortColumns.map((name) => text(name)),
  // ISO dates and times, like the next two.
  text('onlineSince'),
  text('soldAt'),
  text('documentUpdatedAt'),
  // In milliseconds since 1970: a related document has changed; null when the row is up to date.
  number('staleSince', true),
]

/**
 * What lists filter and sort by, one narrow row per property that visitors can find; its id is that of the property.
 * Derived: `features/listings/server/search-index` writes the rows, and `npm run reindex` makes them anew. Read without
 * access rules, so they contain only public values.
 */
export const searchRows = defineCollection({
  menu: { hidden: 'Derived from the properties; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'searchRows',
    labels: {
      singular: { nl: 'Zoekregel', fr: 'Ligne de recherche', en: 'Search row', de: 'Suchzeile' },
      plural: { nl: 'Zoekregels', fr: 'Lignes de recherche', en: 'Search rows', de: 'Suchzeilen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    indexes,
    fields,
  },
})
